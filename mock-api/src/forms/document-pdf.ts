import type { Kysely } from 'kysely';
import type { Database } from '../kernel';
import { INVENTORY_REPORT, findInventoryReport } from '../inventory';
import type { Viewer } from '../access';
import type { FormStamps } from './da2062/export';
import { makeInventoryReport } from './inventory/make-pdf';
import { loadForm } from './maintenance/load-form';
import { formFileName, makeMaintenanceForm } from './maintenance/make-pdf';
import type { PdfStream } from './pdf/print-sheets';

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
  stamps: FormStamps,
): Promise<{ file: PdfStream; fileName: string }> {
  if ((await typeOf(db, id))?.type === INVENTORY_REPORT) {
    return makeInventoryReport(db, await findInventoryReport(db, viewer, id), stamps);
  }
  const form = await loadForm(db, viewer, id);
  return { file: await makeMaintenanceForm(form, stamps.at), fileName: formFileName(form) };
}
