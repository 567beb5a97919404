import type { RoomCountDetailDto, RoomCountDto } from '@hand-receipt/contracts';
import { type Kysely, type Transaction } from 'kysely';
import { type Viewer, personJson } from '../../access';
import { type Database, forbidden, notFound } from '../../kernel';
import { findCounter, personsHaving } from '../../possession';
import { readProgressOf } from '../load-inventory';
import { findUnexplained } from './find-unexplained';

/** The newest counts of a counter that are listed. */
const LISTED = 100;

const selectRoomCounts = (db: Kysely<Database>, counterId: string) =>
  db
    .selectFrom('inventory')
    .leftJoin('signature as keys', 'keys.id', 'inventory.keys_signature_id')
    .select([
      'inventory.id',
      'inventory.title',
      'inventory.opened_at',
      'inventory.closed_at',
      'keys.at as keysAt',
    ])
    .select((row) => [
      personJson(row.ref('inventory.opened_by_user_id')).$notNull().as('openedBy'),
      personJson(row.ref('inventory.closed_by_user_id')).as('closedBy'),
      personJson(row.ref('inventory.keys_to_user_id')).as('keysTo'),
    ])
    .where('inventory.counter_id', '=', counterId);

type Row = Awaited<ReturnType<ReturnType<typeof selectRoomCounts>['execute']>>[number];

async function toDtos(db: Kysely<Database>, rows: readonly Row[]): Promise<RoomCountDto[]> {
  const progress = await readProgressOf(
    db,
    rows.map(({ id }) => id),
  );
  return rows.flatMap((row) => {
    const own = progress.get(row.id);
    if (!own) return [];
    return {
      id: row.id,
      title: row.title,
      opened_at: row.opened_at.toISOString(),
      opened_by: row.openedBy,
      closed_at: row.closed_at?.toISOString() ?? null,
      closed_by: row.closedBy,
      progress: own,
      keys: row.keysTo && row.keysAt ? { person: row.keysTo, at: row.keysAt.toISOString() } : null,
    };
  });
}

/** @throws ApiError 404 out of sight; 403 for a leader of some of its people only. */
async function requireReader(db: Kysely<Database>, viewer: Viewer, counterId: string, at: Date) {
  const counter = await findCounter(db, viewer, counterId, { at });
  if (!counter.rights.read || counter.rights.peopleOf !== null) {
    throw forbidden(`Operators and leaders of ${counter.name} read its room counts.`);
  }
  return counter;
}

/** The newest room counts of a counter. @throws ApiError 404, 403. */
export async function listRoomCounts(
  db: Kysely<Database>,
  viewer: Viewer,
  counterId: string,
  at: Date,
): Promise<RoomCountDto[]> {
  const counter = await requireReader(db, viewer, counterId, at);
  const rows = await selectRoomCounts(db, counter.id)
    .orderBy('inventory.opened_at', 'desc')
    .orderBy('inventory.id', 'desc')
    .limit(LISTED)
    .execute();
  return toDtos(db, rows);
}

/** What of the stock is out now, with who has it. */
async function readOut(db: Kysely<Database>, inventoryId: string): Promise<RoomCountDetailDto['out']> {
  const lines = await db
    .selectFrom('inventory_line')
    .select(['item_id as id', 'name', 'serial_number'])
    .where('inventory_id', '=', inventoryId)
    .where('verification_id', 'is', null)
    .where('left_at', 'is', null)
    .orderBy('name')
    .orderBy('serial_number')
    .execute();
  const persons = await personsHaving(
    db,
    lines.map(({ id }) => id),
  );
  return lines.flatMap((item) => {
    const having = persons.get(item.id);
    if (!having) return [];
    const { name, dueAt } = having;
    return [{ item, with: name, due_at: dueAt?.toISOString() ?? null }];
  });
}

/** One room count with what is out and what needs a reason now. @throws ApiError 404, 403. */
export async function findRoomCount(
  db: Kysely<Database>,
  viewer: Viewer,
  { counterId, inventoryId }: { counterId: string; inventoryId: string },
  at: Date,
): Promise<RoomCountDetailDto> {
  const counter = await requireReader(db, viewer, counterId, at);
  const row = await selectRoomCounts(db, counter.id)
    .where('inventory.id', '=', inventoryId)
    .executeTakeFirst();
  const [count] = row ? await toDtos(db, [row]) : [];
  if (!row || !count) throw notFound('Inventory not found');
  const isOpen = row.closed_at === null;
  const unexplained = isOpen ? await findUnexplained({ trx: db as Transaction<Database>, at }, row.id) : [];
  return {
    ...count,
    out: isOpen ? await readOut(db, row.id) : [],
    needs_reason: unexplained.map(({ itemId, serialNumber, why }) => ({
      item_id: itemId,
      serial_number: serialNumber,
      why,
    })),
    may_close: isOpen && counter.rights.operate,
  };
}
