import { readSettings } from '@hand-receipt/contracts';
import { type Transaction, sql } from 'kysely';
import { AGAIN, type Database, type Job, inArray, localDay } from '../kernel';
import { publishUpdate } from '../live';

/** Local hour from which the day's digest goes out: with first formation. */
const DIGEST_HOUR = 6;

/** Most people who are told in one transaction. */
const READERS_AT_ONCE = 50;

interface Waiting {
  userId: string;
  transfers: number;
  documents: number;
  maintenance: number;
}

/** Active people who asked for a digest and have not had today's. */
async function readReaders(trx: Transaction<Database>, day: string): Promise<string[]> {
  const rows = await trx
    .selectFrom('user_settings')
    .innerJoin('users', 'users.id', 'user_settings.user_id')
    .select(['users.id', 'user_settings.document'])
    .where('users.status', '=', 'Active')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('daily_digest as had')
            .select('had.day')
            .whereRef('had.user_id', '=', 'users.id')
            .where('had.day', '=', day),
        ),
      ),
    )
    .orderBy('users.id')
    .execute();
  return rows.flatMap(({ id, document }) => {
    const { enableNotifications, dailyDigest } = readSettings(document).notifications;
    return enableNotifications && dailyDigest ? [id] : [];
  });
}

/** What waits for each of these people, in the order of their ids. */
async function countWaiting(
  trx: Transaction<Database>,
  userIds: readonly string[],
  day: string,
): Promise<Waiting[]> {
  const { rows } = await sql<Waiting>`
    select reader.id as "userId", coalesce(transfers.waiting, 0) as transfers,
      coalesce(documents.waiting, 0) as documents, coalesce(maintenance.waiting, 0) as maintenance
    from unnest(${userIds}::text[]) with ordinality reader (id, position)
    left join (
      select case when needs_consent and superior_agreed_at is null then superior_user_id else to_user_id end as id,
        count(*)::int as waiting
      from transfer where status = 'Pending' and not is_recall group by 1) transfers on transfers.id = reader.id
    left join (
      select recipient_user_id as id, count(*)::int as waiting
      from document where recipient_user_id = ${inArray(userIds)} and read_at is null
      group by 1) documents on documents.id = reader.id
    left join (
      select link.user_id as id, count(*)::int as waiting
      from maintenance_item work join custody_link link on link.item_id = work.item_id
      where link.user_id = ${inArray(userIds)} and work.status = 'scheduled'
        and work.scheduled_date <= ${day}::date + 7
      group by 1) maintenance on maintenance.id = reader.id
    order by reader.position`.execute(trx);
  return rows;
}

const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

const sentence = ({ transfers, documents, maintenance }: Omit<Waiting, 'userId'>): string =>
  [
    counted(transfers, 'transfer waits for your answer', 'transfers wait for your answer'),
    counted(documents, 'unread document', 'unread documents'),
    counted(
      maintenance,
      'item has maintenance due within 7 days',
      'items have maintenance due within 7 days',
    ),
  ].join(', ');

/**
 * Sends the daily digest to the people who turned it on, once a day from 0600 local time. What it writes for a brigade's readers
 * takes seconds, so one run of the job is for some of them, with a transaction of its own.
 */
export const sendDailyDigests: Job = async (trx, now) => {
  if (now.getHours() < DIGEST_HOUR) return;
  const day = localDay(now);
  const readers = await readReaders(trx, day);
  // In one order of people, as notifications are always locked.
  const userIds = readers.slice(0, READERS_AT_ONCE).sort();
  if (userIds.length === 0) return;
  await trx
    .insertInto('daily_digest')
    .values(userIds.map((user_id) => ({ user_id, day })))
    .execute();
  for (const { userId, ...waiting } of await countWaiting(trx, userIds, day)) {
    const notification = {
      type: 'info' as const,
      title: 'Daily digest',
      message: `${sentence(waiting)}.`,
      action: { label: 'Open', path: '/dashboard' },
    };
    await publishUpdate(trx, { userIds: [userId], scopes: [], notification, choice: 'dailyDigest' }, now);
  }
  return readers.length > userIds.length ? AGAIN : undefined;
};
