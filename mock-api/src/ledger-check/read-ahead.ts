import type { Kysely } from 'kysely';
import type { Database } from '../kernel';
import { type CheckpointRow, checkpointsBetween } from './checkpoints';
import { type EventBatch, readBatch } from './event-batch';

/** So many events at most come at a time. */
export const BATCH = 2_000;
/** So many batches are on their way at once: the database works, while one that it sent comes through the server. */
const AHEAD = 3;

/** Events, and the checkpoints that end among them. */
interface Fetched {
  batch: EventBatch;
  checkpoints: CheckpointRow[];
}

/** A batch that was asked for before the one in front of it was there. */
interface Coming {
  /** Where it ends where no place is empty. */
  end: number;
  fetched: Promise<Fetched | null>;
}

function ask(db: Kysely<Database>, from: number): Coming {
  const end = from + BATCH;
  const fetched = fetch(db, from, end);
  // Whoever waits for it hears of its failure; it may fail before anybody does.
  fetched.catch(() => undefined);
  return { end, fetched };
}

async function fetch(db: Kysely<Database>, from: number, end: number): Promise<Fetched | null> {
  const [batch, checkpoints] = await Promise.all([
    readBatch(db, from, BATCH),
    checkpointsBetween(db, from, end),
  ]);
  if (!batch || batch.last + 1 === end) return batch && { batch, checkpoints };
  return { batch, checkpoints: await checkpointsBetween(db, from, batch.last + 1) };
}

/**
 * The ledger's rows from `from` on, to where it ends by then. Batches are asked for as if no place were empty; behind
 * one that ends elsewhere, they are asked for anew.
 */
export async function* readAhead(db: Kysely<Database>, from: number): AsyncGenerator<Fetched, void, void> {
  let next = from;
  let coming: Coming[] = [];
  for (;;) {
    for (; coming.length < AHEAD; next += BATCH) coming.push(ask(db, next));
    const first = coming.shift();
    const fetched = await first?.fetched;
    if (!first || !fetched) return;
    const end = fetched.batch.last + 1;
    if (end !== first.end) [next, coming] = [end, []];
    yield fetched;
  }
}
