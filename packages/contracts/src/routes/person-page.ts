import { type Static, Type } from 'typebox';
import { PROPERTY_STATUSES, ROLES, USER_STATUSES } from '../vocabulary';
import { Enum, Id, IdParams, Missing, Nullable, Person, type RouteContract, Timestamp } from './common';
import { TransferWire } from './transfer';

/** What a person is responsible for, in numbers. */
export const PersonPage = Type.Object({
  person: Person,
  role: Enum(ROLES),
  status: Enum(USER_STATUSES),
  /** Items that they hold. */
  held: Type.Integer(),
  sensitive_held: Type.Integer(),
  /** Who gave them items: people and property books. */
  givers: Type.Integer(),
  /** Items that they signed down to others. */
  signed_down: Type.Integer(),
  /** All items that they signed for, with those that the caller does not see: their clearance counts these too. */
  signed: Type.Integer(),
});
export type PersonPageDto = Static<typeof PersonPage>;

const HeldItem = Type.Object({
  id: Id,
  name: Type.String(),
  serial_number: Type.String(),
  current_status: Enum(PROPERTY_STATUSES),
  missing: Type.Optional(Missing),
  is_sensitive: Type.Boolean(),
  /** When the holder of the hand receipt signed for it. */
  since: Timestamp,
});
export type HeldItemDto = Static<typeof HeldItem>;

/** One hand receipt: what a giver gave to a holder. */
export const HandReceipt = Type.Object({
  /** Null: the property book. */
  giver: Nullable(Person),
  /** The unit whose property book gave; null where a person did. */
  book: Nullable(Type.String()),
  holder: Person,
  /** Such as `HR-0017`; null until it is first printed. */
  number: Nullable(Type.String()),
  /** The newest print of all of it; null where there is none. */
  last_printed: Nullable(Type.Object({ edition: Type.Integer(), at: Timestamp, is_current: Type.Boolean() })),
  items: Type.Array(HeldItem),
});
export type HandReceiptDto = Static<typeof HandReceipt>;

/** An item that a person has on a temporary receipt or a draw. */
const ReceivedItem = Type.Object({
  id: Id,
  name: Type.String(),
  serial_number: Type.String(),
  is_sensitive: Type.Boolean(),
  basis: Enum(['draw', 'temporary']),
  /** Who signed for it otherwise: its holder, or who gave it on the temporary receipt; null for the property book. */
  signed_by: Nullable(Person),
  since: Timestamp,
  due_at: Nullable(Timestamp),
  handover_id: Nullable(Id),
});
export type ReceivedItemDto = Static<typeof ReceivedItem>;

export const Holdings = Type.Object({
  /** By giver; what the person signed down stays on them. */
  received: Type.Array(HandReceipt),
  /** By holder. */
  signed_down: Type.Array(HandReceipt),
  /** On a temporary receipt or a draw, what is due first at the head. */
  temporary: Type.Optional(Type.Array(ReceivedItem)),
  /** Open offers and recalls from and to them. */
  transfers: Type.Array(TransferWire),
});
export type HoldingsDto = Static<typeof Holdings>;

export const personPageRoutes = {
  'GET /api/people/:id': {
    summary: 'A person, and how much they are responsible for; for themselves and their leaders',
    params: IdParams,
    response: PersonPage,
  },
  'GET /api/people/:id/holdings': {
    summary: 'What a person signed for by giver, what they signed down by holder, and their open transfers',
    params: IdParams,
    response: Holdings,
  },
} as const satisfies Record<string, RouteContract>;
