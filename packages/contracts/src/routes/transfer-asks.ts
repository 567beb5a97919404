import { type Static, Type } from 'typebox';
import { Enum, Id, IdParams, Line, Nullable, Person, Prose, type RouteContract, Timestamp } from './common';
import { MountTerms, TransferWire } from './transfer';

/** 'Sent' is all that the asker learns of an item that he may not see, until its holder offers it to him. */
export const ASK_STATES = ['Sent', 'Offered', 'Declined', 'Withdrawn'] as const;
export type AskState = (typeof ASK_STATES)[number];

export const AskWire = Type.Object({
  id: Id,
  /** As it was asked for, in capitals. */
  serial_number: Type.String(),
  from_user: Person,
  request_date: Timestamp,
  state: Enum(ASK_STATES),
  notes: Nullable(Type.String()),
  /** Why the holder keeps it, once declined. */
  reason: Nullable(Type.String()),
  /** Null if the reader may not see the item, or if there is none. */
  property: Nullable(Type.Object({ id: Id, name: Type.String(), serial_number: Type.String() })),
  /** The offer that the holder made of it. */
  transfer_id: Nullable(Id),
});
export type TransferRequestDto = Static<typeof AskWire>;

export const ASK_BOXES = ['incoming', 'outgoing'] as const;

export const CreateAskBody = Type.Object(
  { serialNumber: Line(64), notes: Type.Optional(Nullable(Prose())) },
  { additionalProperties: false },
);
export type CreateAskDto = Static<typeof CreateAskBody>;

/** Transfer requests: a person requests an item from its holder by serial number. */
export const askRoutes = {
  'GET /api/transfers/asks': {
    summary: 'What others ask me for and waits for my answer, or what I have asked for',
    query: Type.Object({ box: Enum(ASK_BOXES) }),
    response: Type.Array(AskWire),
  },
  'POST /api/transfers/asks': {
    summary:
      'Request an item from its holder by serial number. The response is the same if there is no such item',
    body: CreateAskBody,
    response: AskWire,
    status: 201,
  },
  'POST /api/transfers/asks/:id/offer': {
    summary: 'The holder offers the item to the person who asked for it',
    params: IdParams,
    body: Type.Object(
      { ...MountTerms, notes: Type.Optional(Nullable(Prose())) },
      { additionalProperties: false },
    ),
    response: TransferWire,
    status: 201,
  },
  'POST /api/transfers/asks/:id/decline': {
    summary: 'The holder keeps the item',
    params: IdParams,
    body: Type.Object({ reason: Type.Optional(Nullable(Prose())) }, { additionalProperties: false }),
    response: AskWire,
  },
  'POST /api/transfers/asks/:id/withdraw': {
    summary: 'The asker does not want the item any more',
    params: IdParams,
    response: AskWire,
  },
} as const satisfies Record<string, RouteContract>;
