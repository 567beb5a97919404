import { BATTALION_ROLES, type PersonDto, type SiCellDto } from '@hand-receipt/contracts';
import { type Kysely, type Selectable, sql } from 'kysely';
import { type Viewer, loadPeople, unitsBelow } from '../access';
import { loadSchedules } from '../checks';
import type { Database } from '../kernel';
import { type CheckTime, checkName, checkTimes } from './check-times';
import { type ItemCount, type LostItem, countItems } from './count-items';

export type ReportRow = Selectable<Database['si_report']>;

/** A unit of the board. */
export interface BoardUnit {
  id: string;
  name: string;
  kind: 'battalion' | 'company' | 'platoon' | 'squad';
  parentId: string | null;
  depth: number;
  /** Active people who report for it, the first of them leads it. */
  leaders: { id: string; role: string }[];
  /** Active S4s and PBOs of it, who read its board and report nothing. */
  staff: { id: string }[];
}

/** A unit at a check. */
export interface BoardCell {
  unit: BoardUnit;
  due: Date;
  /** Of its own people; null where the check asks them for nothing. */
  count: ItemCount | null;
  /** When the first check of the unit or below opens, and runs out of time. */
  opens: Date;
  graceEnds: Date;
  /** The report that stands. */
  report: ReportRow | undefined;
  state: SiCellDto['state'];
  /** Of the unit and those below. */
  caseIds: string[];
  /** Whether an item of the unit or below is reported Lost, and whether one is only missing in a count. */
  hasLost: boolean;
  hasMissing: boolean;
  /** The first unit below that is not GREEN. */
  notGreen: BoardUnit | undefined;
}

export interface Board {
  units: BoardUnit[];
  dues: Date[];
  cell(unitId: string, due: Date): BoardCell | undefined;
}

/** Roles that report, those who lead a unit first. */
const REPORTS = ['Commander', 'Squad Leader', 'Supply Sergeant'] as const;

async function readUnits(db: Kysely<Database>, rootId: string | null): Promise<BoardUnit[]> {
  const { rows } = await sql<BoardUnit>`
    with tree as (
      select units.id, units.name, units.kind, units.parent_id, max(above.depth) as depth,
        array_agg(array[lower(step.name), step.id] order by above.depth desc) as place
      from units cross join lateral units_above(units.id) above join units step on step.id = above.id
      where ${rootId === null ? sql`true` : sql`units.id in ${unitsBelow(rootId)}`}
      group by units.id
    )
    select tree.id, tree.name, tree.kind, tree.parent_id as "parentId",
      (tree.depth - min(tree.depth) over ())::int as depth,
      coalesce((select json_agg(json_build_object('id', users.id, 'role', users.role)
          order by array_position(${[...REPORTS]}::text[], users.role), users.last_name, users.id)
        from users where users.unit_id = tree.id and users.status = 'Active'
          and users.role = any(${[...REPORTS]}::text[])), '[]') as leaders,
      coalesce((select json_agg(json_build_object('id', users.id) order by users.id)
        from users where users.unit_id = tree.id and users.status = 'Active'
          and users.role = any(${BATTALION_ROLES}::text[])), '[]') as staff
    from tree order by tree.place`.execute(db);
  return rows;
}

/** Reports that stand, of units at checks. One that was corrected does not. */
const readReports = (db: Kysely<Database>, dues: readonly Date[]) =>
  db
    .selectFrom('si_report')
    .selectAll()
    .where('due_at', 'in', dues)
    .where(sql<boolean>`not exists (select from si_report further where further.corrects = si_report.id)`)
    .execute();

const keyOf = (unitId: string, due: Date): string => `${unitId} ${due.getTime()}`;

const earliest = (times: readonly Date[]): Date => new Date(Math.min(...times.map(Number)));

