import { randomUUID } from 'node:crypto';
import type { VerificationDto, VerificationRunDto } from '@hand-receipt/contracts';
import { type Kysely, type RawBuilder, type Selectable, sql } from 'kysely';
import { type Clock, type Database, notFound } from '../kernel';
import { CHECK_FAILED } from '../ledger';
import type { LedgerVerification } from './verification';

/** A run is taken for dead when its process has given no sign of life for so long. */
const SILENT_MS = 30_000;
const ALIVE_EVERY_MS = 1_000;
const KEPT_RUNS = 50;
const MINUTE_MS = 60_000;
/** Time from one full check to the next. */
const HOUR_MS = 60 * MINUTE_MS;
/** How often a process looks whether a full check is due. */
const LOOK_EVERY_MS = 5 * MINUTE_MS;
/** Delay of the first check after the start. By then a first start has loaded its data. */
const FIRST_LOOK_MS = 10_000;
/** No full check at the start where one is younger than this: servers that start together make one. */
const START_MS = 5 * MINUTE_MS;

const INTERRUPTED = 'The check was interrupted: the server that ran it has stopped.';

type Row = Selectable<Database['ledger_check']>;
type Changed = Partial<Omit<Row, 'result' | 'finished_at'>> & {
  result?: string;
  finished_at?: RawBuilder<Date>;
};

export interface CheckRunsParts {
  db: Kysely<Database>;
  verification: LedgerVerification;
  clock: Clock;
  /** Told of every verdict, with the one before it. */
  onResult: (result: VerificationDto, before: VerificationDto | null) => Promise<void>;
  /** Called when a check could not be made and the one before it could. */
  onFailure?: () => Promise<void>;
  onError: (error: unknown) => void;
}

/**
 * The checks of the ledger. The database stores them, so every process returns the same last check. A request for a
 * check while one runs joins the running check.
 */
export class CheckRuns {
  readonly #parts: CheckRunsParts;
  readonly #running = new Set<Promise<unknown>>();
  #timers: NodeJS.Timeout[] = [];
  #stopped = false;

  constructor(parts: CheckRunsParts) {
    this.#parts = parts;
  }

  /** A check now, in the caller's time. */
  async check(requestedBy: string): Promise<VerificationDto> {
    const row = await this.#begin(false, requestedBy);
    return this.#carryOut(row);
  }

  /** Starts a check in the background, or joins one that runs and is not less. */
  async start(full: boolean, requestedBy: string | null): Promise<VerificationRunDto> {
    const alive = await this.#alive(full);
    if (alive) return this.#toRun(alive);
    const row = await this.#begin(full, requestedBy);
    this.#await(this.#carryOut(row));
    return this.#toRun(row);
  }

  /** @throws ApiError 404 where there is no such run, or it is long past. */
  async find(id: string): Promise<VerificationRunDto> {
    const row = await this.#parts.db
      .selectFrom('ledger_check')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirst();
    if (!row) throw notFound('There is no such check of the ledger.');
    return this.#toRun(row);
  }

  /** The verdict of the last check; null before the first, and where the last check could not be made. */
  async last(db: Kysely<Database> = this.#parts.db): Promise<VerificationDto | null> {
    const row = await this.#lastEnded(db);
    return row?.result ?? null;
  }

