import { STOCK_NUMBER_WORDS, formatLin, formatNsn, formatUii } from '@hand-receipt/contracts';
import { badRequest } from '../kernel';
import { strangeCharacter } from './serial-number';

/** The numbers of an item as a person typed them. */
export interface TypedNumbers {
  serial_number?: string;
  nsn?: string | null;
  lin?: string | null;
  uii?: string | null;
}

type NumberProblems = Partial<Record<keyof TypedNumbers, string>>;

const codePoint = (character: string) =>
  `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;

function serialProblem(serial: string): string | undefined {
  const strange = strangeCharacter(serial);
  if (strange) {
    return `Serial number has a character that is none of A-Z, 0-9 or a sign: '${strange}' (${codePoint(strange)}). Type it as on the data plate.`;
  }
  if (/^\d+([.,]\d+)?E\+\d+$/i.test(serial.trim())) {
    return 'Serial number was shortened by a spreadsheet. Enter all of its digits.';
  }
  return undefined;
}

/** What is wrong with the form of each number, by its name on the wire; a number left out is right. */
export function numberProblems({ serial_number, nsn, lin, uii }: TypedNumbers): NumberProblems {
  const problems: NumberProblems = {};
  const serial = serial_number && serialProblem(serial_number);
  if (serial) problems.serial_number = serial;
  if (nsn?.trim() && !formatNsn(nsn)) problems.nsn = STOCK_NUMBER_WORDS.nsn;
  if (lin?.trim() && !formatLin(lin)) problems.lin = STOCK_NUMBER_WORDS.lin;
  if (uii?.trim() && !formatUii(uii)) problems.uii = STOCK_NUMBER_WORDS.uii;
  return problems;
}

/** NSN, LIN and UII as they are written; null where left out. Of numbers that `numberProblems` finds right. */
export const writtenNumbers = ({ nsn, lin, uii }: TypedNumbers) => ({
  nsn: nsn?.trim() ? formatNsn(nsn) : null,
  lin: lin?.trim() ? formatLin(lin) : null,
  uii: uii?.trim() ? formatUii(uii) : null,
});

/** @throws ApiError 400 naming each number that is none. */
export function assertNumbers(typed: TypedNumbers): void {
  const problems = numberProblems(typed);
  const words = Object.values(problems);
  if (words.length > 0) throw badRequest(words.map((word) => word.replace(/\.?$/, '.')).join(' '), problems);
}

/**
 * The item with its stock numbers as they are written.
 *
 * @throws ApiError 400 naming each number that is none.
 */
export function withNumbersChecked<T extends TypedNumbers>(typed: T): T & ReturnType<typeof writtenNumbers> {
  assertNumbers(typed);
  return { ...typed, ...writtenNumbers(typed) };
}
