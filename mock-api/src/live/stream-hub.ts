import { QUERY_ROOTS } from '@hand-receipt/contracts';
import type { Kysely } from 'kysely';
import type { Database } from '../kernel';
import type { EventStream } from './event-stream';
import type { Signal } from './signal';

/** Open streams of one person in one process; a browser opens one for each tab. */
export const STREAMS_OF_PERSON = 10;

/** The open event streams of this process, by person. */
export class StreamHub {
  readonly #db: Kysely<Database>;
  readonly #onError: (error: unknown) => void;
  readonly #streams = new Map<string, Set<EventStream>>();
  #closed = false;

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

  deliver({ userIds, roots, noticed, signedOut }: Signal): void {
    for (const stream of this.#of(userIds)) {
      if (signedOut === 'deactivated') stream.closeAccount();
      else if (signedOut) void stream.beat();
      if (roots.length > 0) stream.sendChanged(roots);
      if (noticed) this.#sendNotices(stream);
    }
  }

  /** Signals may have been missed: every stream reads what it has not sent, and every list is read again. */
  catchUp(): void {
    for (const stream of this.#of(null)) {
      stream.sendChanged([...QUERY_ROOTS]);
      this.#sendNotices(stream);
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

  #sendNotices(stream: EventStream): void {
    stream.sendNotices(this.#db).catch((error: unknown) => {
      // The browser comes back with the number of the last notice that it has.
      this.#onError(error);
      stream.close();
    });
  }

  #of(userIds: string[] | null): EventStream[] {
    const people = userIds ?? [...this.#streams.keys()];
    return people.flatMap((userId) => [...(this.#streams.get(userId) ?? [])]);
  }
}
