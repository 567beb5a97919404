import { closeInventory } from '../../src/inventory/close-inventory';
import { openInventory } from '../../src/inventory/open-inventory';
import type { Username, World } from './role-matrix-fixture';

const closedCounts = new WeakMap<World, Map<Username, Promise<string>>>();

/** Opens a count of one item more of somebody's, by its holder; answers its id. */
export async function countOf({ itemOf, act, ids }: World, who: Username): Promise<string> {
  await itemOf(who);
  return act(who, (work) => openInventory(work, { holderId: ids[who] }));
}

async function close(world: World, who: Username): Promise<string> {
  const id = await countOf(world, who);
  await world.act(who, (work) => closeInventory(work, id, null));
  return id;
}

/**
 * The count of somebody's own items that they closed. One for all lines that only read it: closing writes events of
 * everything that they hold by then.
 */
export function closedCount(world: World, who: Username): Promise<string> {
  const known = closedCounts.get(world) ?? new Map<Username, Promise<string>>();
  closedCounts.set(world, known);
  const count = known.get(who) ?? close(world, who);
  known.set(who, count);
  return count;
}
