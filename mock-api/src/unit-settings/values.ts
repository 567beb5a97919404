import {
  CALL_FIRST_LENGTH,
  CIIC_CLASSES,
  CIIC_LABEL_LENGTH,
  CITATION_SETTINGS,
  type CiicCode,
  DEFAULT_CIIC_CODES,
  DEFAULT_CHOSEN_RULES,
  DEFAULT_CYCLIC_RULES,
  DEFAULT_IMPORT_SYNONYMS,
  DEFAULT_INVENTORY_RULES,
  DEFAULT_MEMO_TEXT,
  EXTRA_STEP_LENGTH,
  IMPORT_FIELDS,
  type ImportSynonym,
  type InventoryRules,
  MEMORANDUM_FOR_LENGTH,
  MEMO_TEXT_LENGTH,
  MOST_EXTRA_STEPS,
  MOST_LOSS_DAYS,
  MOST_SUCCESSION_DAYS,
  MOST_TEMPORARY_DAYS,
  RANKS,
  SIGN_OVER_RULES,
  type SignOverRule,
  SYNONYM_LENGTH,
  type UnitSettingKey,
  isTimeOfDay,
} from '@hand-receipt/contracts';
import { badRequest } from '../kernel';

/** A value of a setting as it is stored; null for a setting that is a citation alone. */
export type StoredValue =
  | boolean
  | number
  | string
  | readonly CiicCode[]
  | readonly ImportSynonym[]
  | readonly string[]
  | InventoryRules
  | SignOverRule
  | null;

export const DEFAULTS: Record<UnitSettingKey, StoredValue> = {
  'amendment.photo': true,
  'ciic.codes': DEFAULT_CIIC_CODES,
  'citation.amendment': null,
  'citation.closing': null,
  'citation.hand-receipt': null,
  'citation.inventory': null,
  'clearance.extraSteps': [],
  'counter.closingTime': '1800',
  'counter.countFirst': true,
  'counter.temporaryDays': 30,
  'import.synonyms': DEFAULT_IMPORT_SYNONYMS,
  'inventory.memorandumFor': 'RECORD',
  'inventory.rules.chosen': DEFAULT_CHOSEN_RULES,
  'inventory.rules.cyclic': DEFAULT_CYCLIC_RULES,
  'inventory.rules.sensitive': DEFAULT_INVENTORY_RULES,
  'loss.callFirst': '',
  'loss.days': 15,
  'succession.days': 30,
  'succession.memoText': DEFAULT_MEMO_TEXT,
  'succession.subDays': 5,
  'transfer.signOver': 'notice',
};

export const isCitation = (key: UnitSettingKey): boolean => CITATION_SETTINGS.includes(key);

const refuse = (message: string) => badRequest(message, { value: message });

const CODE_CHARACTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789';

/** One line of a table of codes, trimmed. @throws ApiError 400 where it is none. */
function readCode(entry: unknown, line: number): CiicCode {
  const fields = typeof entry === 'object' && entry !== null ? (entry as Record<string, unknown>) : {};
  const { code, label, class: ciicClass } = fields;
  if (Object.keys(fields).sort().join() !== 'class,code,label') {
    throw refuse(`Line ${line} of the table has code, label, class, and nothing else.`);
  }
  if (typeof code !== 'string' || code.length !== 1 || !CODE_CHARACTERS.includes(code)) {
    throw refuse(`The code in line ${line} is one capital letter or digit.`);
  }
  const text = typeof label === 'string' ? label.trim() : '';
  if (!text || text.length > CIIC_LABEL_LENGTH) {
    throw refuse(`The label of code ${code} has 1 to ${CIIC_LABEL_LENGTH} characters.`);
  }
  const known = CIIC_CLASSES.find((one) => one === ciicClass);
  if (!known) throw refuse(`The class of code ${code} is one of ${CIIC_CLASSES.join(', ')}.`);
  return { code, label: text, class: known };
}

function readCodes(value: unknown): CiicCode[] {
  if (!Array.isArray(value) || value.length === 0 || value.length > CODE_CHARACTERS.length) {
    throw refuse(`The table has 1 to ${CODE_CHARACTERS.length} codes.`);
  }
  const table = value.map((entry, index) => readCode(entry, index + 1));
  const twice = table.find(({ code }, index) => table.some((other, at) => at < index && other.code === code));
  if (twice) throw refuse(`Code ${twice.code} is in the table twice.`);
  return table;
}

const MOST_SYNONYMS = 200;

/** One line of the headings of other books, trimmed. @throws ApiError 400 where it is none. */
function readSynonym(entry: unknown, line: number): ImportSynonym {
  const fields = typeof entry === 'object' && entry !== null ? (entry as Record<string, unknown>) : {};
  if (Object.keys(fields).sort().join() !== 'field,heading') {
    throw refuse(`Line ${line} has a heading and a field, and nothing else.`);
  }
  const heading = typeof fields.heading === 'string' ? fields.heading.trim() : '';
  if (!heading || heading.length > SYNONYM_LENGTH) {
    throw refuse(`The heading in line ${line} has 1 to ${SYNONYM_LENGTH} characters.`);
  }
  const field = IMPORT_FIELDS.find((one) => one === fields.field);
  if (!field) throw refuse(`The field of ${heading} is one of ${IMPORT_FIELDS.join(', ')}.`);
  return { heading, field };
}

