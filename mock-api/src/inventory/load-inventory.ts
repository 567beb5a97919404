import type {
  InventoryProgressDto,
  InventoryReportDto,
  RouteQuery,
  SensitiveInventoryDto,
} from '@hand-receipt/contracts';
import { type Kysely, sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { changedRecords, DEFAULT_LIMIT, type Database, type Page, readNewest } from '../kernel';
import { type Viewer, loadPeople, personJson, visibleInventories } from '../access';
import { countBecameSensitive } from './became-sensitive';
import { countDifferencesOf } from './differences';
import { findWithNotSeen } from './not-seen';
import { countedFirst } from './eligibility';
import { CLOSING_ROLES } from './find-open';
import { readActs, readSignableParts } from './read-acts';
import { countersOf, findCounted } from './report-signers';
import { isByDocument } from './room/out-on-receipt';
import { readFirstCounted } from './team';

const countLines = sql<number>`(select count(*)::int from inventory_line line
  where line.inventory_id = inventory.id)`;
const countCounted = sql<number>`(select count(line.verification_id)::int from inventory_line line
  where line.inventory_id = inventory.id)`;
const countLeft = sql<number>`(select count(*)::int from inventory_line line
  where line.inventory_id = inventory.id and line.verification_id is null and line.left_at is not null)`;
const isOpenRoom = sql<boolean>`(inventory.kind = 'room' and inventory.closed_at is null)`;
const countByDocument = sql<number>`(select count(*)::int from inventory_line line
  where line.inventory_id = inventory.id and line.left_at is null and ${isByDocument(isOpenRoom)})`;
/** A near miss is an item read badly, not one too many. A late read is no part of the result. */
const countExtra = sql<number>`(select count(*)::int from inventory_extra extra
  where extra.inventory_id = inventory.id and extra.result not in ('near-miss', 'late'))`;
const countNearMisses = sql<number>`(select count(*)::int from inventory_extra extra
  where extra.inventory_id = inventory.id and extra.result = 'near-miss')`;

const selectInventories = (db: Kysely<Database>) =>
  db
    .selectFrom('inventory')
    .leftJoin('units', 'units.id', 'inventory.unit_id')
    .leftJoin('signature as keys', 'keys.id', 'inventory.keys_signature_id')
    .select((row) => [
      personJson(row.ref('inventory.keys_to_user_id')).as('keysTo'),
      'keys.at as keysAt',
      'inventory.id',
      'inventory.title',
      'units.name as unit',
      'inventory.category',
      'inventory.opened_at',
      'inventory.closed_at',
      'inventory.notes',
      personJson(row.ref('inventory.holder_user_id')).as('holder'),
      personJson(row.ref('inventory.opened_by_user_id')).$notNull().as('openedBy'),
      personJson(row.ref('inventory.closed_by_user_id')).as('closedBy'),
      jsonArrayFrom(
        row
          .selectFrom(countersOf.as('counter'))
          .select((counter) => personJson(counter.ref('counter.user_id')).$notNull().as('person'))
          .orderBy('counter.user_id'),
      ).as('counters'),
      countLines.as('expected'),
      countCounted.as('counted'),
      countLeft.as('leftCount'),
      countByDocument.as('byDocument'),
      countExtra.as('extra'),
      countNearMisses.as('nearMiss'),
      'inventory.kind',
      'inventory.result_digest',
      'inventory.state',
      'inventory.rules',
      'inventory.blind',
      sql<string | null>`coalesce(inventory.unit_id,
        (select unit_id from users where id = inventory.opened_by_user_id))`.as('ofUnit'),
      'inventory.recount_at as recountAt',
      personJson(row.ref('inventory.recount_by_user_id')).as('recountBy'),
      'inventory.no_recount_reason as noRecountReason',
      'inventory.cancel_reason as cancelReason',
      jsonArrayFrom(
        row
          .selectFrom('inventory_waiver as waiver')
          .select((waiver) => [
            personJson(waiver.ref('waiver.user_id')).$notNull().as('person'),
            'waiver.rule',
            'waiver.reason',
            personJson(waiver.ref('waiver.by_user_id')).$notNull().as('by'),
            sql<string>`to_char(waiver.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`.as('at'),
          ])
          .whereRef('waiver.inventory_id', '=', 'inventory.id')
          .orderBy('waiver.user_id')
          .orderBy('waiver.rule'),
      ).as('waivers'),
    ]);

type InventoryRow = Awaited<ReturnType<ReturnType<typeof selectInventories>['execute']>>[number];

/** What left the book meanwhile, or is accounted for by a document, is neither seen nor missing. */
const toProgress = ({
  expected,
  counted,
  leftCount,
  byDocument,
  extra,
  nearMiss,
}: Record<
  'expected' | 'counted' | 'leftCount' | 'byDocument' | 'extra' | 'nearMiss',
  number
>): InventoryProgressDto => ({
  expected,
  counted,
  missing: expected - counted - leftCount - byDocument,
  extra,
  nearMiss,
  ...(leftCount > 0 && { left: leftCount }),
  ...(byDocument > 0 && { byDocument }),
});

/** A count as everybody reads it. */
function toFacts(row: InventoryRow): InventoryReportDto['inventory'] {
  const { opened_at, closed_at, result_digest, keysTo, keysAt, recountAt, ...rest } = row;
  const {
    ofUnit: _,
    blind: __,
    expected,
    counted,
    leftCount,
    byDocument,
    extra,
    nearMiss,
    ...inventory
  } = rest;
  return {
    ...inventory,
    counters: row.counters.map(({ person }) => person),
    openedAt: opened_at.toISOString(),
    closedAt: closed_at?.toISOString() ?? null,
    progress: toProgress({ expected, counted, leftCount, byDocument, extra, nearMiss }),
    resultDigest: result_digest,
    recountAt: recountAt?.toISOString() ?? null,
    ...(keysTo && keysAt && { keys: { person: keysTo, at: keysAt.toISOString() } }),
  };
}

/** What a person does in a count that they see, by their part in it. */
function partIn(row: InventoryRow, facts: InventoryReportDto['inventory'], viewer: Viewer) {
  const isOpen = facts.state === 'open' || facts.state === 'recount';
  const counts = facts.counters.some(({ id }) => id === viewer.id);
  const isTeam = counts || facts.openedBy.id === viewer.id;
  const mayClose = isOpen && row.kind !== 'room' && (isTeam || CLOSING_ROLES.includes(viewer.role));
  return { isOpen, isTeam, mayClose, mayCount: isOpen && counts };
}

/** Counts as a person reads them, in the order of the rows: what each needs is read for all of them at once. */
async function toDtos(
  db: Kysely<Database>,
  rows: readonly InventoryRow[],
  viewer: Viewer,
): Promise<SensitiveInventoryDto[]> {
  const counts = rows.map((row) => {
    const facts = toFacts(row);
    return { row, facts, part: partIn(row, facts, viewer) };
  });
  const idsWhere = (holds: (count: (typeof counts)[number]) => unknown) =>
    counts.filter(holds).map(({ row }) => row.id);
  const becameSensitive = await countBecameSensitive(
    db,
    idsWhere(({ part }) => part.isOpen),
  );
  const firstCounted = await readFirstCounted(
    db,
    idsWhere(({ row, part }) => part.mayCount && row.recountAt),
    viewer.id,
  );
  const recounts = idsWhere(({ row, part }) => part.isOpen && row.rules?.recount);
  const differences = await countDifferencesOf(db, recounts);
  const closed = counts.filter(({ row }) => row.state === 'closed');
  const missing = idsWhere(({ row, facts }) => row.state === 'closed' && facts.progress.missing > 0);
  const notSeen = await findWithNotSeen(db, missing);
  const signable = await readSignableParts(
    db,
    closed.map(({ row, facts }) => ({ ...facts, ofUnit: row.ofUnit })),
    viewer,
  );
  return counts.map(({ row, facts, part: { isTeam, mayClose, mayCount } }) => {
    const viewing = firstCounted.has(row.id) && facts.counters.find(({ id }) => id === viewer.id);
    const toRecount = differences.get(row.id);
    const isRead = row.counted + row.extra + row.nearMiss > 0;
    return {
      ...facts,
      status: facts.closedAt === null ? 'open' : 'closed',
      becameSensitive: becameSensitive.get(row.id) ?? 0,
      mayCount,
      ...(viewing && { whyNotRecount: countedFirst(viewing.name) }),
      mayClose,
      serialsHidden: mayCount && row.blind,
      ...(toRecount !== undefined && { toRecount }),
      may: readActs(facts, viewer, {
        ...{ isTeam, isRead, hasNotSeen: notSeen.has(row.id) },
        signable: signable.get(row.id) ?? [],
      }),
    };
  });
}

/** One count as its report has it, without a check of who may see it: everybody who read in it counted, beside its team. */
export async function readInventory(
  db: Kysely<Database>,
  id: string,
): Promise<InventoryReportDto['inventory']> {
  const facts = toFacts(await selectInventories(db).where('inventory.id', '=', id).executeTakeFirstOrThrow());
  const ids = await findCounted(db, id);
  const people = await loadPeople(db, ids);
  return { ...facts, counters: ids.flatMap((userId) => people.get(userId) ?? []) };
}

/** One count that the person may see; undefined for any other. */
export async function findInventory(
  db: Kysely<Database>,
  viewer: Viewer,
  id: string,
): Promise<SensitiveInventoryDto | undefined> {
  const row = await selectInventories(db)
    .where('inventory.id', '=', id)
    .where(visibleInventories(viewer))
    .executeTakeFirst();
  return row && (await toDtos(db, [row], viewer))[0];
}

/**
 * A page of the counts that the person may see, newest first.
 *
 * @throws ApiError 400 for a cursor that this list did not give.
 */
export async function listInventories(
  db: Kysely<Database>,
  viewer: Viewer,
  query: RouteQuery<'GET /api/inventories'>,
): Promise<Page<SensitiveInventoryDto>> {
  // What is planned or was skipped is in the calendar.
  const where = [
    visibleInventories(viewer),
    sql<boolean>`not inventory.planned`,
    ...changedRecords('inventory', query, sql`inventory.id`),
  ];
  if (query.status === 'open') where.push(sql`inventory.closed_at is null`);
  if (query.status === 'closed') where.push(sql`inventory.closed_at is not null`);
  const page = await readNewest(db, {
    from: sql`inventory`,
    where,
    time: sql`inventory.opened_at`,
    id: sql`inventory.id`,
    limit: query.limit ?? DEFAULT_LIMIT,
    cursor: query.cursor,
  });
  if (page.rows.length === 0) return { ...page, rows: [] };
  const rows = await selectInventories(db).where('inventory.id', 'in', page.rows).execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  const inOrder = page.rows.flatMap((id) => byId.get(id) ?? []);
  return { ...page, rows: await toDtos(db, inOrder, viewer) };
}

/** How far each of some counts is, by its id. */
export async function readProgressOf(
  db: Kysely<Database>,
  ids: readonly string[],
): Promise<Map<string, InventoryProgressDto>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('inventory')
    .select(['id', countLines.as('expected'), countCounted.as('counted')])
    .select([countLeft.as('leftCount'), countByDocument.as('byDocument')])
    .select([countExtra.as('extra'), countNearMisses.as('nearMiss')])
    .where('id', 'in', ids)
    .execute();
  return new Map(rows.map(({ id, ...counts }) => [id, toProgress(counts)]));
}

/** How far a count is. */
export async function readProgress(db: Kysely<Database>, id: string): Promise<InventoryProgressDto> {
  const progress = (await readProgressOf(db, [id])).get(id);
  if (!progress) throw new Error(`There is no count ${id}`);
  return progress;
}
