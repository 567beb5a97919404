import { type LedgerStamp, ledgerStamp } from '@hand-receipt/contracts';
import { type Code, drawCode, paperCode } from '../pdf/code';
import type { Paper } from '../pdf/paper';
import { formTime } from '../dates';

const SIZE = 5.5;
const LEADING = 7;

/** The state of the ledger when the form was printed, for every page: a code, and the same in words. */
export interface PageStamp {
  code: Code | null;
  lines: string[];
}

/** @param number of the hand receipt, so that a loose page is known. */
export function pageStamp(number: string, at: Date, stamp: LedgerStamp | null): PageStamp {
  const printed = `${number}, printed ${formTime(at)}`;
  if (!stamp) return { code: null, lines: [printed, 'The ledger has no event yet.'] };
  return {
    code: paperCode(ledgerStamp(stamp)),
    lines: [printed, `Ledger of ${stamp.size.toLocaleString('en-US')} events, root`, stamp.root],
  };
}

/** Draws the code with its lower left corner at (x, y), and the words beside it on the side asked for. */
export function drawStamp(
  paper: Paper,
  { code, lines }: PageStamp,
  { x, y, side, words }: { x: number; y: number; side: number; words: 'left' | 'right' },
): void {
  if (code) drawCode(paper, code, x, y, side);
  const gap = 6;
  const edge = words === 'left' ? x - gap : x + side + gap;
  const top = y + side / 2 + ((lines.length - 1) * LEADING) / 2 - SIZE / 3;
  lines.forEach((line, index) =>
    paper.text(line, edge, top - index * LEADING, {
      size: SIZE,
      align: words === 'left' ? 'right' : 'left',
    }),
  );
}
