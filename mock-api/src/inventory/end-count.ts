import type { InventoryKind } from '@hand-receipt/contracts';
import { conflict, forbidden } from '../kernel';
import { answersForUnit } from '../access';
import { nearest } from '../signatures';
import type { UnitOfWork } from '../unit-of-work';
import { countDifferences } from './differences';
import { type OpenInventory, countedOf, findOpenInventory, refuseClosed } from './find-open';
import { namesFromAbove, requireNobodyEligible } from './name-from-above';
import { tellCounters } from './open-inventory';
import { recordAct } from './record-act';
import { NAMED_TEAMS, judge, requireCounters, requireEligible } from './team';

/** What people are asked to count in an inventory that is not of sensitive items alone. */
const ASKED_TO_COUNT: Partial<Record<InventoryKind, string>> = { cyclic: 'items', chosen: 'chosen items' };

/** Puts these people in place of the team, and asks the new ones to count. */
async function replaceTeam(
  work: UnitOfWork,
  inventory: OpenInventory,
  userIds: readonly string[],
): Promise<void> {
  const { trx, actor } = work;
  const ids = [...new Set(userIds)];
  const before = await trx
    .selectFrom('inventory_counter')
    .select('user_id')
    .where('inventory_id', '=', inventory.id)
    .execute();
  const known = new Set(before.map(({ user_id }) => user_id));
  const added = ids.filter((id) => !known.has(id));
  await requireCounters(
    work,
    added.filter((id) => id !== actor.id),
  );
  // In the recount also who stays on the team: most of it counted in the first count.
  await requireEligible(work, countedOf(inventory), inventory.recount_at ? ids : added);
  // Told before they leave: what they see of it changes.
  work.addAudience({ accounts: [...known] });
  const left = [...known].filter((id) => !ids.includes(id));
  if (left.length > 0) {
    await trx
      .insertInto('inventory_former_counter')
      .values(left.map((user_id) => ({ inventory_id: inventory.id, user_id })))
      .onConflict((former) => former.doNothing())
      .execute();
  }
  await trx.deleteFrom('inventory_counter').where('inventory_id', '=', inventory.id).execute();
  await trx
    .insertInto('inventory_counter')
    .values(ids.map((user_id) => ({ inventory_id: inventory.id, user_id })))
    .execute();
  work.addAudience({ inventories: [inventory.id] });
  const asked = added.filter((id) => id !== actor.id);
  await tellCounters(work, inventory.id, asked, {
    title: inventory.title,
    what: ASKED_TO_COUNT[inventory.kind] ?? 'sensitive items',
  });
}

const readTeam = async ({ trx }: UnitOfWork, id: string): Promise<string[]> =>
  (
    await trx
      .selectFrom('inventory_counter')
      .select('user_id')
      .where('inventory_id', '=', id)
      .orderBy('user_id')
      .execute()
  ).map(({ user_id }) => user_id);

/** @throws ApiError 403 for anybody but the opener and leaders of the unit. */
function requireTeamLeader({ actor }: UnitOfWork, { opened_by_user_id: opener }: OpenInventory): void {
  if (answersForUnit(actor) && (actor.id === opener || actor.role !== 'Squad Leader')) return;
  throw forbidden(
    'Only the person who opened this inventory, the Supply Sergeant or a Commander says who counts.',
  );
}

/**
 * Says who counts from now on. What a person who leaves the team has read stays, and they see the inventory as before.
 *
 * @throws ApiError 404 out of sight; 403 for anybody but the opener, the Supply Sergeant and Commanders, and an S4 above where
 *   nobody of the company may count; 409 for a closed inventory, a room count, and a person whom a rule excludes.
 */
export async function changeTeam(
  work: UnitOfWork,
  inventoryId: string,
  counterIds: readonly string[],
): Promise<void> {
  const roles = ['Supply Sergeant', 'Commander', 'S4'] as const;
  const inventory = await findOpenInventory(work, inventoryId, {
    alone: true,
    orOpener: true,
    orRoles: roles,
  });
  await refuseClosed(work, inventory, null);
  if (!NAMED_TEAMS.includes(inventory.kind)) {
    throw conflict('The team of this inventory follows from what is counted.');
  }
  if (namesFromAbove(work.actor)) await requireNobodyEligible(work.trx, countedOf(inventory), work.at);
  else requireTeamLeader(work, inventory);
  await replaceTeam(work, inventory, counterIds);
  await recordAct(work, inventory, 'team', { counters: await readTeam(work, inventoryId) });
}

/** Tells the opener and the commanders where the team of a recount has nobody who may recount. */
async function tellNobodyRecounts(work: UnitOfWork, inventory: OpenInventory): Promise<void> {
  const { trx, at } = work;
  const { id, opened_by_user_id: openerId } = inventory;
  const team = await trx
    .selectFrom('users')
    .select(['id', 'rank', 'last_name'])
    .where('id', 'in', await readTeam(work, id))
    .orderBy('id')
    .execute();
  const counted = countedOf(inventory);
  const reasonsOf = await judge(trx, counted, at);
  const reasons = team.map(
    (person) => reasonsOf({ ...person, name: `${person.rank} ${person.last_name}` })[0],
  );
  if (!reasons.every((reason) => reason !== undefined)) return;
  const commanders = await nearest(trx, counted.unitId, ['Commander'], '');
  const people = new Set([openerId, ...commanders.map((commander) => commander.id)]);
  const why = reasons.flatMap((reason) => reason?.words ?? []).join(' ');
  // In one order of people, as notifications are always locked.
  await work.notify([...people].sort(), {
    type: 'warning',
    title: 'Recount needs a team',
    message: `No one of the team may recount ${id}. ${why} Name people who read nothing in it.`,
    action: { label: 'View', path: `/inventories/${id}?act=team` },
  });
}

/**
 * Ends the first count where differences exist: from now on people who read nothing in it look for each.
 *
 * @param counterIds who recounts; the team stays as it is without them
 * @throws ApiError 404 out of sight; 403 for anybody but the team, the opener and Commanders; 409 for one that is closed,
 *   has no recount or no difference, or is being recounted, and for a person whom a rule excludes.
 */
export async function endCount(
  work: UnitOfWork,
  inventoryId: string,
  counterIds: readonly string[] | undefined,
): Promise<void> {
  const { trx, actor, at } = work;
  const roles = ['Commander'] as const;
  const inventory = await findOpenInventory(work, inventoryId, {
    alone: true,
    orOpener: true,
    orRoles: roles,
  });
  await refuseClosed(work, inventory, null);
  if (inventory.recount_at) throw conflict('The first count of this inventory has ended.');
  if (!inventory.rules?.recount) throw conflict('This inventory has no recount. Close it.');
  const differences = await countDifferences(trx, inventoryId);
  if (differences === 0) throw conflict('There is no difference to recount. Close the inventory.');
  await trx
    .updateTable('inventory')
    .set({ recount_at: at, recount_by_user_id: actor.id })
    .where('id', '=', inventoryId)
    .execute();
  const recounted = { ...inventory, recount_at: at };
  if (counterIds) {
    requireTeamLeader(work, inventory);
    await replaceTeam(work, recounted, counterIds);
  }
  work.addAudience({ inventories: [inventoryId] });
  await tellNobodyRecounts(work, recounted);
  await recordAct(work, inventory, 'recount', { differences, counters: await readTeam(work, inventoryId) });
}
