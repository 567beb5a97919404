import type { RouteQuery, TransferDto } from '@hand-receipt/contracts';
import { TRANSFER_SORTS } from '@hand-receipt/contracts/routes';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import {
  changedRecords,
  DEFAULT_LIMIT,
  type Database,
  type Page,
  type TransferState,
  badRequest,
  readPage,
  readSort,
  substringPattern,
} from '../../kernel';
import type { Viewer } from '../../access';
import { loadTransfers } from './load-transfers';

type TransferQuery = RouteQuery<'GET /api/transfers'>;

const STATES: readonly TransferState[] = ['Pending', 'Approved', 'Rejected', 'Cancelled'];

const person = (alias: 'sender' | 'recipient'): RawBuilder<string> =>
  sql`${sql.ref(`${alias}.rank`)} || ' ' || ${sql.ref(`${alias}.last_name`)}`;

/** The text that each column sorts by. */
const SORT_KEY: Record<(typeof TRANSFER_SORTS)[number], RawBuilder<string>> = {
  date: sql`to_char(transfer.requested_at at time zone 'UTC', 'YYYY-MM-DD HH24:MI:SS.US')`,
  name: sql`lower(property.name)`,
  from: sql`lower(sender.last_name)`,
  to: sql`lower(recipient.last_name)`,
};

/** A sign-over to which the person must agree before its recipient can answer. */
const asksConsent = (viewer: Viewer): RawBuilder<boolean> =>
  sql`(transfer.superior_user_id = ${viewer.id} and transfer.needs_consent
    and transfer.superior_agreed_at is null and transfer.status = 'Pending')`;

function inView(viewer: Viewer, view: TransferQuery['view']): RawBuilder<boolean> {
  if (view === 'incoming') return sql`(transfer.to_user_id = ${viewer.id} or ${asksConsent(viewer)})`;
  if (view === 'outgoing') return sql`transfer.from_user_id = ${viewer.id}`;
  return sql`(transfer.to_user_id = ${viewer.id} or transfer.from_user_id = ${viewer.id}
    or transfer.superior_user_id = ${viewer.id})`;
}

/**
 * Pending and for the person to answer: an offer to them, or a sign-over to which they must agree. Their own recall
 * waits for its holder, and a sign-over that needs consent waits for the superior.
 */
const awaits = (viewer: Viewer): RawBuilder<boolean> => sql`(${asksConsent(viewer)}
  or (transfer.status = 'Pending' and transfer.to_user_id = ${viewer.id} and not transfer.is_recall
    and (not transfer.needs_consent or transfer.superior_agreed_at is not null)))`;

function readState(word: string): TransferState {
  const state = STATES.find((candidate) => candidate.toLowerCase() === word.trim().toLowerCase());
  if (!state) throw badRequest(`'${word}' is not a status of a transfer.`);
  return state;
}

/**
 * A page of the transfers that the person is a party to, newest first unless sorted. The search matches
 * item name, serial number and either person's rank and name.
 *
 * @throws ApiError 400 for an unknown sort column, status or cursor.
 */
export async function listTransfers(
  db: Kysely<Database>,
  viewer: Viewer,
  query: TransferQuery,
): Promise<Page<TransferDto>> {
  const sort = readSort(query.sort, TRANSFER_SORTS, { column: 'date', descending: true });
  const search = query.q?.trim();
  const conditions = [inView(viewer, query.view), ...changedRecords('transfer', query, sql`transfer.id`)];
  if (query.status) conditions.push(sql`transfer.status = ${readState(query.status)}`);
  if (query.waiting) conditions.push(awaits(viewer));
  if (query.request) conditions.push(sql`transfer.request_id = ${query.request}`);
  if (search) {
    const pattern = substringPattern(search);
    conditions.push(sql`(property.search_text ilike ${pattern}
      or ${person('sender')} ilike ${pattern} or ${person('recipient')} ilike ${pattern})`);
  }
  const page = await readPage(db, {
    matches: sql`select transfer.id, ${SORT_KEY[sort.column]} as sort_key
      from transfer
      join property on property.id = transfer.item_id
      join users sender on sender.id = transfer.from_user_id
      join users recipient on recipient.id = transfer.to_user_id
      where ${sql.join(conditions, sql` and `)}`,
    searchFirst: Boolean(search) || query.changedSince !== undefined,
    descending: sort.descending,
    limit: query.limit ?? DEFAULT_LIMIT,
    cursor: query.cursor,
  });
  return { ...page, rows: await loadTransfers(db, page.rows) };
}
