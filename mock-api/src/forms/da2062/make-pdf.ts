import { Paper } from '../pdf/paper';
import { type PdfStream, printSheets } from '../pdf/print-sheets';
import type { HandReceipt } from './hand-receipt';
import { layReceipt } from './sheets';

/** Makes the file of a hand receipt. What can fail has failed before this returns; the pages follow. */
export async function makeDa2062(receipt: HandReceipt): Promise<PdfStream> {
  const paper = await Paper.open({ title: `DA Form 2062 ${receipt.number}`, at: receipt.at });
  const sheets = await layReceipt(paper, receipt);
  return printSheets(paper, sheets);
}
