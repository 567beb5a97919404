import type { WaiverInput } from '@hand-receipt/contracts';
import type { Selectable } from 'kysely';
import type { Database } from '../kernel';
import type { UnitOfWork } from '../unit-of-work';
import { findOpenInventory, refuseClosed } from './find-open';
import { waiversOf } from './inventory-record';
import { recordAct } from './record-act';
import { insertWaivers } from './team';

/** Writes the ledger's event of the rules that are waived in an inventory. */
export async function recordWaived(
  work: UnitOfWork,
  inventory: Selectable<Database['inventory']>,
): Promise<void> {
  const waivers = (await waiversOf(work.trx, [inventory.id])).get(inventory.id) ?? [];
  await recordAct(work, inventory, 'waived', { waivers });
}

/**
 * Waives a rule for a person in an open inventory; one that does not exclude them stays as it is.
 *
 * @throws ApiError 404 out of sight; 403 for anybody but a Commander, and for a Commander's own waiver while a unit above
 *   has one; 400 for a reason that is too short; 409 for a closed inventory.
 */
export async function waiveRule(work: UnitOfWork, inventoryId: string, waiver: WaiverInput): Promise<void> {
  // Leaders who see the inventory get 403 and not 404. Each waiver checks that a Commander gives it.
  const roles = ['Squad Leader', 'Supply Sergeant', 'Commander'] as const;
  const inventory = await findOpenInventory(work, inventoryId, {
    alone: true,
    orOpener: true,
    orRoles: roles,
  });
  await refuseClosed(work, inventory, null);
  if (!(await insertWaivers(work, inventoryId, [waiver]))) return;
  work.addAudience({ inventories: [inventoryId] });
  await recordWaived(work, inventory);
}
