import { sql } from 'kysely';
import { conflict, notFound } from '../kernel';
import { itemWords } from '../live';
import { nearest } from '../signatures';
import type { UnitOfWork } from '../unit-of-work';
import { boardOf } from './find-counter';

/** The item that the actor has by a hand-over, with the counter that gave it out. */
const findOwn = ({ trx, actor }: UnitOfWork, itemId: string) =>
  trx
    .selectFrom('possession')
    .innerJoin('property', 'property.id', 'possession.item_id')
    .innerJoin('handover', 'handover.id', 'possession.handover_id')
    .innerJoin('counter', 'counter.id', 'handover.counter_id')
    .select([
      'possession.id as possessionId',
      'possession.claimed_at',
      'property.name',
      'property.serial_number',
    ])
    .select(['counter.id as counterId', 'counter.name as counterName', 'counter.unit_id'])
    .where('possession.item_id', '=', itemId)
    .where('possession.user_id', '=', actor.id)
    .where('possession.to_at', 'is', null)
    .executeTakeFirst();

/** Nothing was marked. Of two claims at one moment the first one did it. @throws ApiError 409 where it was taken back. */
async function refuseTakenBack({ trx }: UnitOfWork, possessionId: number): Promise<void> {
  const open = await trx
    .selectFrom('possession')
    .select('id')
    .where('id', '=', possessionId)
    .where('to_at', 'is', null)
    .executeTakeFirst();
  if (!open) throw conflict('This item was taken back meanwhile.');
}

/**
 * The person who has an item says that they brought it back. Nothing moves: the operators and the Commander are told, once
 * for each time that they have it.
 *
 * @throws ApiError 404 where the actor does not have it by a hand-over.
 */
export async function claimReturned(work: UnitOfWork, itemId: string): Promise<void> {
  const { trx, actor, at } = work;
  const found = await findOwn(work, itemId);
  if (!found) throw notFound('Property not found');
  if (found.claimed_at) return;
  const claimed = await trx
    .updateTable('possession')
    .set({ claimed_at: at })
    .where('id', '=', found.possessionId)
    .where('to_at', 'is', null)
    .where('claimed_at', 'is', null)
    .executeTakeFirst();
  if (claimed.numUpdatedRows === 0n) return refuseTakenBack(work, found.possessionId);
  work.addAudience({ items: [itemId], counters: [found.counterId] });
  const operators = await trx
    .selectFrom('counter_operator')
    .select('user_id as id')
    .where('counter_id', '=', found.counterId)
    .where('ended_at', 'is', null)
    .where(sql<boolean>`until > ${at}`)
    .execute();
  const commanders = await nearest(trx, found.unit_id, ['Commander'], actor.id);
  const people = [...operators, ...commanders].map(({ id }) => id).filter((id) => id !== actor.id);
  await work.notify([...new Set(people)].sort(), {
    type: 'warning',
    title: 'Said to be returned',
    message: `${actor.name} says that they brought ${itemWords(found)} back to ${found.counterName}. It is not recorded.`,
    action: { label: 'View', path: boardOf(found.counterId) },
  });
}
