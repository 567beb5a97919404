import { inArray } from '../kernel';
import type { UnitOfWork } from '../unit-of-work';
import { endAuthorizationOf } from './authorizations';
import { takeBackWaiting } from './take-back-waiting';
import { type Leaving, idsOf } from './leaving';
import { recordAuthorization } from './record-authorization';

/** Ids of the counters at which they were an operator until now. */
async function endAppointments({ trx, at }: UnitOfWork, leaving: Leaving): Promise<string[]> {
  const { id } = leaving.person;
  const ended = await trx
    .updateTable('counter_operator')
    .set({ until: at, ended_at: at })
    .where('user_id', '=', id)
    .where('ended_at', 'is', null)
    .where('counter_id', 'in', idsOf(trx, leaving))
    .returning('counter_id')
    .execute();
  await trx
    .updateTable('counter_session')
    .set({ closed_at: at })
    .where('operator_id', '=', id)
    .where('closed_at', 'is', null)
    .where('counter_id', 'in', idsOf(trx, leaving))
    .execute();
  return ended.map(({ counter_id }) => counter_id);
}

/** Ids of the counters that issued in their name until now. */
async function endAuthorities({ trx, at }: UnitOfWork, leaving: Leaving): Promise<string[]> {
  const ended = await trx
    .updateTable('counter_authority')
    .set({ until: at })
    .where('holder_user_id', '=', leaving.person.id)
    .where('until', '>', at)
    .where('counter_id', 'in', idsOf(trx, leaving))
    .returning('counter_id')
    .execute();
  return ended.map(({ counter_id }) => counter_id);
}

/** The weapons that are theirs, each with its counter. */
const readWeapons = ({ trx }: UnitOfWork, leaving: Leaving) =>
  trx
    .selectFrom('weapon_authorization as entry')
    .innerJoin('property', 'property.id', 'entry.item_id')
    .innerJoin('counter', 'counter.id', 'entry.counter_id')
    .select(['property.id', 'property.name', 'property.serial_number'])
    .select(['counter.id as counterId', 'counter.name as counter', 'counter.unit_id as unitId'])
    .where('entry.user_id', '=', leaving.person.id)
    .where('entry.until', 'is', null)
    .where('entry.counter_id', 'in', idsOf(trx, leaving))
    .orderBy('property.id')
    .execute();

/**
 * Ends what a person may do at counters, who is deactivated or goes to another company: their appointments, the hand-overs that wait, the word by
 * which others issue in their name, and whose weapon is theirs.
 */
export async function leaveCounters(work: UnitOfWork, leaving: Leaving): Promise<void> {
  const { person } = leaving;
  await takeBackWaiting(work, leaving);
  const operated = await endAppointments(work, leaving);
  const lent = await endAuthorities(work, leaving);
  const counters = await work.trx
    .selectFrom('counter')
    .select(['id', 'name', 'unit_id'])
    .where('id', '=', inArray([...operated, ...lent]))
    .orderBy('id')
    .execute();
  work.addAudience({ people: [person.id], counters: counters.map(({ id }) => id) });
  for (const counter of counters) {
    if (operated.includes(counter.id))
      await recordAuthorization(work, counter, { change: 'operator ended', person });
    if (lent.includes(counter.id))
      await recordAuthorization(work, counter, { change: 'authority withdrawn', person });
  }
  for (const { counterId, counter, unitId, ...weapon } of await readWeapons(work, leaving)) {
    await endAuthorizationOf(work, { id: counterId, name: counter, unit_id: unitId }, weapon);
  }
}
