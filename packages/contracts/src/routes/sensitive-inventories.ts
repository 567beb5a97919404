import { type Static, Type } from 'typebox';
import {
  EXTRA_RESOLUTIONS,
  INVENTORY_RULES,
  OPENED_KINDS,
  REPORT_PARTS,
  SCAN_RESULTS,
  SENSITIVE_CATEGORIES,
} from '../vocabulary';
import { CHOSEN_ITEMS_LIMIT } from '../constants';
import { SCAN_LIMIT } from '../scan';
import {
  Changes,
  Enum,
  Id,
  IdParams,
  Line,
  Message,
  Name,
  Nullable,
  Paging,
  Person,
  Prose,
  type RouteContract,
  Timestamp,
} from './common';
import { INNER_PROOF_SECRETS, SignatureProof } from './amendments';
import { NewUii, ScannedItem } from './property-selection';
import {
  SensitiveInventory,
  LineDocumentBody,
  InventoryLine,
  InventoryExtra,
  LateRead,
  InventoryReport,
  InventoryProgress,
  InventoryExtraParams,
  InventoryLineParams,
  InventoryResultEntry,
} from './sensitive-inventory';

export const CounterIds = Type.Array(Id, { minItems: 1, maxItems: 20 });

export const WaiverBody = Type.Object(
  { userId: Id, rule: Enum(INVENTORY_RULES), reason: Line(500) },
  { additionalProperties: false },
);
export type WaiverInput = Static<typeof WaiverBody>;

/** A person of the company, with each rule that excludes them. */
export const InventoryCandidate = Type.Object({
  person: Person,
  reasons: Type.Array(Type.Object({ rule: Enum([...INVENTORY_RULES, 'recount']), words: Type.String() })),
  /** The company whose people are listed. */
  company: Type.Optional(Type.String()),
  /** The caller may waive a rule for them. */
  mayWaive: Type.Optional(Type.Boolean()),
});
export type InventoryCandidateDto = Static<typeof InventoryCandidate>;

export const InventoryReason = Type.Object({ reason: Line(500) }, { additionalProperties: false });

export const OpenInventoryBody = Type.Object(
  {
    /** Sensitive items, unless said. `own`: those that the caller holds, counted by themselves. */
    kind: Type.Optional(Enum([...OPENED_KINDS, 'own'])),
    /** Of the kind `chosen`: the items that are counted, sensitive or not. */
    itemIds: Type.Optional(Type.Array(Id, { minItems: 1, maxItems: CHOSEN_ITEMS_LIMIT, uniqueItems: true })),
    /** Of the kind `chosen`: a closed inventory of which everything is counted that it did not see. */
    differencesOf: Type.Optional(Id),
    title: Type.Optional(Name(120)),
    /** The caller, unless named. */
    counterIds: Type.Optional(CounterIds),
    /** Rules that the caller, a Commander, waives for people. */
    waivers: Type.Optional(Type.Array(WaiverBody, { maxItems: 40 })),
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
    /** Photos that the caller uploaded, of what is not on the list. */
    uploadIds: Type.Optional(Type.Array(Id, { maxItems: 4 })),
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
  progress: Nullable(InventoryProgress),
});
export type ScanAnswerDto = Static<typeof ScanAnswer>;

