import type { Role } from '@hand-receipt/contracts';
import { findPerson, visibleInventories } from '../access';
import { type Kysely, type Selectable, sql } from 'kysely';
import { type Database, clockTime, conflict, forbidden, notFound } from '../kernel';
import type { UnitOfWork } from '../unit-of-work';

interface FindOptions {
  /** Nobody else scans or closes meanwhile. */
  alone?: boolean;
  /** Also for the person who opened it. */
  orOpener?: boolean;
  /** Also for people of these roles who see it. */
  orRoles?: readonly Role[];
  /** Also for people who left its team. */
  orFormer?: boolean;
  /** Also for everybody who sees it: the caller judges who may act, and says so. */
  orViewer?: boolean;
}

/** Why nobody counts in an inventory that a program planned. */
const plannedWords = ({ id, state }: Pick<Selectable<Database['inventory']>, 'id' | 'state'>): string =>
  state === 'planned' ? `${id} is planned. Open it first.` : `${id} was skipped.`;

/** The unit whose rules an inventory has: its own, else that of the person who opened it. */
const ofUnit = sql<string | null>`coalesce(inventory.unit_id, (
  select unit_id from users where users.id = inventory.opened_by_user_id))`;

/**
 * Finds an open count and locks it. Scans share the lock, and closing needs it alone.
 *
 * @throws ApiError 404 for a count out of sight, 409 for one that is planned or was skipped, 403 for people who do not count,
 *   except those whom the options name.
 */
export async function findOpenInventory({ trx, actor }: UnitOfWork, id: string, options: FindOptions = {}) {
  const visible = trx
    .selectFrom('inventory')
    .selectAll()
    .select(ofUnit.as('ofUnit'))
    .where('id', '=', id)
    .where(visibleInventories(actor));
  const inventory = await (options.alone ? visible.forUpdate() : visible.forShare()).executeTakeFirst();
  if (!inventory) throw notFound('Inventory not found');
  if (inventory.planned) throw conflict(plannedWords(inventory));
  const counter = await trx
    .selectFrom('inventory_counter')
    .select('user_id')
    .where('inventory_id', '=', id)
    .where('user_id', '=', actor.id)
    .executeTakeFirst();
  if (!counter && !(await isNamed({ trx, actor }, inventory, options))) {
    throw forbidden('Only its counters count in this inventory.');
  }
  return { ...inventory, isCounter: counter !== undefined };
}

/** Whether the options name the actor, who does not count. */
async function isNamed(
  { trx, actor }: Pick<UnitOfWork, 'trx' | 'actor'>,
  inventory: Pick<Selectable<Database['inventory']>, 'id' | 'opened_by_user_id'>,
  { orOpener = false, orRoles = [], orFormer = false, orViewer = false }: FindOptions,
): Promise<boolean> {
  if (orViewer) return true;
  if (orOpener && inventory.opened_by_user_id === actor.id) return true;
  if (orRoles.includes(actor.role)) return true;
  return orFormer && (await hasLeftTeam(trx, actor.id, inventory.id));
}

/** Whether a person was on the team of a count while it was open, and left it. */
async function hasLeftTeam(db: Kysely<Database>, userId: string, inventoryId: string): Promise<boolean> {
  const former = await db
    .selectFrom('inventory_former_counter')
    .select('user_id')
    .where('inventory_id', '=', inventoryId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return former !== undefined;
}

export type OpenInventory = Awaited<ReturnType<typeof findOpenInventory>>;

/** What decides who may count in an open inventory. */
export const countedOf = ({ id, rules, ofUnit, recount_at, program_id: programId }: OpenInventory) => ({
  id,
  unitId: ofUnit,
  rules,
  recountAt: recount_at,
  programId,
});

/** @throws ApiError 409 for a count that somebody closed: who, when, and that the note of this closing is not added. */
export async function refuseClosed({ trx }: UnitOfWork, inventory: OpenInventory, notes: string | null) {
  const { closed_at: at, closed_by_user_id: byId } = inventory;
  if (!at) return;
  const by = byId === null ? undefined : await findPerson(trx, byId);
  const act = inventory.cancel_reason === null ? 'closed' : 'cancelled';
  const closed = `${by?.name ?? 'Somebody'} ${act} this inventory at ${clockTime(at)}.`;
  throw conflict(notes ? `${closed} Your note was not added.` : closed);
}

/** Roles that close an inventory of their unit which they neither opened nor count. */
export const CLOSING_ROLES: readonly Role[] = ['Supply Sergeant', 'Commander'];
