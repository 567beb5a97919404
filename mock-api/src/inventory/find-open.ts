import { findPerson } from '../access';
import { conflict, forbidden, notFound } from '../kernel';
import type { UnitOfWork } from '../unit-of-work';
import { visibleInventories } from '../property';

/**
 * Finds an open count and locks it. Scans share the lock, and closing needs it alone.
 *
 * @throws ApiError 404 for a count out of sight, 409 for a closed one, 403 for people who do not count,
 *   except the person who opened it if `orOpener` is set.
 */
export async function findOpenInventory(
  { trx, actor }: UnitOfWork,
  id: string,
  { alone = false, orOpener = false } = {},
) {
  const visible = trx
    .selectFrom('inventory')
    .selectAll()
    .where('id', '=', id)
    .where(visibleInventories(actor));
  const inventory = await (alone ? visible.forUpdate() : visible.forShare()).executeTakeFirst();
  if (!inventory) throw notFound('Inventory not found');
  const counter = await trx
    .selectFrom('inventory_counter')
    .select('user_id')
    .where('inventory_id', '=', id)
    .where('user_id', '=', actor.id)
    .executeTakeFirst();
  if (!counter && !(orOpener && inventory.opened_by_user_id === actor.id)) {
    throw forbidden('Only its counters count in this inventory.');
  }
  return inventory;
}

export type OpenInventory = Awaited<ReturnType<typeof findOpenInventory>>;

const two = (number: number): string => String(number).padStart(2, '0');

/** @throws ApiError 409 for a count that somebody closed: who, when, and that the note of this closing is not added. */
export async function refuseClosed({ trx }: UnitOfWork, inventory: OpenInventory, notes: string | null) {
  const { closed_at: at, closed_by_user_id: byId } = inventory;
  if (!at) return;
  const by = byId === null ? undefined : await findPerson(trx, byId);
  const closed = `${by?.name ?? 'Somebody'} closed this inventory at ${two(at.getHours())}${two(at.getMinutes())}.`;
  throw conflict(notes ? `${closed} Your note was not added.` : closed);
}
