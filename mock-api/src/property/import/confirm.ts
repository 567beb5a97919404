import { type Kysely, sql } from 'kysely';
import { type Database, conflict } from '../../kernel';
import type { Actor } from '../../unit-of-work';
import { requireBookNotFrozen } from '../custody/frozen';
import { unconfirmedHolders } from './holders';
import { findImport } from './load-imports';
import { requireImporter } from './preview';

/** A process that enters rows says this often, and this long ahead, that it is at it. */
const LEASE_SECONDS = 30;

/** A little later, by the clock that all processes share. */
export const leaseEnd = sql<Date>`now() + make_interval(secs => ${LEASE_SECONDS}::double precision)`;

/** Names in one refusal. */
const NAMED = 5;

/** A correction may have named somebody since the holders were confirmed. @throws ApiError 409 */
async function requireHoldersConfirmed(db: Kysely<Database>, importId: string): Promise<void> {
  const names = await unconfirmedHolders(db, importId);
  if (names.length === 0) return;
  throw conflict(
    `Nothing was entered. First choose a person for ${names.slice(0, NAMED).join(', ')} in Columns, or Nobody, keep in the book.`,
  );
}

/**
 * The owner of an import says go.
 *
 * @returns true where the caller's process is to enter the rows; false where that is done, or another does it.
 * @throws ApiError 404 for another person's import, 403 where they may not enter items any more, 409 while
 *   the file is still being read, and while a row to be entered names a holder who is not confirmed.
 */
export async function confirmImport(db: Kysely<Database>, actor: Actor, importId: string): Promise<boolean> {
  const { status, purpose } = await findImport(db, actor.id, importId);
  requireImporter(actor);
  await requireBookNotFrozen(db, actor.unitId ?? '');
  if (purpose === 'compare') throw conflict('This file is compared with the book. Its rows are not entered.');
  if (status === 'columns') throw conflict('Confirm the columns of the file first.');
  if (status === 'reading') throw conflict('The file is still being read.');
  const claimed = await db
    .updateTable('property_import')
    .set({ status: 'running', running_until: leaseEnd })
    .where('id', '=', importId)
    .where((row) =>
      row.or([
        row('status', 'in', ['previewed', 'stopped']),
        row.and([row('status', '=', 'running'), row('running_until', '<', sql<Date>`now()`)]),
      ]),
    )
    .returning('id')
    .executeTakeFirst();
  // The row is locked by now, so that no correction comes in between.
  if (claimed && status === 'previewed') await requireHoldersConfirmed(db, importId);
  return claimed !== undefined;
}

/** Takes over the imports whose process has died in the middle, and answers their ids. */
export async function claimStalledImports(db: Kysely<Database>): Promise<string[]> {
  const rows = await db
    .updateTable('property_import')
    .set({ running_until: leaseEnd })
    .where('status', '=', 'running')
    .where('running_until', '<', sql<Date>`now()`)
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** @throws ApiError 404 for another person's import, 409 for one that was confirmed or compared. */
export async function deleteImport(db: Kysely<Database>, actor: Actor, importId: string): Promise<void> {
  const { purpose } = await findImport(db, actor.id, importId);
  const { numDeletedRows } = await db
    .deleteFrom('property_import')
    .where('id', '=', importId)
    .where('status', 'in', ['columns', 'previewed'])
    .executeTakeFirst();
  if (numDeletedRows > 0n) return;
  throw conflict(
    purpose === 'compare'
      ? 'This file was compared with the book.'
      : 'This import was confirmed; its items are in the property book.',
  );
}
