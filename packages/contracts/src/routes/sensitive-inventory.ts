import { type Static, Type } from 'typebox';
import {
  EXTRA_RESOLUTIONS,
  INVENTORY_KINDS,
  INVENTORY_RULES,
  INVENTORY_STATES,
  RANKS,
  REPORT_PARTS,
  SENSITIVE_CATEGORIES,
} from '../vocabulary';
import { Enum, Id, Nullable, Person, Prose, Timestamp } from './common';
import { Possession } from './handover';
import { ScannedItem } from './property-selection';

/** How far a count is. */
export const InventoryProgress = Type.Object({
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
export type InventoryProgressDto = Static<typeof InventoryProgress>;

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
  progress: InventoryProgress,
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

export const InventoryLineParams = Type.Object({ id: Id, itemId: Id });

export const InventoryExtraParams = Type.Object({ id: Id, extraId: Id });

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
  /** It was read for the first time in the recount, and nobody has to read it again. */
  inRecount: Type.Optional(Type.Boolean()),
  /** Who read it again in the recount. */
  recount: Type.Optional(Type.Object({ at: Timestamp, by: Type.String() })),
  /** Who looked for it in the recount and did not find it. */
  notHere: Type.Optional(Type.Object({ at: Timestamp, by: Type.String() })),
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

const lateReadFacts = {
  code: Type.String(),
  /** The item of the list that was read; null for a code that is on no line. */
  item: Nullable(ScannedItem),
  at: Timestamp,
  /** What the device says of the time of the read. */
  deviceAt: Nullable(Timestamp),
  by: Type.String(),
  acceptedBy: Nullable(Type.String()),
  acceptedAt: Nullable(Timestamp),
};

/** A read that arrived after the count was closed. It is listed with the report and does not change the result. */
export const LateRead = Type.Object({
  ...lateReadFacts,
  /** Whether the caller may accept it now: the item is missing in this count, and neither of them holds it. */
  mayAccept: Type.Boolean(),
});
export type LateReadDto = Static<typeof LateRead>;

/** One line or extra of `result.json`. */
export const InventoryResultEntry = Type.Record(Type.String(), Nullable(Type.String()));

/** A closed count with every line as it stood, what was missing first. Its result does not change any more. */
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
    progress: InventoryProgress,
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
  /** Reads that arrived after the closing, oldest first. They are no part of the result. */
  lateReads: Type.Optional(Type.Array(Type.Object(lateReadFacts))),
});
export type InventoryReportDto = Static<typeof InventoryReport>;
