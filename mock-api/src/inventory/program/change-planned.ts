import type { ChangePlannedInput } from '@hand-receipt/contracts';
import { badRequest, conflict, forbidden, localDay } from '../../kernel';
import { dayWords } from '../../property';
import type { UnitOfWork } from '../../unit-of-work';
import { changeTeam } from '../end-count';
import { namesFromAbove, requireNobodyEligible } from '../name-from-above';
import { recordAct } from '../record-act';
import { readCounted, requireCounters, requireEligible } from '../team';
import { type ProgramInventory, endedWords, lockProgramInventory } from './find-planned';
import { plannedDetails } from './plan-inventories';
import { PLANNING_ROLES } from './programs';
import { CYCLE_MONTHS, addMonths, monthOf } from './program-months';

const PLANNERS = {
  roles: [...PLANNING_ROLES, 'S4'] as const,
  words: 'Only the Supply Sergeant or a Commander of the unit changes what is planned.',
};

/** The last month to which an inventory moves: 12 from now, and its own where it is planned for a later one. */
const lastMonth = (now: Date, { due_at: dueAt }: ProgramInventory): string => {
  const latest = addMonths(monthOf(localDay(now)), CYCLE_MONTHS);
  const own = monthOf(localDay(dueAt));
  return own > latest ? own : latest;
};

/** The new due date, and why it moves to another month. */
interface Move {
  dueAt: Date;
  reason: string | null;
}

/** @throws ApiError 400 for a day that is over or more than a year away, and for another month without a reason. */
function readMove({ at }: UnitOfWork, inventory: ProgramInventory, input: ChangePlannedInput): Move | null {
  if (input.dueAt === undefined) return null;
  const dueAt = new Date(input.dueAt);
  if (dueAt.getTime() === inventory.due_at.getTime()) return null;
  if (localDay(dueAt) < localDay(at)) {
    const words = 'The due date is over. Choose today or a later day.';
    throw badRequest(words, { dueAt: words });
  }
  if (monthOf(localDay(dueAt)) > lastMonth(at, inventory)) {
    const words = 'Choose a day of the next 12 months.';
    throw badRequest(words, { dueAt: words });
  }
  const reason = input.reason?.trim() || null;
  if (monthOf(localDay(dueAt)) !== monthOf(localDay(inventory.due_at)) && reason === null) {
    const words = 'Say why it moves to another month.';
    throw badRequest(words, { reason: words });
  }
  return { dueAt, reason };
}

/**
 * Puts these people in place of the team that is to count, and tells the new ones.
 *
 * @throws ApiError as `requireCounters`; 409 for a person whom a rule excludes as things stand now.
 */
async function replacePlannedTeam(
  work: UnitOfWork,
  { id, title, due_at: dueAt }: ProgramInventory,
  userIds: readonly string[],
): Promise<void> {
  const { trx, actor } = work;
  const before = await trx
    .selectFrom('inventory_counter')
    .select('user_id')
    .where('inventory_id', '=', id)
    .execute();
  const known = new Set(before.map(({ user_id }) => user_id));
  const added = userIds.filter((userId) => !known.has(userId));
  await requireCounters(work, added);
  // All of them, as the opening will: a rule may exclude by now who was named before.
  await requireEligible(work, await readCounted(trx, id), userIds);
  // Told before they leave: what they see of it changes.
  work.addAudience({ accounts: [...known], inventories: [id] });
  await trx.deleteFrom('inventory_counter').where('inventory_id', '=', id).execute();
  if (userIds.length > 0) {
    await trx
      .insertInto('inventory_counter')
      .values(userIds.map((user_id) => ({ inventory_id: id, user_id })))
      .execute();
  }
  await work.notify(
    added.filter((userId) => userId !== actor.id),
    {
      type: 'info',
      title: 'Inventory planned',
      message: `${actor.name} plans you to count ${title}, due on ${dayWords(localDay(dueAt))}.`,
      action: { label: 'View', path: `/inventories?inventory=${id}` },
    },
  );
}

const readTeam = async ({ trx }: UnitOfWork, id: string): Promise<string[]> =>
  (
    await trx
      .selectFrom('inventory_counter')
      .select('user_id')
      .where('inventory_id', '=', id)
      .orderBy('user_id')
      .execute()
  ).map(({ user_id }) => user_id);

/** The ledger says what is planned now, and of a due date that moved from when and why. */
async function recordPlan(work: UnitOfWork, before: ProgramInventory, move: Move | null): Promise<void> {
  const moved = move && {
    dueAt: move.dueAt.toISOString(),
    formerDueAt: before.due_at.toISOString(),
    ...(move.reason && { reason: move.reason }),
  };
  const planned = before.planned ? plannedDetails(before, await readTeam(work, before.id)) : {};
  await recordAct(work, before, 'planned', { ...planned, ...moved });
}

/**
 * Moves the due date of an inventory of a program, or names its team.
 *
 * @throws ApiError 404 out of sight, 403 by role, 409 for one that has ended or was changed meanwhile, 400 for a due date
 *   in another month without a reason, for a day that is over or more than a year away; of the team as `requireCounters`,
 *   `requireEligible` and `changeTeam`.
 */
export async function changePlanned(work: UnitOfWork, id: string, input: ChangePlannedInput): Promise<void> {
  const inventory = await lockProgramInventory(work, id, PLANNERS);
  requireUnchanged(inventory, input.version);
  if (namesFromAbove(work.actor)) await requireNaming(work, id, input);
  const move = readMove(work, inventory, input);
  const moved = { ...inventory, due_at: move?.dueAt ?? inventory.due_at };
  await work.trx
    .updateTable('inventory')
    .set({ version: inventory.version + 1, due_at: moved.due_at })
    .where('id', '=', id)
    .execute();
  work.addAudience({ inventories: [id] });
  const userIds = input.counters && [...new Set(input.counters.map(({ userId }) => userId))];
  if (!userIds) {
    if (move) await recordPlan(work, inventory, move);
    return;
  }
  if (inventory.planned) await replacePlannedTeam(work, moved, userIds);
  if (move || inventory.planned) await recordPlan(work, inventory, move);
  if (!inventory.planned) await changeTeam(work, id, userIds);
}

/** @throws ApiError 403 for an S4 who moves a due date, and while somebody of the company may count. */
async function requireNaming({ trx, at }: UnitOfWork, id: string, { dueAt }: ChangePlannedInput) {
  if (dueAt !== undefined) throw forbidden(PLANNERS.words);
  await requireNobodyEligible(trx, await readCounted(trx, id), at);
}

/** @throws ApiError 409 for one that has ended or was changed meanwhile. */
function requireUnchanged(inventory: ProgramInventory, seen: number): void {
  const { planned, closed_at: closedAt, version } = inventory;
  if (closedAt !== null) throw conflict(planned ? `${inventory.id} was skipped.` : endedWords(inventory));
  if (version !== seen) throw conflict('Somebody changed this while you were typing.');
}
