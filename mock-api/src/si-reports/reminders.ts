import type { Transaction } from 'kysely';
import type { Database } from '../kernel';
import { type ReminderKey, raiseReminderOnce } from '../live';
import { checkName } from './check-times';
import { type Board, type BoardCell, type BoardUnit, itemsWere, readBoard } from './read-board';

const MINUTE_MS = 60_000;

/** The unit above is told so many minutes after the leaders of a row. */
const ABOVE_AFTER_MS = 15 * MINUTE_MS;

/** A server that was down does not tell of checks that ran out of time longer ago. */
const TOLD_WITHIN_MS = 4 * 60 * MINUTE_MS;

/** Why a row is not GREEN, for a notification. */
function reasonOf({ unit, due, state, count, report, notGreen }: BoardCell): string {
  const check = `the ${checkName(due)} check`;
  if (state === 'RED') return `${unit.name} is RED at ${check}.`;
  if (report)
    return `${unit.name} reported UP for ${check}, and ${notGreen?.name ?? 'a unit below'} is not GREEN.`;
  const missing = count ? count.expected - count.seen : 0;
  const seen = missing > 0 && count ? ` ${itemsWere(missing, count.expected)} not seen.` : '';
  return `${unit.name} has not reported for ${check}.${seen}`;
}

const toReminders = (cell: BoardCell, people: readonly { id: string }[]): ReminderKey[] =>
  people.map(({ id }) => ({
    userId: id,
    key: `${cell.unit.id} ${cell.due.toISOString()}`,
    notification: {
      type: cell.state === 'RED' ? ('critical' as const) : ('warning' as const),
      title: 'Sensitive items report',
      message: reasonOf(cell),
      action: { label: 'View', path: '/si-board' },
    },
  }));

const lateBy = ({ graceEnds }: { graceEnds: Date }, now: Date): number => now.getTime() - graceEnds.getTime();

/** The time of a check or cell ran out within the last hours. */
const ranOutRecently = (timed: { graceEnds: Date }, now: Date): boolean =>
  lateBy(timed, now) >= 0 && lateBy(timed, now) < TOLD_WITHIN_MS;

/** Cells that are not GREEN though their time ran out within the last hours, with how long ago. */
function openCells(board: Board, now: Date) {
  return board.units.flatMap((unit) =>
    board.dues.flatMap((due) => {
      const cell = board.cell(unit.id, due);
      return cell && cell.state !== 'GREEN' && ranOutRecently(cell, now)
        ? [{ cell, late: lateBy(cell, now) }]
        : [];
    }),
  );
}

/** Who gets the notices about the rows right below a unit: its leaders, and at a battalion its S4 and PBO. */
const readersOf = (unit: BoardUnit | undefined): readonly { id: string }[] =>
  unit ? [...unit.leaders, ...unit.staff] : [];

/**
 * Tells the leaders of each row that is not GREEN when its time has run out, and 15 minutes later those of the unit above,
 * of a battalion also the S4 and the PBO: once for each check.
 *
 * @returns how many reminders were raised.
 */
export async function raiseSiReminders(db: Transaction<Database>, now: Date): Promise<number> {
  // A brigade's counts take half a second, and for most of a day no check has run out of time.
  const board = await readBoard(db, null, now, (check) => ranOutRecently(check, now));
  const units = new Map(board.units.map((unit) => [unit.id, unit]));
  const open = openCells(board, now);
  const own = open.flatMap(({ cell }) => toReminders(cell, cell.unit.leaders));
  const above = open
    .filter(({ late }) => late >= ABOVE_AFTER_MS)
    .flatMap(({ cell }) => toReminders(cell, readersOf(units.get(cell.unit.parentId ?? ''))));
  const raised = await raiseReminderOnce(db, now, 'si-report-due', 'sensitive', own);
  return raised + (await raiseReminderOnce(db, now, 'si-report-late', 'sensitive', above));
}
