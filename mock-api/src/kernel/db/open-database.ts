import type { Kysely } from 'kysely';
import type { Database } from './schema';

/** A database that is migrated and ready, whichever engine runs it. */
export interface OpenDatabase {
  db: Kysely<Database>;
  /**
   * The same database for work that nobody waits for. On the embedded database the statements of `db` go before it. So
   * it asks short statements, and its transactions are short.
   */
  background: Kysely<Database>;
  engine: 'pglite' | 'postgres';
  /**
   * Calls `handler` with the payload of each NOTIFY on `channel`, from any process, after its transaction
   * commits. Calls `onGap` after a lost connection is back, because payloads may have been missed.
   * Channels are lower case.
   */
  listen(channel: string, handler: (payload: string) => void, onGap?: () => void): Promise<void>;
  /**
   * Counts this process among the servers of the database, until it closes.
   *
   * @returns whether another server was there before it.
   */
  joinServers(): Promise<boolean>;
  /** Connections of this process that are at work, and calls that wait for one, at this moment. */
  load(): { busy: number; waiting: number };
  /** Bytes free where the data is; null if the database is on another machine. */
  freeBytes(): Promise<number | null>;
  /** Settles when the database is no more: null after `close`, else why it died. */
  ended: Promise<Error | null>;
  /** Lets what runs end, writes everything out, and lets the data folder go. */
  close(): Promise<void>;
}
