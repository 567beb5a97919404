import type { Role } from '@hand-receipt/contracts';
import type { Selectable } from 'kysely';
import { isUnder, visibleInventories } from '../../access';
import { type Database, conflict, forbidden, notFound } from '../../kernel';
import type { UnitOfWork } from '../../unit-of-work';

/** An inventory of a program. */
export type ProgramInventory = Selectable<Database['inventory']> & {
  program_id: string;
  unit_id: string;
  opens_on: string;
  due_at: Date;
};

const isOfProgram = (inventory: Selectable<Database['inventory']>): inventory is ProgramInventory =>
  inventory.program_id !== null &&
  inventory.unit_id !== null &&
  inventory.opens_on !== null &&
  inventory.due_at !== null;

/** Who does an act, and how a refusal of others says so. */
interface Allowed {
  roles: readonly Role[];
  words: string;
}

/**
 * An inventory of a program, locked, for people of some roles of its unit or of one above it.
 *
 * @throws ApiError 404 out of sight, 403 by role and for a unit that is not theirs, 409 for one that no program planned.
 */
export async function lockProgramInventory(
  { trx, actor }: UnitOfWork,
  id: string,
  { roles, words }: Allowed,
): Promise<ProgramInventory> {
  const inventory = await trx
    .selectFrom('inventory')
    .selectAll()
    .where('id', '=', id)
    .where(visibleInventories(actor))
    .forUpdate()
    .executeTakeFirst();
  if (!inventory) throw notFound('Inventory not found');
  const own = await trx
    .selectFrom('units')
    .select('id')
    .where('id', '=', inventory.unit_id)
    .where(isUnder('units.id', actor.unitId))
    .executeTakeFirst();
  if (!own || !roles.includes(actor.role)) throw forbidden(words);
  if (!isOfProgram(inventory)) throw conflict('No program planned this inventory.');
  return inventory;
}

/** How an inventory ended that was opened. */
export const endedWords = ({ id, state }: Pick<ProgramInventory, 'id' | 'state'>): string =>
  state === 'cancelled' ? `${id} was cancelled.` : `${id} is closed.`;

/** @throws ApiError 409 for one that was opened or skipped. */
export function requirePlanned(inventory: ProgramInventory): void {
  const { id, state, planned, cancel_reason: reason } = inventory;
  if (state === 'planned') return;
  if (planned) throw conflict(`${id} was skipped: ${reason}`);
  const hasEnded = state === 'closed' || state === 'cancelled';
  throw conflict(hasEnded ? endedWords(inventory) : `${id} is open already.`);
}
