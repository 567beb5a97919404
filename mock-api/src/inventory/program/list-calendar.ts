import type { CalendarInventoryDto } from '@hand-receipt/contracts';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { type Viewer, isUnder, personJson, visibleInventories } from '../../access';
import { type Database, localDay, notFound } from '../../kernel';
import { namesFromAbove } from '../name-from-above';
import { countersOf } from '../report-signers';
import { countSensitive } from './draw-list';
import { CYCLE_MONTHS, addMonths, monthOf } from './program-months';
import { PLANNING_ROLES } from './programs';

const countLines = sql<number>`(select count(*)::int from inventory_line line
  where line.inventory_id = inventory.id)`;
const countRead = sql<number>`(select count(line.verification_id)::int from inventory_line line
  where line.inventory_id = inventory.id)`;
const countUnseen = sql<number>`(select count(*)::int from inventory_line line
  where line.inventory_id = inventory.id and line.verification_id is null and line.left_at is null
    and line.document_at is null)`;
const isOwnUnit = ({ unitId }: Viewer): RawBuilder<boolean> => isUnder('inventory.unit_id', unitId);

const selectCalendar = (db: Kysely<Database>, viewer: Viewer) =>
  db
    .selectFrom('inventory')
    .innerJoin('inventory_program as program', 'program.id', 'inventory.program_id')
    .innerJoin('units', 'units.id', 'program.unit_id')
    .select((row) => [
      'inventory.id',
      'inventory.title',
      'program.kind',
      'program.id as programId',
      'units.name as unit',
      sql<string>`inventory.opens_on::text`.as('opensOn'),
      sql<Date>`inventory.due_at`.as('dueAt'),
      'inventory.state',
      'inventory.planned',
      'inventory.closed_at as closedAt',
      'inventory.cancel_reason as cancelReason',
      'inventory.version',
      jsonArrayFrom(
        row
          .selectFrom('inventory_plan as plan')
          .select(['plan.group_key as key', 'plan.items'])
          .whereRef('plan.program_id', '=', 'program.id')
          .whereRef('plan.month', '=', 'inventory.opens_on')
          .orderBy('plan.items', 'desc')
          .orderBy('plan.group_key'),
      ).as('groups'),
      jsonArrayFrom(
        row
          .selectFrom(countersOf.as('counter'))
          .select((counter) => personJson(counter.ref('counter.user_id')).$notNull().as('person'))
          .orderBy('counter.user_id'),
      ).as('counters'),
      countLines.as('lines'),
      countRead.as('counted'),
      countUnseen.as('missing'),
      sql<number>`case when program.kind = 'sensitive' and inventory.planned
        then ${countSensitive(sql`program.unit_id`)} else 0 end`.as('sensitive'),
      isOwnUnit(viewer).as('isOwnUnit'),
    ])
    .where(visibleInventories(viewer));

type CalendarRow = Awaited<ReturnType<ReturnType<typeof selectCalendar>['execute']>>[number];

/** What a person may do with an inventory of the calendar. */
function actsOf(
  viewer: Viewer,
  { state, planned, isOwnUnit: isOwn, closedAt }: CalendarRow,
): CalendarInventoryDto['may'] {
  const isPlanned = planned && state === 'planned' && isOwn;
  const { role } = viewer;
  const isPlanner = PLANNING_ROLES.includes(role);
  return {
    // An S4 names who counts where nobody of the company may.
    change: closedAt === null && isOwn && (isPlanner || namesFromAbove(viewer)),
    skip: isPlanned && role === 'Commander',
    open: isPlanned && (isPlanner || role === 'Squad Leader'),
  };
}

/** How many items an inventory has or is planned to have. */
function itemsOf({ planned, kind, lines, sensitive, groups }: CalendarRow): number {
  if (!planned) return lines;
  return kind === 'sensitive' ? sensitive : groups.reduce((sum, { items }) => sum + items, 0);
}

function toDto(viewer: Viewer, row: CalendarRow): CalendarInventoryDto {
  const { opensOn, dueAt, planned, lines: _, sensitive: __, isOwnUnit: ___, closedAt, ...rest } = row;
  const counters = row.counters.map(({ person }) => person);
  return {
    ...rest,
    month: opensOn.slice(0, 7),
    dueAt: dueAt.toISOString(),
    items: itemsOf(row),
    counted: planned ? null : row.counted,
    // Nothing is missing by one that was cancelled.
    missing: planned ? null : row.state === 'cancelled' ? 0 : row.missing,
    counters,
    needsCounter: closedAt === null && counters.some(({ deactivated }) => deactivated),
    closedAt: closedAt?.toISOString() ?? null,
    may: actsOf(viewer, row),
  };
}

/** Local midnight at the beginning of a month. */
const startOf = (month: string): Date => new Date(`${month}T00:00:00`);

/**
 * Inventories that programs planned for 12 months or that are due in them, and earlier ones that are not closed, by due date.
 *
 * @param from YYYY-MM; this month without it
 */
export async function listCalendar(
  db: Kysely<Database>,
  viewer: Viewer,
  { from, now }: { from: string | undefined; now: Date },
): Promise<CalendarInventoryDto[]> {
  const first = monthOf(from ?? localDay(now));
  const after = addMonths(first, CYCLE_MONTHS);
  const rows = await selectCalendar(db, viewer)
    .where(
      sql<boolean>`((inventory.opens_on >= ${first} and inventory.opens_on < ${after})
        or (inventory.due_at >= ${startOf(first)} and inventory.due_at < ${startOf(after)})
        or (inventory.opens_on < ${first} and inventory.closed_at is null))`,
    )
    .orderBy('inventory.due_at')
    .orderBy('inventory.title')
    .orderBy('inventory.id')
    .execute();
  return rows.map((row) => toDto(viewer, row));
}

/** One inventory of a program. @throws ApiError 404 out of sight, and for one that no program planned. */
export async function findCalendarInventory(
  db: Kysely<Database>,
  viewer: Viewer,
  id: string,
): Promise<CalendarInventoryDto> {
  const row = await selectCalendar(db, viewer).where('inventory.id', '=', id).executeTakeFirst();
  if (!row) throw notFound('Inventory not found');
  return toDto(viewer, row);
}
