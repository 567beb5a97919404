import { type Static, Type } from 'typebox';
import { Id, IdParams, Nullable, Paging, Person, Prose, Enum, type RouteContract, Timestamp } from './common';

export const TransferWire = Type.Object({
  id: Id,
  property: Type.Object({ id: Id, name: Type.String(), serial_number: Type.String() }),
  item_name: Type.String(),
  serial_number: Type.String(),
  from_user: Person,
  from: Type.String(),
  to_user: Person,
  to: Type.String(),
  request_date: Timestamp,
  /** 'Pending', 'Approved', 'Rejected' or 'Cancelled'; read without regard to case. */
  status: Type.String(),
  resolved_date: Nullable(Timestamp),
  notes: Nullable(Type.String()),
  include_components: Type.Boolean(),
  /** Asked for by somebody up the chain, `to_user`; the holder, `from_user`, gives the item back. */
  is_recall: Type.Boolean(),
  /** Who may take it back while it is pending: whoever opened it. Null once it has ended. */
  cancel_user_id: Nullable(Id),
});
export type TransferDto = Static<typeof TransferWire>;

export const CreateTransferBody = Type.Object(
  {
    propertyId: Id,
    toUserId: Id,
    includeComponents: Type.Optional(Type.Boolean()),
    notes: Type.Optional(Nullable(Prose())),
  },
  { additionalProperties: false },
);
export type CreateTransferDto = Static<typeof CreateTransferBody>;

export const TRANSFER_VIEWS = ['incoming', 'outgoing', 'history'] as const;
export const TRANSFER_SORTS = ['date', 'name', 'from', 'to'] as const;

export const TransferQuery = Type.Object({
  ...Paging,
  view: Type.Optional(Enum(TRANSFER_VIEWS)),
  status: Type.Optional(Type.String({ maxLength: 20 })),
  /** A column of TRANSFER_SORTS, with a minus sign before it for descending. Default `-date`. */
  sort: Type.Optional(Type.String({ maxLength: 40 })),
});

export const transferRoutes = {
  'GET /api/transfers': {
    summary: 'Transfers to me, from me, or both',
    query: TransferQuery,
    response: Type.Array(TransferWire),
  },
  'GET /api/transfers/:id': {
    summary: 'One transfer that I am a party to',
    params: IdParams,
    response: TransferWire,
  },
  'POST /api/transfers': {
    summary: 'Offer an item that I hold to another person',
    body: CreateTransferBody,
    response: TransferWire,
    status: 201,
  },
  'PATCH /api/transfers/:id/status': {
    summary: "The recipient's answer: 'Approved' or 'Rejected'",
    params: IdParams,
    body: Type.Object(
      { status: Type.String({ maxLength: 20 }), notes: Type.Optional(Nullable(Prose())) },
      { additionalProperties: false },
    ),
    response: TransferWire,
  },
  'POST /api/transfers/:id/cancel': {
    summary: 'The sender takes back an offer that nobody answered',
    params: IdParams,
    response: TransferWire,
  },
} as const satisfies Record<string, RouteContract>;
