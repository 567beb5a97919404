import type { Work } from '../../custody/work';
import { announce, insertDocument, recordSent } from '../../documents/new-document';
import { findCommanders } from './commanders';
import { findOpenInventory } from './find-open';
import { inventoryReport, inventoryResult } from './inventory-report';
import { readProgress } from './load-inventory';

/**
 * Ends a count and sends what was counted, missing and extra to the commander of its unit, as a document.
 * A commander who closes it himself is sent nothing. Closing again changes nothing.
 *
 * @throws ApiError 404 for a count out of sight, 403 for anybody but its counters and whoever opened it.
 */
export async function closeInventory(work: Work, id: string, notes: string | null): Promise<void> {
  const { trx, actor, at } = work;
  const inventory = await findOpenInventory(work, id, { alone: true, orOpener: true });
  if (inventory.closed_at) return;
  const written = notes?.trim() || null;
  await trx
    .updateTable('sensitive_inventory')
    .set({ closed_at: at, closed_by_user_id: actor.id, notes: written })
    .where('id', '=', id)
    .execute();
  const progress = await readProgress(trx, id);
  const formData = await inventoryReport(work, inventory, progress, written);
  const commanders = await findCommanders(work, inventory.unit_id ?? actor.unitId);

  const reports = [];
  for (const commander of commanders.filter((person) => person.id !== actor.id)) {
    const report = {
      type: 'Inventory Report',
      subtype: 'Sensitive Items Inventory',
      title: `${inventory.title}: ${inventoryResult(progress)}`,
      description: formData.description,
      recipient: commander,
      item: null,
      formData,
      uploadIds: [],
    };
    reports.push({ report, documentId: await insertDocument(work, report) });
  }
  await work.publish({ roots: ['sensitive', 'dashboard'] });
  for (const { report, documentId } of reports) {
    await announce(work, documentId, report, {
      type: progress.missing > 0 || progress.extra > 0 ? 'warning' : 'success',
      title: 'Sensitive items inventory closed',
      message: `${actor.name}: ${inventoryResult(progress)}.`,
    });
  }
  for (const { report, documentId } of reports) {
    await recordSent(work, documentId, report, { inventoryId: id, ...progress });
  }
}
