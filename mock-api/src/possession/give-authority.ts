import { conflict } from '../kernel';
import type { UnitOfWork } from '../unit-of-work';
import { findCounter } from './find-counter';
import { recordAuthorization } from './record-authorization';
import { endOfTerm } from './terms';

/**
 * Lets the operators of a counter issue in the actor's name what the actor holds, or withdraws it.
 *
 * @param until the last day, YYYY-MM-DD; null withdraws it
 * @throws ApiError 404 for a counter out of sight; 400 for a day that is over; 409 where it is closed.
 */
export async function giveAuthority(work: UnitOfWork, id: string, until: string | null): Promise<void> {
  const { trx, actor, at } = work;
  const counter = await findCounter(trx, actor, id, { at, anybody: true });
  if (counter.closed_at) throw conflict(`${counter.name} is closed.`);
  // Withdrawn twice it is still withdrawn.
  if (until === null && !counter.lets) return;
  const term = { since: at, until: endOfTerm(until, at) };
  await trx
    .insertInto('counter_authority')
    .values({ counter_id: id, holder_user_id: actor.id, ...term })
    .onConflict((known) =>
      known
        .columns(['counter_id', 'holder_user_id'])
        .doUpdateSet(until === null ? { until: term.until } : term),
    )
    .execute();
  work.addAudience({ counters: [id], leadersOf: [counter.unit_id] });
  await recordAuthorization(work, counter, {
    change: until === null ? 'authority withdrawn' : 'authority given',
    person: actor,
    more: { until, ...(until !== null && { endsAt: term.until.toISOString() }) },
  });
}
