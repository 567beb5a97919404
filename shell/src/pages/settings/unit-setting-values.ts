import {
  CIIC_CLASSES,
  CITATION_SETTINGS,
  type CiicCode,
  IMPORT_FIELDS,
  type ImportSynonym,
  type InventoryRules,
  type UnitSettingDto,
  type UnitSettingKey,
} from '@hand-receipt/contracts';

interface SettingWords {
  title: string;
  /** What it does. */
  hint: string;
}

const RULES_HINT =
  'One rule a line: rule, on or off. blind, recount, notHolder, notArmorer, notTwice; and minRank, a rank or none. They hold for inventories that are opened from now on.';

export const SETTING_WORDS: Record<UnitSettingKey, SettingWords> = {
  'amendment.photo': {
    title: 'Picture of the data plate',
    hint: 'An amendment of a serial number or UII needs a picture of the data plate.',
  },
  'ciic.codes': {
    title: 'CIIC codes',
    hint: 'One code a line: code, class, label. Classes: ' + CIIC_CLASSES.join(', ') + '.',
  },
  'citation.closing': { title: 'Citation on closings and gains', hint: 'Printed where it is entered.' },
  'citation.amendment': { title: 'Citation on adjustment reports', hint: 'Printed where it is entered.' },
  'citation.hand-receipt': {
    title: 'Citation on hand receipts',
    hint: 'Printed on the DA 2062 where it is entered.',
  },
  'citation.inventory': {
    title: 'Citation on inventory reports',
    hint: 'Printed on the memorandum where it is entered.',
  },
  'inventory.memorandumFor': {
    title: 'Addressee of inventory reports',
    hint: 'Stands after MEMORANDUM FOR, such as RECORD.',
  },
  'inventory.rules.sensitive': {
    title: 'Rules of sensitive items inventories',
    hint: RULES_HINT,
  },
  'inventory.rules.cyclic': {
    title: 'Rules of cyclic inventories',
    hint: RULES_HINT,
  },
  'inventory.rules.chosen': {
    title: 'Rules of inventories of chosen items',
    hint: RULES_HINT,
  },
  'loss.callFirst': {
    title: 'Whom to call first',
    hint: 'Stands in the notice when a sensitive item is lost, such as Staff duty, 555-0142.',
  },
  'loss.days': {
    title: 'Days for the papers of a loss',
    hint: 'Days from the discovery of a loss to the last day for its papers: 15, or 75 in Reserve and Guard.',
  },
  'succession.days': {
    title: 'Days of a change of command',
    hint: 'Days from the start to the due date.',
  },
  'succession.memoText': {
    title: 'Joint inventory memorandum',
    hint: 'Printed in the packet of a change of command, above results and signatures.',
  },
  'succession.subDays': {
    title: 'Days of a change of sub-hand receipt holder',
    hint: 'Days from the start to the due date.',
  },
  'transfer.signOver': {
    title: 'Sign-overs',
    hint: 'When a holder leaves the chain and hands an item to somebody else below the same person.',
  },
  'clearance.extraSteps': {
    title: 'Steps of a clearance',
    hint: 'One step a line, ticked by hand when a person leaves. It holds for clearances that are opened from now on.',
  },
  'counter.closingTime': {
    title: 'Closing time of counters',
    hint: 'Items drawn from an arms room or supply room are due at this time of day, such as 1800.',
  },
  'counter.countFirst': {
    title: 'Room count before the first draw',
    hint: 'The first draw of a day from an arms room waits until its room count is closed.',
  },
  'counter.temporaryDays': {
    title: 'Days of a temporary hand receipt',
    hint: 'The most days from its issue to its due date.',
  },
  'import.synonyms': {
    title: 'Headings of imported files',
    hint: 'One heading a line: heading, field. Fields: ' + IMPORT_FIELDS.join(', ') + '.',
  },
};

/** A setting as its form is filled in; `value` and `citation` are named as the API names them. */
export interface SettingValues {
  /** 'on' or 'off', 'notice' or 'consent', days, text, or the table of codes, headings or steps as text; '' for a setting that is a citation alone. */
  value: string;
  citation: string;
}

export const isCitation = (key: UnitSettingKey): boolean => CITATION_SETTINGS.includes(key);

