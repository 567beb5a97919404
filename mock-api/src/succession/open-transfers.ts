import { inArray } from '../kernel';
import { itemWords } from '../live';
import {
  type FoundTransfer,
  type RecordedTransfer,
  endTransfer,
  findTransfer,
  itemOf,
  openTransfer,
  transferDetails,
} from '../property';
import type { UnitOfWork } from '../unit-of-work';
import type { SeenSuccession } from './find-succession';

interface Party {
  id: string;
  name: string;
}

type Ended = FoundTransfer &
  RecordedTransfer & { continued: Awaited<ReturnType<typeof openTransfer>> | null };

/** Open transfers of the set, and all others by or to the outgoing person, read as they see them. */
async function lockOpen(work: UnitOfWork, itemIds: readonly string[], outgoing: Party) {
  const open = await work.trx
    .selectFrom('transfer')
    .select('id')
    .where('status', '=', 'Pending')
    .where('item_id', '=', inArray(itemIds))
    .where((row) => row.or([row('from_user_id', '=', outgoing.id), row('to_user_id', '=', outgoing.id)]))
    .orderBy('item_id')
    .execute();
  const party = { ...work, actor: { ...outgoing, role: 'Soldier' as const, unitId: null } };
  const transfers: FoundTransfer[] = [];
  for (const { id } of open) transfers.push(await findTransfer(party, id));
  return transfers;
}

/** A recall by the outgoing person goes on as the incoming one's, where another person holds the item. */
async function continueRecall(work: UnitOfWork, transfer: FoundTransfer, outgoing: Party, incoming: Party) {
  const isTheirs = transfer.is_recall && transfer.to_user_id === outgoing.id;
  if (!isTheirs || transfer.from_user_id === incoming.id) return null;
  const item = await work.trx
    .selectFrom('property')
    .selectAll()
    .where('id', '=', transfer.item_id)
    .executeTakeFirstOrThrow();
  return openTransfer(work, item, {
    fromUserId: transfer.from_user_id,
    toUserId: incoming.id,
    includeComponents: true,
    isRecall: true,
    notes: transfer.notes,
    dueOn: transfer.due_on,
  });
}

async function tellOther(
  work: UnitOfWork,
  transfer: Ended,
  { id: successionId }: SeenSuccession,
  from: Party,
) {
  const otherId = transfer.from_user_id === from.id ? transfer.to_user_id : transfer.from_user_id;
  const goesOn = transfer.continued ? ' It goes on as a recall of the incoming person.' : '';
  await work.notify([otherId], {
    type: 'info',
    title: 'Transfer cancelled',
    message: `The transfer of ${itemWords(transfer)} was cancelled: ${from.name} handed over (${successionId}).${goesOn}`,
    action: { label: 'View', path: `/transfers/${transfer.continued?.id ?? transfer.id}` },
  });
}

/**
 * Ends the open transfers of the signed set by or to the outgoing person. A recall by them is opened again as the
 * incoming person's.
 *
 * @returns a function that writes the events, which come last in the transaction.
 */
export async function endTransfers(
  work: UnitOfWork,
  succession: SeenSuccession,
  itemIds: readonly string[],
  { from, to }: { from: Party; to: Party },
): Promise<{ record: () => Promise<void> }> {
  const ended: Ended[] = [];
  for (const transfer of await lockOpen(work, itemIds, from)) {
    const end = await endTransfer(work, transfer.id, { status: 'Cancelled' });
    if (!end) continue;
    const continued = await continueRecall(work, transfer, from, to);
    ended.push({ ...transfer, ...end, continued });
  }
  for (const transfer of ended) await tellOther(work, transfer, succession, from);
  return {
    async record() {
      for (const transfer of ended) await recordEnd(work, transfer, succession, to);
    },
  };
}

async function recordEnd(
  work: UnitOfWork,
  { continued, ...transfer }: Ended,
  { id: successionId }: SeenSuccession,
  to: Party,
): Promise<void> {
  const item = itemOf(transfer);
  await work.record(
    'TRANSFER CANCELLED',
    item,
    { ...transferDetails(transfer), reason: `Change of command ${successionId}`, ...transfer.record },
    transfer.eventId,
  );
  if (!continued) return;
  await work.record(
    'RECALL REQUESTED',
    item,
    {
      transferId: continued.id,
      fromUserId: transfer.from_user_id,
      toUserId: to.id,
      from: transfer.from,
      to: to.name,
      continues: transfer.id,
      ...(transfer.due_on && { dueAt: transfer.due_on }),
      ...continued.record,
    },
    continued.eventId,
  );
}