function readSynonyms(value: unknown): ImportSynonym[] {
  if (!Array.isArray(value) || value.length > MOST_SYNONYMS) {
    throw refuse(`There are at most ${MOST_SYNONYMS} headings.`);
  }
  const table = value.map((entry, index) => readSynonym(entry, index + 1));
  const plain = table.map(({ heading }) => heading.toLowerCase());
  const twice = table.find(({ heading }, index) => plain.indexOf(heading.toLowerCase()) < index);
  if (twice) throw refuse(`The heading ${twice.heading} is in the table twice.`);
  return table;
}

/** One step of a clearance, trimmed. @throws ApiError 400 where it is none. */
function readStep(entry: unknown, line: number): string {
  const text = typeof entry === 'string' ? entry.trim() : '';
  if (!text || text.length > EXTRA_STEP_LENGTH || text.includes('\n')) {
    throw refuse(`Line ${line} has 1 to ${EXTRA_STEP_LENGTH} characters.`);
  }
  return text;
}

function readSteps(value: unknown): string[] {
  if (!Array.isArray(value) || value.length > MOST_EXTRA_STEPS) {
    throw refuse(`There are at most ${MOST_EXTRA_STEPS} steps.`);
  }
  const steps = value.map((entry, index) => readStep(entry, index + 1));
  const twice = steps.find((step, index) => steps.indexOf(step) < index);
  if (twice) throw refuse(`The step ${twice} is in the list twice.`);
  return steps;
}

function readSignOverRule(value: unknown): SignOverRule {
  const rule = SIGN_OVER_RULES.find((one) => one === value);
  if (!rule) throw refuse(`The value is ${SIGN_OVER_RULES.join(' or ')}.`);
  return rule;
}

const readDays =
  (most: number) =>
  (value: unknown): number => {
    if (!Number.isInteger(value) || Number(value) < 1 || Number(value) > most) {
      throw refuse(`The value is a whole number of days from 1 to ${most}.`);
    }
    return Number(value);
  };

function readTimeOfDay(value: unknown): string {
  if (typeof value !== 'string' || !isTimeOfDay(value))
    throw refuse('The value is a time of day, such as 1800.');
  return value;
}

function readMemoText(value: unknown): string {
  const text = typeof value === 'string' ? value.trim() : '';
  if (!text || text.length > MEMO_TEXT_LENGTH) {
    throw refuse(`The text has 1 to ${MEMO_TEXT_LENGTH} characters.`);
  }
  return text;
}

function readAddressee(value: unknown): string {
  const text = typeof value === 'string' ? value.trim() : '';
  if (!text || text.length > MEMORANDUM_FOR_LENGTH || text.includes('\n')) {
    throw refuse(`The addressee has 1 to ${MEMORANDUM_FOR_LENGTH} characters, in one line.`);
  }
  return text;
}

/** Whom to telephone, in one line; empty for nobody. */
function readCallFirst(value: unknown): string {
  const text = typeof value === 'string' ? value.trim() : null;
  if (text === null || text.length > CALL_FIRST_LENGTH || text.includes('\n')) {
    throw refuse(`The text has at most ${CALL_FIRST_LENGTH} characters, in one line.`);
  }
  return text;
}

const RULE_NAMES = Object.keys(DEFAULT_INVENTORY_RULES).sort();
const RULE_WORDS = `The rules are ${RULE_NAMES.join(', ')}: each is on or off, and minRank is a rank or none.`;

function readRules(value: unknown): InventoryRules {
  const given = typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  if (Object.keys(given).sort().join() !== RULE_NAMES.join()) throw refuse(RULE_WORDS);
  const { minRank, ...switches } = given as unknown as InventoryRules;
  const isRank = minRank === null || RANKS.includes(minRank);
  if (!isRank || Object.values(switches).some((rule) => typeof rule !== 'boolean')) throw refuse(RULE_WORDS);
  return { ...switches, minRank };
}

type Read = (value: unknown) => StoredValue;

function readSwitch(value: unknown): boolean {
  if (typeof value !== 'boolean') throw refuse('The value is true or false.');
  return value;
}

/** How the value of each setting is read that has one. */
const READ: Partial<Record<UnitSettingKey, Read>> = {
  'amendment.photo': readSwitch,
  'ciic.codes': readCodes,
  'clearance.extraSteps': readSteps,
  'counter.closingTime': readTimeOfDay,
  'counter.countFirst': readSwitch,
  'counter.temporaryDays': readDays(MOST_TEMPORARY_DAYS),
  'import.synonyms': readSynonyms,
  'inventory.memorandumFor': readAddressee,
  'inventory.rules.chosen': readRules,
  'inventory.rules.cyclic': readRules,
  'inventory.rules.sensitive': readRules,
  'loss.callFirst': readCallFirst,
  'loss.days': readDays(MOST_LOSS_DAYS),
  'succession.days': readDays(MOST_SUCCESSION_DAYS),
  'succession.memoText': readMemoText,
  'succession.subDays': readDays(MOST_SUCCESSION_DAYS),
  'transfer.signOver': readSignOverRule,
};

/** A value as it was sent, checked by what the setting holds. @throws ApiError 400 with one sentence. */
export function readValue(key: UnitSettingKey, value: unknown): StoredValue {
  const read = READ[key];
  if (read) return read(value);
  if (value === null) return null;
  throw refuse('This setting is a citation alone and has no value.');
}

/** A value as it was stored, with the default of each rule that came in after it. */
export const completeValue = (key: UnitSettingKey, value: StoredValue): StoredValue =>
  READ[key] === readRules ? { ...(DEFAULTS[key] as InventoryRules), ...(value as InventoryRules) } : value;
