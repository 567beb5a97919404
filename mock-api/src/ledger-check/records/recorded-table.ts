import { RECORDED_AS_FOUND } from '@hand-receipt/contracts';
import type { LedgerEventType } from '@hand-receipt/contracts';
import type { EventBody, Json } from '@hand-receipt/ledger';
import type { Kysely, RawBuilder, Transaction } from 'kysely';
import type { Database } from '../../kernel';
import type { NewEvent } from '../../ledger';
import type { RecordKind } from '../sight-rules';
import type { Lines } from './line-differences';

/** How a finding shows a value of a record. */
export interface Field {
  /** What stands before the value, such as "type "; empty where the value says enough. */
  label: string;
  /** What stands behind the value that the row shows. */
  after?: string;
  /** The value is the id of a person or unit, shown by name, or a SHA-256, shown by its first digits. */
  as?: 'person' | 'unit' | 'hash';
  /** No act changes it: each event of the record says the same of it. */
  fixed?: true;
  /** The value is a list of lines in one text (`textOfLines`), of which each value is compared by itself. */
  lines?: Lines;
  /** It is said of the record that several rows belong to, and a finding calls it by `whole`. */
  whole?: true;
}

/** What a row shows or an event says, by field. Left out: not said. */
export type Values = Record<string, string | null>;

/** A row's number, and the item that it is about. */
export interface RowName {
  id: string;
  itemId: string | null;
  /** What a finding calls it, where not by its id. */
  name?: string;
  /** What a finding calls the record that it is one of several rows of. */
  whole?: string;
}

/** A row as its table shows it. */
export interface RecordedRow extends RowName {
  eventId: string | null;
  values: Values;
  /** What it shows cannot be read: the values are missing, and no event said that. */
  isUnreadable?: true;
}

/** Rows by their ids, and by the events that they name. */
export interface RowsWanted {
  ids: readonly string[];
  eventIds: readonly string[];
}

/** A row as it is after the event that recorded it. */
export interface SaidRow extends RowName {
  values: Values;
  /** A later event may say how it went on. */
  isOpen: boolean;
}

/** A table whose rows each name the newest event that recorded them. */
export interface RecordedTable {
  table:
    | 'verification'
    | 'transfer'
    | 'document'
    | 'inventory'
    | 'maintenance_item'
    | 'amendment'
    | 'closing'
    | 'component_shortage'
    | 'component_list'
    | 'calibration'
    | 'reconciliation'
    | 'hand_receipt'
    | 'printed_paper'
    | 'succession'
    | 'clearance'
    | 'handover'
    | 'loss_case_item'
    | 'si_report';
  /** What events RECORDS FOUND from before its renaming call the table. */
  formerTable?: string;
  /** What a finding calls a row before its number, and what it calls one and many without a number. */
  noun: RecordKind;
  singular: string;
  plural: string;
  eventTypes: readonly LedgerEventType[];
  fields: Readonly<Record<string, Field>>;
  /** When a row came in, and the item that it is about; null where it is about none. */
  timeColumn: string;
  itemColumn: string | null;
  /** What a finding calls a row, where not by its id. */
  rowName?: RawBuilder<string>;
  /** When a row is finished; left out where each row has its event from the first one on. An unfinished one has none. */
  doneColumn?: string;
  /** The row that the event recorded; null where it recorded none, as events from before. */
  saidBy(event: EventBody): SaidRow | null;
  /** The rows with these ids, and those that name one of these events. */
  rowsOf(db: Kysely<Database>, of: RowsWanted): Promise<RecordedRow[]>;
  /** The next rows that name no event, in order of their ids, each as the text that is hashed. */
  foundAfter(db: Kysely<Database>, after: string, until: Date): Promise<{ id: string; bytes: Uint8Array }[]>;
  /** Events for the open rows from before, which name none: each says the row as it is found. */
  openFound?(trx: Transaction<Database>): Promise<{ id: string; event: FoundEvent }[]>;
}

type FoundEvent = Pick<NewEvent, 'type' | 'itemId' | 'details'>;

/** How an event says that the row was there before, without one. */
export const FOUND = RECORDED_AS_FOUND;

export const textOf = (value: Json | undefined): string | null => (typeof value === 'string' ? value : null);

/** A value of JSON as findings compare it. */
export const wordOf = (value: Json | undefined): string | null =>
  value === null || value === undefined ? null : typeof value === 'string' ? value : String(value);

/** A value that the event states; nothing of one that it leaves out, as events from before do. */
export const stated = (field: string, value: Json | undefined): Values =>
  value === undefined ? {} : { [field]: textOf(value) };

/** A list as findings show it; null for an empty one. */
export const listOf = (value: Json | undefined): string | null =>
  Array.isArray(value) && value.length > 0 ? value.map(String).join(', ') : null;

export const objectOf = (value: Json | undefined): Record<string, Json> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? value : {};
