/** A PostgreSQL of our own, as `startPostgres` starts it. */
export interface PrivatePostgres {
  /** Of the superuser, to the database `postgres`. */
  url: string;
  /** Stops the server at once; its data stay. SIGQUIT leaves them as a crash does. */
  halt(signal?: 'SIGINT' | 'SIGQUIT'): Promise<void>;
  /** Starts it again after `halt`. */
  resume(): Promise<void>;
  /** Stops the server and removes its data. */
  stop(): Promise<void>;
}

/** Folder with the programs of the newest PostgreSQL that is installed here, or null. `PG_BIN` wins. */
export function findPostgres(): string | null;

export const howToGetPostgres: string;

/** Starts a PostgreSQL in a temporary folder, on loopback only. */
export function startPostgres(bin: string, settings?: Record<string, string>): Promise<PrivatePostgres>;
