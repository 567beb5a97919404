import type { UnitOfWork } from '../unit-of-work';

/**
 * Ends the hand-overs that wait for the signature of a person who is deactivated, or that they made as the operator, so
 * that no item waits for a signature that cannot come. The other side is told.
 */
export async function endWaiting(work: UnitOfWork, person: { id: string; name: string }): Promise<void> {
  const { trx, actor, at } = work;
  const ended = await trx
    .updateTable('handover')
    .set({ state: 'lapsed', waits_until: at, withdrawn_by: actor.id })
    .where('state', '=', 'waiting')
    .where('waits_until', '>', at)
    .where((row) => row.or([row('recipient_id', '=', person.id), row('operator_id', '=', person.id)]))
    .returning(['id', 'recipient_id', 'operator_id'])
    .execute();
  const others = ended.map(({ id, recipient_id: recipient, operator_id: operator }) => ({
    id,
    userId: recipient === person.id ? operator : recipient,
  }));
  work.addAudience({ people: others.map(({ userId }) => userId) });
  // In one order of people, as notifications are always locked.
  for (const { id, userId } of others.sort((a, b) => (a.userId < b.userId ? -1 : 1))) {
    await work.notify([userId], {
      type: 'info',
      title: 'Hand-over taken back',
      message: `${id} was taken back: the account of ${person.name} was deactivated. Nobody signs it.`,
      action: { label: 'Open', path: `/counter/receipts/${id}` },
    });
  }
}
