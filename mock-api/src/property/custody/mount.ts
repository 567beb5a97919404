import { badRequest, conflict, forbidden, notFound } from '../../kernel';
import { itemWords } from '../../live';
import { findPerson, maySee } from '../../access';
import type { UnitOfWork } from '../../unit-of-work';
import { type LockedItem, keepsBookOf, lockItem } from './item';
import { requireNotOffered } from './not-offered';

/** Two items of which one is mounted on the other, both locked. */
interface Pair {
  parent: LockedItem;
  part: LockedItem;
}

/** Locks both in the order of their ids, as every act does that locks several. @throws ApiError 404 out of sight */
async function lockPair(work: UnitOfWork, parentId: string, itemId: string): Promise<Pair> {
  if (parentId === itemId) throw badRequest('An item is not mounted on itself.');
  const [first, second] = [parentId, itemId].sort();
  const locked = [await lockItem(work, first ?? ''), await lockItem(work, second ?? '')];
  const [parent, part] = locked[0]?.id === parentId ? locked : locked.reverse();
  if (!parent || !part) throw notFound('Property not found');
  return { parent, part };
}

/** @throws ApiError 403 for somebody who neither holds the item nor keeps its book. */
async function requireMayMount(work: UnitOfWork, { id, assigned_to_user_id: holderId }: LockedItem) {
  if (holderId === work.actor.id || (await keepsBookOf(work, id))) return;
  throw forbidden('Only the person who holds these items, or keeps the property book, mounts or takes off.');
}

/** @throws ApiError 409 naming who holds the second item. */
async function requireSameHolder({ trx }: UnitOfWork, { parent, part }: Pair): Promise<void> {
  if (parent.assigned_to_user_id === part.assigned_to_user_id) return;
  const holder = part.assigned_to_user_id === null ? null : await findPerson(trx, part.assigned_to_user_id);
  const who = holder?.name ?? 'The property book';
  throw conflict(`${who} holds ${itemWords(part)}. Only items of one holder are mounted on each other.`);
}

/** What an item is mounted on; undefined where it is on nothing. */
const findParent = ({ trx }: UnitOfWork, itemId: string) =>
  trx
    .selectFrom('attached_component as mount')
    .innerJoin('property as parent', 'parent.id', 'mount.parent_id')
    .select(['parent.id', 'parent.name', 'parent.serial_number'])
    .where('mount.component_id', '=', itemId)
    .executeTakeFirst();

/** Whether the actor may see an item decides whether a refusal names it. */
const seenWords = async (
  { trx, actor }: UnitOfWork,
  item: Parameters<typeof itemWords>[0] & { id: string },
) => ((await maySee(trx, actor, item.id)) ? itemWords(item) : 'another item');

/** @throws ApiError 409 where more than one level would come about. */
async function requireOneLevel(work: UnitOfWork, { parent, part }: Pair): Promise<void> {
  const taken = await findParent(work, part.id);
  if (taken) throw conflict(`${itemWords(part)} is mounted on ${await seenWords(work, taken)} already.`);
  const above = await findParent(work, parent.id);
  if (above) {
    throw conflict(
      `${itemWords(parent)} is mounted on ${await seenWords(work, above)} itself. Mount ${itemWords(part)} there.`,
    );
  }
  const below = await work.trx
    .selectFrom('attached_component as mount')
    .innerJoin('property as item', 'item.id', 'mount.component_id')
    .select(['item.id', 'item.name', 'item.serial_number'])
    .where('mount.parent_id', '=', part.id)
    .executeTakeFirst();
  if (!below) return;
  const what = await seenWords(work, below);
  throw conflict(`${what} is mounted on ${itemWords(part)}. Take it off first.`);
}

const named = ({ id, name, serial_number: serialNumber }: LockedItem) => ({ itemId: id, name, serialNumber });

/**
 * Mounts a serial-numbered item on another of the same holder, e.g. a sight on a rail.
 *
 * @param position where it is mounted, e.g. 'Top rail'.
 * @throws ApiError 404 for an item out of sight, 403 for somebody who neither holds them nor keeps their book, 400 for
 *   an item on itself or without a position, 409 for items of two holders, for one that is offered, and where it would
 *   be more than one level.
 */
export async function mount(
  work: UnitOfWork,
  parentId: string,
  itemId: string,
  position: string,
): Promise<void> {
  const pair = await lockPair(work, parentId, itemId);
  const { parent, part } = pair;
  await requireMayMount(work, parent);
  const place = position.trim();
  if (!place) throw badRequest('Enter where it is mounted.', { position: 'Enter where it is mounted.' });
  await requireSameHolder(work, pair);
  for (const item of [parent, part]) await requireNotOffered(work, item);
  await requireOneLevel(work, pair);
  await work.trx
    .insertInto('attached_component')
    .values({ parent_id: parentId, component_id: itemId, position: place })
    .execute();

  work.addAudience({ items: [parentId, itemId] });
  await work.record('ITEM UPDATED', parent, { mounted: { ...named(part), position: place } });
  await work.record('ITEM UPDATED', part, { mountedOn: { ...named(parent), position: place } });
}

/**
 * Takes an item off the one that it is mounted on.
 *
 * @throws ApiError 404 for an item out of sight or that is not mounted there, 403 and 409 as `mount`.
 */
export async function unmount(work: UnitOfWork, parentId: string, itemId: string): Promise<void> {
  const { parent, part } = await lockPair(work, parentId, itemId);
  await requireMayMount(work, parent);
  for (const item of [parent, part]) await requireNotOffered(work, item);
  const taken = await work.trx
    .deleteFrom('attached_component')
    .where('parent_id', '=', parentId)
    .where('component_id', '=', itemId)
    .returning('position')
    .executeTakeFirst();
  if (!taken) throw notFound(`${itemWords(part)} is not mounted on ${itemWords(parent)}.`);

  work.addAudience({ items: [parentId, itemId] });
  await work.record('ITEM UPDATED', parent, { takenOff: { ...named(part), position: taken.position } });
  await work.record('ITEM UPDATED', part, { takenOffFrom: { ...named(parent), position: taken.position } });
}
