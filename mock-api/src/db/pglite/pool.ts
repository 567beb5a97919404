import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import { DatabaseUnavailable } from '../errors';
import type { PgliteClient } from './client';

/** Longer than this means a query outside the transaction that it waits for, or a server far past its limit. */
const WAIT_LIMIT_MS = 60_000;

interface Waiter {
  admit: () => void;
  timer: NodeJS.Timeout;
}

/** The connection, in the hands of one query or one transaction. */
class Holder implements PostgresPoolClient {
  readonly #client: PgliteClient;
  #letGo: (() => void) | null;

  constructor(client: PgliteClient, letGo: () => void) {
    this.#client = client;
    this.#letGo = letGo;
  }

  query<R>(sql: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<R>>;
  query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>;
  query(sql: string | PostgresCursor<unknown>, parameters: readonly unknown[] = []): unknown {
    if (typeof sql !== 'string') throw new TypeError('The embedded database has no cursors: page by key.');
    return this.#client.query(sql, parameters);
  }

  release(): void {
    this.#letGo?.();
    this.#letGo = null;
  }
}

/**
 * The embedded database as a pool of one. PGlite is a single connection, so whoever has it has it
 * alone until he lets go: a transaction's statements are never mixed with another's.
 */
export class PglitePool implements PostgresPool {
  readonly #client: PgliteClient;
  readonly #queue: Waiter[] = [];
  #taken = false;

  constructor(client: PgliteClient) {
    this.#client = client;
  }

  /** @throws DatabaseUnavailable after 60 seconds in the queue. */
  async connect(): Promise<PostgresPoolClient> {
    await this.#acquire();
    return new Holder(this.#client, () => this.#pass());
  }

  get load(): { busy: number; waiting: number } {
    return { busy: this.#taken ? 1 : 0, waiting: this.#queue.length };
  }

  /** Runs `work` alone on the connection. */
  async exclusively<T>(work: (client: PgliteClient) => Promise<T>): Promise<T> {
    await this.#acquire();
    try {
      return await work(this.#client);
    } finally {
      this.#pass();
    }
  }

  /** Lets the running transaction end, then closes. */
  async end(): Promise<void> {
    await this.#acquire();
    await this.#client.close();
    this.#pass();
  }

  #acquire(): Promise<void> {
    if (!this.#taken) {
      this.#taken = true;
      return Promise.resolve();
    }
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        this.#queue.splice(this.#queue.indexOf(waiter), 1);
        reject(new DatabaseUnavailable(`Waited ${WAIT_LIMIT_MS / 1000} seconds for the database.`));
      }, WAIT_LIMIT_MS);
      timer.unref();
      const waiter: Waiter = { admit: resolve, timer };
      this.#queue.push(waiter);
    });
  }

  #pass(): void {
    const next = this.#queue.shift();
    if (!next) {
      this.#taken = false;
      return;
    }
    clearTimeout(next.timer);
    next.admit();
  }
}
