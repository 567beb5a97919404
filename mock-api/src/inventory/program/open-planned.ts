import type { InventoryRules, OpenPlannedInput, WaiverInput } from '@hand-receipt/contracts';
import { sql } from 'kysely';
import { badRequest, conflict } from '../../kernel';
import { newEventId } from '../../ledger';
import { unitSetting } from '../../unit-settings';
import type { UnitOfWork } from '../../unit-of-work';
import { recordOpened, tellCounters } from '../open-inventory';
import {
  type Counted,
  insertWaivers,
  listCandidates,
  requireCounters,
  requireEligible,
  rulesKey,
} from '../team';
import { recordWaived } from '../waive-rule';
import { drawList } from './draw-list';
import { type ProgramInventory, lockProgramInventory, requirePlanned } from './find-planned';
import { monthWords } from './program-months';

const OPENERS = {
  roles: ['Squad Leader', 'Supply Sergeant', 'Commander'] as const,
  words: 'Only the Squad Leader, the Supply Sergeant or a Commander of the unit opens this inventory.',
};

/** Ids of the people who are planned to count. */
async function readPlannedTeam({ trx }: UnitOfWork, id: string): Promise<string[]> {
  const planned = await trx
    .selectFrom('inventory_counter')
    .select('user_id')
    .where('inventory_id', '=', id)
    .orderBy('user_id')
    .execute();
  return planned.map(({ user_id }) => user_id);
}

/** Who counts: as the call says; else the team that was planned; else the actor. */
async function chooseTeam(work: UnitOfWork, id: string, { counters }: OpenPlannedInput): Promise<string[]> {
  if (counters) return [...new Set(counters.map(({ userId }) => userId))];
  const planned = await readPlannedTeam(work, id);
  return planned.length > 0 ? planned : [work.actor.id];
}

/** @throws ApiError 409 with each person and reason where the rules exclude everybody of the company. */
async function refuseWithoutAnyone(work: UnitOfWork, counted: Counted): Promise<void> {
  const { trx, actor, at } = work;
  const candidates = await listCandidates(trx, actor, counted, at);
  if (candidates.some(({ reasons }) => reasons.length === 0)) return;
  const { name } = await trx
    .selectFrom('units')
    .select('name')
    .where('id', '=', counted.unitId)
    .executeTakeFirstOrThrow();
  const why = candidates.flatMap(({ reasons }) => reasons.map(({ words }) => words));
  throw conflict([`No one in ${name} may count this inventory under its rules.`, ...why].join(' '));
}

/**
 * Puts the team of the opening in place of the planned one.
 *
 * @returns whether a rule is waived for any of it
 * @throws ApiError 409 for a person whom a rule excludes.
 */
async function setTeam(
  work: UnitOfWork,
  inventory: ProgramInventory,
  { counters, waivers }: { counters: readonly string[]; waivers: readonly WaiverInput[] },
): Promise<boolean> {
  const { trx, actor } = work;
  const { id, unit_id: unitId, rules, program_id: programId } = inventory;
  await requireCounters(
    work,
    counters.filter((userId) => userId !== actor.id),
    await readPlannedTeam(work, id),
  );
  const isWaived = await insertWaivers(work, id, waivers);
  const counted = { id, unitId, rules, recountAt: null, programId };
  await refuseWithoutAnyone(work, counted);
  await requireEligible(work, counted, counters);
  await trx.deleteFrom('inventory_counter').where('inventory_id', '=', id).execute();
  await trx
    .insertInto('inventory_counter')
    .values(counters.map((user_id) => ({ inventory_id: id, user_id })))
    .execute();
  return isWaived;
}

/** Marks it open by the actor, with the rules of its unit as they are now. */
async function markOpen(work: UnitOfWork, inventory: ProgramInventory): Promise<ProgramInventory> {
  const { trx, actor, at } = work;
  const rules = await unitSetting(trx, inventory.unit_id, rulesKey(inventory.kind));
  const opened = await trx
    .updateTable('inventory')
    .set({
      planned: false,
      opened_by_user_id: actor.id,
      opened_at: at,
      rules: sql<InventoryRules>`${JSON.stringify(rules)}::jsonb`,
      blind: rules.blind,
      event_id: newEventId(),
      version: inventory.version + 1,
    })
    .where('id', '=', inventory.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  return { ...inventory, ...opened } as ProgramInventory;
}

/**
 * Opens a planned inventory. Its list is drawn from the book now, and what moves meanwhile stays on it.
 *
 * @throws ApiError 404 out of sight; 403 by role; 409 for one that was opened or skipped, for a person whom a rule excludes
 *   and where the rules exclude everybody; 400 where there is nothing to count.
 */
export async function openPlanned(work: UnitOfWork, id: string, input: OpenPlannedInput): Promise<void> {
  const { trx, actor } = work;
  const planned = await lockProgramInventory(work, id, OPENERS);
  requirePlanned(planned);
  const program = await trx
    .selectFrom('inventory_program')
    .selectAll()
    .where('id', '=', planned.program_id)
    .executeTakeFirstOrThrow();
  const counters = await chooseTeam(work, id, input);
  const inventory = await markOpen(work, planned);
  const items = await drawList(work, { program, inventoryId: id, month: planned.opens_on });
  if (items === 0) throw badRequest(`There is nothing to count in ${monthWords(planned.opens_on)}.`);
  const isWaived = await setTeam(work, inventory, { counters, waivers: input.waivers ?? [] });
  work.addAudience({ inventories: [id] });
  const asked = counters.filter((userId) => userId !== actor.id);
  await tellCounters(work, id, asked, { title: inventory.title, what: inventory.title });
  await recordOpened(work, inventory);
  if (isWaived) await recordWaived(work, inventory);
}
