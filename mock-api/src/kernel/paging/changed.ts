import { type RawBuilder, sql } from 'kysely';

/** A list whose changes are noted: `record_change.list`, by the triggers of migration 061. */
export type NotedList =
  | 'amendment'
  | 'catalog'
  | 'closing'
  | 'component-list'
  | 'consumable'
  | 'consumable-entry'
  | 'document'
  | 'handover'
  | 'inventory'
  | 'loss-case'
  | 'maintenance'
  | 'person'
  | 'property'
  | 'sensitive'
  | 'shortage'
  | 'si-report'
  | 'succession'
  | 'transfer'
  | 'verification';

/** From where on a caller wants changes. `http/plugins/changes.ts` reads it from what they sent. */
export type ChangesFrom =
  | { at: string }
  /** All that a transaction of this number or a later one changed; events of the ledger from this place on. */
  | { transaction: string; ledgerSize: number };

/** How `route()` hands it to the handler, in place of what was sent. */
export const writeChangesFrom = (from: ChangesFrom): string => JSON.stringify(from);

/**
 * The time of a change is the start of its transaction, which a reader sees at its end. So a time is read this many
 * minutes early.
 */
const EARLY_MINUTES = 10;

const early = (at: string): RawBuilder<Date> =>
  sql`(${at}::timestamptz - make_interval(mins => ${EARLY_MINUTES}))`;

/**
 * A condition on a table with the columns `changed_in` and `changed_at`. A number that is not given out yet is from
 * another database, of which this one is a copy.
 */
export function changedFrom(changedSince: string): RawBuilder<boolean> {
  const from = JSON.parse(changedSince) as ChangesFrom;
  if ('at' in from) return sql`changed_at >= ${early(from.at)}`;
  return sql`(changed_in >= ${from.transaction}::xid8
    and changed_in < pg_snapshot_xmax(pg_current_snapshot()))`;
}

/**
 * The condition that a record was created or changed since, for the conditions of a list; none where the query does not
 * ask for it.
 *
 * @param id the column with the id of the record.
 */
export function changedRecords(
  list: NotedList | readonly NotedList[],
  { changedSince }: { changedSince?: string },
  id: RawBuilder<string>,
): RawBuilder<boolean>[] {
  if (changedSince === undefined) return [];
  const lists = sql.join([list].flat());
  return [
    sql`${id} in (select record_id from record_change where list in (${lists}) and ${changedFrom(changedSince)})`,
  ];
}

/**
 * The same for a list of stock numbers, as the end of its conditions on the table `property`: what is said of the number
 * was changed, or an item that has it.
 */
export function changedStockNumbers(
  list: 'catalog' | 'component-list',
  query: { changedSince?: string },
): RawBuilder<unknown> {
  const ways = [
    ...changedRecords(list, query, sql`property.nsn`),
    ...changedRecords('property', query, sql`property.id`),
  ];
  return ways.length === 0 ? sql`` : sql`and (${sql.join(ways, sql` or `)})`;
}

/** The same of events of the ledger: those that were appended since. Their places are in the order of the commits. */
export function appendedEvents({ changedSince }: { changedSince?: string }): RawBuilder<boolean>[] {
  if (changedSince === undefined) return [];
  const from = JSON.parse(changedSince) as ChangesFrom;
  return 'at' in from ? [sql`ts >= ${early(from.at)}`] : [sql`seq >= ${from.ledgerSize}`];
}
