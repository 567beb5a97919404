import { type Static, Type } from 'typebox';
import { PAPER_ANSWERS, PAPER_KINDS } from '../vocabulary';
import { Enum, Id, Nullable, type RouteContract, Timestamp } from './common';

/** A code with the address of the page that checks it is not longer. */
const CODE_LIMIT = 400;

/** An item as a paper or the property book has it. */
const PaperItem = Type.Object({
  id: Id,
  name: Type.String(),
  /** Of an item that left: as the paper has it. */
  serial_number: Type.String(),
});

/** What only a party to a paper and the leaders of its holder learn of it. */
export const PaperDetails = Type.Object({
  kind: Enum(PAPER_KINDS),
  /** Number of the hand receipt, such as `HR-0017`. */
  number: Type.String(),
  edition: Type.Integer(),
  /** Lines of the form, on which like items share one. */
  lines: Type.Integer(),
  /** Items of the paper that the holder has no more from this giver. */
  left: Type.Array(PaperItem),
  /** Items that they have since. */
  joined: Type.Array(PaperItem),
  /** Items whose serial number or component quantities differ from the paper. */
  changed: Type.Array(PaperItem),
  /** The newest print of the whole hand receipt, where it is newer. */
  newer: Nullable(Type.Object({ edition: Type.Integer(), printed_at: Timestamp })),
});
export type PaperDetailsDto = Static<typeof PaperDetails>;

export const PaperCheck = Type.Object({
  answer: Enum(PAPER_ANSWERS),
  /** Null for a paper that is not ours. */
  printed_at: Nullable(Timestamp),
  /** Null for everybody but a party to the paper and the leaders of its holder, whose PIN locks nothing. */
  details: Nullable(PaperDetails),
});
export type PaperCheckDto = Static<typeof PaperCheck>;

export const paperRoutes = {
  'POST /api/papers/check': {
    summary: 'Whether a printed hand receipt is ours and still says what the property book says',
    body: Type.Object({ code: Type.String({ maxLength: CODE_LIMIT }) }, { additionalProperties: false }),
    response: PaperCheck,
    public: true,
    transaction: 'none',
  },
} as const satisfies Record<string, RouteContract>;
