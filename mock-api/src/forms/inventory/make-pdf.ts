import type { InventoryReportDto } from '@hand-receipt/contracts';
import type { Kysely } from 'kysely';
import type { Database } from '../../kernel';
import type { FormStamps } from '../da2062/export';
import { pageStamp } from '../da2062/stamp';
import { Paper } from '../pdf/paper';
import { type PdfStream, printSheets } from '../pdf/print-sheets';
import { loadPhotos } from './load-photos';
import { inventoryReportSheets } from './report-sheets';

/** Prints the memorandum of a closed inventory. The reader must have been let see the report. */
export async function makeInventoryReport(
  db: Kysely<Database>,
  report: InventoryReportDto,
  { at, program, stampOf }: FormStamps,
): Promise<{ file: PdfStream; fileName: string }> {
  const { id } = report.inventory;
  const photos = await loadPhotos(db, report);
  const stamp = await stampOf(report.lines.map((line) => line.id));
  const paper = await Paper.open({ title: `Inventory Report ${id}`, at });
  const sheets = inventoryReportSheets(
    paper,
    { report, photos },
    pageStamp({ number: id, at, stamp, program }),
  );
  return { file: printSheets(paper, sheets), fileName: `Inventory_Report_${id}.pdf` };
}
