import { type RawBuilder, sql } from 'kysely';
import { inArray } from '../kernel';
import { itemWords } from '../live';
import {
  type EndedTransfer,
  type FoundTransfer,
  endArrivedRequests,
  endTransfer,
  findTransfer,
  itemOf,
  openTransfer,
  reopenedWords,
  replaceSuperior,
  transferDetails,
} from '../property';
import type { UnitOfWork } from '../unit-of-work';
import type { SeenSuccession } from './find-succession';
import { titleOf } from './kind-words';

interface Party {
  id: string;
  name: string;
}

interface Parties {
  from: Party;
  to: Party;
}

type Ended = FoundTransfer & EndedTransfer & { continued: Awaited<ReturnType<typeof openTransfer>> | null };

/** The item passes, or is none that the outgoing person stays responsible for, as for what is excluded or left out. */
const passesOrIsNotTheirs = (itemIds: readonly string[], outgoing: Party): RawBuilder<boolean> =>
  sql`(transfer.item_id = ${inArray(itemIds)} or not exists (select from custody_link link
    where link.item_id = transfer.item_id and link.user_id = ${outgoing.id}))`;

/** Open transfers that name the outgoing person, read as they see them. */
async function lockOpen(work: UnitOfWork, itemIds: readonly string[], outgoing: Party) {
  const open = await work.trx
    .selectFrom('transfer')
    .select('id')
    .where('status', '=', 'Pending')
    .where(({ or, eb }) =>
      or([
        eb('from_user_id', '=', outgoing.id),
        eb('to_user_id', '=', outgoing.id),
        eb('superior_user_id', '=', outgoing.id),
      ]),
    )
    .where(passesOrIsNotTheirs(itemIds, outgoing))
    .orderBy('item_id')
    .execute();
  const party = { ...work, actor: { ...outgoing, role: 'Soldier' as const, unitId: null } };
  const transfers: FoundTransfer[] = [];
  for (const { id } of open) transfers.push(await findTransfer(party, id));
  return transfers;
}

/** A recall by the outgoing person goes on as the incoming one's, and a recall from them as one from the incoming person. */
async function continueRecall(work: UnitOfWork, transfer: FoundTransfer, { from, to }: Parties) {
  const succeed = (userId: string) => (userId === from.id ? to.id : userId);
  const [holderId, recallerId] = [succeed(transfer.from_user_id), succeed(transfer.to_user_id)];
  if (!transfer.is_recall || holderId === recallerId) return null;
  const item = await work.trx
    .selectFrom('property')
    .selectAll()
    .where('id', '=', transfer.item_id)
    .executeTakeFirstOrThrow();
  return openTransfer(work, item, {
    fromUserId: holderId,
    toUserId: recallerId,
    includeComponents: true,
    isRecall: true,
    notes: transfer.notes,
    dueOn: transfer.due_on,
  });
}

/** The incoming person holds what was recalled from the outgoing one. */
async function tellNewHolder(work: UnitOfWork, transfer: Ended, { from, to }: Parties): Promise<void> {
  if (!transfer.continued || transfer.from_user_id !== from.id) return;
  await work.notify([to.id], {
    type: 'transfer-request',
    title: 'Recall request',
    message: `${transfer.to} recalled ${itemWords(transfer)} from ${from.name}. You hold it now.`,
    action: { label: 'Review', path: `/transfers/${transfer.continued.id}` },
  });
}

async function tellOthers(
  work: UnitOfWork,
  transfer: Ended,
  { id: successionId }: SeenSuccession,
  { from, to }: Parties,
): Promise<void> {
  const whose = transfer.from_user_id === from.id ? 'from' : 'by';
  const goesOn = transfer.continued ? ` It goes on as a recall ${whose} ${to.name}.` : '';
  const requestOf = (id: string) =>
    id === transfer.to_user_id ? reopenedWords(transfer.reopenedRequest) : '';
  const told = [transfer.from_user_id, transfer.to_user_id].filter((id) => id !== from.id || requestOf(id));
  // In one order of people, as notifications are always locked.
  for (const id of told.sort()) {
    await work.notify([id], {
      type: 'info',
      title: 'Transfer cancelled',
      message: `The transfer of ${itemWords(transfer)} was cancelled: ${from.name} handed over (${successionId}).${goesOn}${requestOf(id)}`,
      action: { label: 'View', path: `/transfers/${transfer.continued?.id ?? transfer.id}` },
    });
  }
}

