import type { ImportField, Rank, UnitSettingKey } from './vocabulary';

/** What a controlled inventory item code says of an item. The first two make it sensitive. */
export const CIIC_CLASSES = ['classified', 'sensitive', 'pilferable', 'unclassified'] as const;
export type CiicClass = (typeof CIIC_CLASSES)[number];

/** A controlled inventory item code (CIIC), and what it means to a unit. */
export interface CiicCode {
  /** One letter or digit. */
  code: string;
  label: string;
  class: CiicClass;
}

export const CIIC_LABEL_LENGTH = 80;

const codes = (text: string, ciicClass: CiicClass, label: string): CiicCode[] =>
  [...text].map((code) => ({ code, label, class: ciicClass }));

/** The table that holds until a unit enters its own. It was not confirmed with a current publication. */
export const DEFAULT_CIIC_CODES: readonly CiicCode[] = [
  ...codes('CST', 'classified', 'Classified'),
  ...codes('12345689', 'sensitive', 'Sensitive'),
  ...codes('JM', 'pilferable', 'Pilferable'),
  ...codes('U', 'unclassified', 'Unclassified'),
];

/** What a column of a file is, by another name that its heading has. */
export interface ImportSynonym {
  heading: string;
  field: ImportField;
}

export const SYNONYM_LENGTH = 80;

const named = (field: ImportField, ...headings: string[]): ImportSynonym[] =>
  headings.map((heading) => ({ heading, field }));

/** Headings of GCSS-Army and other property books, until a unit enters its own. */
export const DEFAULT_IMPORT_SYNONYMS: readonly ImportSynonym[] = [
  ...named('nsn', 'Material', 'NIIN'),
  ...named('name', 'Material Description', 'Nomenclature'),
  ...named('serial_number', 'Serial Number', 'SerNo'),
  ...named('holder', 'SHRH'),
  ...named('location', 'SLoc', 'Stor. Loc.'),
  ...named('uii', 'IUID'),
  ...named('quantity', 'QTY'),
  ...named('unit_of_issue', 'UI'),
];

export const EXTRA_STEP_LENGTH = 120;
export const MOST_EXTRA_STEPS = 20;

/** Ends a refusal of an act that two people can do together. */
export const PROPOSE_FOR_SIGNATURE = 'Propose it for signature.';

/** Whether the person above the giver is told of a sign-over when it is done, or must agree before. */
export const SIGN_OVER_RULES = ['notice', 'consent'] as const;
export type SignOverRule = (typeof SIGN_OVER_RULES)[number];

/** Days that a unit may give a succession. */
export const MOST_SUCCESSION_DAYS = 365;

/** The body of a joint inventory memorandum, until a unit enters its own. */
export const DEFAULT_MEMO_TEXT = `The outgoing and the incoming person inventoried the property of this unit jointly, item by item and by serial number. Every difference between the property and the property book was resolved, and both agreed to how.

With the signatures below the incoming person accepts responsibility for the property that is listed in this packet. What was excluded or left out is listed with its reason, and stays with the outgoing person.`;

export const MEMO_TEXT_LENGTH = 5000;

/** Days that a unit may give the papers of a loss. */
export const MOST_LOSS_DAYS = 365;

/** Whom to telephone first, in a few words. */
export const CALL_FIRST_LENGTH = 300;

/** Days that a unit may lend an item on a temporary hand receipt. */
export const MOST_TEMPORARY_DAYS = 365;

/** A time of day as people write it, e.g. '1800'. */
export const isTimeOfDay = (text: string): boolean =>
  text.length === 4 &&
  [...text].every((digit) => digit >= '0' && digit <= '9') &&
  Number(text.slice(0, 2)) < 24 &&
  Number(text.slice(2)) < 60;

/** How a kind of inventory is counted, and who may count. Fixed when the inventory opens. */
export interface InventoryRules {
  /** The team sees no serial number before it was read. */
  blind: boolean;
  /** Other people look for the differences before the closing. */
  recount: boolean;
  /** Nobody reads a line that they hold or have. */
  notHolder: boolean;
  /** No operator of an arms room of the unit counts. */
  notArmorer: boolean;
  /** Nobody counts who read a line in the last closed inventory of the same program. */
  notTwice: boolean;
  /** The lowest rank, by the order of `RANKS`; null for any. */
  minRank: Rank | null;
}

/** Rules of inventories of sensitive items, until a unit enters its own. */
export const DEFAULT_INVENTORY_RULES: InventoryRules = {
  blind: true,
  recount: true,
  notHolder: true,
  notArmorer: true,
  notTwice: true,
  minRank: 'SGT',
};

/** Rules of cyclic inventories, until a unit enters its own. */
export const DEFAULT_CYCLIC_RULES: InventoryRules = {
  blind: false,
  recount: true,
  notHolder: true,
  notArmorer: false,
  notTwice: false,
  minRank: null,
};

/** Rules of inventories of chosen items, until a unit enters its own. */
export const DEFAULT_CHOSEN_RULES: InventoryRules = {
  blind: true,
  recount: true,
  notHolder: true,
  notArmorer: true,
  notTwice: false,
  minRank: null,
};

/** To whom the memorandum of an inventory is addressed. */
export const MEMORANDUM_FOR_LENGTH = 120;

/** What each setting of a unit holds. A setting that is a citation alone holds its text. */
export interface UnitSettingValues {
  'amendment.photo': boolean;
  'ciic.codes': readonly CiicCode[];
  'citation.amendment': string | null;
  'citation.closing': string | null;
  'citation.hand-receipt': string | null;
  'citation.inventory': string | null;
  /** Steps of a clearance that somebody ticks, besides those of every unit. */
  'clearance.extraSteps': readonly string[];
  /** When draws of a counter are due, e.g. '1800'. */
  'counter.closingTime': string;
  /** The first draw of a day from an arms room waits for a room count. */
  'counter.countFirst': boolean;
  /** The most days from the issue of a temporary hand receipt to its due date. */
  'counter.temporaryDays': number;
  'import.synonyms': readonly ImportSynonym[];
  /** The addressee of an inventory's memorandum, e.g. 'RECORD'. */
  'inventory.memorandumFor': string;
  'inventory.rules.chosen': InventoryRules;
  'inventory.rules.cyclic': InventoryRules;
  'inventory.rules.sensitive': InventoryRules;
  /** Whom to telephone first when a sensitive item is lost. */
  'loss.callFirst': string;
  /** Days from the discovery of a loss to the last day for its papers. */
  'loss.days': number;
  /** Days from the start of a change of command to its due date. */
  'succession.days': number;
  /** Plain text, with an empty line between paragraphs. */
  'succession.memoText': string;
  /** The same days for the change of a sub-hand receipt holder. */
  'succession.subDays': number;
  'transfer.signOver': SignOverRule;
}

/** Settings that have no value besides their citation. */
export const CITATION_SETTINGS: readonly UnitSettingKey[] = [
  'citation.amendment',
  'citation.closing',
  'citation.hand-receipt',
  'citation.inventory',
];

/** The class of a code; undefined for no code, and for one that the table does not have. */
export const ciicClassOf = (
  table: readonly CiicCode[],
  code: string | null | undefined,
): CiicClass | undefined => table.find((entry) => entry.code === code)?.class;
