import { type Static, Type } from 'typebox';
import { BULK_LIMIT } from '../constants';
import { RECALL_ANSWERS } from '../vocabulary';
import { Enum, Id, Nullable, Person, Timestamp } from './common';

/** What a giver says of an offer: whether they leave the chain, and what goes along besides the components. */
export const OfferTerms = {
  /** The giver leaves the chain and the recipient takes their place; default false: the giver stays above them. */
  signOver: Type.Optional(Type.Boolean()),
  /** Whether the serial-numbered items that are mounted on it go along; default false. */
  includeComponents: Type.Optional(Type.Boolean()),
  /** Ids of the mounted items that go along; overrides `includeComponents`. */
  mounted: Type.Optional(Nullable(Type.Array(Id, { maxItems: BULK_LIMIT }))),
};

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
  /** Whether mounted items go along; components always do. */
  include_components: Type.Boolean(),
  /** Ids of the mounted items that go along, where they were named; null: as `include_components` says. */
  mounted: Nullable(Type.Array(Id)),
  /** Asked for by a person up the chain, `to_user`; the holder, `from_user`, gives the item back. */
  is_recall: Type.Boolean(),
  /** Of a recall, the day by which the item is asked back, YYYY-MM-DD. */
  due_on: Nullable(Type.String()),
  /** Of a recall, the holder's last answer. None moves custody. */
  recall_answer: Nullable(
    Type.Object({
      answer: Enum(RECALL_ANSWERS),
      /** YYYY-MM-DD: of 'in-repair' the day until when, of 'handed-over' the day on which. */
      until_on: Nullable(Type.String()),
      note: Nullable(Type.String()),
      at: Timestamp,
    }),
  ),
  /** An offer by which the giver leaves the chain and the recipient takes their place. */
  sign_over: Type.Boolean(),
  /** Of a sign-over, the person above the giver, from whom the recipient has the item after it; null for any other. */
  superior: Nullable(Person),
  /** The superior must agree before the recipient can answer. */
  needs_consent: Type.Boolean(),
  /** When they agreed. */
  superior_agreed_at: Nullable(Timestamp),
  /** The person who may cancel it while it is pending: the one who opened it. Null after it has ended. */
  cancel_user_id: Nullable(Id),
  /** The recall from up the chain that ended it, and who asked; null for any other. */
  superseded_by: Nullable(Type.Object({ id: Id, by: Type.String() })),
  /** The request of several items that it is a line of; null for an item by itself. */
  request_id: Nullable(Id),
  /** Lines of that request, this one among them; 1 for an item by itself. */
  request_lines: Type.Integer({ minimum: 1 }),
});
export type TransferDto = Static<typeof TransferWire>;
