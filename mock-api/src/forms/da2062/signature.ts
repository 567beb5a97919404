import type { Paper } from '../pdf/paper';
import { writeOneLine } from '../pdf/wrap';
import { formDate, formTime } from '../dates';
import type { Side } from './geometry';
import type { Acceptance, HandReceipt } from './hand-receipt';

const SIZE = 7;
/** Lines of the form that a signature takes, at least and at most. */
const LINES = { min: 6, max: 14 } as const;
const LINE_PITCH = 23.4;
/** From the column's left rule to what is signed on, and to the printed name. */
const OFFSET = { signature: 8, name: 19 } as const;
const MARGIN = 4;

type Signed = Pick<HandReceipt, 'to' | 'acceptance'>;

/** `SPC Alex Whitaker  21NOV2026`: the day that they accepted. On a form that they sign by hand they write the day too. */
const nameAndDate = ({ to, acceptance }: Signed): string =>
  [to.name, acceptance && formDate(acceptance.at)].filter(Boolean).join('   ');

const acceptedWords = ({ at, by }: Acceptance): string => `Accepted ${formTime(at)}, ${by}`;

/** Lines to keep free below the last entry. */
export function signatureLines(paper: Paper, signed: Signed): number {
  const { acceptance } = signed;
  const texts = [nameAndDate(signed), ...(acceptance ? [acceptedWords(acceptance)] : [])];
  const length = Math.max(...texts.map((text) => paper.width(text, { size: SIZE }))) + 2 * MARGIN;
  return Math.min(LINES.max, Math.max(LINES.min, Math.ceil(length / LINE_PITCH)));
}

/**
 * Draws the place where the holder signs: upwards in column A of the lines from `first`, as the form is
 * used. Later inventories are signed the same way in B to F.
 */
export function drawSignature(paper: Paper, side: Side, first: number, lines: number, signed: Signed): void {
  const top = side.lineRules[first] ?? side.frame.top;
  const bottom = side.lineRules[first + lines] ?? side.frame.bottom;
  const left = side.columnRules.findLast((x) => x < side.fields.A[0]) ?? side.fields.A[0];
  const length = top - bottom - 2 * MARGIN;

  paper.upwards(left, bottom + MARGIN, () => {
    const write = (text: string, offset: number) =>
      writeOneLine(paper, text, { x: 0, y: -offset, width: length }, { size: SIZE });
    paper.line(0, -OFFSET.signature - 1.5, length, -OFFSET.signature - 1.5, 0.5);
    const { acceptance } = signed;
    if (acceptance) write(acceptedWords(acceptance), OFFSET.signature);
    write(nameAndDate(signed), OFFSET.name);
  });
}
