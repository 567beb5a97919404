import type { UnitOfWork } from '../unit-of-work';
import { type Leaving, idsOf } from './leaving';

/**
 * Ends the hand-overs that wait for the signature of a person who leaves counters, or that they made as the operator, so
 * that no item waits for a signature that cannot come. The other side is told, and the person where they stay in use.
 */
export async function takeBackWaiting(work: UnitOfWork, leaving: Leaving): Promise<void> {
  const { trx, actor, at } = work;
  const { person, because, goesOn } = leaving;
  const ended = await trx
    .updateTable('handover')
    .set({ state: 'lapsed', waits_until: at, withdrawn_by: actor.id })
    .where('state', '=', 'waiting')
    .where('waits_until', '>', at)
    .where((row) => row.or([row('recipient_id', '=', person.id), row('operator_id', '=', person.id)]))
    .where('counter_id', 'in', idsOf(trx, leaving))
    .returning(['id', 'recipient_id', 'operator_id'])
    .execute();
  const told = ended.flatMap(({ id, recipient_id: recipient, operator_id: operator }) =>
    [recipient, operator]
      .filter((userId) => goesOn || userId !== person.id)
      .map((userId) => ({ id, userId })),
  );
  work.addAudience({ handOvers: ended.map(({ id }) => id) });
  // In one order of people, as notifications are always locked.
  for (const { id, userId } of told.sort((a, b) => (a.userId < b.userId ? -1 : 1))) {
    await work.notify([userId], {
      type: 'info',
      title: 'Hand-over taken back',
      message: `${id} was taken back: ${because}. Nobody signs it.`,
      action: { label: 'Open', path: `/counter/receipts/${id}` },
    });
  }
}
