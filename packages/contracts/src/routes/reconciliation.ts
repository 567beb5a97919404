import { type Static, Type } from 'typebox';
import {
  Enum,
  Id,
  IdParams,
  Message,
  Nullable,
  Person,
  Prose,
  type RouteContract,
  Timestamp,
} from './common';
import { ImportedItem } from './import';

/** Only the other book has it, only ours has it, both have it and say something else, or the same. */
export const RECONCILIATION_KINDS = ['theirs', 'ours', 'differing', 'equal'] as const;
export type ReconciliationKind = (typeof RECONCILIATION_KINDS)[number];

/** What the two books are compared by. */
export const COMPARED_FIELDS = ['serial_number', 'uii', 'nsn', 'lin', 'name'] as const;

/** A field of which the two books say something else; null where one of them has nothing. */
export const ReconciliationDifference = Type.Object({
  field: Enum(COMPARED_FIELDS),
  theirs: Type.String(),
  ours: Nullable(Type.String()),
});
export type ReconciliationDifferenceDto = Static<typeof ReconciliationDifference>;

const KindCounts = Type.Object({
  theirs: Type.Integer(),
  ours: Type.Integer(),
  differing: Type.Integer(),
  equal: Type.Integer(),
});

/** A comparison of the file of another property book with that of a unit. */
export const Reconciliation = Type.Object({
  id: Id,
  unit: Type.Object({ id: Id, name: Type.String() }),
  file_name: Type.String(),
  /** SHA-256 of the file, in hexadecimal. */
  file_hash: Type.String(),
  /** The day for which the file says what is on the book. */
  as_of: Type.String({ format: 'date' }),
  opened_by: Person,
  opened_at: Timestamp,
  closed_by: Nullable(Person),
  closed_at: Nullable(Timestamp),
  counts: KindCounts,
  /** Rows of each list that are neither settled nor noted. */
  open: KindCounts,
});
export type ReconciliationDto = Static<typeof Reconciliation>;

/** A row of a comparison. */
export const ReconciliationLine = Type.Object({
  line: Type.Integer(),
  kind: Enum(RECONCILIATION_KINDS),
  /** The item of our book; of a row that only they have, the item with its serial number that left our book. */
  item: Nullable(Type.Object({ id: Id, name: Type.String(), serial_number: Type.String() })),
  /** Line of the file. */
  row_line: Nullable(Type.Integer()),
  theirs: Nullable(ImportedItem),
  differences: Type.Array(ReconciliationDifference),
  /** Fields of the differences that are on record by now, or in an open amendment. */
  settled_fields: Type.Array(Enum(COMPARED_FIELDS)),
  note: Nullable(Type.String()),
  noted_by: Nullable(Person),
  noted_at: Nullable(Timestamp),
  /** The earlier comparison that the note was carried over from. */
  carried_from: Nullable(Id),
  /** What was done about it, in words; null while it is open or only noted. */
  outcome: Nullable(Type.String()),
});
export type ReconciliationLineDto = Static<typeof ReconciliationLine>;

const LineParams = Type.Object({ id: Id, line: Type.Integer({ minimum: 0, maximum: 2_147_483_647 }) });

/** Comparing the file of another property book with ours. Nothing is entered by it. */
export const reconciliationRoutes = {
  'POST /api/reconciliations': {
    summary: 'Compare a file that was read for comparison with the property book of my unit',
    body: Type.Object(
      { importId: Id, asOf: Type.String({ format: 'date' }) },
      { additionalProperties: false },
    ),
    response: Reconciliation,
    status: 201,
  },
  'GET /api/reconciliations': {
    summary: 'Comparisons of the property books that I keep, newest first',
    response: Type.Array(Reconciliation),
  },
  'GET /api/reconciliations/:id': {
    summary: 'One comparison',
    params: IdParams,
    response: Reconciliation,
  },
  'GET /api/reconciliations/:id/lines': {
    summary: 'Rows of a comparison',
    params: IdParams,
    query: Type.Object({
      kind: Type.Optional(Enum(RECONCILIATION_KINDS)),
      /** Only rows that are neither settled nor noted. */
      open: Type.Optional(Type.Boolean()),
      /** Rows after this one. */
      after: Type.Optional(Type.Integer({ minimum: -1, maximum: 2_147_483_647 })),
      limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 500 })),
    }),
    response: Type.Array(ReconciliationLine),
  },
  'PUT /api/reconciliations/:id/lines/:line/note': {
    summary: 'Note why a row is as it is; null takes the note away',
    params: LineParams,
    body: Type.Object({ note: Nullable(Prose(500)) }, { additionalProperties: false }),
    response: ReconciliationLine,
  },
  'POST /api/reconciliations/:id/close': {
    summary: 'Close a comparison whose rows are all settled or noted',
    params: IdParams,
    response: Reconciliation,
  },
  'GET /api/reconciliations/:id/pdf': {
    summary: 'The comparison on paper, for the property book officer',
    params: IdParams,
    showsSensitive: true,
    produces: 'application/pdf',
    response: Message,
  },
} as const satisfies Record<string, RouteContract>;
