import type { LedgerEventType } from '@hand-receipt/contracts';
import { type Kysely, sql } from 'kysely';
import { AGAIN, type Database, type Job, localDay, startOfDay } from '../kernel';
import { ledgerEvents } from '../ledger';

/** Days of history that the dashboard shows, today among them. */
export const HISTORY_DAYS = 30;

/** Days of the history that are over and not written down yet; none while there is no item to count. */
async function uncountedDays(db: Kysely<Database>, now: Date): Promise<{ day: string; end: Date }[]> {
  const days = Array.from({ length: HISTORY_DAYS - 1 }, (_, index) => ({
    day: localDay(startOfDay(now, index + 1 - HISTORY_DAYS)),
    end: startOfDay(now, index + 2 - HISTORY_DAYS),
  }));
  const counted = await db
    .selectFrom('readiness_day')
    .select('day')
    .where('day', '>=', days[0]?.day ?? localDay(now))
    .execute();
  const known = new Set(counted.map(({ day }) => day));
  const uncounted = days.filter(({ day }) => !known.has(day));
  if (uncounted.length === 0) return [];
  const item = await db.selectFrom('property').select('id').limit(1).executeTakeFirst();
  return item ? uncounted : [];
}

/** Events that say what was of an item before them. */
const CHANGES: readonly LedgerEventType[] = [
  'STATUS CHANGE',
  'TRANSFER APPROVED',
  'LINK REPLACED',
  'ITEM LEFT',
  'ITEM REINSTATED',
  'NOT SEEN',
  'FOUND',
];

/**
 * Counts one day from the items as they are now and the ledger's events since: an item had the status and the
 * holder that the first change after that day took it from, be it a transfer or a change of holder. What had left its book by then is not counted, and what left
 * since is, in the unit whose book it left.
 */
const countDay = (db: Kysely<Database>, day: string, end: Date) => sql`
  with later as (
    ${ledgerEvents(db)
      .distinctOn(['item_id', 'event_type'])
      .select([
        'item_id',
        'event_type',
        'seq',
        sql`convert_from(body, 'UTF8')::jsonb -> 'details'`.as('details'),
      ])
      .where('event_type', 'in', CHANGES)
      .where('ts', '>=', end)
      .orderBy('item_id')
      .orderBy('event_type')
      .orderBy('seq')}
  ), then_items as (
    select
      case when gone.seq is null then property.unit_id else gone.details ->> 'unitId' end as unit_id,
      case least(gone.seq, moved.seq, replaced.seq)
        when gone.seq then gone.details ->> 'fromUserId'
        when moved.seq then moved.details ->> 'fromUserId'
        when replaced.seq then replaced.details ->> 'holderBefore'
        else property.assigned_to_user_id
      end as holder_id,
      coalesce(changed.details ->> 'previousStatus', property.current_status) as status,
      case least(unseen.seq, found.seq, gone.seq)
        when unseen.seq then unseen.details ->> 'missingIn' is not null
        when found.seq then true
        when gone.seq then gone.details ->> 'missingIn' is not null
        else property.missing_since is not null
      end as missing
    from property
    left join later changed on changed.item_id = property.id and changed.event_type = 'STATUS CHANGE'
    left join later moved on moved.item_id = property.id and moved.event_type = 'TRANSFER APPROVED'
    left join later replaced on replaced.item_id = property.id and replaced.event_type = 'LINK REPLACED'
    left join later unseen on unseen.item_id = property.id and unseen.event_type = 'NOT SEEN'
    left join later found on found.item_id = property.id and found.event_type = 'FOUND'
    left join later gone on gone.item_id = property.id and gone.event_type = 'ITEM LEFT'
    left join later back on back.item_id = property.id and back.event_type = 'ITEM REINSTATED'
    where property.created_at < ${end} and case
      when back.seq < coalesce(gone.seq, back.seq + 1) then false
      when gone.seq is not null then true
      else property.left_at is null
    end
  )
  insert into readiness_count (day, unit_id, holder_id, holder_unit_id, status, missing, items)
  select ${day}::date, item.unit_id, item.holder_id, holder.unit_id, item.status, item.missing, count(*)::int
  from then_items item left join users holder on holder.id = item.holder_id
  group by item.unit_id, item.holder_id, holder.unit_id, item.status, item.missing`;

/**
 * Writes down how ready the items were at the end of the newest day of the history that is over and not counted; of
 * several processes, one runs the job. What is written is never changed. A day of a brigade takes a second, so each is one
 * run of the job, with a transaction of its own.
 */
export const recordNextDay: Job = async (db, now) => {
  const next = (await uncountedDays(db, now)).at(-1);
  if (!next) return;
  await db.insertInto('readiness_day').values({ day: next.day, counted_at: now }).execute();
  await countDay(db, next.day, next.end).execute(db);
  return AGAIN;
};
