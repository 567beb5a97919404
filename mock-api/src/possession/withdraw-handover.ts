import { findPerson } from '../access';
import { conflict, forbidden } from '../kernel';
import type { UnitOfWork } from '../unit-of-work';
import { type HandOverRow, lockHandOver } from './load-handovers';
import { whyNotSigned } from './why-not-signed';

/** Says to the other side that nothing is signed. */
async function tellOther(work: UnitOfWork, row: HandOverRow): Promise<void> {
  const isRecipient = row.recipient_id === work.actor.id;
  const people = isRecipient ? [row.operator_id] : [row.recipient_id];
  await work.notify(people, {
    type: 'info',
    title: isRecipient ? 'Hand-over not right' : 'Hand-over taken back',
    message: isRecipient
      ? `${work.actor.name} says that ${row.id} is not right, and did not sign it.`
      : `${work.actor.name} at ${row.counterName} took ${row.id} back. You sign nothing.`,
    action: { label: 'Open', path: `/counter/receipts/${row.id}` },
  });
}

/**
 * Ends a hand-over that waits for its recipient's own session: they say that it is not right, or an operator takes it
 * back. Nothing was recorded yet, so that the ledger says nothing of it; its items may be handed over again.
 *
 * @throws ApiError 404 out of sight; 403 for anybody else; 409 where it waits no more, saying why.
 */
export async function withdrawHandOver(work: UnitOfWork, id: string): Promise<void> {
  const { trx, actor, at } = work;
  const { row, may } = await lockHandOver(trx, actor, id, at);
  if (!may.withdraw) {
    if (row.state !== 'waiting' && row.state !== 'lapsed') throw conflict(`${id} is signed already.`);
    if (row.waits_until === null || row.waits_until <= at) throw conflict(await whyNotSigned(trx, row));
    const recipient = await findPerson(trx, row.recipient_id);
    throw forbidden(`Only ${recipient?.name} or an operator of ${row.counterName} ends this hand-over.`);
  }
  work.addAudience({ handOvers: [id] });
  const ended = { state: 'lapsed', waits_until: at, withdrawn_by: actor.id } as const;
  await trx.updateTable('handover').set(ended).where('id', '=', id).execute();
  await tellOther(work, row);
}
