import type { Kysely } from 'kysely';
import type { Database } from '../../../db/schema';
import { type CheckpointRow, checkpointsBetween } from './checkpoints';
import { type EventBatch, readBatch } from './event-batch';

/** So many events at most come at a time. */
export const BATCH = 2_000;

/** Events, and the checkpoints that end among them. */
interface Fetched {
  batch: EventBatch;
  checkpoints: CheckpointRow[];
}

async function fetchFrom(db: Kysely<Database>, from: number): Promise<Fetched | null> {
  const batch = await readBatch(db, from, BATCH);
  return batch && { batch, checkpoints: await checkpointsBetween(db, from, batch.last + 1) };
}

/** What comes behind `before`, asked for as soon as that is here. */
function fetchAfter(db: Kysely<Database>, before: Promise<Fetched | null>): Promise<Fetched | null> {
  const fetched = before.then((fetched) => fetched && fetchFrom(db, fetched.batch.last + 1));
  // Whoever waits for it hears of its failure; it may fail before anybody does.
  fetched.catch(() => undefined);
  return fetched;
}

/**
 * The ledger's rows from `from` on, to where it ends by then. While a batch is worked on, the database reads the
 * next one and the one behind it.
 */
export async function* readAhead(db: Kysely<Database>, from: number): AsyncGenerator<Fetched, void, void> {
  let coming = fetchFrom(db, from);
  let after = fetchAfter(db, coming);
  for (;;) {
    const fetched = await coming;
    if (!fetched) return;
    coming = after;
    after = fetchAfter(db, coming);
    yield fetched;
  }
}
