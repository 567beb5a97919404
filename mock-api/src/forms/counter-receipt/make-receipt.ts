import { type HandOverDto, newlyShortWords, receiptComponentWords } from '@hand-receipt/contracts';
import type { Kysely } from 'kysely';
import { type Database, inArray } from '../../kernel';
import { readReceiptComponents, readReturnShortages } from '../../possession';
import type { FormStamps } from '../da2062/export';
import { pageStamp } from '../da2062/stamp';
import { Paper } from '../pdf/paper';
import { type PdfStream, printSheets } from '../pdf/print-sheets';
import { type ReceiptLine, counterReceiptSheets } from './receipt-sheets';

/** What the paper prints of each item, in the order of the hand-over. */
async function readLines(db: Kysely<Database>, handover: HandOverDto): Promise<ReceiptLine[]> {
  const { lines } = handover;
  const listed = await readReceiptComponents(db, handover);
  const opened = await readReturnShortages(db, handover);
  const componentsOf = (line: number) => {
    const components = listed.find((one) => one.line === line)?.components ?? [];
    const own = opened.filter((one) => one.line === line);
    const added = handover.mode === 'return' ? newlyShortWords(components, own) : '';
    return [receiptComponentWords(components), added].filter(Boolean).join('. ');
  };
  const rows = await db
    .selectFrom('property')
    .select(['id', 'name', 'serial_number as serialNumber', 'nsn', 'unit_of_issue as unitOfIssue'])
    .where('id', '=', inArray(lines.map(({ item }) => item.id)))
    .execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return lines.flatMap(({ line, item }) => {
    const row = byId.get(item.id);
    return row ? [{ ...row, components: componentsOf(line) }] : [];
  });
}

/** Prints the receipt of a hand-over or return that the caller has found in the viewer's sight. */
export async function makeCounterReceipt(
  db: Kysely<Database>,
  handover: HandOverDto,
  { at, program, stampOf }: FormStamps,
): Promise<{ file: PdfStream; fileName: string }> {
  const lines = await readLines(db, handover);
  const stamp = await stampOf(handover.lines.map(({ item }) => item.id));
  const paper = await Paper.open({ title: `Receipt ${handover.id}`, at });
  const page = pageStamp({ number: handover.id, at, stamp, program });
  const sheets = counterReceiptSheets(paper, { handover, lines }, page);
  return { file: printSheets(paper, sheets), fileName: `Receipt_${handover.id}.pdf` };
}
