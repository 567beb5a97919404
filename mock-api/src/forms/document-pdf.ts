import type { InventoryReportDto } from '@hand-receipt/contracts';
import type { Kysely } from 'kysely';
import type { Database } from '../kernel';
import { INVENTORY_REPORT, findInventoryReport } from '../inventory';
import type { Viewer } from '../access';
import { inventoryReportSheets } from './inventory/report-sheets';
import { loadForm } from './maintenance/load-form';
import { formFileName, makeMaintenanceForm } from './maintenance/make-pdf';
import { Paper } from './pdf/paper';
import { type PdfStream, printSheets } from './pdf/print-sheets';

const typeOf = (db: Kysely<Database>, id: string) =>
  db.selectFrom('document').select('type').where('id', '=', id).executeTakeFirst();

/**
 * Prints a document that the viewer sent or received, in the manner of its type.
 *
 * @throws ApiError 404 for a document of other people, and for one that is nothing to print.
 */
export async function printDocument(
  db: Kysely<Database>,
  viewer: Viewer,
  id: string,
  at: Date,
): Promise<{ file: PdfStream; fileName: string }> {
  if ((await typeOf(db, id))?.type === INVENTORY_REPORT) {
    return printInventoryReport(await findInventoryReport(db, viewer.id, id), at);
  }
  const form = await loadForm(db, viewer, id);
  return { file: await makeMaintenanceForm(form, at), fileName: formFileName(form) };
}

/** Prints the memorandum of a closed inventory. */
export async function printInventoryReport(
  report: InventoryReportDto,
  at: Date,
): Promise<{ file: PdfStream; fileName: string }> {
  const paper = await Paper.open({ title: `Inventory Report ${report.inventory.id}`, at });
  const file = printSheets(paper, inventoryReportSheets(paper, report));
  return { file, fileName: `Inventory_Report_${report.inventory.id}.pdf` };
}
