import { COUNTER_REFUSALS, type SignatureMethod, type TemporaryAct } from '@hand-receipt/contracts';
import { type Json, toHex } from '@hand-receipt/ledger';
import { conflict } from '../kernel';
import { appendEvent } from '../ledger';
import { militaryDate } from '../property';
import type { UnitOfWork } from '../unit-of-work';
import { counterWords } from './find-counter';
import type { OpenItem, OpenReceipt, TemporaryChange } from './temporary';

/** How the ledger and the signatures call a change that was made. */
const DONE = { extend: 'extended', convert: 'converted' } as const satisfies Record<TemporaryAct, string>;

interface Signed {
  hash: Buffer;
  method: SignatureMethod;
}

/** What the event of an item says of the change. */
function changeDetails(
  { row, session, recipient, items }: OpenReceipt,
  { act, dueAt }: TemporaryChange,
  item: OpenItem,
  { hash, method, at }: Signed & { at: Date },
): Record<string, Json> {
  return {
    name: item.name,
    serialNumber: item.serial_number,
    action: DONE[act],
    handoverId: row.id,
    line: items.indexOf(item) + 1,
    lines: items.length,
    mode: 'temporary',
    counterId: session.counter.id,
    counter: counterWords(session.counter),
    device: session.device,
    contentHash: toHex(hash),
    confirmedBy: recipient.id,
    confirmedMethod: method,
    recipient: recipient.name,
    actAt: at.toISOString(),
    dueBefore: item.due_at?.toISOString() ?? null,
    dueAfter: dueAt?.toISOString() ?? null,
  };
}

/** The recipient's signature, and the events of each item. */
async function record(
  work: UnitOfWork,
  receipt: OpenReceipt,
  change: TemporaryChange,
  { hash, method }: Signed,
): Promise<void> {
  const { trx, actor, at } = work;
  const { row, recipient, items } = receipt;
  await trx
    .insertInto('signature')
    .values({
      subject_kind: 'handover',
      subject_id: row.id,
      part: DONE[change.act],
      user_id: recipient.id,
      method,
      content_hash: hash,
      at,
    })
    .execute();
  work.addAudience({ items: items.map(({ id }) => id), handOvers: [row.id] });
  await work.notify([recipient.id], {
    type: 'info',
    title: `Temporary receipt ${row.id}`,
    message: change.dueAt
      ? `${row.id} is due on ${militaryDate(change.dueAt)} now.`
      : `${row.id} is a hand receipt now. Its items are yours until they are asked back.`,
    action: { label: 'Open', path: `/counter/receipts/${row.id}` },
  });
  for (const item of items) {
    const details = changeDetails(receipt, change, item, { hash, method, at });
    await appendEvent(trx, { type: 'TEMPORARY RECEIPT', itemId: item.id, actor, at, details });
  }
}

/**
 * Custody and possession of what is still out last until another day, or until they are asked back.
 *
 * @throws ApiError 409 where an item is no longer out.
 */
async function apply(
  { trx }: UnitOfWork,
  { items, recipient, row }: OpenReceipt,
  { dueAt }: TemporaryChange,
): Promise<void> {
  const ids = items.map(({ id }) => id);
  await trx
    .updateTable('custody_link')
    .set({ kind: dueAt ? 'temporary' : 'hand-receipt', due_at: dueAt })
    .where('item_id', 'in', ids)
    .where('user_id', '=', recipient.id)
    .execute();
  const { numUpdatedRows: changed } = await trx
    .updateTable('possession')
    .set({ due_at: dueAt, basis: dueAt ? 'temporary' : 'issue' })
    .where('handover_id', '=', row.id)
    .where('item_id', 'in', ids)
    .where('to_at', 'is', null)
    .executeTakeFirstOrThrow();
  if (changed < BigInt(items.length)) throw conflict(COUNTER_REFUSALS.changed);
}

/**
 * Makes a change of a temporary receipt that its recipient has signed, and that was found allowed. A change that waits
 * for them is over with it.
 *
 * @param work of the operator
 */
export async function makeTemporaryChange(
  work: UnitOfWork,
  receipt: OpenReceipt,
  change: TemporaryChange,
  signed: Signed,
): Promise<void> {
  await apply(work, receipt, change);
  await work.trx.deleteFrom('temporary_change').where('handover_id', '=', receipt.row.id).execute();
  await record(work, receipt, change, signed);
}
