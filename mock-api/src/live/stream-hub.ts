import { PAGE_LOAD_LIMIT_MS, QUERY_SCOPES } from '@hand-receipt/contracts';
import type { Kysely } from 'kysely';
import type { Database } from '../kernel';
import type { EventStream } from './event-stream';
import type { UpdateSignal } from './signal';

/** Open streams of one person in one process; a browser opens one for each tab. */
const STREAMS_OF_PERSON = 10;

/** Added to the age of a page, for the time that its requests take. */
const REQUEST_MS = 5_000;

interface RecentSignal extends UpdateSignal {
  deliveredAt: number;
}

/** The open event streams of this process, by person. */
export class StreamHub {
  readonly #db: Kysely<Database>;
  readonly #onError: (error: unknown) => void;
  readonly #streams = new Map<string, Set<EventStream>>();
  #closed = false;
  /** Signals that a page which loads now has not heard, oldest first. */
  #recent: RecentSignal[] = [];

  constructor(db: Kysely<Database>, onError: (error: unknown) => void) {
    this.#db = db;
    this.#onError = onError;
  }

  /** Adds a stream until it closes. Where the person has too many, the oldest closes: the newest page is in use. */
  add(stream: EventStream): void {
    const mine = this.#streams.get(stream.userId) ?? new Set();
    for (const oldest of [...mine].slice(0, Math.max(0, mine.size + 1 - STREAMS_OF_PERSON))) {
      mine.delete(oldest);
      oldest.closeForNewer();
    }
    this.#streams.set(stream.userId, mine.add(stream));
    stream.onClose(() => {
      mine.delete(stream);
      if (mine.size === 0 && this.#streams.get(stream.userId) === mine) this.#streams.delete(stream.userId);
    });
    // It was asked for before the server began to stop, which would otherwise wait for it for ever.
    if (this.#closed) stream.close();
  }

  deliver(signal: UpdateSignal): void {
    const { userIds, scopes, notified, signedOut, writer } = signal;
    const now = performance.now();
    this.#recent = this.#recent.filter(
      ({ deliveredAt }) => now - deliveredAt < PAGE_LOAD_LIMIT_MS + REQUEST_MS,
    );
    this.#recent.push({ ...signal, deliveredAt: now });
    for (const stream of this.#of(userIds)) {
      if (signedOut === 'deactivated') stream.closeAccount();
      else if (signedOut) void stream.beat();
      if (scopes.length > 0 && !stream.belongsTo(writer)) stream.sendChanged(scopes);
      if (notified) this.#sendNotifications(stream);
    }
  }

  /** Names to a stream that has just been added what has changed while its page was loading, for `pageAgeMs` until now. */
  sendMissedWhileLoading(stream: EventStream, pageAgeMs: number): void {
    const since = performance.now() - pageAgeMs - REQUEST_MS;
    const missed = this.#recent.filter(
      ({ deliveredAt, userIds, writer }) =>
        deliveredAt >= since &&
        (userIds === null || userIds.includes(stream.userId)) &&
        !stream.belongsTo(writer),
    );
    const scopes = new Set(missed.flatMap((signal) => signal.scopes));
    if (scopes.size > 0) stream.sendChanged([...scopes]);
  }

  /** Signals may have been missed: every stream reads what it has not sent, and every list is read again. */
  catchUp(): void {
    for (const stream of this.#of(null)) {
      stream.sendChanged([...QUERY_SCOPES]);
      this.#sendNotifications(stream);
      void stream.beat();
    }
  }

  /** Closes every stream, and those that are still to come. */
  close(): void {
    this.#closed = true;
    for (const stream of this.#of(null)) stream.close();
  }

  /** Streams that are open now. */
  get size(): number {
    return this.#of(null).length;
  }

  #sendNotifications(stream: EventStream): void {
    stream.sendNotifications(this.#db).catch((error: unknown) => {
      // The browser comes back with the number of the last notification that it has.
      this.#onError(error);
      stream.close();
    });
  }

  #of(userIds: string[] | null): EventStream[] {
    const people = userIds ?? [...this.#streams.keys()];
    return people.flatMap((userId) => [...(this.#streams.get(userId) ?? [])]);
  }
}
