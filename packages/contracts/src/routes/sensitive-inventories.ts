import { type Static, Type } from 'typebox';
import { INVENTORY_KINDS, SCAN_RESULTS, SENSITIVE_CATEGORIES } from '../vocabulary';
import { SCAN_LIMIT } from '../scan';
import {
  Enum,
  Id,
  IdParams,
  Line,
  Name,
  Nullable,
  Paging,
  Person,
  Prose,
  type RouteContract,
  Timestamp,
} from './common';
import { Possession } from './handover';
import { NewUii, ScannedItem } from './property-selection';

/** How far a count is. */
const Progress = Type.Object({
  expected: Type.Integer(),
  counted: Type.Integer(),
  missing: Type.Integer(),
  /** Items that left the book while it was open, neither seen nor missing; left out where there are none. */
  left: Type.Optional(Type.Integer()),
  /** Items that a document accounts for, neither seen nor missing; left out where there are none. */
  byDocument: Type.Optional(Type.Integer()),
  /** Codes that were read and are not on this count. */
  extra: Type.Integer(),
  /** Codes one misreading away from an item; they are not extra. */
  nearMiss: Type.Optional(Type.Integer()),
});
export type InventoryProgressDto = Static<typeof Progress>;

const InventoryKind = Enum(INVENTORY_KINDS);

/** A count of sensitive items. What is to be counted is fixed when it opens. */
export const SensitiveInventory = Type.Object({
  id: Id,
  title: Type.String(),
  status: Enum(['open', 'closed']),
  /** What it was narrowed to. */
  unit: Nullable(Type.String()),
  category: Nullable(Enum(SENSITIVE_CATEGORIES)),
  holder: Nullable(Person),
  counters: Type.Array(Person),
  openedBy: Person,
  openedAt: Timestamp,
  closedBy: Nullable(Person),
  closedAt: Nullable(Timestamp),
  notes: Nullable(Type.String()),
  progress: Progress,
  kind: Type.Optional(InventoryKind),
  /** SHA-256 of `result.json` as the event of the closing names it; null while open, and for a count from before. */
  resultDigest: Type.Optional(Nullable(Type.String())),
  /** Items that became sensitive after it was opened, and are therefore not on it; 0 once it is closed. */
  becameSensitive: Type.Integer(),
  /** Whether the caller counts in it now. */
  mayCount: Type.Boolean(),
  mayClose: Type.Boolean(),
});
export type SensitiveInventoryDto = Static<typeof SensitiveInventory>;

/** What accounts for an item that nobody read, as a work order or a receipt. It verifies nothing. */
export const LineDocument = Type.Object({
  number: Type.String(),
  note: Type.String(),
  at: Timestamp,
  by: Type.String(),
});
export type LineDocumentDto = Static<typeof LineDocument>;

export const LineDocumentBody = Type.Object(
  { number: Prose(40), note: Prose() },
  { additionalProperties: false },
);
export type LineDocumentInput = Static<typeof LineDocumentBody>;

const LineParams = Type.Object({ id: Id, itemId: Id });

export const InventoryLine = Type.Object({
  ...ScannedItem.properties,
  category: Enum(SENSITIVE_CATEGORIES),
  holder: Nullable(Person),
  countedAt: Nullable(Timestamp),
  countedBy: Nullable(Type.String()),
  /** When it left the book, uncounted. */
  leftAt: Type.Optional(Timestamp),
  document: Type.Optional(LineDocument),
  /** Who has it now, beside its holder. */
  possession: Type.Optional(Possession),
});
export type InventoryLineDto = Static<typeof InventoryLine>;

export const InventoryExtra = Type.Object({
  code: Type.String(),
  result: Enum(['not-mine', 'not-on-the-books', 'near-miss']),
  at: Timestamp,
  by: Type.String(),
});
export type InventoryExtraDto = Static<typeof InventoryExtra>;

/** A read that arrived after the count was closed. It is kept beside the result, which it does not change. */
export const LateRead = Type.Object({
  code: Type.String(),
  /** The item of the list that was read; null for a code that is on no line. */
  item: Nullable(ScannedItem),
  at: Timestamp,
  /** What the device says of the time of the read. */
  deviceAt: Nullable(Timestamp),
  by: Type.String(),
  acceptedBy: Nullable(Type.String()),
  acceptedAt: Nullable(Timestamp),
  /** Whether the caller may accept it now: the item is missing in this count, and neither of them holds it. */
  mayAccept: Type.Boolean(),
});
export type LateReadDto = Static<typeof LateRead>;

/** One line or extra of `result.json`. */
const ResultEntry = Type.Record(Type.String(), Nullable(Type.String()));

/** A closed count with every line as it stood, what was missing first. It does not change any more. */
export const InventoryReport = Type.Object({
  inventory: Type.Object({
    id: Id,
    title: Type.String(),
    unit: Nullable(Type.String()),
    category: Nullable(Enum(SENSITIVE_CATEGORIES)),
    holder: Nullable(Person),
    counters: Type.Array(Person),
    openedBy: Person,
    openedAt: Timestamp,
    closedBy: Nullable(Person),
    closedAt: Nullable(Timestamp),
    notes: Nullable(Type.String()),
    progress: Progress,
    kind: Type.Optional(InventoryKind),
    resultDigest: Type.Optional(Nullable(Type.String())),
    /** Of a room count: who took the keys, and when they signed. */
    keys: Type.Optional(Nullable(Type.Object({ person: Person, at: Timestamp }))),
  }),
  lines: Type.Array(
    Type.Object({
      id: Id,
      name: Type.String(),
      serialNumber: Type.String(),
      /** Rank and name of the holder when the count opened. */
      holder: Nullable(Type.String()),
      countedAt: Nullable(Timestamp),
      countedBy: Nullable(Type.String()),
      /** When it left the book, uncounted. */
      leftAt: Type.Optional(Timestamp),
      /** Of a room count: why it was not seen, or is out over its time. */
      reason: Type.Optional(Type.String()),
      document: Type.Optional(LineDocument),
    }),
  ),
  /** Codes that were read and are not on this count, oldest first. */
  extras: Type.Array(InventoryExtra),
  /** Codes one misreading away from an item; they are not extra. */
  nearMisses: Type.Array(InventoryExtra),
});
export type InventoryReportDto = Static<typeof InventoryReport>;

