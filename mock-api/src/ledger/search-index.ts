import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from '../kernel';
import { lockSearchIndex } from './seal/locks';

/**
 * Events indexed in one transaction. A search reads the text of every event that is not indexed yet, and on the embedded
 * database a request may have to wait for the transaction. A batch of 1,000 takes two thirds of the time for each event.
 */
const BATCH_SIZE = 100;
const INTERVAL_MS = 1_000;

/** Sequence number of the last indexed event; -1 if there is none. */
export const lastIndexedSeq = sql<number>`coalesce((select max(seq) from ledger_search), -1)`;

/**
 * Sequence numbers of the events whose text matches a LIKE pattern, as a subquery. The size of the ledger tells the
 * planner that few events are not indexed; without it, the planner reads them with parallel workers.
 */
export const searchSeqs = (pattern: string): RawBuilder<number> => sql`
  select seq from ledger_search where search_text like ${pattern}
  union all
  select seq from ledger_event
  where seq > ${lastIndexedSeq} and seq < (select size from ledger_head) and search_text like ${pattern}`;

/**
 * Adds the next events to the search index, if at least `batchSize` are not in it.
 *
 * @returns number of events that were added; 0 if fewer wait, or if another process is indexing.
 */
export async function indexEvents(db: Kysely<Database>, batchSize = BATCH_SIZE): Promise<number> {
  if ((await countNotIndexed(db)) < batchSize) return 0;
  return db.transaction().execute(async (trx) => {
    if (!(await lockSearchIndex(trx))) return 0;
    const { rows } = await sql<{ indexed: number }>`
      with indexed as (
        insert into ledger_search
        select seq, search_text from ledger_event
        where seq > ${lastIndexedSeq} and seq < (select size from ledger_head) order by seq limit ${batchSize}
        returning seq
      )
      select count(*) as "indexed" from indexed`.execute(trx);
    // Events share most of their trigrams, so a batch costs the index far less than single events.
    await sql`select gin_clean_pending_list('ledger_search_text')`.execute(trx);
    return rows[0]?.indexed ?? 0;
  });
}

async function countNotIndexed(db: Kysely<Database>): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select size - 1 - ${lastIndexedSeq} as count from ledger_head`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Adds new events to the search index in batches, so that other callers use the database between them. */
export class SearchIndexer {
  readonly #db: Kysely<Database>;
  readonly #batchSize: number;
  readonly #timer: NodeJS.Timeout;
  #running: Promise<void> | null = null;
  #stopped = false;

  /** @param onError is told of each failure; the next interval tries again. */
  constructor(
    db: Kysely<Database>,
    onError: (error: unknown) => void,
    { batchSize = BATCH_SIZE, intervalMs = INTERVAL_MS } = {},
  ) {
    this.#db = db;
    this.#batchSize = batchSize;
    this.#timer = setInterval(() => {
      this.#running ??= this.#run()
        .catch(onError)
        .finally(() => (this.#running = null));
    }, intervalMs);
  }

  /** Stops after the batch under way. */
  async stop(): Promise<void> {
    this.#stopped = true;
    clearInterval(this.#timer);
    await this.#running;
  }

  async #run(): Promise<void> {
    while (!this.#stopped && (await indexEvents(this.#db, this.#batchSize)) > 0);
  }
}
