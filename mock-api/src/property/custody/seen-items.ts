import type { SeenItemDto } from '@hand-receipt/contracts';
import type { Kysely } from 'kysely';
import { type Database, inArray, conflict } from '../../kernel';

/**
 * Nobody signs for what they did not see. Read under the items' locks.
 *
 * @param going ids of the items that change hands.
 * @throws ApiError 409 where other items were seen, or one of them, its components included, has changed since.
 */
export async function requireSeen(
  db: Kysely<Database>,
  going: readonly string[],
  seen: readonly SeenItemDto[],
): Promise<void> {
  const items = await db
    .selectFrom('property')
    .select(['id', 'version'])
    .where('id', '=', inArray(going))
    .execute();
  const versions = new Map(seen.map(({ id, version }) => [id, version]));
  const isSame =
    versions.size === items.length && items.every(({ id, version }) => versions.get(id) === version);
  if (isSame) return;
  throw conflict('What you sign for has changed since you opened it. Look at it again before you approve.');
}