/** The state of a unit from its own count and report, and from the cells of the units right below it. */
function cellOf(
  unit: BoardUnit,
  due: Date,
  own: { count: ItemCount | undefined; report: ReportRow | undefined },
  below: readonly BoardCell[],
): BoardCell | undefined {
  const { count, report } = own;
  const asked = [...(count ? [count] : []), ...below];
  if (asked.length === 0) return undefined;
  const caseIds = [...new Set(asked.flatMap((one) => one.caseIds))].sort();
  const open = below.find(({ state }) => state !== 'GREEN');
  const isRed = report?.status === 'RED' || caseIds.length > 0;
  const isGreen = report?.status === 'UP' && !open;
  return {
    unit,
    due,
    count: count ?? null,
    opens: earliest(asked.map(({ opens }) => opens)),
    graceEnds: earliest(asked.map(({ graceEnds }) => graceEnds)),
    report,
    state: isRed ? 'RED' : isGreen ? 'GREEN' : 'AMBER',
    caseIds,
    hasLost: asked.some((one) => one.hasLost),
    hasMissing: asked.some((one) => one.hasMissing),
    notGreen: open && (open.notGreen ?? open.unit),
  };
}

/** Cells from the leaves of the tree up. */
function fillCells(
  units: readonly BoardUnit[],
  dues: readonly Date[],
  counts: readonly ItemCount[],
  reports: readonly ReportRow[],
): Map<string, BoardCell> {
  const countOf = new Map(counts.map((count) => [keyOf(count.unitId, count.due), count]));
  const reportOf = new Map(reports.map((report) => [keyOf(report.unit_id, report.due_at), report]));
  const cells = new Map<string, BoardCell>();
  for (const unit of [...units].reverse()) {
    const children = units.filter(({ parentId }) => parentId === unit.id);
    for (const due of dues) {
      const key = keyOf(unit.id, due);
      const below = children.flatMap(({ id }) => cells.get(keyOf(id, due)) ?? []);
      const own = { count: countOf.get(key), report: reportOf.get(key) };
      const cell = cellOf(unit, due, own, below);
      if (cell) cells.set(key, cell);
    }
  }
  return cells;
}

/**
 * Units with their cells at the checks of yesterday and today.
 *
 * @param rootId the unit at the top; null for all units
 * @param isWanted which checks are shown: all that are due when one of these is; unless given, every one
 */
export async function readBoard(
  db: Kysely<Database>,
  rootId: string | null,
  now: Date,
  isWanted: (check: CheckTime) => boolean = () => true,
): Promise<Board> {
  const schedules = await loadSchedules(db);
  const all = checkTimes(schedules, now);
  const wanted = new Set(all.filter(isWanted).map(({ due }) => due.getTime()));
  const checks = all.filter(({ due }) => wanted.has(due.getTime()));
  const units = await readUnits(db, rootId);
  const below = rootId === null ? sql<string>`(select id from units)` : unitsBelow(rootId);
  const counts = await countItems(db, { units: below, checks, schedules });
  const dues = [...new Set(counts.map(({ due }) => due.getTime()))].sort((a, b) => a - b).map(Number);
  const shown = dues.map((due) => new Date(due));
  const reports = shown.length === 0 ? [] : await readReports(db, shown);
  const cells = fillCells(units, shown, counts, reports);
  return { units, dues: shown, cell: (unitId, due) => cells.get(keyOf(unitId, due)) };
}

const MINUTE_MS = 60_000;

/** How many of how many items, as a sentence begins. */
export const itemsWere = (count: number, of: number): string =>
  `${count} of ${of} ${of === 1 ? 'item was' : 'items were'}`;

const lostWords = ({ serialNumber, caseId, isLost }: LostItem): string =>
  `${serialNumber} is ${isLost ? 'lost' : 'missing in count'} (${caseId}).`;

