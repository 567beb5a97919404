import { conflict } from '../../kernel';
import { itemWords } from '../../live';
import { findPerson } from '../../access';
import { newEventId } from '../../ledger';
import type { LockedItem } from './item';
import { type RecordedTransfer, transferRecord } from './transfer-record';
import type { UnitOfWork } from '../../unit-of-work';

export interface NewTransfer {
  fromUserId: string;
  toUserId: string;
  includeComponents: boolean;
  /** Ids of the mounted items that go along; null: as `includeComponents` says. */
  mounted?: readonly string[] | null;
  isRecall: boolean;
  /** The request of several items that it is a line of. */
  requestId?: string | null;
  notes: string | null;
  /** The giver leaves the chain; null where they stay. */
  signOver?: { superiorId: string; needsConsent: boolean } | null;
  /** Of a recall, the day by which the item is asked back, YYYY-MM-DD. */
  dueOn?: string | null;
}

const signOverColumns = ({ signOver }: NewTransfer) =>
  signOver
    ? { sign_over: true, superior_user_id: signOver.superiorId, needs_consent: signOver.needsConsent }
    : {};

/** A transfer that was opened, and what its event must say and be called. */
export interface OpenedTransfer extends RecordedTransfer {
  id: string;
}

/**
 * Opens the one transfer that an item may have.
 *
 * @returns the transfer's id, and what the event of its opening takes.
 * @throws ApiError 409 naming who has it open.
 */
export async function openTransfer(
  { trx, at }: UnitOfWork,
  item: LockedItem,
  transfer: NewTransfer,
): Promise<OpenedTransfer> {
  const eventId = newEventId();
  const opened = await trx
    .insertInto('transfer')
    .values({
      item_id: item.id,
      from_user_id: transfer.fromUserId,
      to_user_id: transfer.toUserId,
      include_components: transfer.includeComponents,
      mounted: transfer.mounted ? [...transfer.mounted] : null,
      is_recall: transfer.isRecall,
      request_id: transfer.requestId ?? null,
      ...signOverColumns(transfer),
      due_on: transfer.dueOn ?? null,
      notes: transfer.notes?.trim() || null,
      requested_at: at,
      resolved_at: null,
      event_id: eventId,
    })
    .onConflict((open) => open.doNothing())
    .returningAll()
    .executeTakeFirst();
  if (opened) return { id: opened.id, eventId, record: transferRecord(opened) };

  const open = await trx
    .selectFrom('transfer')
    .select(['from_user_id', 'to_user_id', 'is_recall'])
    .where('item_id', '=', item.id)
    .where('status', '=', 'Pending')
    .executeTakeFirstOrThrow();
  const [from, to] = [await findPerson(trx, open.from_user_id), await findPerson(trx, open.to_user_id)];
  if (open.is_recall) {
    throw conflict(
      `${itemWords(item)} is recalled: ${to?.name} recalled it from ${from?.name}, and the recall is open.`,
    );
  }
  throw conflict(
    `${itemWords(item)} is already offered: a transfer from ${from?.name} to ${to?.name} is open.`,
  );
}
