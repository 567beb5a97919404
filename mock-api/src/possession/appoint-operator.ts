import type { AppointOperatorDto } from '@hand-receipt/contracts';
import { findPerson, visiblePeople } from '../access';
import { type Database, badRequest, conflict, forbidden, notFound } from '../kernel';
import { type Kysely, sql } from 'kysely';
import type { UnitOfWork } from '../unit-of-work';
import { type SeenCounter, findCounter } from './find-counter';
import { recordAuthorization } from './record-authorization';
import { endOfTerm } from './terms';

async function findAppointee({ trx, actor }: UnitOfWork, userId: string) {
  const seen = await trx
    .selectFrom('users')
    .select('id')
    .where('id', '=', userId)
    .where(visiblePeople(actor))
    .executeTakeFirst();
  const person = seen && (await findPerson(trx, userId, { lock: true }));
  if (!person) throw notFound('Person not found');
  return person;
}

const isAppointed = async (db: Kysely<Database>, counterId: string, userId: string): Promise<boolean> =>
  (await db
    .selectFrom('counter_operator')
    .select('user_id')
    .where('counter_id', '=', counterId)
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null)
    .executeTakeFirst()) !== undefined;

async function end(
  work: UnitOfWork,
  counter: SeenCounter,
  person: { id: string; name: string },
): Promise<void> {
  const { trx, at } = work;
  if (!(await isAppointed(trx, counter.id, person.id))) throw notFound('They are not appointed there.');
  await trx
    .updateTable('counter_operator')
    .set({ until: at, ended_at: at })
    .where('counter_id', '=', counter.id)
    .where('user_id', '=', person.id)
    .execute();
  await trx
    .updateTable('counter_session')
    .set({ closed_at: at })
    .where('counter_id', '=', counter.id)
    .where('operator_id', '=', person.id)
    .where('closed_at', 'is', null)
    .execute();
  await recordAuthorization(work, counter, { change: 'operator ended', person });
}

/** An appointment that is prolonged while it is in force lasts since it began. */
const sinceWithoutBreak = (at: Date) => sql<Date>`case
  when counter_operator.ended_at is null and counter_operator.until > ${at} then counter_operator.since
  else ${at} end`;

/** @throws ApiError 403 for a person who does not appoint at a counter of this kind; 409 where it is closed. */
function requireAppoints({ closed_at, kind, name, rights }: SeenCounter): void {
  if (closed_at) throw conflict(`${name} is closed.`);
  if (rights.appoint) return;
  throw forbidden(
    kind === 'arms-room'
      ? 'Only the commander appoints operators of an arms room.'
      : 'Only a commander or supply sergeant of the unit appoints operators.',
  );
}

/**
 * Appoints an operator until a day, by an order, or ends the appointment.
 *
 * @throws ApiError 404 for a counter or person out of sight; 403; 400 without an order, for a day that is over or an
 *   inactive person.
 */
export async function appointOperator(
  work: UnitOfWork,
  id: string,
  userId: string,
  { until, orderReference }: AppointOperatorDto,
): Promise<void> {
  const { trx, actor, at } = work;
  const counter = await findCounter(trx, actor, id, { at });
  requireAppoints(counter);
  const person = await findAppointee(work, userId);
  work.addAudience({ people: [userId], counters: [id], leadersOf: [counter.unit_id] });
  if (until === null) return end(work, counter, person);

  const order = orderReference?.trim();
  if (!order) throw badRequest('Enter the order of the appointment.', { orderReference: 'Enter the order.' });
  if (person.status !== 'Active') throw badRequest(`${person.name} has no active account.`);
  const term = { since: at, until: endOfTerm(until, at), ended_at: null };
  const row = { order_reference: order, set_by: actor.id, ...term };
  await trx
    .insertInto('counter_operator')
    .values({ counter_id: id, user_id: userId, ...row })
    .onConflict((known) =>
      known.columns(['counter_id', 'user_id']).doUpdateSet({ ...row, since: sinceWithoutBreak(at) }),
    )
    .execute();
  if (userId !== actor.id) {
    await work.notify([userId], {
      type: 'info',
      title: 'Appointed at a counter',
      message: `${actor.name} appointed you operator of ${counter.name} by ${order}.`,
      action: { label: 'Open', path: '/counter' },
    });
  }
  const more = { orderReference: order, until, endsAt: term.until.toISOString() };
  await recordAuthorization(work, counter, { change: 'operator appointed', person, more });
}
