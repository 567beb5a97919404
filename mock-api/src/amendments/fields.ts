import {
  AMENDABLE_FIELDS,
  type AmendmentKind,
  type AmendmentLineDto,
  type FormerKind,
  NAME_WORDS,
  PROPERTY_CATEGORIES,
  SENSITIVE_MARKS,
  formatLin,
  formatNsn,
  formatUii,
  isName,
  normalizeSerial,
  tidyName,
} from '@hand-receipt/contracts';
import { numberProblems } from '../property';

interface FieldRule {
  /** As sentences name it. */
  words: string;
  /** As the record writes what was typed; '' where there is nothing in it. */
  written: (typed: string) => string;
  /** What is wrong with it; undefined where nothing is. */
  problem: (typed: string) => string | undefined;
  /** Whether the record may be without it. */
  mayBeEmpty?: true;
  /** It stands on the data plate, so that a photo of the plate proves it. */
  onPlate?: true;
  /** How its former values are kept. */
  former?: FormerKind;
}

const SERIAL_LENGTH = 64;

const serialProblem = (typed: string) =>
  normalizeSerial(typed).length > SERIAL_LENGTH
    ? `Serial number must have at most ${SERIAL_LENGTH} characters.`
    : numberProblems({ serial_number: typed }).serial_number;

/** A value that an amendment writes. That an item is sensitive follows from others. */
export type AmendedField = Exclude<AmendmentLineDto['field'], 'is_sensitive'>;

const CIIC = /^[A-Z0-9]$/;

const oneOf = (words: string, known: readonly string[]) => (typed: string) =>
  known.includes(typed) ? undefined : `The ${words} is one of ${known.join(', ')}.`;

export const FIELD_RULES: Record<AmendedField, FieldRule> = {
  serial_number: {
    words: 'serial number',
    written: normalizeSerial,
    problem: serialProblem,
    onPlate: true,
    former: 'serial',
  },
  nsn: {
    words: 'NSN',
    written: (typed) => formatNsn(typed) ?? '',
    problem: (nsn) => numberProblems({ nsn }).nsn,
    mayBeEmpty: true,
    former: 'nsn',
  },
  lin: {
    words: 'LIN',
    written: (typed) => formatLin(typed) ?? '',
    problem: (lin) => numberProblems({ lin }).lin,
    mayBeEmpty: true,
    former: 'lin',
  },
  uii: {
    words: 'UII',
    written: (typed) => formatUii(typed) ?? '',
    problem: (uii) => numberProblems({ uii }).uii,
    mayBeEmpty: true,
    onPlate: true,
    former: 'uii',
  },
  name: {
    words: 'name',
    written: tidyName,
    problem: (typed) => (isName(tidyName(typed)) ? undefined : `Name ${NAME_WORDS}`),
  },
  category: {
    words: 'category',
    written: (typed) => typed,
    problem: oneOf('category', PROPERTY_CATEGORIES),
  },
  ciic: {
    words: 'CIIC',
    written: (typed) => typed.toUpperCase(),
    problem: (typed) => (CIIC.test(typed.toUpperCase()) ? undefined : 'CIIC must be one letter or digit.'),
    mayBeEmpty: true,
  },
  sensitive_mark: {
    words: 'sensitive mark',
    written: (typed) => typed,
    problem: oneOf('sensitive mark', SENSITIVE_MARKS),
  },
};

const AMENDABLE: readonly string[] = AMENDABLE_FIELDS;

/** What an amendment of a field corrects. */
export const kindOf = (field: AmendedField): AmendmentKind =>
  AMENDABLE.includes(field) ? 'data' : 'downgrade';
