import type { CreateConsumableDto } from '@hand-receipt/contracts';
import { badRequest, conflict, localDay } from '../kernel';
import type { UnitOfWork } from '../unit-of-work';
import { readFacts } from './facts';
import { requireKeeper } from './visible-consumables';

/**
 * Puts a consumable on the list of the actor's unit, with what is on the shelf now.
 *
 * @returns its id.
 * @throws ApiError 403 by role, 400 for an empty name, a wrong NSN or a restock in the future, 409 where
 *   the unit has it already.
 */
export async function createConsumable(work: UnitOfWork, typed: CreateConsumableDto): Promise<string> {
  const { trx, actor, at } = work;
  requireKeeper(actor);
  const { currentQuantity, lastRestockDate = null, ...facts } = typed;
  const today = localDay(at);
  if (lastRestockDate !== null && lastRestockDate > today) {
    throw badRequest('The last restock cannot be in the future.', {
      lastRestockDate: 'The last restock cannot be in the future.',
    });
  }
  const created = await trx
    .insertInto('consumable')
    .values({
      nsn: null,
      location: null,
      notes: null,
      expiration_date: null,
      ...readFacts(facts),
      name: facts.name,
      category: facts.category,
      unit: facts.unit,
      minimum_quantity: facts.minimumQuantity,
      unit_id: actor.unitId,
      current_quantity: currentQuantity,
      last_restock_date: lastRestockDate ?? (currentQuantity > 0 ? today : null),
      created_at: at,
    })
    .onConflict((known) => known.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!created) throw conflict(`${facts.name} by the ${facts.unit} is on the list already.`);
  work.addAudience({ companiesOf: [actor.unitId] });
  return created.id;
}
