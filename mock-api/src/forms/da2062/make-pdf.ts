import { Paper } from '../pdf/paper';
import { type PdfStream, type Sheet, printSheets } from '../pdf/print-sheets';
import type { HandReceipt } from './hand-receipt';
import { layReceipt } from './sheets';

/** `DA Form 2062 HR-0017/3`, or how many hand receipts are in the file. */
const titleOf = (receipts: readonly HandReceipt[]): string =>
  receipts.length === 1
    ? `DA Form 2062 ${receipts[0]?.number}`
    : `DA Form 2062, ${receipts.length} hand receipts`;

/** The pages of a form count from 1, wherever in the file it is. */
const numbered = (sheets: readonly Sheet[]): Sheet[] =>
  sheets.map((sheet, index) => (paper) => sheet(paper, index + 1, sheets.length));

/**
 * Makes the file of one or more hand receipts, all made at once. What can fail has failed before this returns; the pages
 * follow.
 */
export async function makeDa2062(receipts: readonly HandReceipt[]): Promise<PdfStream> {
  const [first] = receipts;
  if (!first) throw new Error('There is no hand receipt to print.');
  const paper = await Paper.open({ title: titleOf(receipts), at: first.at });
  const sheets: Sheet[] = [];
  for (const receipt of receipts) sheets.push(...numbered(await layReceipt(paper, receipt)));
  return printSheets(paper, sheets);
}
