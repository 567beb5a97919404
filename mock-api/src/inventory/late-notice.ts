import { sql } from 'kysely';
import { nearest } from '../signatures';
import type { UnitOfWork } from '../unit-of-work';
import type { OpenInventory } from './find-open';

/**
 * Whether the actor has one late read alone since the count was closed, or in one that is open since they left its team: then
 * no notice of them was sent yet.
 */
async function isFirst(
  { trx, actor }: UnitOfWork,
  { id, closed_at: closedAt }: OpenInventory,
): Promise<boolean> {
  const { reads } = await trx
    .selectFrom('inventory_extra')
    .select(sql<number>`count(*)::int`.as('reads'))
    .where('inventory_id', '=', id)
    .where('result', '=', 'late')
    .where('by_user_id', '=', actor.id)
    .$if(closedAt !== null, (late) => late.where('at', '>=', closedAt))
    .executeTakeFirstOrThrow();
  return reads === 1;
}

/** What was read late, in words, and its item where it is on the list. */
interface Read {
  item: { assigned_to_user_id: string | null; missing_inventory_id: string | null } | undefined;
  words: string;
  /** It waited on the device for a connection. */
  waited: boolean;
}

/** Whether an item is missing by a count whose reads show others where it is. */
export const isMissingBy = (
  { id, kind }: Pick<OpenInventory, 'id' | 'kind'>,
  item: { missing_inventory_id: string | null } | undefined,
): boolean => kind !== 'own' && item?.missing_inventory_id === id;

/** How a notice of late reads begins and ends. */
function noticeWords({ state, closed_at: closedAt }: OpenInventory) {
  if (closedAt === null) {
    const accept = ' You may accept what was read once the count is closed.';
    return { title: 'Reads arrived from a person who left the team', outcome: '', accept };
  }
  return {
    title: `Reads arrived after the count was ${state}`,
    outcome: state === 'cancelled' ? ' The read changes nothing.' : ' The result stays as it is.',
    accept: ' You may accept what was read.',
  };
}

/** Tells the opener and the commanders once that reads of the actor arrived after the closing, or after they left the team. */
export async function tellOnce(
  work: UnitOfWork,
  inventory: OpenInventory,
  { item, words, waited }: Read,
): Promise<void> {
  if (!(await isFirst(work, inventory))) return;
  const { id, closed_at: closedAt } = inventory;
  const commanders = await nearest(work.trx, await unitOf(work, inventory), ['Commander'], '');
  const people = new Set([inventory.opened_by_user_id, ...commanders.map((commander) => commander.id)]);
  people.delete(work.actor.id);
  const { title, outcome, accept } = noticeWords(inventory);
  const when = waited ? ' before the device had a connection' : '';
  const read = `${work.actor.name} read ${words} for ${id}${when}.${outcome}`;
  const isOfUse = closedAt === null ? item !== undefined : isMissingBy(inventory, item);
  // In one order of people, as notifications are always locked.
  for (const person of [...people].sort()) {
    const byOther = item?.assigned_to_user_id !== work.actor.id && item?.assigned_to_user_id !== person;
    await work.notify([person], {
      type: 'warning',
      title,
      message: byOther && isOfUse ? `${read}${accept}` : read,
      action: { label: 'View', path: `/sensitive-items?inventory=${id}` },
    });
  }
}

/** The unit that a count is of: its own, else its opener's. */
async function unitOf({ trx }: UnitOfWork, inventory: OpenInventory): Promise<string | null> {
  if (inventory.unit_id !== null) return inventory.unit_id;
  const opener = await trx
    .selectFrom('users')
    .select('unit_id')
    .where('id', '=', inventory.opened_by_user_id)
    .executeTakeFirst();
  return opener?.unit_id ?? null;
}
