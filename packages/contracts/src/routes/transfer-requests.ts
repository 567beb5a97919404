import { type Static, Type } from 'typebox';
import { Enum, Id, IdParams, Line, Nullable, Person, Prose, type RouteContract, Timestamp } from './common';
import { OfferTerms, TransferWire } from './transfer';

/** 'Sent' is all that a requester learns about an item that they may not see, until its holder offers it. */
export const TRANSFER_REQUEST_STATES = ['Sent', 'Offered', 'Declined', 'Withdrawn'] as const;
export type TransferRequestState = (typeof TRANSFER_REQUEST_STATES)[number];

export const TransferRequestWire = Type.Object({
  id: Id,
  /** As it was requested, in capitals. */
  serial_number: Type.String(),
  from_user: Person,
  request_date: Timestamp,
  state: Enum(TRANSFER_REQUEST_STATES),
  notes: Nullable(Type.String()),
  /** Why the holder keeps it, once declined. */
  reason: Nullable(Type.String()),
  /** Null if the reader may not see the item, or if there is none. */
  property: Nullable(Type.Object({ id: Id, name: Type.String(), serial_number: Type.String() })),
  /** The offer that the holder made of it. */
  transfer_id: Nullable(Id),
});
export type TransferRequestDto = Static<typeof TransferRequestWire>;

export const TRANSFER_REQUEST_BOXES = ['incoming', 'outgoing'] as const;

export const CreateTransferRequestBody = Type.Object(
  { serialNumber: Line(64), notes: Type.Optional(Nullable(Prose())) },
  { additionalProperties: false },
);
export type CreateTransferRequestDto = Static<typeof CreateTransferRequestBody>;

/** Transfer requests: a person requests an item from its holder by serial number. */
export const transferRequestRoutes = {
  'GET /api/transfers/asks': {
    summary: 'Open requests for items that I hold, or my own requests',
    query: Type.Object({ box: Enum(TRANSFER_REQUEST_BOXES) }),
    response: Type.Array(TransferRequestWire),
  },
  'POST /api/transfers/asks': {
    summary:
      'Request an item from its holder by serial number. The response is the same if there is no such item',
    body: CreateTransferRequestBody,
    response: TransferRequestWire,
    status: 201,
  },
  'POST /api/transfers/asks/:id/offer': {
    summary: 'The holder offers the item to the requester',
    params: IdParams,
    body: Type.Object(
      { ...OfferTerms, notes: Type.Optional(Nullable(Prose())) },
      { additionalProperties: false },
    ),
    response: TransferWire,
    status: 201,
  },
  'POST /api/transfers/asks/:id/decline': {
    summary: 'The holder keeps the item',
    params: IdParams,
    body: Type.Object({ reason: Type.Optional(Nullable(Prose())) }, { additionalProperties: false }),
    response: TransferRequestWire,
  },
  'POST /api/transfers/asks/:id/withdraw': {
    summary: 'The requester no longer wants the item',
    params: IdParams,
    response: TransferRequestWire,
  },
} as const satisfies Record<string, RouteContract>;