export const sensitiveInventoryRoutes = {
  'POST /api/sensitive-items/scan': {
    summary: 'Verify the item of mine whose code was read, outside any count',
    body: ScanBody,
    response: ScanAnswer,
  },
  'GET /api/inventories': {
    summary: 'Counts that I opened, count in, or answer for, newest first',
    query: Type.Object({
      ...Changes,
      limit: Paging.limit,
      cursor: Paging.cursor,
      status: Type.Optional(Enum(['open', 'closed'])),
    }),
    response: Type.Array(SensitiveInventory),
    showsSensitive: true,
  },
  'POST /api/inventories': {
    summary: 'Open a count of sensitive items, or of items that are chosen',
    body: OpenInventoryBody,
    response: SensitiveInventory,
    status: 201,
  },
  'GET /api/inventories/:id': {
    summary: 'One count',
    params: IdParams,
    response: SensitiveInventory,
    showsSensitive: true,
  },
  'GET /api/inventories/:id/lines': {
    summary: 'The items of a count, by name',
    params: IdParams,
    query: Type.Object({
      ...Paging,
      state: Type.Optional(Enum(['counted', 'missing', 'left', 'by-document'])),
    }),
    response: Type.Array(InventoryLine),
    showsSensitive: true,
  },
  'GET /api/inventories/:id/extras': {
    summary: 'Codes that were read and are not on this count, newest first; at most 500',
    params: IdParams,
    response: Type.Array(InventoryExtra),
    showsSensitive: true,
  },
  'POST /api/inventories/:id/scans': {
    summary: 'Count the item whose code was read',
    params: IdParams,
    body: ScanBody,
    response: ScanAnswer,
  },
  'POST /api/inventories/:id/lines/:itemId/document': {
    summary: 'Account for an item of a count by a document, in place of reading it',
    params: InventoryLineParams,
    body: LineDocumentBody,
    response: SensitiveInventory,
    showsSensitive: true,
  },
  'DELETE /api/inventories/:id/lines/:itemId/document': {
    summary: 'Take the document of an item of a count away again',
    params: InventoryLineParams,
    response: SensitiveInventory,
    showsSensitive: true,
  },
  'GET /api/inventories/:id/late-reads': {
    summary: 'Reads that arrived after the count was closed, oldest first',
    params: IdParams,
    response: Type.Array(LateRead),
    showsSensitive: true,
  },
  'POST /api/inventories/:id/late-reads/:itemId/accept': {
    summary: 'Accept a late read for an item that the count did not see: it is found',
    params: InventoryLineParams,
    response: Type.Array(LateRead),
    showsSensitive: true,
  },
  'GET /api/inventories/:id/result.json': {
    summary: 'Lines and extras of a closed count, as the event of its closing has their SHA-256',
    params: IdParams,
    refuses: [409],
    response: Type.Array(InventoryResultEntry),
    // Sent as the very bytes that were hashed.
    produces: 'application/json',
    showsSensitive: true,
  },
  'POST /api/inventories/:id/close': {
    summary: 'End a count and send its report to the commander and the person who opened it',
    params: IdParams,
    body: Type.Optional(
      Type.Object(
        {
          notes: Type.Optional(Prose()),
          /** Of a Commander: why nobody counts the differences again. */
          noRecountReason: Type.Optional(Line(500)),
        },
        { additionalProperties: false },
      ),
    ),
    response: SensitiveInventory,
  },
  'GET /api/inventories/candidates': {
    summary: 'People of my company, with the rules that exclude them from a count that is to be opened',
    query: Type.Object({ unitId: Type.Optional(Id), kind: Type.Optional(Enum(OPENED_KINDS)) }),
    refuses: [403],
    response: Type.Array(InventoryCandidate),
  },
  'GET /api/inventories/:id/candidates': {
    summary:
      'People of my company, for an S4 of the battalion, with the rules that exclude them from this count or its recount',
    params: IdParams,
    query: Type.Object({
      /** Judges an open count as if it were in its recount: who has read in it is excluded. */
      recount: Type.Optional(Type.Boolean()),
    }),
    refuses: [403],
    response: Type.Array(InventoryCandidate),
  },
  'POST /api/inventories/:id/counters': {
    summary: 'Say who counts; what a person who leaves the team has read stays',
    params: IdParams,
    body: Type.Object({ counterIds: CounterIds }, { additionalProperties: false }),
    response: SensitiveInventory,
  },
  'POST /api/inventories/:id/waive': {
    summary: 'Waive a rule for a person, with a reason',
    params: IdParams,
    body: WaiverBody,
    response: SensitiveInventory,
  },
  'POST /api/inventories/:id/end-count': {
    summary: 'End the first count: other people look for each difference',
    params: IdParams,
    body: Type.Optional(
      Type.Object({ counterIds: Type.Optional(CounterIds) }, { additionalProperties: false }),
    ),
    response: SensitiveInventory,
  },
  'POST /api/inventories/:id/lines/:itemId/not-here': {
    summary: 'Say in the recount that a line was looked for and is not here',
    params: InventoryLineParams,
    response: SensitiveInventory,
  },
  'POST /api/inventories/:id/extras/:extraId/not-here': {
    summary: 'Say in the recount that an extra code was looked for and is not here',
    params: InventoryExtraParams,
    response: SensitiveInventory,
  },
  'POST /api/inventories/:id/cancel': {
    summary: 'End an inventory without a result; what was read stays verified',
    params: IdParams,
    body: InventoryReason,
    response: SensitiveInventory,
  },
  'POST /api/inventories/:id/extras/:extraId/resolve': {
    summary: 'Say what an extra code of a closed inventory turned out to be',
    params: InventoryExtraParams,
    body: Type.Object(
      { resolution: Enum(EXTRA_RESOLUTIONS), note: Type.Optional(Line(500)) },
      { additionalProperties: false },
    ),
    response: Type.Array(InventoryExtra),
    showsSensitive: true,
  },
  'GET /api/inventories/:id/report': {
    summary: 'The report of a closed inventory that I may see, with every line',
    params: IdParams,
    refuses: [409],
    response: InventoryReport,
    showsSensitive: true,
  },
  'GET /api/inventories/:id/report.pdf': {
    summary: 'The memorandum of a closed inventory, with every line',
    params: IdParams,
    refuses: [409],
    response: Message,
    produces: 'application/pdf',
    showsSensitive: true,
  },
  'GET /api/inventories/:id/report.csv': {
    summary: 'Every line of a closed inventory, its extras and waivers as CSV',
    params: IdParams,
    refuses: [409],
    response: Message,
    produces: 'text/csv',
    showsSensitive: true,
  },
  'POST /api/inventories/:id/sign': {
    summary: 'Sign the report of a closed inventory for the team, as its opener or as a commander',
    params: IdParams,
    body: Type.Object({ part: Enum(REPORT_PARTS), proof: SignatureProof }, { additionalProperties: false }),
    secretFields: INNER_PROOF_SECRETS,
    response: InventoryReport,
    showsSensitive: true,
  },
} as const satisfies Record<string, RouteContract>;
