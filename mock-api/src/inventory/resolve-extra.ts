import type { ExtraResolution } from '@hand-receipt/contracts';
import { conflict, forbidden, notFound } from '../kernel';
import { visibleInventories, visibleItems } from '../access';
import type { UnitOfWork } from '../unit-of-work';
import { lockExtra } from './lock-extra';
import { recordAct } from './record-act';
import { readReportSignatures } from './report-signers';

/**
 * Says what an extra code of a closed inventory turned out to be. The result of the inventory stays as it was closed. Said
 * again, it replaces what was said before, until somebody signs the report; the ledger has both.
 *
 * @throws ApiError 404 out of sight and for no extra; 403 for anybody but the Supply Sergeant and Commanders; 409 while the
 *   inventory is open or was cancelled; 409 for an item that is not in the book and is said to have been entered, and for one that
 *   is resolved in a signed report.
 */
export async function resolveExtra(
  work: UnitOfWork,
  { inventoryId, extraId }: { inventoryId: string; extraId: string },
  { resolution, note }: { resolution: ExtraResolution; note?: string },
): Promise<void> {
  const { trx, actor, at } = work;
  const inventory = await trx
    .selectFrom('inventory')
    .selectAll()
    .where('id', '=', inventoryId)
    .where(visibleInventories(actor))
    .forShare()
    .executeTakeFirst();
  if (!inventory) throw notFound('Extra not found');
  const extra = await lockExtra(work, inventoryId, extraId);
  if (actor.role !== 'Supply Sergeant' && actor.role !== 'Commander') {
    throw forbidden('Only the Supply Sergeant or a Commander resolves an extra.');
  }
  if (inventory.state !== 'closed') throw conflict('Close the inventory before its extras are resolved.');
  if (extra.resolution !== null && (await readReportSignatures(trx, inventoryId)).length > 0) {
    throw conflict(
      `${extra.code} is resolved, and the report of ${inventoryId} is signed. Its resolution stays.`,
    );
  }
  if (resolution === 'found-on-installation') await requireInBook(work, extra.code);
  const text = note?.trim() || null;
  await trx
    .updateTable('inventory_extra')
    .set({ resolution, resolution_note: text, resolved_by_user_id: actor.id, resolved_at: at })
    .where('id', '=', extraId)
    .execute();
  work.addAudience({ inventories: [inventoryId] });
  await recordAct(work, inventory, 'resolved', { extraId, code: extra.code, resolution, reason: text });
}

/** @throws ApiError 409 for a code whose item was not entered in the book. */
async function requireInBook({ trx, actor }: UnitOfWork, code: string): Promise<void> {
  const item = await trx
    .selectFrom('property')
    .select('id')
    .where((own) => own.or([own('serial_number', '=', code), own('uii', '=', code)]))
    .where('left_at', 'is', null)
    .where(visibleItems(actor))
    .executeTakeFirst();
  if (!item) throw conflict(`${code} is not in the property book. Enter the item first.`);
}
