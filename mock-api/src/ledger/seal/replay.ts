import { readEvent, sameBytes } from '@hand-receipt/ledger';
import { type Transaction, sql } from 'kysely';
import type { Database } from '../../kernel';
import { columnsOf } from '../event-columns';
import type { Journal } from './journal';
import type { JournalEntry } from './journal-line';

/** What a start of the server put back from the journal. */
export interface Replay {
  /** First event that the database had lost. */
  from: number;
  restored: number;
}

/**
 * Puts back the events that the journal has and the database lost, by a power cut or an old backup.
 * Nothing is put back onto a ledger that differs from the journal before its end, or in events that no
 * checkpoint covers yet. To be called under the locks of sealing and of appends.
 *
 * @param sealedSize size of the newest checkpoint, 0 for none.
 * @returns null where the database had lost nothing.
 * @throws Error where the two differ; JournalDamaged where the journal cannot be read.
 */
export async function replayJournal(
  trx: Transaction<Database>,
  journal: Journal,
  sealedSize: number,
): Promise<Replay | null> {
  const { size: from } = await trx.selectFrom('ledger_head').select('size').executeTakeFirstOrThrow();
  for await (const entry of journal.read(Math.min(sealedSize, Math.max(0, from - 1)))) {
    if (entry.seq < from) await mustAgree(trx, entry);
    else await putBack(trx, entry);
  }
  return journal.size > from ? { from, restored: journal.size - from } : null;
}

async function mustAgree(trx: Transaction<Database>, { seq, leafHash }: JournalEntry): Promise<void> {
  const row = await trx
    .selectFrom('ledger_event')
    .select('leaf_hash')
    .where('seq', '=', seq)
    .executeTakeFirst();
  if (!row || !sameBytes(row.leaf_hash, leafHash)) {
    throw new Error(
      `The ledger and its journal differ at event ${seq}; the events after it are not put back.`,
    );
  }
}

async function putBack(trx: Transaction<Database>, { seq, body }: JournalEntry): Promise<void> {
  const event = columnsOf(readEvent(body));
  await sql`
    select ledger_replay_event(
      ${seq}, ${body}, ${event.event_id}, ${event.event_type}, ${event.item_id}, ${event.item_prev_seq},
      ${event.item_count}, ${event.actor_id}, ${event.corrects_seq}, ${event.ts}, ${event.search_text}
    )`.execute(trx);
}