/** Why UP cannot be sent for a cell now; null where it can. */
export function whyNotUp(cell: BoardCell, now: Date): string | null {
  const { count, notGreen, due } = cell;
  if (now < cell.opens) return `The ${checkName(due)} check opens at ${checkName(cell.opens)}.`;
  if (count?.firstLost) return `${lostWords(count.firstLost)} Send RED, or close the case first.`;
  const missing = count ? count.expected - count.seen : 0;
  if (count && missing > 0)
    return `${itemsWere(missing, count.expected)} not seen for the ${checkName(due)} check.`;
  return notGreen ? `${notGreen.name} has not reported GREEN.` : null;
}

/** So many loss cases are named in a cell. */
const CASES_NAMED = 2;

/** E.g. 'LC-0002, LC-0003 and 7 more'. */
function caseWords(caseIds: readonly string[]): string {
  const more = caseIds.length - CASES_NAMED;
  return `${caseIds.slice(0, CASES_NAMED).join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
}

function lossWords({ hasLost, hasMissing }: BoardCell): string {
  if (hasLost && hasMissing) return 'Lost and missing in count';
  return hasLost ? 'Lost' : 'Missing in count';
}

function redWords(cell: BoardCell): string {
  const { caseIds, report } = cell;
  const lost = caseIds.length > 0 ? `${lossWords(cell)}, ${caseWords(caseIds)}` : 'Reported RED';
  return report?.status === 'UP' ? `${lost}, after UP` : lost;
}

/** Why nothing was reported yet, in a few words. */
function openWords({ opens, graceEnds, count, notGreen }: BoardCell, now: Date): string {
  if (now < opens) return `Opens at ${checkName(opens)}`;
  const late = Math.floor((now.getTime() - graceEnds.getTime()) / MINUTE_MS);
  if (late > 0) return `No report, ${lateWords(late)} late`;
  const missing = count ? count.expected - count.seen : 0;
  if (missing > 0) return `${missing} to go`;
  return notGreen ? `All seen. ${notGreen.name} not GREEN` : 'All seen, not sent';
}

/** Minutes up to two hours, then whole hours. */
const lateWords = (minutes: number): string =>
  minutes < 120 ? `${minutes} min` : `${Math.floor(minutes / 60)} h`;

/** Why a cell has its state, in a few words. */
function wordsOf(cell: BoardCell, now: Date): string {
  if (cell.state === 'GREEN') return 'Reported UP';
  if (cell.state === 'RED') return redWords(cell);
  if (cell.report) return `Reported UP. ${cell.notGreen?.name ?? ''} not GREEN`;
  return openWords(cell, now);
}

/** Who reports for a unit: who leads it; for one without an active leader, who leads its company or above. */
export function reportsFor(viewer: Viewer, unit: BoardUnit): boolean {
  if (unit.leaders.some(({ id }) => id === viewer.id)) return true;
  const leads = viewer.role === 'Supply Sergeant' || viewer.role === 'Commander';
  return leads && unit.leaders.length === 0;
}

/** A cell of the wire. */
export function toCell(
  cell: BoardCell,
  viewer: Viewer,
  people: ReadonlyMap<string, PersonDto>,
  now: Date,
): SiCellDto {
  const { count, report } = cell;
  const by = report && people.get(report.by_user_id);
  return {
    state: cell.state,
    expected: count?.expected ?? 0,
    seen: count?.seen ?? 0,
    inShop: count?.inShop ?? 0,
    words: wordsOf(cell, now),
    report: report && by ? { id: report.id, status: report.status, by, at: report.at.toISOString() } : null,
    caseIds: cell.caseIds,
    mayReport: now >= cell.opens && reportsFor(viewer, cell.unit),
    hasOwnLoss: count?.firstLost != null,
    whyNotUp: whyNotUp(cell, now),
  };
}

/** People whom a board names. */
export const loadBoardPeople = (db: Kysely<Database>, board: Board) =>
  loadPeople(db, [
    ...board.units.flatMap(({ leaders }) => leaders[0]?.id ?? []),
    ...board.units.flatMap(({ id }) =>
      board.dues.flatMap((due) => board.cell(id, due)?.report?.by_user_id ?? []),
    ),
  ]);
