import { type Static, Type } from 'typebox';
import { BULK_LIMIT } from '../constants';
import { Enum, Id, Nullable, type RouteContract } from './common';
import { EditPropertyBody } from './property-record';

const { version, ...edited } = EditPropertyBody.properties;

/** What a line changes of an item, as PATCH /api/property/:id takes it. */
export const AmendLine = Type.Object(edited, { additionalProperties: false });

/**
 * One line: `create` enters an item, `id` with `amend` edits one. Both are checked line by line, so that a mistake in one
 * line is the outcome of that line.
 */
export const BulkLine = Type.Object(
  {
    /** As the body of POST /api/property. */
    create: Type.Optional(Type.Object({}, { additionalProperties: true })),
    /** The item to edit. */
    id: Type.Optional(Id),
    /** The version of it that the caller has seen. Without one, the line is written over whatever is on record. */
    version,
    /** As the body of PATCH /api/property/:id, without its version. */
    amend: Type.Optional(Type.Object({}, { additionalProperties: true })),
  },
  { additionalProperties: false },
);
export type BulkLineDto = Static<typeof BulkLine>;

export const BulkLineResult = Type.Object({
  /** Its place in the call, from 0. */
  line: Type.Integer(),
  outcome: Enum(['created', 'amended', 'refused']),
  /** The item; null where its entry was refused. */
  id: Nullable(Id),
  /** The item's version after the line; null where the line was refused. */
  version: Nullable(Type.Integer()),
  /** Why the line was refused, as a sentence; null where it was done. */
  message: Nullable(Type.String()),
  /** First message for each wrong field, by its name in the line's `create` or `amend`. */
  fields: Type.Optional(Type.Record(Type.String(), Type.String())),
});
export type BulkLineResultDto = Static<typeof BulkLineResult>;

export const BulkLinesAnswer = Type.Object({
  /** How many lines were done. */
  done: Type.Integer(),
  refused: Type.Integer(),
  /** One for each line, in their order. */
  results: Type.Array(BulkLineResult),
});
export type BulkLinesAnswerDto = Static<typeof BulkLinesAnswer>;

/** What integrators send many of. */
export const bulkRoutes = {
  'POST /api/property-bulk': {
    summary:
      'Enter or edit several items, each line by itself: what is refused of one undoes none of the others',
    body: Type.Object(
      { lines: Type.Array(BulkLine, { minItems: 1, maxItems: BULK_LIMIT }) },
      { additionalProperties: false },
    ),
    response: BulkLinesAnswer,
  },
} as const satisfies Record<string, RouteContract>;
