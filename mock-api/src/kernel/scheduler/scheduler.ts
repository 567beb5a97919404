import { type Kysely, type Transaction, sql } from 'kysely';
import type { Clock } from '../clock';
import type { Database } from '../db/schema';

/** What a job answers that has left work: it runs again at once, in a transaction of its own. */
export const AGAIN = Symbol('again');

/** What a job does, all of it in `db`; `now` is the server's time, which a test can set. */
export type Job = (db: Transaction<Database>, now: Date) => Promise<unknown>;

interface Entry {
  everyMs: number;
  job: Job;
}

export interface SchedulerOptions {
  db: Kysely<Database>;
  clock: Clock;
  /** Told of a job that failed; it is tried again. */
  onError: (error: unknown, name: string) => void;
}

/** How often each process looks for due work, unless a job is to run more often than that. */
const LOOK_EVERY_MS = 15_000;
/** A job that failed waits this long, or its own interval where that is shorter. */
const RETRY_MS = 60_000;
/** Characters that are kept of why a job failed. The log has the rest. */
const FAILURE_LENGTH = 300;

const after = (ms: number) => sql<Date>`now() + make_interval(secs => ${ms / 1000}::double precision)`;

/**
 * Runs jobs at intervals, each due run in one process only, however many there are: a run holds the
 * job's row, and what it did commits together with the time of the next. So a process that dies in
 * the middle leaves nothing behind, and another does the run. What is due is told by the database's
 * clock, the one that all processes share.
 */
export class Scheduler {
  readonly #options: SchedulerOptions;
  readonly #jobs = new Map<string, Entry>();
  #timer: NodeJS.Timeout | null = null;
  #looking: Promise<void> = Promise.resolve();

  constructor(options: SchedulerOptions) {
    this.#options = options;
  }

  add(name: string, everyMs: number, job: Job): void {
    if (this.#jobs.has(name)) throw new Error(`There is a scheduled job '${name}' already.`);
    this.#jobs.set(name, { everyMs, job });
  }

  /** Looks for due work now and from now on. */
  start(): void {
    const intervals = [...this.#jobs.values()].map(({ everyMs }) => everyMs);
    const everyMs = Math.min(LOOK_EVERY_MS, ...intervals);
    const look = () => {
      this.#looking = this.#runDue().finally(() => {
        if (this.#timer) this.#timer = setTimeout(look, everyMs);
      });
    };
    this.#timer = setTimeout(look, 0);
  }

  /** Looks no more, and lets what runs end. */
  async stop(): Promise<void> {
    if (this.#timer) clearTimeout(this.#timer);
    this.#timer = null;
    await this.#looking;
  }

  /** Runs a job now, due or not. @throws what the job throws */
  async run(name: string): Promise<void> {
    const entry = this.#jobs.get(name);
    if (!entry) throw new Error(`There is no scheduled job '${name}'.`);
    await this.#enter([name]);
    await this.#options.db
      .updateTable('scheduled_job')
      .set({ due_at: sql`now()` })
      .where('name', '=', name)
      .execute();
    await this.#runIfDue(name, entry);
  }

  /** Names of all jobs. */
  get names(): string[] {
    return [...this.#jobs.keys()];
  }

  async #runDue(): Promise<void> {
    try {
      await this.#enter(this.names);
    } catch (error) {
      this.#options.onError(error, 'looking for due work');
      return;
    }
    for (const [name, entry] of this.#jobs) {
      if (!this.#timer) return;
      await this.#runIfDue(name, entry).catch(async (error: unknown) => {
        this.#options.onError(error, name);
        await this.#postpone(name, entry, error).catch(() => undefined);
      });
    }
  }

  async #enter(names: string[]): Promise<void> {
    if (names.length === 0) return;
    await this.#options.db
      .insertInto('scheduled_job')
      .values(names.map((name) => ({ name })))
      .onConflict((known) => known.doNothing())
      .execute();
  }

  async #runIfDue(name: string, entry: Entry): Promise<void> {
    let hasMore = true;
    while (hasMore) hasMore = await this.#runOnce(name, entry);
  }

  /** @returns whether the job has left work, and is still due */
  #runOnce(name: string, { everyMs, job }: Entry): Promise<boolean> {
    const { db, clock } = this.#options;
    return db.transaction().execute(async (trx) => {
      const due = await trx
        .selectFrom('scheduled_job')
        .select('name')
        .where('name', '=', name)
        .where('due_at', '<=', sql<Date>`now()`)
        .forUpdate()
        .skipLocked()
        .executeTakeFirst();
      if (!due) return false;
      if ((await job(trx, clock.now())) === AGAIN) return true;
      await trx
        .updateTable('scheduled_job')
        .set({ due_at: after(everyMs), ran_at: sql`now()`, failing_since: null, failure: null })
        .where('name', '=', name)
        .execute();
      return false;
    });
  }

  async #postpone(name: string, { everyMs }: Entry, error: unknown): Promise<void> {
    const failure = (error instanceof Error ? error.message : String(error)).slice(0, FAILURE_LENGTH);
    await this.#options.db
      .updateTable('scheduled_job')
      .set({
        due_at: after(Math.min(everyMs, RETRY_MS)),
        failing_since: sql`coalesce(failing_since, now())`,
        failure: failure || 'Error',
      })
      .where('name', '=', name)
      .execute();
  }
}
