import { type EventBody, canonicalBytes } from '@hand-receipt/ledger';
import { type Kysely, sql } from 'kysely';
import { type Database, inArray } from '../kernel';
import { ledgerEvents } from '../ledger';

/** A value of a row or of its event; an id of a person is shown by their name. */
export interface Value {
  /** What stands before it in a finding, such as "type "; empty where the value says enough. */
  label: string;
  value: string | null;
  isPerson?: boolean;
}

/** A row as its table shows it. */
export interface RecordedRow extends RowName {
  eventId: string | null;
  values: Value[];
}

/** A row's number, and the item that it is about. */
interface RowName {
  id: string;
  itemId: string | null;
}

/** A table whose rows are each written with one event, which names all that counts of them. */
export interface RecordedTable {
  table: 'verification';
  /** What a finding calls one row, and many. */
  noun: string;
  plural: string;
  eventType: string;
  /** The row that the event recorded; null where it recorded none, as events from before. */
  saidBy(event: EventBody): Omit<RecordedRow, 'eventId'> | null;
  /** The rows that these events recorded. */
  rowsOf(db: Kysely<Database>, eventIds: readonly string[]): Promise<RecordedRow[]>;
  /** The next rows from before, in order of their ids, each as the text that is hashed. */
  foundAfter(db: Kysely<Database>, after: string, until: Date): Promise<{ id: string; bytes: Uint8Array }[]>;
  /** How many rows name an event. */
  count(db: Kysely<Database>): Promise<number>;
  /** Rows that name no event and came after `foundAt`; all that name none where there were none from before. */
  withoutEvent(db: Kysely<Database>, foundAt: Date | null, limit: number): Promise<RowName[]>;
  /** Rows that name an event which the ledger does not have, or one of another kind. */
  withWrongEvent(db: Kysely<Database>, limit: number): Promise<RowName[]>;
}

/** Rows from before are hashed so many at a time. */
const PAGE = 200;

const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null);

const columns = ({ item, by, at, type, due, inventory, notes }: Record<string, string | null>): Value[] => [
  { label: 'item ', value: item ?? null },
  { label: '', value: by ?? null, isPerson: true },
  { label: 'time ', value: at ?? null },
  { label: 'type ', value: type ?? null },
  { label: 'check due ', value: due ?? null },
  { label: 'inventory ', value: inventory ?? null },
  { label: 'notes ', value: notes ?? null },
];

const verifications: RecordedTable = {
  table: 'verification',
  noun: 'Verification',
  plural: 'verifications',
  eventType: 'VERIFICATION',
  saidBy({ item, actor, ts, details }) {
    const id = textOf(details.verificationId);
    if (id === null) return null;
    const values = columns({
      item,
      by: actor.id,
      at: ts,
      type: textOf(details.verificationType),
      due: textOf(details.dueAt),
      inventory: textOf(details.inventoryId),
      notes: textOf(details.notes),
    });
    return { id, itemId: item, values };
  },
  async rowsOf(db, eventIds) {
    const rows = await db
      .selectFrom('verification')
      .selectAll()
      .where('event_id', '=', inArray(eventIds))
      .execute();
    return rows.map((row) => ({
      id: row.id,
      eventId: row.event_id,
      itemId: row.item_id,
      values: columns({
        item: row.item_id,
        by: row.by_user_id,
        at: row.at.toISOString(),
        type: row.type,
        due: row.due_at?.toISOString() ?? null,
        inventory: row.inventory_id,
        notes: row.notes,
      }),
    }));
  },
  async foundAfter(db, after, until) {
    const rows = await db
      .selectFrom('verification')
      .selectAll()
      .where('event_id', 'is', null)
      .where(sql<boolean>`id collate "C" > ${after}`)
      .where('at', '<=', until)
      .orderBy(sql`id collate "C"`)
      .limit(PAGE)
      .execute();
    return rows.map(({ event_id: _, at, due_at: dueAt, device_at: deviceAt, ...row }) => ({
      id: row.id,
      bytes: canonicalBytes({
        ...row,
        at: at.toISOString(),
        due_at: dueAt?.toISOString() ?? null,
        device_at: deviceAt?.toISOString() ?? null,
      }),
    }));
  },
  async count(db) {
    const counted = db
      .selectFrom('verification')
      .select((row) => row.fn.count<number>('event_id').as('count'));
    return (await counted.executeTakeFirstOrThrow()).count;
  },
  withoutEvent: (db, foundAt, limit) =>
    db
      .selectFrom('verification')
      .select(['id', 'item_id as itemId'])
      .where('event_id', 'is', null)
      .$if(foundAt !== null, (rows) => rows.where('at', '>', foundAt))
      .orderBy(sql`id collate "C"`)
      .limit(limit)
      .execute(),
  withWrongEvent: (db, limit) =>
    db
      .selectFrom('verification')
      .select(['id', 'item_id as itemId'])
      .where('event_id', 'is not', null)
      .where(({ not, exists }) =>
        not(
          exists(
            ledgerEvents(db)
              .select('seq')
              .where('event_id', '=', sql.ref<string>('verification.event_id'))
              .where('event_type', '=', 'VERIFICATION'),
          ),
        ),
      )
      .orderBy('id')
      .limit(limit)
      .execute(),
};

/** Every table with a column `event_id`. */
export const RECORDED: readonly RecordedTable[] = [verifications];
