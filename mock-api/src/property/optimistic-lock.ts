import { conflict } from '../kernel';
import { onHandWords } from './counts/on-hand-words';
import { readComponents } from './custody/components';
import { type LockedItem, lockItem } from './custody/item';
import type { UnitOfWork } from '../unit-of-work';

/** The version of an item, as the transaction has it by now. */
export const versionOf = async ({ trx }: UnitOfWork, id: string): Promise<number> =>
  (await trx.selectFrom('property').select('version').where('id', '=', id).executeTakeFirstOrThrow()).version;

/**
 * Refuses a change of components that was made over an older state of the locked item.
 *
 * @param seen the version that the person has seen. Without it nothing is checked.
 * @throws ApiError 409 with what is on record now of each component.
 */
export async function requireSameVersion(
  { trx }: UnitOfWork,
  item: LockedItem,
  seen: number | undefined,
): Promise<void> {
  if (seen === undefined || item.version === seen) return;
  const present = (await readComponents(trx, item.id)).map((component) => [
    component.id,
    `On record now: ${component.name}, ${onHandWords(component)}`,
  ]);
  throw conflict('Somebody changed this while you were typing.', Object.fromEntries(present));
}

/**
 * Locks the item and refuses a change of its components as `requireSameVersion` does.
 *
 * @throws ApiError 404 out of sight, 409 where the item has changed since.
 */
export async function assertSameVersion(
  work: UnitOfWork,
  itemId: string,
  seen: number | undefined,
): Promise<void> {
  await requireSameVersion(work, await lockItem(work, itemId), seen);
}
