import { readSettings } from '@hand-receipt/contracts';
import { type Transaction, sql } from 'kysely';
import { type Database, localDay } from '../kernel';
import { publishUpdate } from '../live';

/** Local hour from which the day's digest goes out: with first formation. */
const DIGEST_HOUR = 6;

interface Waiting {
  transfers: number;
  documents: number;
  maintenance: number;
}

/** Active people who asked for a digest and have not had today's, each entered as having had it. */
async function claimReaders(trx: Transaction<Database>, day: string): Promise<string[]> {
  const rows = await trx
    .selectFrom('user_settings')
    .innerJoin('users', 'users.id', 'user_settings.user_id')
    .select(['users.id', 'user_settings.document'])
    .where('users.status', '=', 'Active')
    .orderBy('users.id')
    .execute();
  const readers = rows.filter(({ document }) => {
    const { enableNotifications, dailyDigest } = readSettings(document).notifications;
    return enableNotifications && dailyDigest;
  });
  if (readers.length === 0) return [];
  const claimed = await trx
    .insertInto('daily_digest')
    .values(readers.map(({ id }) => ({ user_id: id, day })))
    .onConflict((had) => had.doNothing())
    .returning('user_id')
    .execute();
  return claimed.map(({ user_id }) => user_id).sort();
}

async function countWaiting(trx: Transaction<Database>, userId: string, day: string): Promise<Waiting> {
  const { rows } = await sql<Waiting>`
    select
      (select count(*) from transfer where status = 'Pending' and not is_recall
        and case when needs_consent and superior_agreed_at is null then superior_user_id else to_user_id end
          = ${userId})::int as transfers,
      (select count(*) from document where recipient_user_id = ${userId} and read_at is null)::int as documents,
      (select count(*) from maintenance_item work join custody_link link on link.item_id = work.item_id
        where link.user_id = ${userId} and work.status = 'scheduled' and work.scheduled_date <= ${day}::date + 7
      )::int as maintenance`.execute(trx);
  return rows[0] ?? { transfers: 0, documents: 0, maintenance: 0 };
}

const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

const sentence = ({ transfers, documents, maintenance }: Waiting): string =>
  [
    counted(transfers, 'transfer waits for your answer', 'transfers wait for your answer'),
    counted(documents, 'unread document', 'unread documents'),
    counted(
      maintenance,
      'item has maintenance due within 7 days',
      'items have maintenance due within 7 days',
    ),
  ].join(', ');

/** Sends the daily digest to the people who turned it on, once a day from 0600 local time. */
export async function sendDailyDigests(trx: Transaction<Database>, now: Date): Promise<void> {
  if (now.getHours() < DIGEST_HOUR) return;
  const day = localDay(now);
  for (const userId of await claimReaders(trx, day)) {
    const message = `${sentence(await countWaiting(trx, userId, day))}.`;
    const notification = {
      type: 'info' as const,
      title: 'Daily digest',
      message,
      action: { label: 'Open', path: '/dashboard' },
    };
    await publishUpdate(trx, { userIds: [userId], scopes: [], notification, choice: 'dailyDigest' }, now);
  }
}
