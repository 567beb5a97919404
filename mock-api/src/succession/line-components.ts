import type { ItemComponent } from '@hand-receipt/contracts';
import type { Kysely } from 'kysely';
import type { Database } from '../kernel';
import { readComponents, readComponentsOf } from '../property';
import type { UnitOfWork } from '../unit-of-work';
import type { GivenSuccession } from './find-succession';
import { type DifferenceChange, openDifference, settleDifferences } from './open-difference';

const toShown = (components: Awaited<ReturnType<typeof readComponents>>): ItemComponent[] =>
  components.map(({ wasCounted: _, ...component }) => component);

/** The components of an item as they are counted now. */
export const listLineComponents = async (db: Kysely<Database>, itemId: string): Promise<ItemComponent[]> =>
  toShown(await readComponents(db, itemId));

/** The same of several items, by item. */
export async function listComponentsOf(
  db: Kysely<Database>,
  itemIds: readonly string[],
): Promise<ReadonlyMap<string, ItemComponent[]>> {
  const byItem = await readComponentsOf(db, itemIds);
  return new Map([...byItem].map(([id, components]) => [id, toShown(components)]));
}

/**
 * What is short of an item is a difference; what is short no more ends it, once the incoming person agrees. One that
 * says the same already stays as it is.
 */
export async function noteShort(
  work: UnitOfWork,
  succession: GivenSuccession,
  { itemId, section }: { itemId: string; section: number },
): Promise<DifferenceChange> {
  const short = (await readComponents(work.trx, itemId)).filter((component) => component.short > 0);
  const found = short.map(({ name, short: by }) => `${by} x ${name}`).join(', ');
  const known = await work.trx
    .selectFrom('succession_difference')
    .select(['found', 'act', 'state'])
    .where('succession_id', '=', succession.id)
    .where('item_id', '=', itemId)
    .where('kind', '=', 'component-short')
    .executeTakeFirst();
  if (short.length > 0) {
    if (known?.found === found && known.act !== 'recount') return null;
    await openDifference(work, succession, { section, itemId, kind: 'component-short', found });
    return 'opened';
  }
  if (!known || known.act === 'recount') return null;
  await settleDifferences(work, succession.id, itemId, 'component-short', 'recount');
  return 'resolved';
}
