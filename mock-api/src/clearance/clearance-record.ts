import { type Json, toHex } from '@hand-receipt/ledger';
import type { Kysely, Selectable } from 'kysely';
import type { Database, HandStep } from '../kernel';
import { newEventId } from '../ledger';
import { recordAccountEvent } from '../people';
import type { UnitOfWork } from '../unit-of-work';

type Fact = Record<string, Json>;
export type ClearanceRow = Selectable<Database['clearance']>;

const iso = (at: Date | null): string | null => at?.toISOString() ?? null;

/**
 * What the ledger says of a clearance. Whether it was opened again by an item is left out: a trigger writes that, and
 * the chains of the items prove it.
 *
 * @param hashes SHA-256 of what each signature stands under, in hex, oldest first
 */
export const clearanceDetails = (row: ClearanceRow, hashes: readonly string[]): Fact => ({
  clearanceId: row.id,
  userId: row.user_id,
  openedBy: row.opened_by,
  openedAt: iso(row.opened_at),
  leavesOn: row.leaves_on,
  handSteps: row.hand_steps.map(({ text, doneBy, doneAt }: HandStep) => ({ text, doneBy, doneAt })),
  overrideReason: row.override_reason,
  overrideBy: row.override_by,
  overrideAt: iso(row.override_at),
  overrideUntil: iso(row.override_until),
  signedBy: row.signed_by,
  signedAt: iso(row.signed_at),
  signatures: [...hashes],
  cancelledBy: row.cancelled_by,
  cancelledAt: iso(row.cancelled_at),
});

/** SHA-256 of what each signature of a clearance stands under, in hex, oldest first. */
export async function signatureHashes(db: Kysely<Database>, id: string): Promise<string[]> {
  const rows = await db
    .selectFrom('signature')
    .select('content_hash')
    .where('subject_kind', '=', 'clearance')
    .where('subject_id', '=', id)
    .orderBy('at')
    .orderBy('id')
    .execute();
  return rows.map(({ content_hash }) => toHex(content_hash));
}

/** What was done to a clearance. */
type ClearanceAct =
  'clearance opened' | 'clearance step' | 'cleared' | 'clearance overridden' | 'clearance cancelled';

/** Writes the event of an act on a clearance; a later step than every write of the act. */
export async function recordClearance(
  work: UnitOfWork,
  id: string,
  act: ClearanceAct,
  person: { id: string; name: string },
): Promise<void> {
  const row = await work.trx
    .updateTable('clearance')
    .set({ event_id: newEventId() })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
  const clearance = clearanceDetails(row, await signatureHashes(work.trx, id));
  await recordAccountEvent(work, act, person, { clearance }, row.event_id);
}
