import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from '../kernel';
import { lockWords } from './seal/locks';

/** Of so many events the words are laid in at once. Of fewer that are new, a search reads each one's. */
const AT_ONCE = 1_000;
const LOOK_EVERY_MS = 1_000;

/** The last place whose words are laid in; -1 before the first. */
export const LAST_LAID_IN = sql<number>`coalesce((select max(seq) from ledger_words), -1)`;

/**
 * Places of the events whose words are like a pattern, as a subquery. The ledger's size tells the planner that few
 * events are still to be laid in; without it, it would take parallel workers to them.
 */
export const placesWithWords = (pattern: string): RawBuilder<number> => sql`
  select seq from ledger_words where search_text like ${pattern}
  union all
  select seq from ledger_event
  where seq > ${LAST_LAID_IN} and seq < (select size from ledger_head) and search_text like ${pattern}`;

/**
 * Lays in the words of the next events, for searches to find by index, where at least `atOnce` wait.
 *
 * @returns of how many events; 0 where fewer wait, or while another process is at it.
 */
export async function layInWords(db: Kysely<Database>, atOnce = AT_ONCE): Promise<number> {
  if ((await waiting(db)) < atOnce) return 0;
  return db.transaction().execute(async (trx) => {
    if (!(await lockWords(trx))) return 0;
    const { rows } = await sql<{ laidIn: number }>`
      with laid_in as (
        insert into ledger_words
        select seq, search_text from ledger_event where seq > ${LAST_LAID_IN} order by seq limit ${atOnce}
        returning seq
      )
      select count(*) as "laidIn" from laid_in`.execute(trx);
    // A thousand events share most of their pieces, so the index takes them together for far less than one by one.
    await sql`select gin_clean_pending_list('ledger_words_search')`.execute(trx);
    return rows[0]?.laidIn ?? 0;
  });
}

async function waiting(db: Kysely<Database>): Promise<number> {
  const { rows } = await sql<{ waiting: number }>`
    select size - 1 - ${LAST_LAID_IN} as waiting from ledger_head`.execute(db);
  return rows[0]?.waiting ?? 0;
}

/** Keeps the words of a growing ledger laid in, a step at a time, so that others have the database between. */
export class WordsKeeper {
  readonly #db: Kysely<Database>;
  readonly #atOnce: number;
  readonly #timer: NodeJS.Timeout;
  #laying: Promise<void> | null = null;
  #stopped = false;

  /** @param onProblem told of what went wrong; it is tried again. */
  constructor(
    db: Kysely<Database>,
    onProblem: (error: unknown) => void,
    { atOnce = AT_ONCE, everyMs = LOOK_EVERY_MS } = {},
  ) {
    this.#db = db;
    this.#atOnce = atOnce;
    this.#timer = setInterval(() => {
      this.#laying ??= this.#layIn()
        .catch(onProblem)
        .finally(() => (this.#laying = null));
    }, everyMs);
  }

  /** Looks no more, once the step under way is done. */
  async stop(): Promise<void> {
    this.#stopped = true;
    clearInterval(this.#timer);
    await this.#laying;
  }

  async #layIn(): Promise<void> {
    while (!this.#stopped && (await layInWords(this.#db, this.#atOnce)) > 0);
  }
}
