import type { HandOverDto } from '@hand-receipt/contracts';
import type { RouteQuery } from '@hand-receipt/contracts/routes';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Viewer } from '../access';
import { changedRecords, DEFAULT_LIMIT, type Database, type Page, readNewest, readPage } from '../kernel';
import { loadHandOvers } from './load-handovers';
import { endOfDay, startOf } from './terms';
import { visibleHandOvers } from './visible-handovers';

type Query = RouteQuery<'GET /api/counter/handovers'>;

/** A receipt that nobody acknowledged for so long is listed for the leaders. */
const LATE_MS = 72 * 60 * 60 * 1000;

/** Nobody has acknowledged the receipt in 72 hours. A condition on the table `handover`. */
export const isLate = (at: Date): RawBuilder<boolean> =>
  sql`(handover.state = 'recorded' and handover.recorded_at <= ${new Date(at.getTime() - LATE_MS)})`;

/** Something of it is still out as it was handed over: a converted receipt is not. A condition on the table `handover`. */
const isOpen = sql<boolean>`exists (select from possession
  where possession.handover_id = handover.id and possession.basis = handover.mode and possession.to_at is null)`;

/** When the first of what is still out is due, as text that sorts by time. */
const dueKey = sql<string>`coalesce((select to_char(min(possession.due_at) at time zone 'utc', 'YYYY-MM-DD HH24:MI:SS')
  from possession where possession.handover_id = handover.id and possession.to_at is null), '9999')`;

function stateIs(state: Query['state'], at: Date): RawBuilder<boolean> {
  const isTooLate = sql`handover.waits_until <= ${at}`;
  if (state === 'waiting') return sql`(handover.state = 'waiting' and not ${isTooLate})`;
  if (state === 'lapsed')
    return sql`(handover.state = 'lapsed' or (handover.state = 'waiting' and ${isTooLate}))`;
  return sql`handover.state = ${state}`;
}

const ofDay = (day: string): RawBuilder<boolean> =>
  sql`(handover.act_at >= ${startOf(day)} and handover.act_at < ${endOfDay(day)})`;

function conditions(query: Query, at: Date): RawBuilder<boolean>[] {
  const { counter, person, mode, state, day, draft, late, open } = query;
  const wanted = [
    counter !== undefined && sql<boolean>`handover.counter_id = ${counter}`,
    person !== undefined && sql<boolean>`handover.recipient_id = ${person}`,
    mode !== undefined && sql<boolean>`handover.mode = ${mode}`,
    state !== undefined && stateIs(state, at),
    day !== undefined && ofDay(day),
    draft !== undefined && sql<boolean>`handover.draft_id = ${draft}`,
    late === true && isLate(at),
    open === true && isOpen,
  ];
  return wanted.filter((condition) => condition !== false);
}

/**
 * A page of the hand-overs and returns that the viewer may see, newest first unless the call wants them by due time.
 *
 * @throws ApiError 400 for a cursor that this list did not give.
 */
export async function listHandOvers(
  db: Kysely<Database>,
  viewer: Viewer,
  query: Query,
  at: Date,
): Promise<Page<HandOverDto>> {
  const where = [
    visibleHandOvers(viewer, at),
    ...conditions(query, at),
    ...changedRecords('handover', query, sql`handover.id`),
  ];
  const range = { limit: query.limit ?? DEFAULT_LIMIT, cursor: query.cursor };
  const page =
    query.order === 'due'
      ? await readPage(db, {
          matches: sql`select handover.id as id, ${dueKey} as sort_key from handover
            where ${sql.join(where, sql` and `)}`,
          searchFirst: true,
          descending: false,
          ...range,
        })
      : await readNewest(db, {
          from: sql`handover`,
          where,
          time: sql`handover.act_at`,
          id: sql`handover.id`,
          ...range,
        });
  return { ...page, rows: await loadHandOvers(db, viewer, page.rows, at) };
}
