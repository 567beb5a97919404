import { type RawBuilder, sql } from 'kysely';
import { forbidden, notFound } from '../kernel';
import { managesPropertyBook } from '../property';
import type { Actor, UnitOfWork } from '../unit-of-work';
import { type Viewer, companyUnits } from '../access';

/**
 * A condition on the table `consumable`: what stands on the shelves of the person's company. Nobody signs
 * for a consumable, so everybody of the company sees them.
 */
export const visibleConsumables = (viewer: Viewer): RawBuilder<boolean> =>
  viewer.unitId === null ? sql`false` : sql`consumable.unit_id in ${companyUnits(viewer.unitId)}`;

/** @throws ApiError 403 if the person does not keep the unit's book. */
export function requireKeeper(actor: Actor): asserts actor is Actor & { unitId: string } {
  if (!managesPropertyBook(actor) || actor.unitId === null) {
    throw forbidden('Only a Supply Sergeant, a Commander or an Admin keeps the stock of consumables.');
  }
}

/**
 * Locks a consumable for the rest of the transaction, for a change by a person who keeps the stock.
 *
 * @throws ApiError 404 for one of another company, 403 by role.
 */
export async function lockConsumable({ trx, actor }: UnitOfWork, id: string) {
  const consumable = await trx
    .selectFrom('consumable')
    .selectAll()
    .where('id', '=', id)
    .where(visibleConsumables(actor))
    .forUpdate()
    .executeTakeFirst();
  if (!consumable) throw notFound('Consumable not found');
  requireKeeper(actor);
  return consumable;
}

export type LockedConsumable = Awaited<ReturnType<typeof lockConsumable>>;
