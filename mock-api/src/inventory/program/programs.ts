import type { ChangeProgramInput, InventoryProgramDto, NewProgramInput, Role } from '@hand-receipt/contracts';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { type Viewer, isUnder, readsCountsOfUnit } from '../../access';
import {
  type Database,
  badRequest,
  conflict,
  forbidden,
  isUniqueViolation,
  localDay,
  notFound,
} from '../../kernel';
import type { UnitOfWork } from '../../unit-of-work';
import { recordAct } from '../record-act';
import { type Program, planInventories, plannedDetails, titleOfMonth } from './plan-inventories';
import { CYCLE_MONTHS, addMonths, monthOf, programMonths } from './program-months';

/** Roles that plan inventories of their unit and below. */
export const PLANNING_ROLES: readonly Role[] = ['Supply Sergeant', 'Commander'];

const ENDED = 'The program has ended.';
const TITLE_TAKEN = 'The unit has a program with this title.';

/** A condition on the table `inventory_program`: of the unit of a leader, or below it. */
const visiblePrograms = (viewer: Viewer): RawBuilder<boolean> =>
  readsCountsOfUnit(viewer) ? isUnder('inventory_program.unit_id', viewer.unitId) : sql<boolean>`false`;

const selectPrograms = (db: Kysely<Database>, viewer: Viewer) =>
  db
    .selectFrom('inventory_program')
    .innerJoin('units', 'units.id', 'inventory_program.unit_id')
    .selectAll('inventory_program')
    .select('units.name as unit')
    .where(visiblePrograms(viewer));

const toDto = (
  viewer: Viewer,
  { id, title, kind, cadence, unit, unit_id, first_month, active, version }: Program & { unit: string },
): InventoryProgramDto => ({
  id,
  title,
  kind,
  cadence,
  unit,
  unitId: unit_id,
  firstMonth: first_month.slice(0, 7),
  active,
  version,
  mayChange: active && PLANNING_ROLES.includes(viewer.role),
});

/** Programs of a leader's unit and below, those that plan before those that have ended, by title. */
export async function listPrograms(db: Kysely<Database>, viewer: Viewer): Promise<InventoryProgramDto[]> {
  const rows = await selectPrograms(db, viewer)
    .orderBy('inventory_program.active', 'desc')
    .orderBy(sql`lower(inventory_program.title)`)
    .orderBy('inventory_program.id')
    .execute();
  return rows.map((row) => toDto(viewer, row));
}

/** One program. @throws ApiError 404 out of sight. */
export async function findProgram(
  db: Kysely<Database>,
  viewer: Viewer,
  id: string,
): Promise<InventoryProgramDto> {
  const row = await selectPrograms(db, viewer).where('inventory_program.id', '=', id).executeTakeFirst();
  if (!row) throw notFound('The program is not known.');
  return toDto(viewer, row);
}

/** @throws ApiError 403 for anybody but the Supply Sergeant and a Commander. */
function requirePlanner({ actor }: UnitOfWork): void {
  if (PLANNING_ROLES.includes(actor.role)) return;
  throw forbidden('Only the Supply Sergeant or a Commander plans inventories.');
}

/** @throws ApiError 404 for a unit that is neither the actor's nor below it. */
async function requireUnitBelow({ trx, actor }: UnitOfWork, unitId: string): Promise<void> {
  const unit = await trx
    .selectFrom('units')
    .select('id')
    .where('id', '=', unitId)
    .where(isUnder('units.id', actor.unitId))
    .forShare()
    .executeTakeFirst();
  if (!unit) throw notFound('The unit is not known.');
}

/** @throws ApiError 400 for a month before this one or more than a year away, and for a cyclic program that is not monthly. */
function requireMonths({ at }: UnitOfWork, { kind, cadence, firstMonth }: NewProgramInput): string {
  const month = monthOf(firstMonth);
  const now = monthOf(localDay(at));
  if (month < now) {
    const words = 'Choose this month or a later one.';
    throw badRequest(words, { firstMonth: words });
  }
  if (month > addMonths(now, CYCLE_MONTHS)) {
    const words = 'Choose a month of the next 12.';
    throw badRequest(words, { firstMonth: words });
  }
  if (kind === 'cyclic' && cadence !== 'monthly') {
    const words = 'A cyclic program is monthly.';
    throw badRequest(words, { cadence: words });
  }
  return month;
}

