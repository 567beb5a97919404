import { changes } from '@hand-receipt/contracts';
import { type Kysely, sql } from 'kysely';
import { ApiError, type Clock, type Database } from '../../kernel';
import { people, toSessionUser } from '../../access';
import { createItem } from '../custody/create-item';
import { managesPropertyBook } from '../custody/item';
import { type Actor, type Transactor, publishChanges } from '../../unit-of-work';
import { leaseEnd } from './confirm';
import { offerToHolders } from './offer-holders';

/** Rows between two signs of life. */
const ROWS_AT_ONCE = 25;
const TELL_EVERY_MS = 2000;

/** Where rows are entered: reading through `db`, and writing each row in a transaction of its own. */
export interface ImportContext {
  db: Kysely<Database>;
  clock: Clock;
  transactor: Transactor;
}

/** The person who confirmed the import. Undefined if they may no longer enter items. */
async function findOwner({ db }: ImportContext, userId: string): Promise<Actor | undefined> {
  const row = await people(db)
    .where('users.id', '=', userId)
    .where('users.status', '=', 'Active')
    .executeTakeFirst();
  const owner = row && toSessionUser(row);
  return owner && managesPropertyBook(owner) && owner.unitId !== null ? owner : undefined;
}

/** Enters one row as an item and notes what became of it, both or neither; a row that is settled stays as it is. */
const enterRow = (
  { transactor }: ImportContext,
  owner: Actor,
  importId: string,
  line: number,
): Promise<void> =>
  transactor.run(owner, async (work) => {
    const place = work.trx
      .selectFrom('property_import_row')
      .where('import_id', '=', importId)
      .where('line', '=', line);
    const row = await place.select(['item', 'state']).forUpdate().executeTakeFirst();
    if (row?.state !== 'ready') return;
    const { name = '', serial_number = '', unit_of_issue, holder: _, ...facts } = row.item;
    const settle = (settled: { state: 'written' | 'refused'; item_id?: string; problems?: string }) =>
      work.trx
        .updateTable('property_import_row')
        .set(settled)
        .where('import_id', '=', importId)
        .where('line', '=', line)
        .execute();
    try {
      const itemId = await createItem(work, {
        ...facts,
        name,
        serial_number,
        unitOfIssue: unit_of_issue,
        holderId: null,
      });
      await settle({ state: 'written', item_id: itemId });
    } catch (error) {
      // A refusal comes before anything is written.
      if (!(error instanceof ApiError)) throw error;
      await settle({
        state: 'refused',
        problems: JSON.stringify([{ column: null, message: error.message }]),
      });
    }
  });

/** The next rows to enter, with the lease renewed; null where the import is not running. */
async function nextRows({ db }: ImportContext, importId: string) {
  const running = await db
    .updateTable('property_import')
    .set({ running_until: leaseEnd })
    .where('id', '=', importId)
    .where('status', '=', 'running')
    .returning('user_id')
    .executeTakeFirst();
  if (!running) return null;
  const rows = await db
    .selectFrom('property_import_row')
    .select('line')
    .where('import_id', '=', importId)
    .where('state', '=', 'ready')
    .orderBy('line')
    .limit(ROWS_AT_ONCE)
    .execute();
  return { userId: running.user_id, lines: rows.map(({ line }) => line) };
}

const end = ({ db, clock }: ImportContext, importId: string, status: 'finished' | 'stopped') =>
  db
    .updateTable('property_import')
    .set({ status, running_until: null, finished_at: status === 'finished' ? clock.now() : null })
    .where('id', '=', importId)
    .where('status', '=', 'running')
    .execute();

/**
 * Enters the good rows of a confirmed import, each in a transaction of its own by the same act as any
 * other creation, until all are settled or `stopped` says so. Two processes at it enter no row twice.
 */
export async function enterRows(
  context: ImportContext,
  importId: string,
  stopped: () => boolean,
): Promise<void> {
  let toldAt = 0;
  while (!stopped()) {
    const next = await nextRows(context, importId);
    if (!next) return;
    const owner = await findOwner(context, next.userId);
    const ended = next.lines.length === 0;
    if (owner && ended) await offerToHolders(context, owner, importId);
    if (!owner || ended) await end(context, importId, ended ? 'finished' : 'stopped');
    else for (const line of next.lines) if (!stopped()) await enterRow(context, owner, importId, line);

    if (owner && (ended || performance.now() - toldAt > TELL_EVERY_MS)) {
      toldAt = performance.now();
      await context.transactor.run(owner, (work) => {
        // Every row is an item of the book of the owner's unit.
        work.addAudience({ leadersOf: [owner.unitId] });
        return publishChanges(work, { scopes: changes['POST /api/imports/:id/confirm'] });
      });
    }
    if (!owner || ended) return;
  }
}

/** Deletes imports that were never confirmed, and the rows of imports that were entered, after a week. */
export const deleteOldImports = (db: Kysely<Database>, now: Date) =>
  db
    .deleteFrom('property_import')
    .where('status', '!=', 'running')
    .where('created_at', '<', sql<Date>`${now.toISOString()}::timestamptz - interval '7 days'`)
    .execute();
