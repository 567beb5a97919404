import type { LedgerEventDto, LedgerEventType, RouteQuery } from '@hand-receipt/contracts';
import { toHex } from '@hand-receipt/ledger';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from '../../db/schema';
import { notFound } from '../../errors';
import { DEFAULT_LIMIT, type Page, readCursor, substringPattern, writeCursor } from '../property/paging';
import { type Viewer, maySee } from '../property/visible-items';
import { seesWholeLedger, visibleEvents } from './scope';
import { type EventRow, bodyOf } from './verify/event-row';

type HistoryQuery = RouteQuery<'GET /api/ledger/history'>;

/** The filter of the audit log (product.md, section 2). A word that is not here filters nothing. */
const FILTERS: Record<string, readonly LedgerEventType[]> = {
  'transfer-approved': ['TRANSFER APPROVED'],
  'transfer-rejected': ['TRANSFER REJECTED'],
  'inventory-updated': [
    'ITEM CREATED',
    'ITEM UPDATED',
    'STATUS CHANGE',
    'COMPONENTS UPDATED',
    'VERIFICATION',
    'MAINTENANCE',
  ],
};

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
  if (query.itemId && !seesWholeLedger(viewer) && !(await maySee(db, viewer, query.itemId))) {
    throw notFound('Property not found');
  }
  const limit = query.limit ?? DEFAULT_LIMIT;
  const before = readCursor(query.cursor);
  const matching = db.selectFrom('ledger_event').where(matches(viewer, query));
  const rows = await matching
    .selectAll()
    .$if(before !== null, (page) => page.where('seq', '<', Number(before?.id)))
    .orderBy('seq', 'desc')
    .offset(query.offset ?? 0)
    .limit(limit + 1)
    .execute();
  const { total } = await matching
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  return {
    rows: page.map((row) => toEvent(row, sealedSize)),
    total,
    nextCursor: rows.length > limit && last ? writeCursor({ key: '', id: String(last.seq) }) : null,
  };
}

function matches(viewer: Viewer, { q, type, itemId }: HistoryQuery): RawBuilder<boolean> {
  const conditions = [visibleEvents(viewer)];
  const types = FILTERS[type ?? ''];
  if (types) conditions.push(sql`event_type in (${sql.join(types)})`);
  if (itemId) conditions.push(sql`item_id = ${itemId}`);
  // The details were written as JSON, so a quotation mark in them has its backslash.
  if (q?.trim())
    conditions.push(sql`search_text like ${substringPattern(JSON.stringify(q.toLowerCase()).slice(1, -1))}`);
  return sql`(${sql.join(conditions, sql` and `)})`;
}

/** What is shown comes from the sealed bytes; a row whose bytes are damaged shows its columns, and no details. */
function toEvent(row: EventRow, sealedSize: number): LedgerEventDto {
  const body = bodyOf(row.body);
  return {
    seq: row.seq,
    timestamp: body?.ts ?? row.ts.toISOString(),
    eventType: body?.type ?? row.event_type,
    eventId: body?.eventId ?? row.event_id,
    userId: body?.actor.id ?? row.actor_id,
    userName: body?.actor.name ?? '',
    itemId: body ? body.item : row.item_id,
    details: body?.details ?? {},
    leafHash: toHex(row.leaf_hash),
    sealed: row.seq < sealedSize,
  };
}
