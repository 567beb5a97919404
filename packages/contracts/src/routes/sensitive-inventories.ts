import { type Static, Type } from 'typebox';
import {
  EXTRA_RESOLUTIONS,
  INVENTORY_KINDS,
  INVENTORY_RULES,
  INVENTORY_STATES,
  OPENED_KINDS,
  RANKS,
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

/** How it is counted, and who may count, as of its opening. */
const Rules = Type.Object({
  blind: Type.Boolean(),
  recount: Type.Boolean(),
  notHolder: Type.Boolean(),
  notArmorer: Type.Boolean(),
  /** Left out by inventories from before this rule. */
  notTwice: Type.Optional(Type.Boolean()),
  minRank: Nullable(Enum(RANKS)),
});

/** A rule that a Commander waived for a person. */
export const InventoryWaiver = Type.Object({
  person: Person,
  rule: Enum(INVENTORY_RULES),
  reason: Type.String(),
  by: Person,
  at: Timestamp,
});
export type InventoryWaiverDto = Static<typeof InventoryWaiver>;

/** How it was counted: rules, waivers, and the second count of the differences. */
const Conduct = {
  state: Type.Optional(Enum(INVENTORY_STATES)),
  /** Null for an inventory from before. */
  rules: Type.Optional(Nullable(Rules)),
  waivers: Type.Optional(Type.Array(InventoryWaiver)),
  /** The end of the first count, where differences were counted again. */
  recountAt: Type.Optional(Nullable(Timestamp)),
  recountBy: Type.Optional(Nullable(Person)),
  /** Why a Commander closed it with differences that nobody recounted. */
  noRecountReason: Type.Optional(Nullable(Type.String())),
  cancelReason: Type.Optional(Nullable(Type.String())),
};

/** What the caller may do with it now. */
const InventoryActs = Type.Object({
  endCount: Type.Boolean(),
  /** Closing a count whose differences nobody counted again, with a reason. */
  skipRecount: Type.Boolean(),
  cancel: Type.Boolean(),
  changeTeam: Type.Boolean(),
  waive: Type.Boolean(),
  resolve: Type.Boolean(),
  /** Opening another inventory of what this one, which is closed, did not see. */
  countDifferences: Type.Optional(Type.Boolean()),
  /** The parts in which the caller may still sign its report. */
  sign: Type.Array(Enum(REPORT_PARTS)),
});

/** A count of items. What is to be counted is fixed when it opens. */
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
  ...Conduct,
  /** The caller counts blind: what was not read yet has no serial number for them. */
  serialsHidden: Type.Optional(Type.Boolean()),
  /** What is missing or extra, and was not counted again. */
  toRecount: Type.Optional(Type.Integer()),
  may: Type.Optional(InventoryActs),
  /** SHA-256 of `result.json` as the event of the closing names it; null while open, and for a count from before. */
  resultDigest: Type.Optional(Nullable(Type.String())),
  /** Items that became sensitive after it was opened, and are therefore not on it; 0 once it is closed. */
  becameSensitive: Type.Integer(),
  /** Whether the caller counts in it now. */
  mayCount: Type.Boolean(),
  /** Why the caller, who is on its team, may not recount, e.g. 'SGT Navarro counted in the first count.' */
  whyNotRecount: Type.Optional(Type.String()),
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
  /** Null to the team of a blind count until the item was read. */
  serialNumber: Nullable(Type.String()),
  category: Enum(SENSITIVE_CATEGORIES),
  holder: Nullable(Person),
  countedAt: Nullable(Timestamp),
  countedBy: Nullable(Type.String()),
  /** When it left the book, uncounted. */
  leftAt: Type.Optional(Timestamp),
  document: Type.Optional(LineDocument),
  location: Type.Optional(Nullable(Type.String())),
  /** Who looked for it in the recount and did not find it. */
  notHere: Type.Optional(Type.Object({ at: Timestamp, by: Type.String() })),
  /** Who has it now, beside its holder. */
  possession: Type.Optional(Possession),
});
export type InventoryLineDto = Static<typeof InventoryLine>;

