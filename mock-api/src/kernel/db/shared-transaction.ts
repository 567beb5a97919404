import { AsyncLocalStorage } from 'node:async_hooks';
import { CompiledQuery, type DatabaseConnection, type Kysely, type QueryResult } from 'kysely';
import { isInFailedTransaction } from './errors';
import type { Database } from './schema';

const SAVEPOINT = 'joined';
const run = (connection: DatabaseConnection, statement: string) =>
  connection.executeQuery(CompiledQuery.raw(statement));

/** The shared transaction's connection, in the hands of one statement or one transaction that joined it. */
export class JoinedConnection implements DatabaseConnection {
  readonly #base: DatabaseConnection;
  readonly #transaction: SharedTransaction;
  readonly #done: () => void;
  #rolledBack = false;

  constructor(base: DatabaseConnection, transaction: SharedTransaction, done: () => void) {
    this.#base = base;
    this.#transaction = transaction;
    this.#done = done;
  }

  executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    return this.#base.executeQuery<R>(query);
  }

  streamQuery<R>(query: CompiledQuery, chunkSize: number): AsyncIterableIterator<QueryResult<R>> {
    return this.#base.streamQuery<R>(query, chunkSize);
  }

  /** What would have been a transaction of its own is done: it stays if the shared one does. */
  commit(): void {
    this.#transaction.acts += 1;
  }

  /** What was done through this connection is undone, and nothing else. */
  rollback(): void {
    this.#rolledBack = true;
  }

  async release(): Promise<void> {
    try {
      if (!this.#rolledBack && (await this.#keep())) return;
      await run(this.#base, `rollback to savepoint ${SAVEPOINT}`);
      await run(this.#base, `release savepoint ${SAVEPOINT}`);
    } finally {
      this.#done();
    }
  }

  /** False where a statement had failed: then there is nothing to keep. */
  async #keep(): Promise<boolean> {
    try {
      await run(this.#base, `release savepoint ${SAVEPOINT}`);
      return true;
    } catch (error) {
      if (isInFailedTransaction(error)) return false;
      throw error;
    }
  }
}

/** A transaction that whatever is done in one asynchronous call joins, through any `Kysely` of the database. */
export class SharedTransaction {
  /** Transactions that joined and committed. */
  acts = 0;
  #base: DatabaseConnection | null = null;
  #turn: Promise<void> = Promise.resolve();
  #ended = false;

  isBase(connection: DatabaseConnection): boolean {
    return connection === this.#base;
  }

  /** The connection of the shared transaction itself comes first; from then on others take turns on it. */
  async acquire(open: () => Promise<DatabaseConnection>): Promise<DatabaseConnection> {
    if (!this.#base) return (this.#base = await open());
    const base = this.#base;
    const done = await this.#take();
    // Work that outlives the call goes on by itself.
    if (this.#ended) {
      done();
      return open();
    }
    const joined = new JoinedConnection(base, this, done);
    await run(base, `savepoint ${SAVEPOINT}`).catch((error: unknown) => {
      done();
      throw error;
    });
    return joined;
  }

  /** Waits for whoever has the connection; from now on nothing joins. */
  async end(): Promise<void> {
    const done = await this.#take();
    this.#ended = true;
    done();
  }

  async #take(): Promise<() => void> {
    const before = this.#turn;
    let done = () => {};
    this.#turn = new Promise((resolve) => (done = resolve));
    await before;
    return done;
  }
}

const shared = new AsyncLocalStorage<SharedTransaction>();

/** The transaction that the present call shares, if it does. */
export const sharedTransaction = (): SharedTransaction | undefined => shared.getStore();

/**
 * Does everything that `work` does in one transaction: its statements and its transactions join it, the
 * latter as savepoints, so that each still stands or falls by itself, and all of it is committed
 * together or not at all.
 */
export function inSharedTransaction<T>(
  db: Kysely<Database>,
  work: (transaction: SharedTransaction) => Promise<T>,
): Promise<T> {
  const transaction = new SharedTransaction();
  return shared.run(transaction, () => db.transaction().execute(() => work(transaction)));
}
