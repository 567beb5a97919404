import type { VerificationDto } from '@hand-receipt/contracts';
import type { ColumnType, Generated, JSONColumnType } from 'kysely';

/** Written by the database's own functions only (migrations/002-ledger.sql). */
type Written<T> = ColumnType<T, never, never>;

/** One event. `body` is the truth; every other column is drawn from it, for queries. */
export interface LedgerEventTable {
  seq: Written<number>;
  event_id: Written<string>;
  event_type: Written<string>;
  item_id: Written<string | null>;
  item_prev_seq: Written<number | null>;
  item_count: Written<number | null>;
  actor_id: Written<string>;
  corrects_seq: Written<number | null>;
  ts: Written<Date>;
  /** Lower-cased words of the event, for substring search. */
  search_text: Written<string>;
  /** RFC 8785 canonical bytes, exactly as hashed. */
  body: Written<Uint8Array>;
  /** SHA-256(0x00 || body) */
  leaf_hash: Written<Uint8Array>;
}

/** An event of a transaction under way, until it commits (migrations/020-ledger-intake.sql). */
export interface LedgerIntakeTable {
  id: Generated<number>;
  before_counts: ColumnType<string, string, never>;
  before_seq: ColumnType<string, string, never>;
  after_seq: ColumnType<string, string, never>;
  event_id: ColumnType<string, string, never>;
  event_type: ColumnType<string, string, never>;
  item_id: ColumnType<string | null, string | null, never>;
  actor_id: ColumnType<string, string, never>;
  corrects_seq: ColumnType<number | null, number | null, never>;
  ts: ColumnType<Date, string, never>;
  search_text: ColumnType<string, string, never>;
}

/** Hash of one complete subtree of 2^level leaves, level 1 and up; level 0 is `ledger_event.leaf_hash`. */
export interface LedgerNodeTable {
  level: Written<number>;
  idx: Written<number>;
  hash: Written<Uint8Array>;
}

/** Words of the events up to a place, where searches find them by index (migrations/022-ledger-words.sql). */
export interface LedgerWordsTable {
  seq: Written<number>;
  search_text: Written<string>;
}

/** The one row that says how many events there are. */
export interface LedgerHeadTable {
  id: Written<boolean>;
  size: Written<number>;
}

/** Every checkpoint ever signed. */
export interface LedgerCheckpointTable {
  size: ColumnType<number, number, never>;
  root: ColumnType<Uint8Array, Uint8Array, never>;
  /** C2SP signed note. */
  note: ColumnType<string, string, never>;
  sealed_at: ColumnType<Date, Date, never>;
}

/** The public keys of the log, in the order in which they signed. */
export interface LedgerKeyTable {
  verifier_key: ColumnType<string, string, never>;
  /** Place of the event that brought it in; null for the first. */
  rotation_seq: ColumnType<number | null, number | null, never>;
  since: ColumnType<Date, Date, never>;
}

/** One check of the whole ledger, running or done. */
export interface LedgerCheckTable {
  id: string;
  is_full: boolean;
  requested_by: string | null;
  started_at: Date;
  alive_at: Date;
  finished_at: Date | null;
  checked: Generated<number>;
  size: Generated<number>;
  result: JSONColumnType<VerificationDto> | null;
  failure: string | null;
}

/** The ledger's tables, part of the application's `Database`. */
export interface LedgerTables {
  ledger_event: LedgerEventTable;
  ledger_intake: LedgerIntakeTable;
  ledger_node: LedgerNodeTable;
  ledger_words: LedgerWordsTable;
  ledger_head: LedgerHeadTable;
  ledger_checkpoint: LedgerCheckpointTable;
  ledger_key: LedgerKeyTable;
  ledger_check: LedgerCheckTable;
}