export const InventoryExtra = Type.Object({
  id: Id,
  code: Type.String(),
  result: Enum(['not-mine', 'not-on-the-books', 'near-miss']),
  at: Timestamp,
  by: Type.String(),
  note: Type.Optional(Type.String()),
  /** Addresses of its photos. */
  photos: Type.Optional(Type.Array(Type.String())),
  /** Of a near miss: when its item was read right. */
  readAgainAt: Type.Optional(Timestamp),
  /** Who read it again in the recount. */
  recount: Type.Optional(Type.Object({ at: Timestamp, by: Type.String() })),
  /** What it turned out to be after the closing. */
  resolved: Type.Optional(
    Type.Object({
      as: Enum(EXTRA_RESOLUTIONS),
      note: Nullable(Type.String()),
      at: Timestamp,
      by: Type.String(),
    }),
  ),
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
    ...Conduct,
    /** From the settings of its unit: whom the memorandum is for, and the regulation that it names. */
    memorandumFor: Type.Optional(Type.String()),
    citation: Type.Optional(Nullable(Type.String())),
    /** Who signed it in the product. */
    signatures: Type.Optional(
      Type.Array(Type.Object({ part: Enum(REPORT_PARTS), person: Person, at: Timestamp })),
    ),
    /** Whether the reader may open the inventory itself. */
    opens: Type.Optional(Type.Boolean()),
    /** Whose signatures it has room for. */
    signers: Type.Optional(Type.Array(Type.Object({ part: Enum(REPORT_PARTS), person: Person }))),
  }),
  lines: Type.Array(
    Type.Object({
      id: Id,
      name: Type.String(),
      serialNumber: Type.String(),
      /** Rank and name of the holder when the count opened. */
      holder: Nullable(Type.String()),
      lin: Type.Optional(Nullable(Type.String())),
      nsn: Type.Optional(Nullable(Type.String())),
      /** Its LIN when the count opened; without one its NSN, without both its name. */
      group: Type.Optional(Type.String()),
      /** What was noted when it was read. */
      note: Type.Optional(Type.String()),
      countedAt: Nullable(Timestamp),
      countedBy: Nullable(Type.String()),
      /** It was found in the recount. */
      inRecount: Type.Optional(Type.Boolean()),
      notHere: Type.Optional(Type.Object({ at: Timestamp, by: Type.String() })),
      /** When it left the book, uncounted. */
      leftAt: Type.Optional(Timestamp),
      /** Of a room count: why it was not seen, or is out over its time. */
      reason: Type.Optional(Type.String()),
      document: Type.Optional(LineDocument),
      /** The loss case that it is part of because this count did not see it. */
      lossCase: Type.Optional(Id),
    }),
  ),
  /** Codes that were read and are not on this count, oldest first. */
  extras: Type.Array(InventoryExtra),
  /** Codes one misreading away from an item; they are not extra. */
  nearMisses: Type.Array(InventoryExtra),
});
export type InventoryReportDto = Static<typeof InventoryReport>;

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
    /** Sensitive items, unless said. */
    kind: Type.Optional(Enum(OPENED_KINDS)),
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
  progress: Nullable(Progress),
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
    params: LineParams,
    body: LineDocumentBody,
    response: SensitiveInventory,
    showsSensitive: true,
  },
  'DELETE /api/inventories/:id/lines/:itemId/document': {
    summary: 'Take the document of an item of a count away again',
    params: LineParams,
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
    params: LineParams,
    response: Type.Array(LateRead),
    showsSensitive: true,
  },
  'GET /api/inventories/:id/result.json': {
    summary: 'Lines and extras of a closed count, as the event of its closing has their SHA-256',
    params: IdParams,
    refuses: [409],
    response: Type.Array(ResultEntry),
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
    params: LineParams,
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
    params: Type.Object({ id: Id, extraId: Id }),
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