export const OpenInventoryBody = Type.Object(
  {
    title: Type.Optional(Name(120)),
    /** The caller, unless named. */
    counterIds: Type.Optional(Type.Array(Id, { minItems: 1, maxItems: 20 })),
    unitId: Type.Optional(Nullable(Id)),
    category: Type.Optional(Nullable(Enum(SENSITIVE_CATEGORIES))),
    holderId: Type.Optional(Nullable(Id)),
  },
  { additionalProperties: false },
);
export type OpenInventoryDto = Static<typeof OpenInventoryBody>;

export const ScanBody = Type.Object(
  {
    /** A label of ours, a mark of MIL-STD-130, or a serial number in any case. */
    code: Line(SCAN_LIMIT),
    /** What the phone's clock says; the server's counts. */
    scannedAt: Type.Optional(Timestamp),
    /** The serial number that the person read on the data plate, where the label shows a former one. */
    plateReads: Type.Optional(Line(64)),
    notes: Type.Optional(Prose()),
  },
  { additionalProperties: false },
);
export type ScanDto = Static<typeof ScanBody>;

export const ScanAnswer = Type.Object({
  result: Enum(SCAN_RESULTS),
  /** A sentence for the person with the phone. */
  message: Type.String(),
  /** The item that was read, where the caller may know it. */
  item: Nullable(ScannedItem),
  newUii: Nullable(NewUii),
  /** Items whose serial number is one misreading away, or that a mark without separators can be read as. */
  nearMisses: Type.Array(ScannedItem),
  /** The server's time of the verification. */
  verifiedAt: Nullable(Timestamp),
  verifiedBy: Nullable(Type.String()),
  /** Null outside a count. */
  progress: Nullable(Progress),
});
export type ScanAnswerDto = Static<typeof ScanAnswer>;

export const sensitiveInventoryRoutes = {
  'POST /api/sensitive-items/scan': {
    summary: 'Verify the item of mine whose code was read, outside any count',
    body: ScanBody,
    response: ScanAnswer,
  },
  'GET /api/sensitive-items/inventories': {
    summary: 'Counts that I opened, count in, or answer for, newest first',
    query: Type.Object({
      limit: Paging.limit,
      cursor: Paging.cursor,
      status: Type.Optional(Enum(['open', 'closed'])),
    }),
    response: Type.Array(SensitiveInventory),
    showsSensitive: true,
  },
  'POST /api/sensitive-items/inventories': {
    summary: 'Open a count of sensitive items',
    body: OpenInventoryBody,
    response: SensitiveInventory,
    status: 201,
  },
  'GET /api/sensitive-items/inventories/:id': {
    summary: 'One count',
    params: IdParams,
    response: SensitiveInventory,
    showsSensitive: true,
  },
  'GET /api/sensitive-items/inventories/:id/lines': {
    summary: 'The items of a count, by name',
    params: IdParams,
    query: Type.Object({
      ...Paging,
      state: Type.Optional(Enum(['counted', 'missing', 'left', 'by-document'])),
    }),
    response: Type.Array(InventoryLine),
    showsSensitive: true,
  },
  'GET /api/sensitive-items/inventories/:id/extras': {
    summary: 'Codes that were read and are not on this count, newest first; at most 500',
    params: IdParams,
    response: Type.Array(InventoryExtra),
    showsSensitive: true,
  },
  'POST /api/sensitive-items/inventories/:id/scans': {
    summary: 'Count the item whose code was read',
    params: IdParams,
    body: ScanBody,
    response: ScanAnswer,
  },
  'POST /api/sensitive-items/inventories/:id/lines/:itemId/document': {
    summary: 'Account for an item of a count by a document, in place of reading it',
    params: LineParams,
    body: LineDocumentBody,
    response: SensitiveInventory,
    showsSensitive: true,
  },
  'DELETE /api/sensitive-items/inventories/:id/lines/:itemId/document': {
    summary: 'Take the document of an item of a count away again',
    params: LineParams,
    response: SensitiveInventory,
    showsSensitive: true,
  },
  'GET /api/sensitive-items/inventories/:id/late-reads': {
    summary: 'Reads that arrived after the count was closed, oldest first',
    params: IdParams,
    response: Type.Array(LateRead),
    showsSensitive: true,
  },
  'POST /api/sensitive-items/inventories/:id/late-reads/:itemId/accept': {
    summary: 'Accept a late read for an item that the count did not see: it is found',
    params: LineParams,
    response: Type.Array(LateRead),
    showsSensitive: true,
  },
  'GET /api/sensitive-items/inventories/:id/result.json': {
    summary: 'Lines and extras of a closed count, as the event of its closing has their SHA-256',
    params: IdParams,
    refuses: [409],
    response: Type.Array(ResultEntry),
    // Sent as the very bytes that were hashed.
    produces: 'application/json',
    showsSensitive: true,
  },
  'POST /api/sensitive-items/inventories/:id/close': {
    summary: 'End a count and send its report to the commander and the person who opened it',
    params: IdParams,
    body: Type.Optional(Type.Object({ notes: Type.Optional(Prose()) }, { additionalProperties: false })),
    response: SensitiveInventory,
  },
} as const satisfies Record<string, RouteContract>;
