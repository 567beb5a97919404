import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import { isSqlError } from '../errors';
import type { PgliteClient } from './client';
import { type Urgency, TurnQueue } from './turn-queue';

const BEGINS = /^\s*(?:begin|start transaction)\b/i;

/** A write in a transaction that may only read, as the full disk that it is. */
function asDiskFull(error: unknown): unknown {
  if (!isSqlError(error) || error.code !== '25006') return error;
  return Object.assign(new Error('The disk that holds the data is nearly full.', { cause: error }), {
    code: '53100',
  });
}

/** The connection, in the hands of statements that stand alone, and from its beginning on of one transaction. */
class Holder implements PostgresPoolClient {
  readonly #pool: PglitePool;
  readonly #urgency: Urgency;
  /** What the transaction waits for that was begun here: whatever comes behind its beginning waits too. */
  #taking: Promise<() => void> | null = null;
  #mayOnlyRead = false;

  constructor(pool: PglitePool, urgency: Urgency) {
    this.#pool = pool;
    this.#urgency = urgency;
  }

  query<R>(sql: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<R>>;
  query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>;
  query(sql: string | PostgresCursor<unknown>, parameters: readonly unknown[] = []): unknown {
    if (typeof sql !== 'string') throw new TypeError('The embedded database has no cursors: page by key.');
    return this.#run(sql, parameters);
  }

  async #run(sql: string, parameters: readonly unknown[]): Promise<unknown> {
    const begins = !this.#taking && BEGINS.test(sql);
    if (begins) this.#taking = this.#take();
    if (!this.#taking) {
      return this.#pool.amongOthers((client) => client.query(sql, parameters), this.#urgency);
    }
    await this.#taking;
    const statement = begins && this.#mayOnlyRead ? `${sql}; set transaction read only` : sql;
    return this.#pool.client.query(statement, parameters).catch((error: unknown) => {
      throw asDiskFull(error);
    });
  }

  async #take(): Promise<() => void> {
    const release = await this.#pool.take(this.#urgency);
    this.#mayOnlyRead = await this.#pool.isDiskNearlyFull();
    return release;
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
 *
 * While the disk is nearly full, each transaction may only read: a write that finds no room ends the engine. Requests
 * that write are refused before; this is for the server's own work, such as sealing.
 */
export class PglitePool implements PostgresPool {
  readonly client: PgliteClient;
  /** Asked at the beginning of each transaction. */
  readonly isDiskNearlyFull: () => Promise<boolean>;
  readonly #turns = new TurnQueue();

  constructor(client: PgliteClient, isDiskNearlyFull = () => Promise.resolve(false)) {
    this.client = client;
    this.isDiskNearlyFull = isDiskNearlyFull;
  }

  /** The same for work that nobody waits for. Requests go before it. */
  readonly background: PostgresPool = {
    connect: () => Promise.resolve(new Holder(this, 'background')),
    end: () => Promise.resolve(),
  };

  /** Does not wait: a statement or a transaction does, when it comes. */
  connect(): Promise<PostgresPoolClient> {
    return Promise.resolve(new Holder(this, 'request'));
  }

  get load(): { busy: number; waiting: number } {
    return this.#turns.load;
  }

  /**
   * The connection, alone.
   *
   * @returns a function that releases it.
   * @throws DatabaseUnavailable after 60 seconds in the queue.
   */
  take(urgency: Urgency): Promise<() => void> {
    return this.#turns.enter({ alone: true, urgency });
  }

  /** Runs `work` alone on the connection. @throws DatabaseUnavailable as `take` */
  async exclusively<T>(work: (client: PgliteClient) => Promise<T>, urgency: Urgency = 'request'): Promise<T> {
    const release = await this.take(urgency);
    try {
      return await work(this.client);
    } finally {
      release();
    }
  }

  /** Runs one statement that stands alone. @throws DatabaseUnavailable as `take` */
  async amongOthers<T>(
    statement: (client: PgliteClient) => Promise<T>,
    urgency: Urgency = 'request',
  ): Promise<T> {
    const release = await this.#turns.enter({ alone: false, urgency });
    try {
      return await statement(this.client);
    } finally {
      release();
    }
  }

  /** Lets the running transaction end, then closes. */
  end(): Promise<void> {
    return this.exclusively((client) => client.close());
  }
}
