import type { UnitOfWork } from '../unit-of-work';
import {
  type EndedTransfer,
  type FoundTransfer,
  endTransfer,
  findTransfer,
  isInReach,
  itemOf,
  reopenedWords,
  transferDetails,
} from '../property';
import { itemWords } from '../live';

/** Open transfers from and to a person, and those to which they must agree, held with their items: in the order of the items, as everywhere. */
async function lockOpenTransfers(work: UnitOfWork, userId: string): Promise<FoundTransfer[]> {
  const open = await work.trx
    .selectFrom('transfer')
    .select('id')
    .where('status', '=', 'Pending')
    .where((row) =>
      row.or([
        row('from_user_id', '=', userId),
        row('to_user_id', '=', userId),
        row.and([
          row('superior_user_id', '=', userId),
          row('needs_consent', '=', true),
          row('superior_agreed_at', 'is', null),
        ]),
      ]),
    )
    .orderBy('item_id')
    .execute();
  // Read as the person, who is a party to each. The person who ends them may not see them all.
  const party = { ...work, actor: { id: userId, role: 'Soldier' as const, unitId: null, name: '' } };
  const transfers: FoundTransfer[] = [];
  for (const { id } of open) transfers.push(await findTransfer(party, id));
  return transfers;
}

type Cancelled = FoundTransfer & EndedTransfer;

/** A person whose open transfers end, and why. */
export interface Ending {
  person: { id: string; name: string };
  /** What happened to the person, after a colon. */
  because: string;
  /** The same, as the ledger has it. */
  reason: string;
  /** They stay in use: they are told too, and what they may still answer goes on. */
  goesOn: boolean;
}

/** Who else is told that a transfer of a person ended. */
function othersOf(transfer: Cancelled, userId: string): { id: string; request: string }[] {
  const { from_user_id: giver, to_user_id: recipient } = transfer;
  const request = reopenedWords(transfer.reopenedRequest);
  if (giver === userId) return [{ id: recipient, request }];
  // Of a sign-over to which they had not agreed: the recipient was not asked yet, and learns of it by their own request.
  const isAboveGiver = recipient !== userId;
  return [{ id: giver, request: '' }, ...(isAboveGiver && request ? [{ id: recipient, request }] : [])];
}

/** Tells the people of each transfer; in one order of people, as notifications are always locked. */
async function tell(work: UnitOfWork, { person, because, goesOn }: Ending, cancelled: readonly Cancelled[]) {
  const notices = cancelled.flatMap((transfer) => {
    const told = othersOf(transfer, person.id);
    // An open request of theirs reaches nobody of the company that they left.
    if (goesOn) told.push({ id: person.id, request: '' });
    return told.map((one) => ({ ...one, transfer }));
  });
  for (const { id, request, transfer } of notices.sort((a, b) => (a.id < b.id ? -1 : 1))) {
    await work.notify([id], {
      type: 'info',
      title: 'Transfer cancelled',
      message: `The transfer of ${itemWords(transfer)} was cancelled: ${because}.${request}`,
      action: { label: 'View', path: `/transfers/${transfer.id}` },
    });
  }
}

/**
 * Cancels whatever a person has offered, was offered or has recalled, so that no transfer waits for a person
 * who cannot answer. A request that a cancelled offer answered is open again.
 *
 * @returns a function that writes the ledger's events, which come last in the transaction.
 */
export async function cancelOpenTransfers(work: UnitOfWork, ending: Ending): Promise<() => Promise<void>> {
  const cancelled: Cancelled[] = [];
  for (const transfer of await lockOpenTransfers(work, ending.person.id)) {
    if (ending.goesOn && (await isInReach(work, transfer))) continue;
    const ended = await endTransfer(work, transfer.id, { status: 'Cancelled' });
    // A person may have answered it while we waited for the item.
    if (ended) cancelled.push({ ...transfer, ...ended });
  }
  if (cancelled.length > 0) {
    work.addAudience({ items: cancelled.map(({ item_id }) => item_id) });
    await tell(work, ending, cancelled);
  }
  return async () => {
    for (const transfer of cancelled) {
      const details = { ...transferDetails(transfer), reason: ending.reason, ...transfer.record };
      await work.record('TRANSFER CANCELLED', itemOf(transfer), details, transfer.eventId);
    }
  };
}
