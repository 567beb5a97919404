import type { RouteBody } from '@hand-receipt/contracts';
import { badRequest, conflict, localDay } from '../kernel';
import type { UnitOfWork } from '../unit-of-work';
import { type LockedConsumable, lockConsumable } from './visible-consumables';

/** As many of one consumable as a count can hold. */
const MOST = 1_000_000;

/** Writes the new count and the entry that explains it. The row is locked: two issues follow each other. */
async function move(
  { trx, actor, at, addAudience }: UnitOfWork,
  consumable: LockedConsumable,
  entry: { kind: 'restock' | 'issue'; quantity: number; issuedTo: string | null; notes?: string | null },
  facts: { expiration_date?: string | null; last_restock_date?: string; version?: number },
): Promise<void> {
  const { kind, quantity } = entry;
  const balance = consumable.current_quantity + (kind === 'issue' ? -quantity : quantity);
  await trx
    .updateTable('consumable')
    .set({ ...facts, current_quantity: balance })
    .where('id', '=', consumable.id)
    .execute();
  await trx
    .insertInto('consumable_entry')
    .values({
      consumable_id: consumable.id,
      kind,
      quantity,
      balance,
      at,
      issued_to: entry.issuedTo,
      by_user_id: actor.id,
      notes: entry.notes?.trim() || null,
    })
    .execute();
  addAudience({ companiesOf: [consumable.unit_id] });
}

/**
 * Adds to the stock; the day becomes its last restock, and the expiration date that of the new lot where
 * one is given.
 *
 * @throws ApiError 404 for one of another company, 403 by role, 400 for a date that has passed, 409 past a million.
 */
export async function restock(
  work: UnitOfWork,
  id: string,
  { quantity, expirationDate, notes }: RouteBody<'POST /api/consumables/:id/restock'>,
): Promise<void> {
  const consumable = await lockConsumable(work, id);
  const today = localDay(work.at);
  if (expirationDate && expirationDate < today) {
    const words = 'The expiration date has passed.';
    throw badRequest(words, { expirationDate: words });
  }
  if (consumable.current_quantity + quantity > MOST) {
    throw conflict(`No more than ${MOST.toLocaleString('en-US')} of one consumable can be kept.`);
  }
  await move(
    work,
    consumable,
    { kind: 'restock', quantity, issuedTo: null, notes },
    {
      last_restock_date: today,
      // The form edits this date too.
      ...(expirationDate !== undefined &&
        expirationDate !== consumable.expiration_date && {
          expiration_date: expirationDate,
          version: consumable.version + 1,
        }),
    },
  );
}

/**
 * Takes from the stock for a person.
 *
 * @throws ApiError 404 for one of another company, 403 by role, 409 where less is on the shelf.
 */
export async function issue(
  work: UnitOfWork,
  id: string,
  { quantity, issuedTo, notes }: RouteBody<'POST /api/consumables/:id/issue'>,
): Promise<void> {
  const consumable = await lockConsumable(work, id);
  const { current_quantity: onHand, name, unit } = consumable;
  if (onHand < quantity)
    throw conflict(`Only ${onHand} (${unit}) of ${name} on hand; ${quantity} cannot be issued.`);
  await move(work, consumable, { kind: 'issue', quantity, issuedTo, notes }, {});
}
