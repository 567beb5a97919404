import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import { DatabaseUnavailable } from '../errors';
import type { PgliteClient } from './client';

/** Longer than this means a query outside the transaction that it waits for, or a server far past its limit. */
const WAIT_LIMIT_MS = 60_000;

/**
 * So many statements that stand alone may be with the thread at once. It has the next one in hand when one is done,
 * instead of waiting until the server's thread has heard and asked again.
 */
const AHEAD = 4;

const BEGINS = /^\s*(?:begin|start transaction)\b/i;

interface Waiter {
  alone: boolean;
  admit: () => void;
  timer: NodeJS.Timeout;
}

/** The connection, in the hands of statements that stand alone, and from its beginning on of one transaction. */
class Holder implements PostgresPoolClient {
  readonly #pool: PglitePool;
  /** What the transaction waits for that was begun here: whatever comes behind its beginning waits too. */
  #taking: Promise<() => void> | null = null;

  constructor(pool: PglitePool) {
    this.#pool = pool;
  }

  query<R>(sql: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<R>>;
  query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>;
  query(sql: string | PostgresCursor<unknown>, parameters: readonly unknown[] = []): unknown {
    if (typeof sql !== 'string') throw new TypeError('The embedded database has no cursors: page by key.');
    return this.#run(sql, parameters);
  }

  async #run(sql: string, parameters: readonly unknown[]): Promise<unknown> {
    if (!this.#taking && BEGINS.test(sql)) this.#taking = this.#pool.take();
    if (!this.#taking) return this.#pool.amongOthers((client) => client.query(sql, parameters));
    await this.#taking;
    return this.#pool.client.query(sql, parameters);
  }

  release(): void {
    // A transaction that never got the connection has nothing to release.
    this.#taking?.then(
      (release) => release(),
      () => undefined,
    );
    this.#taking = null;
  }
}

/**
 * The embedded database as a pool. PGlite is a single connection, which runs what it is sent in that order: a
 * transaction has it alone until it ends, so that its statements are never mixed with another's; statements
 * that stand alone follow each other without waiting for answers.
 */
export class PglitePool implements PostgresPool {
  readonly client: PgliteClient;
  readonly #queue: Waiter[] = [];
  /** Statements that stand alone and are with the thread. */
  #running = 0;
  #taken = false;

  constructor(client: PgliteClient) {
    this.client = client;
  }

  /** Does not wait: a statement or a transaction does, when it comes. */
  connect(): Promise<PostgresPoolClient> {
    return Promise.resolve(new Holder(this));
  }

  get load(): { busy: number; waiting: number } {
    return { busy: this.#taken || this.#running > 0 ? 1 : 0, waiting: this.#queue.length };
  }

  /**
   * The connection, alone.
   *
   * @returns a function that releases it.
   * @throws DatabaseUnavailable after 60 seconds in the queue.
   */
  async take(): Promise<() => void> {
    await this.#enter(true);
    return () => {
      this.#taken = false;
      this.#admit();
    };
  }

  /** Runs `work` alone on the connection. @throws DatabaseUnavailable as `take` */
  async exclusively<T>(work: (client: PgliteClient) => Promise<T>): Promise<T> {
    const release = await this.take();
    try {
      return await work(this.client);
    } finally {
      release();
    }
  }

  /** Runs one statement that stands alone. @throws DatabaseUnavailable as `take` */
  async amongOthers<T>(statement: (client: PgliteClient) => Promise<T>): Promise<T> {
    await this.#enter(false);
    try {
      return await statement(this.client);
    } finally {
      this.#running -= 1;
      this.#admit();
    }
  }

  /** Lets the running transaction end, then closes. */
  end(): Promise<void> {
    return this.exclusively((client) => client.close());
  }

  #enter(alone: boolean): Promise<void> {
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        this.#queue.splice(this.#queue.indexOf(waiter), 1);
        reject(new DatabaseUnavailable(`Waited ${WAIT_LIMIT_MS / 1000} seconds for the database.`));
      }, WAIT_LIMIT_MS);
      timer.unref();
      const waiter: Waiter = { alone, admit: resolve, timer };
      this.#queue.push(waiter);
      this.#admit();
    });
  }

  /** In turn. What is with the thread already it does first, so a transaction need not wait for its answers. */
  #admit(): void {
    for (;;) {
      const [next] = this.#queue;
      if (!next || this.#taken || (!next.alone && this.#running >= AHEAD)) return;
      this.#queue.shift();
      clearTimeout(next.timer);
      if (next.alone) this.#taken = true;
      else this.#running += 1;
      next.admit();
    }
  }
}
