import type { Kysely } from 'kysely';
import { type Database, conflict } from '../kernel';
import { readContents, resultBytes } from './inventory-record';

/**
 * The lines of a closed count by their items, then its extras by their codes, as bytes. Their SHA-256 is the
 * `resultDigest` of the event INVENTORY CLOSED. The caller must have checked that the person may see the count.
 *
 * @throws ApiError 409 for a count that is open.
 */
export async function loadResult(
  db: Kysely<Database>,
  { id, status }: { id: string; status: 'open' | 'closed' },
): Promise<Buffer> {
  const contents = (await readContents(db, [id])).get(id);
  if (status === 'open' || !contents)
    throw conflict('This inventory is open. It has a result once it is closed.');
  return Buffer.from(resultBytes(contents.result));
}
