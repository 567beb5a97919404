import { randomUUID } from 'node:crypto';
import { Worker } from 'node:worker_threads';
import { PATHS, threadOptions } from '../../paths';
import { DatabaseUnavailable, isDiskFull } from '../errors';
import type { ErrorFields, FromWorker, QueryAnswer, Request, ToWorker, WorkerOptions } from './protocol';

/** A query that takes longer has hung (a full disk does that); only ending the thread stops it. */
const HUNG_AFTER_MS = 120_000;

interface Waiting {
  resolve: (answer: never) => void;
  reject: (error: Error) => void;
  timer: NodeJS.Timeout;
}

/** An error as the database gave it, with its SQLSTATE in `code`. */
class EmbeddedDatabaseError extends Error {
  override name = 'DatabaseError';
  constructor(fields: ErrorFields) {
    super(fields.message);
    Object.assign(this, fields);
  }
}

/** The server's end of the thread that runs the embedded database. */
export class PgliteClient {
  readonly #worker: Worker;
  readonly #hungAfterMs: number;
  readonly #waiting = new Map<number, Waiting>();
  readonly #listeners = new Map<string, Set<(payload: string) => void>>();
  #nextId = 1;
  #ended = false;
  #end!: (error: Error | null) => void;
  #ready!: { resolve: () => void; reject: (error: Error) => void };

  /** Settles when the thread has ended: null after `close`, else why it died. */
  readonly ended = new Promise<Error | null>((resolve) => (this.#end = resolve));

  private constructor(options: WorkerOptions) {
    this.#hungAfterMs = options.hungAfterMs ?? HUNG_AFTER_MS;
    this.#worker = new Worker(PATHS.threads.database, {
      ...threadOptions(),
      name: `database-${randomUUID().slice(0, 8)}`,
      workerData: options,
    });
    this.#worker.on('message', (message: FromWorker) => this.#receive(message));
    this.#worker.on('error', (error) => this.#die(error));
    this.#worker.on('exit', (code) => this.#die(new Error(`The database thread ended with code ${code}.`)));
  }

  /** @throws Error where the folder does not hold a database that can be opened. */
  static async open(options: WorkerOptions): Promise<PgliteClient> {
    const client = new PgliteClient(options);
    await new Promise<void>((resolve, reject) => (client.#ready = { resolve, reject }));
    return client;
  }

  async query(sql: string, parameters: readonly unknown[]): Promise<QueryAnswer> {
    const answer = await this.#send<QueryAnswer>({ kind: 'query', sql, parameters });
    for (const column of answer.jsonColumns) {
      for (const row of answer.rows) {
        const text = row[column];
        if (typeof text === 'string') row[column] = JSON.parse(text);
      }
    }
    return answer;
  }

  /** The whole database as a tar, for `WorkerOptions.dump`. */
  dump(): Promise<Uint8Array> {
    return this.#send<Uint8Array>({ kind: 'dump' });
  }

  /** Calls `handler` for what this connection has been told by LISTEN; the caller says LISTEN. */
  onNotification(channel: string, handler: (payload: string) => void): void {
    const handlers = this.#listeners.get(channel) ?? new Set();
    this.#listeners.set(channel, handlers.add(handler));
  }

  /** Writes everything out and ends the thread. */
  async close(): Promise<void> {
    if (this.#ended) return;
    await this.#send<null>({ kind: 'close' });
    this.#finish(null);
    await this.#worker.terminate();
  }

  /** Ends the thread as it is; the only way to stop a query. */
  kill(): void {
    void this.#worker.terminate();
  }

  #send<T>(request: Request): Promise<T> {
    if (this.#ended) return Promise.reject(new DatabaseUnavailable('The database is closed.'));
    const id = this.#nextId++;
    return new Promise<T>((resolve, reject) => {
      const timer = setTimeout(() => {
        this.#die(new Error(`The database has not answered for ${this.#hungAfterMs / 1000} seconds.`));
      }, this.#hungAfterMs);
      timer.unref();
      this.#waiting.set(id, { resolve, reject, timer });
      this.#worker.postMessage({ id, request } satisfies ToWorker);
    });
  }

  #receive(message: FromWorker): void {
    if (message.kind === 'ready') return this.#ready.resolve();
    if (message.kind === 'notification') {
      this.#listeners.get(message.channel)?.forEach((handler) => handler(message.payload));
      return;
    }
    const error = message.kind === 'error' ? new EmbeddedDatabaseError(message.error) : null;
    if (message.id === null) return this.#die(error ?? new Error('The database did not open.'));
    const waiting = this.#take(message.id);
    if (message.kind === 'answer') waiting?.resolve(message.answer as never);
    else if (error) waiting?.reject(error);
    // After a full disk the engine hangs at the next query, so it is ended while it still can be cleanly.
    if (isDiskFull(error)) setImmediate(() => this.#die(new Error('The disk that holds the data is full.')));
  }

  #take(id: number): Waiting | undefined {
    const waiting = this.#waiting.get(id);
    this.#waiting.delete(id);
    clearTimeout(waiting?.timer);
    return waiting;
  }

  #die(error: Error): void {
    if (this.#ended) return;
    this.#finish(error);
    this.#ready.reject(error);
    void this.#worker.terminate();
  }

  #finish(error: Error | null): void {
    this.#ended = true;
    for (const id of [...this.#waiting.keys()]) {
      this.#take(id)?.reject(new DatabaseUnavailable(error?.message ?? 'The database is closed.'));
    }
    this.#end(error);
  }
}