  /** The last check that gave a verdict or could not be made. One that was interrupted says nothing. */
  #lastEnded(db: Kysely<Database> = this.#parts.db): Promise<Pick<Row, 'result' | 'failure'> | undefined> {
    return db
      .selectFrom('ledger_check')
      .select(['result', 'failure'])
      .where((row) => row.or([row('result', 'is not', null), row('failure', '=', CHECK_FAILED)]))
      .orderBy('finished_at', 'desc')
      .limit(1)
      .executeTakeFirst();
  }

  /** The last verdict, of however many checks before. */
  async #lastVerdict(): Promise<VerificationDto | null> {
    const row = await this.#parts.db
      .selectFrom('ledger_check')
      .select('result')
      .where('result', 'is not', null)
      .orderBy('finished_at', 'desc')
      .limit(1)
      .executeTakeFirst();
    return row?.result ?? null;
  }

  /** Starts a check that nobody waits for. */
  startSoon(): void {
    this.#await(this.start(false, null));
  }

  /** A full check soon after the start, and then every hour, by whichever process looks first. */
  everyHour(): void {
    const look = async (olderThanMs: number) => {
      const last = await this.last();
      if (this.#stopped) return;
      const due = this.#parts.clock.now().getTime() - olderThanMs;
      if (last && Date.parse(last.last_full_pass ?? last.checked_at) > due) return;
      await this.start(true, null);
    };
    const lookFor = (olderThanMs: number) => () => this.#await(look(olderThanMs));
    this.#timers = [
      setTimeout(lookFor(START_MS), FIRST_LOOK_MS),
      setInterval(lookFor(HOUR_MS), LOOK_EVERY_MS),
    ];
    for (const timer of this.#timers) timer.unref();
  }

  /** Makes no more checks; one that runs fails soon. */
  interrupt(): void {
    this.#stopped = true;
    for (const timer of this.#timers) clearTimeout(timer);
    this.#parts.verification.stop();
  }

  /** Makes no more checks, and lets what runs end. */
  async stop(): Promise<void> {
    this.interrupt();
    while (this.#running.size > 0) await Promise.all(this.#running);
  }

  /** Only `stop()` awaits this promise. A run that `stop()` interrupts is recorded as interrupted, not as failed. */
  #await(work: Promise<unknown>): void {
    const running = work.catch((error: unknown) => {
      if (!this.#stopped) this.#parts.onError(error);
    });
    this.#running.add(running);
    void running.finally(() => this.#running.delete(running));
  }

  async #begin(full: boolean, requestedBy: string | null): Promise<Row> {
    const { db, clock } = this.#parts;
    const now = clock.now();
    const head = await db.selectFrom('ledger_head').select('size').executeTakeFirstOrThrow();
    const row = await db
      .insertInto('ledger_check')
      .values({
        id: randomUUID(),
        is_full: full,
        requested_by: requestedBy,
        started_at: now,
        alive_at: now,
        size: head.size,
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    await this.#deleteOldRuns();
    return row;
  }

  /** @throws whatever kept the check from being made; the run says so too. */
  async #carryOut({ id, is_full: full }: Row): Promise<VerificationDto> {
    const { verification, clock, onResult } = this.#parts;
    let told = performance.now();
    const onProgress = (checked: number) => {
      if (performance.now() - told < ALIVE_EVERY_MS) return;
      told = performance.now();
      void this.#write(id, { checked, alive_at: clock.now() }).catch(this.#parts.onError);
    };
    try {
      const result = await verification.check({ full, onProgress });
      const { size } = result;
      const before = await this.#lastVerdict();
      await this.#write(id, {
        checked: size,
        size,
        result: JSON.stringify(result),
        finished_at: this.#endNow(),
        alive_at: clock.now(),
      });
      await onResult(result, before);
      return result;
    } catch (error) {
      await this.#writeFailure(id).catch(this.#parts.onError);
      throw error;
    }
  }

  async #writeFailure(id: string): Promise<void> {
    const failure = this.#stopped ? INTERRUPTED : CHECK_FAILED;
    const before = await this.#lastEnded();
    await this.#write(id, { failure, finished_at: this.#endNow() });
    if (failure === CHECK_FAILED && before?.failure !== CHECK_FAILED) await this.#parts.onFailure?.();
  }

  /** Later than the end of every other check, also in the same millisecond: the last one is told by it. */
  #endNow(): RawBuilder<Date> {
    return sql<Date>`greatest(${this.#parts.clock.now()}::timestamptz,
      (select max(finished_at) + interval '1 millisecond' from ledger_check))`;
  }

  async #write(id: string, change: Changed): Promise<void> {
    await this.#parts.db.updateTable('ledger_check').set(change).where('id', '=', id).execute();
  }

  async #alive(full: boolean): Promise<Row | undefined> {
    const { db, clock } = this.#parts;
    return db
      .selectFrom('ledger_check')
      .selectAll()
      .where('finished_at', 'is', null)
      .where('alive_at', '>', new Date(clock.now().getTime() - SILENT_MS))
      .$if(full, (checks) => checks.where('is_full', '=', true))
      .orderBy('started_at', 'desc')
      .limit(1)
      .executeTakeFirst();
  }

  async #deleteOldRuns(): Promise<void> {
    const { db } = this.#parts;
    await db
      .deleteFrom('ledger_check')
      .where('id', 'in', (old) =>
        old.selectFrom('ledger_check').select('id').orderBy('started_at', 'desc').offset(KEPT_RUNS),
      )
      .execute();
  }

  #toRun(row: Row): VerificationRunDto {
    const silent =
      row.finished_at === null && row.alive_at.getTime() < this.#parts.clock.now().getTime() - SILENT_MS;
    const message = silent ? INTERRUPTED : row.failure;
    return {
      id: row.id,
      full: row.is_full,
      state: message !== null ? 'failed' : row.finished_at === null ? 'running' : 'done',
      checked: row.checked,
      size: row.size,
      startedAt: row.started_at.toISOString(),
      finishedAt: row.finished_at?.toISOString() ?? null,
      result: row.result,
      message,
    };
  }
}
