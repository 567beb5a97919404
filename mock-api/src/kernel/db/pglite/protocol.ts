/** Messages between the server and the thread that runs the embedded database. */

export interface WorkerOptions {
  /** Folder of the database; null keeps it in memory. */
  folder: string | null;
  /** Contents to start from (a tar of `dump`); only for a database in memory. */
  dump: Uint8Array | null;
  /** A query that takes longer is taken for hung; two minutes, unless said. */
  hungAfterMs?: number;
}

export type Request =
  { kind: 'query'; sql: string; parameters: readonly unknown[] } | { kind: 'dump' } | { kind: 'close' };

export interface QueryAnswer {
  /** First word of the command tag, e.g. SELECT. */
  command: string;
  rowCount: number;
  rows: Record<string, unknown>[];
  /** Columns of JSON, whose values are still text. */
  jsonColumns: string[];
}

/** An error of PostgreSQL: an Error loses these fields on its way between threads. */
export interface ErrorFields {
  message: string;
  code?: string;
  detail?: string;
  constraint?: string;
  table?: string;
}

export type FromWorker =
  | { kind: 'ready' }
  | { kind: 'answer'; id: number; answer: QueryAnswer | Uint8Array | null }
  | { kind: 'error'; id: number | null; error: ErrorFields }
  | { kind: 'notification'; channel: string; payload: string };

export type ToWorker = { id: number; request: Request };
