import type { ColumnType } from 'kysely';

/** A bigint column. It is read as text, number or bigint, by driver; `toSeq` makes it a number. */
export type Seq = ColumnType<string | number | bigint, number, never>;

/** One event. `body` is the truth; every other column is drawn from it, for queries. */
export interface LedgerEventTable {
  seq: Seq;
  event_id: string;
  event_type: string;
  item_id: string | null;
  item_prev_seq: ColumnType<string | number | bigint | null, number | null, never>;
  item_count: ColumnType<string | number | bigint | null, number | null, never>;
  actor_id: string;
  corrects_seq: ColumnType<string | number | bigint | null, number | null, never>;
  ts: ColumnType<Date, Date | string, never>;
  /** Lower-cased words of the event, for substring search. */
  search_text: string;
  /** RFC 8785 canonical bytes, exactly as hashed. */
  body: Uint8Array;
  leaf_hash: Uint8Array;
}

/** Hash of one complete subtree of 2^level leaves, level 1 and up; level 0 is `ledger_event.leaf_hash`. */
export interface LedgerNodeTable {
  level: number;
  idx: Seq;
  hash: Uint8Array;
}

/** The one row that says how many events there are. */
export interface LedgerHeadTable {
  id: boolean;
  size: Seq;
}

/** Every checkpoint ever signed. */
export interface LedgerCheckpointTable {
  size: Seq;
  root: Uint8Array;
  /** C2SP signed note, with its signature lines. */
  note: string;
  sealed_at: ColumnType<Date, Date | string, never>;
}

/** The ledger's tables, to be part of the application's `Database`. */
export interface LedgerTables {
  ledger_event: LedgerEventTable;
  ledger_node: LedgerNodeTable;
  ledger_head: LedgerHeadTable;
  ledger_checkpoint: LedgerCheckpointTable;
}

/** Reads a bigint column as a number. A ledger past 2^53 events is out of this product's reach. */
export const toSeq = (value: string | number | bigint): number => Number(value);