/** Settings that are on or off. */
export const SWITCHES: readonly UnitSettingKey[] = ['amendment.photo', 'counter.countFirst'];

/** Settings that are a number of days. */
export const DAYS: readonly UnitSettingKey[] = [
  'loss.days',
  'succession.days',
  'succession.subDays',
  'counter.temporaryDays',
];

/** Settings that are rules of a kind of inventory. */
export const RULES: readonly UnitSettingKey[] = [
  'inventory.rules.chosen',
  'inventory.rules.cyclic',
  'inventory.rules.sensitive',
];

/** Settings whose value is shown as it is. */
const PLAIN: readonly UnitSettingKey[] = [
  ...DAYS,
  'counter.closingTime',
  'inventory.memorandumFor',
  'loss.callFirst',
  'succession.memoText',
  'transfer.signOver',
];

const lineOf = ({ code, class: ciicClass, label }: CiicCode) => `${code}, ${ciicClass}, ${label}`;

/** Rules of an inventory, one a line. */
const rulesText = ({ minRank, ...switches }: InventoryRules): string =>
  [
    ...Object.entries(switches).map(([rule, isOn]) => `${rule}, ${isOn ? 'on' : 'off'}`),
    `minRank, ${minRank ?? 'none'}`,
  ].join('\n');

/** Rules as they were typed. What is no rule goes as it is, and the server says what is wrong. */
function readRules(lines: readonly string[]): Record<string, unknown> {
  const entries = lines.map((line) => {
    const [rule = '', value = ''] = line.split(',').map((part) => part.trim());
    if (rule === 'minRank') return [rule, value.toLowerCase() === 'none' ? null : value.toUpperCase()];
    return [rule, { on: true, off: false }[value.toLowerCase()] ?? value];
  });
  return Object.fromEntries(entries) as Record<string, unknown>;
}

function valueOf({ key, value }: UnitSettingDto): string {
  if (SWITCHES.includes(key)) return value ? 'on' : 'off';
  if (PLAIN.includes(key)) return String(value);
  // The server checks what it stores by the key.
  if (key === 'clearance.extraSteps') return (value as string[]).join('\n');
  if (key === 'ciic.codes') return (value as CiicCode[]).map(lineOf).join('\n');
  if (RULES.includes(key)) return rulesText(value as InventoryRules);
  if (key !== 'import.synonyms') return '';
  return (value as ImportSynonym[]).map(({ heading, field }) => `${heading}, ${field}`).join('\n');
}

export const valuesOf = (setting: UnitSettingDto): SettingValues => ({
  value: valueOf(setting),
  citation: setting.citation ?? '',
});

/** One line of the table. What is missing stays empty, and the server says what is wrong. */
function readLine(line: string): CiicCode {
  const [code = '', ciicClass = '', ...label] = line.split(',').map((part) => part.trim());
  return {
    code: code.toUpperCase(),
    class: ciicClass.toLowerCase() as CiicCode['class'],
    label: label.join(', '),
  };
}

/** One line of the headings. The field is behind the last comma, for a heading may have commas itself. */
function readSynonym(line: string): ImportSynonym {
  const at = line.lastIndexOf(',');
  const field = line
    .slice(at + 1)
    .trim()
    .toLowerCase()
    .replaceAll(' ', '_') as ImportSynonym['field'];
  return { heading: line.slice(0, Math.max(at, 0)).trim(), field };
}

/** A number of days. What is no number goes as it was typed, and the server says what is wrong. */
function readDays(text: string): number | string {
  const days = Number(text);
  return text.trim() === '' || Number.isNaN(days) ? text : days;
}

/** The value as the API takes it. */
export function toValue(key: UnitSettingKey, { value }: SettingValues): unknown {
  if (SWITCHES.includes(key)) return value === 'on';
  if (DAYS.includes(key)) return readDays(value);
  if (PLAIN.includes(key)) return value;
  const lines = value.split('\n').filter((line) => line.trim());
  if (key === 'clearance.extraSteps') return lines.map((line) => line.trim());
  if (RULES.includes(key)) return readRules(lines);
  if (key === 'ciic.codes') return lines.map(readLine);
  return key === 'import.synonyms' ? lines.map(readSynonym) : null;
}
