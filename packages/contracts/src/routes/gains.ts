import { type Static, Type } from 'typebox';
import { GAIN_KINDS } from '../vocabulary';
import { PROOF_SECRETS, SignatureProof } from './amendments';
import {
  Enum,
  Id,
  IdParams,
  Line,
  Message,
  Nullable,
  Person,
  Prose,
  type RouteContract,
  Timestamp,
} from './common';
import { PropertyDetails } from './property';

/** A found item that nobody has signed for. */
export const UnsignedGain = Type.Object({
  item: Type.Object({
    id: Id,
    name: Type.String(),
    serial_number: Type.String(),
    nsn: Nullable(Type.String()),
  }),
  kind: Enum(GAIN_KINDS),
  document_number: Nullable(Type.String()),
  from: Nullable(Type.String()),
  at: Nullable(Timestamp),
  by: Nullable(Person),
  photos: Type.Array(Type.Object({ uploadId: Id, address: Type.String(), mediaType: Type.String() })),
  /** The caller may sign it. */
  may_sign: Type.Boolean(),
});
export type UnsignedGainDto = Static<typeof UnsignedGain>;

export const ReinstateBody = Type.Object(
  { reason: Line(2000), documentNumber: Type.Optional(Nullable(Prose(40))) },
  { additionalProperties: false },
);
export type ReinstateDto = Static<typeof ReinstateBody>;

export const gainRoutes = {
  'GET /api/property/gains': {
    summary: 'Found items of my unit and those below that nobody has signed for, oldest first',
    response: Type.Array(UnsignedGain),
  },
  'POST /api/property/:id/gain/sign': {
    summary: 'Sign for a found item as its approver',
    params: IdParams,
    body: SignatureProof,
    secretFields: PROOF_SECRETS,
    response: PropertyDetails,
  },
  'GET /api/property/:id/gain/pdf': {
    summary: 'The paper of how an item came into the book',
    params: IdParams,
    showsSensitive: true,
    produces: 'application/pdf',
    response: Message,
  },
  'POST /api/property/:id/reinstatement': {
    summary: 'Put an item that left back into my book, with its id and its whole history',
    params: IdParams,
    body: ReinstateBody,
    response: PropertyDetails,
  },
} as const satisfies Record<string, RouteContract>;