/**
 * Cancels a transfer. A request of the incoming person for an item that passes to them is not open again: it ends with
 * the item.
 *
 * @returns null where the transfer has ended meanwhile.
 */
async function cancelOne(
  work: UnitOfWork,
  transfer: FoundTransfer,
  { from, to }: Parties,
  passing: ReadonlySet<string>,
): Promise<EndedTransfer | null> {
  const ended = await endTransfer(work, transfer.id, { status: 'Cancelled' });
  if (!ended?.reopenedRequest) return ended;
  const { item_id: itemId, from_user_id: fromUserId, to_user_id: toUserId } = transfer;
  if (fromUserId !== from.id || toUserId !== to.id || !passing.has(itemId)) return ended;
  await endArrivedRequests(work, { itemId, fromUserId, toUserId, transferId: transfer.id });
  return { ...ended, reopenedRequest: null };
}

/** The outgoing person is above the giver of a sign-over; the incoming one will be, and is no party to it. */
const passesOn = (transfer: FoundTransfer, { from, to }: Parties): boolean =>
  transfer.superior_user_id === from.id && ![transfer.from_user_id, transfer.to_user_id].includes(to.id);

/**
 * What becomes of the open transfers that name the outgoing person: a sign-over from below them waits for the incoming
 * person, a recall by them is opened again as that person's, and all others end. A request that an offer answered is open
 * again. What is about an item that the outgoing
 * person stays responsible for goes on.
 *
 * @returns a function that writes the events, which come last in the transaction.
 */
export async function endTransfers(
  work: UnitOfWork,
  succession: SeenSuccession,
  itemIds: readonly string[],
  parties: Parties,
): Promise<{ record: () => Promise<void> }> {
  const passing = new Set(itemIds);
  const ended: Ended[] = [];
  const passed: (() => Promise<void>)[] = [];
  for (const transfer of await lockOpen(work, itemIds, parties.from)) {
    if (passesOn(transfer, parties)) {
      const because = { successionId: succession.id };
      const record = await replaceSuperior(work, transfer, { to: parties.to, because });
      if (record) passed.push(record);
      continue;
    }
    const end = await cancelOne(work, transfer, parties, passing);
    if (!end) continue;
    const continued = await continueRecall(work, transfer, parties);
    ended.push({ ...transfer, ...end, continued });
  }
  for (const transfer of ended) {
    await tellOthers(work, transfer, succession, parties);
    await tellNewHolder(work, transfer, parties);
  }
  return {
    async record() {
      for (const transfer of ended) await recordEnd(work, transfer, succession, parties);
      for (const record of passed) await record();
    },
  };
}

async function recordEnd(
  work: UnitOfWork,
  { continued, ...transfer }: Ended,
  succession: SeenSuccession,
  { from, to }: Parties,
): Promise<void> {
  const item = itemOf(transfer);
  const reason = `${titleOf(succession)} ${succession.id}`;
  await work.record(
    'TRANSFER CANCELLED',
    item,
    { ...transferDetails(transfer), reason, ...transfer.record },
    transfer.eventId,
  );
  if (!continued) return;
  const isFrom = transfer.from_user_id === from.id;
  await work.record(
    'RECALL REQUESTED',
    item,
    {
      transferId: continued.id,
      fromUserId: isFrom ? to.id : transfer.from_user_id,
      toUserId: isFrom ? transfer.to_user_id : to.id,
      from: isFrom ? to.name : transfer.from,
      to: isFrom ? transfer.to : to.name,
      continues: transfer.id,
      ...(transfer.due_on && { dueAt: transfer.due_on }),
      ...continued.record,
    },
    continued.eventId,
  );
}