function refuseTaken(error: unknown): never {
  if (isUniqueViolation(error, 'inventory_program_title'))
    throw conflict(TITLE_TAKEN, { title: TITLE_TAKEN });
  throw error;
}

/**
 * Enters a program, and plans its inventories of 12 months.
 *
 * @returns the program's id.
 * @throws ApiError 403 by role, 404 for a unit out of reach, 400 for months that cannot be, 409 for a title that is taken.
 */
export async function createProgram(work: UnitOfWork, input: NewProgramInput): Promise<string> {
  const { trx, actor, at } = work;
  requirePlanner(work);
  await requireUnitBelow(work, input.unitId);
  const firstMonth = requireMonths(work, input);
  const program = await trx
    .insertInto('inventory_program')
    .values({
      unit_id: input.unitId,
      kind: input.kind,
      title: input.title.trim(),
      cadence: input.cadence,
      first_month: firstMonth,
      saved_by_user_id: actor.id,
      saved_at: at,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
    .catch(refuseTaken);
  const months = programMonths(program.cadence, firstMonth, addMonths(firstMonth, CYCLE_MONTHS));
  work.addAudience({ leadersOf: [program.unit_id] });
  await planInventories(work, program, months);
  return program.id;
}

/** Inventories of a program that nobody opened, locked. */
const lockPlanned = ({ trx }: UnitOfWork, programId: string) =>
  trx
    .selectFrom('inventory')
    .selectAll()
    .where('program_id', '=', programId)
    .where('state', '=', 'planned')
    .orderBy('id')
    .forUpdate()
    .execute();

async function readTeam({ trx }: UnitOfWork, inventoryId: string): Promise<string[]> {
  const rows = await trx
    .selectFrom('inventory_counter')
    .select('user_id')
    .where('inventory_id', '=', inventoryId)
    .orderBy('user_id')
    .execute();
  return rows.map(({ user_id }) => user_id);
}

async function renamePlanned(work: UnitOfWork, program: Program, title: string): Promise<void> {
  for (const inventory of await lockPlanned(work, program.id)) {
    const named = { ...inventory, title: titleOfMonth(title, inventory.opens_on ?? program.first_month) };
    await work.trx
      .updateTable('inventory')
      .set({ title: named.title })
      .where('id', '=', inventory.id)
      .execute();
    await recordAct(work, named, 'planned', plannedDetails(named, await readTeam(work, inventory.id)));
  }
}

async function cancelPlanned(work: UnitOfWork, program: Program): Promise<void> {
  const { trx, actor, at } = work;
  for (const inventory of await lockPlanned(work, program.id)) {
    await trx
      .updateTable('inventory')
      .set({ closed_at: at, closed_by_user_id: actor.id, cancel_reason: ENDED })
      .where('id', '=', inventory.id)
      .execute();
    work.addAudience({ inventories: [inventory.id] });
    await recordAct(work, inventory, 'cancelled', { reason: ENDED });
  }
}

/**
 * Renames a program with what it planned, or ends it. What is open goes on.
 *
 * @throws ApiError 404 out of sight, 403 by role, 409 for one that has ended, was changed meanwhile or whose title is taken.
 */
export async function changeProgram(work: UnitOfWork, id: string, input: ChangeProgramInput): Promise<void> {
  const { trx, actor, at } = work;
  const program = await trx
    .selectFrom('inventory_program')
    .selectAll()
    .where('id', '=', id)
    .where(visiblePrograms(actor))
    .forUpdate()
    .executeTakeFirst();
  if (!program) throw notFound('The program is not known.');
  requirePlanner(work);
  if (!program.active) throw conflict(ENDED);
  if (program.version !== input.version) throw conflict('Somebody changed this while you were typing.');
  const title = input.title?.trim() ?? program.title;
  const active = input.active ?? true;
  await trx
    .updateTable('inventory_program')
    .set({
      title,
      active,
      saved_by_user_id: actor.id,
      saved_at: at,
      version: program.version + 1,
    })
    .where('id', '=', id)
    .execute()
    .catch(refuseTaken);
  work.addAudience({ leadersOf: [program.unit_id] });
  if (!active) await cancelPlanned(work, program);
  else if (title !== program.title) await renamePlanned(work, program, title);
}
