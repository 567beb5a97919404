import type { LedgerEventDto, LedgerEventType, LedgerFilter, RouteQuery } from '@hand-receipt/contracts';
import { toHex } from '@hand-receipt/ledger';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import {
  DEFAULT_LIMIT,
  type Database,
  type Page,
  appendedEvents,
  badRequest,
  notFound,
  readCursor,
  substringPattern,
  writeCursor,
} from '../kernel';
import {
  type Viewer,
  countedEventParts,
  maySee,
  seesWholeLedger,
  visibleEventParts,
  visibleEvents,
} from '../access';
import { type EventRow, ledgerEvents, readRow, searchSeqs } from '../ledger';

type HistoryQuery = RouteQuery<'GET /api/ledger/history'>;

/** The filters of the audit log (product.md, section 2), and that of an item's own history. */
const FILTERS: Record<LedgerFilter, readonly LedgerEventType[]> = {
  'record-changed': ['ITEM UPDATED', 'ITEM AMENDED', 'ITEM CLASSIFIED', 'CALIBRATION RECORDED'],
  'transfer-approved': ['TRANSFER APPROVED'],
  'transfer-rejected': ['TRANSFER REJECTED'],
  'inventory-updated': [
    'ITEM CREATED',
    'LINK REPLACED',
    'POSSESSION',
    'TEMPORARY RECEIPT',
    'ITEM UPDATED',
    'ITEM AMENDED',
    'ITEM CLASSIFIED',
    'STATUS CHANGE',
    'COMPONENTS UPDATED',
    'COMPONENTS COUNTED',
    'COMPONENT LIST PUBLISHED',
    'SHORTAGE',
    'CALIBRATION RECORDED',
    'VERIFICATION',
    'NOT SEEN',
    'FOUND',
    'MAINTENANCE',
  ],
};

/** To count more events than these would take longer than to read the page. */
const MOST_COUNTED = 1_000;

/**
 * A page of the events that the person may read, newest first. The search matches type, event id, who,
 * item and details.
 *
 * @param sealedSize size of the newest checkpoint.
 * @throws ApiError 404 for an item out of sight, 400 for an unknown cursor.
 */
export async function readHistory(
  db: Kysely<Database>,
  viewer: Viewer,
  query: HistoryQuery,
  sealedSize: number,
): Promise<Page<LedgerEventDto>> {
  const whole = await seesWholeLedger(db, viewer);
  if (query.itemId && !whole && !(await maySee(db, viewer, query.itemId))) {
    throw notFound('Property not found');
  }
  const limit = query.limit ?? DEFAULT_LIMIT;
  const before = placeBefore(query.cursor);
  const parts = visibleEventParts(viewer, whole).map((part) => all([part, ...filtersOf(query)]));
  const { from, offset, ...counted } = await startOf(db, viewer, query, whole);
  const places = [before, from].flatMap((place) => (place === null ? [] : sql`seq < ${Number(place)}`));
  const heads = parts.map((part) => {
    const head = ledgerEvents(db)
      .select('seq')
      .where(all([part, ...places]));
    return sql`(${head.orderBy('seq', 'desc').limit(offset + limit + 1)})`;
  });
  const rows = await ledgerEvents(db)
    .selectAll()
    .where(
      sql<boolean>`seq in (select seq from (${sql.join(heads, sql` union all `)}) heads
        order by seq desc offset ${offset} limit ${limit + 1})`,
    )
    .orderBy('seq', 'desc')
    .execute();
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  return {
    rows: page.map((row) => toEvent(row, sealedSize)),
    ...counted,
    nextCursor: rows.length > limit && last ? writeCursor({ key: '', id: String(last.seq) }) : null,
  };
}

/** @throws ApiError 400 for a cursor that this list did not give. */
function placeBefore(cursor: string | undefined): number | null {
  const place = readCursor(cursor);
  if (place && !/^\d{1,15}$/.test(place.id)) throw badRequest('The cursor is not one that this list gave.');
  return place && Number(place.id);
}

interface Start {
  from: number | null;
  offset: number;
  total: number;
  isTotalMinimum: boolean;
}

/**
 * How many events there are to page through, and where the page begins. Places are dense, so in the whole
 * ledger both are reckoned; a million events are neither counted nor passed over.
 */
async function startOf(
  db: Kysely<Database>,
  viewer: Viewer,
  query: HistoryQuery,
  whole: boolean,
): Promise<Start> {
  const { offset = 0 } = query;
  if (whole && filtersOf(query).length === 0) {
    const { size } = await db.selectFrom('ledger_head').select('size').executeTakeFirstOrThrow();
    return { from: offset > 0 ? size - offset : null, offset: 0, total: size, isTotalMinimum: false };
  }
  // A search finds few events, and finds them once for each part.
  const parts = (query.q?.trim() ? visibleEventParts : countedEventParts)(viewer, whole);
  const found = parts.map((part) => {
    const events = ledgerEvents(db)
      .select('seq')
      .where(all([part, ...filtersOf(query)]));
    return sql`(${events.limit(MOST_COUNTED + 1)})`;
  });
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count
    from (select from (${sql.join(found, sql` union all `)}) found limit ${MOST_COUNTED + 1}) counted`.execute(
    db,
  );
  const count = rows[0]?.count ?? 0;
  return { from: null, offset, total: Math.min(count, MOST_COUNTED), isTotalMinimum: count > MOST_COUNTED };
}

const all = (conditions: readonly RawBuilder<unknown>[]) =>
  sql<boolean>`${sql.join([...conditions], sql` and `)}`;

/** What the query asks for, as conditions on the table `ledger_event`. */
function filtersOf(query: HistoryQuery): RawBuilder<boolean>[] {
  const { q, type, itemId } = query;
  const conditions = appendedEvents(query);
  if (type) conditions.push(sql`event_type in (${sql.join(FILTERS[type])})`);
  if (itemId) conditions.push(sql`item_id = ${itemId}`);
  if (q?.trim()) conditions.push(isFound(q));
  return conditions;
}

/** The events that a person may read and has asked for. */
export const matches = (viewer: Viewer, query: HistoryQuery): RawBuilder<boolean> =>
  sql`(${all([visibleEvents(viewer), ...filtersOf(query)])})`;

/** Found by the trigram index first, whatever else is asked: the planner would rather walk along the places. */
function isFound(q: string): RawBuilder<boolean> {
  // The details were written as JSON, so a quotation mark in them has its backslash.
  const pattern = substringPattern(JSON.stringify(q.trim().toLowerCase()).slice(1, -1));
  return sql`seq in (
    with found as materialized (${searchSeqs(pattern)})
    select seq from found)`;
}

/** What is shown comes from the sealed bytes. Of a row whose bytes are damaged only the place is. */
export function toEvent(row: EventRow, sealedSize: number): LedgerEventDto {
  const event = readRow(row);
  const place = { seq: row.seq, leafHash: toHex(row.leaf_hash), sealed: row.seq < sealedSize };
  if (!event) return { ...place, ...NO_CONTENTS, timestamp: row.ts.toISOString() };
  return {
    ...place,
    timestamp: event.ts,
    eventType: event.type,
    eventId: event.eventId,
    userId: event.actor.id,
    userName: event.actor.name,
    itemId: event.item,
    details: event.details,
  };
}

const NO_CONTENTS = {
  damaged: true,
  eventType: '',
  eventId: '',
  userId: '',
  userName: '',
  itemId: null,
  details: {},
} as const;
