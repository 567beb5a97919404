import { type Transaction, sql } from 'kysely';
import { type Database, localDay, startOfDay } from '../../kernel';
import { type ReminderKey, raiseReminderOnce } from '../../live';
import { itemCount } from './item-count';
import { indexedSerial } from './indexed-serial';

/** Local hour from which the day's reminders go out: with first formation. */
const REMINDER_HOUR = 6;

interface Waiting {
  userId: string;
  /** Offers that wait for his answer. */
  offers: number;
  /** Items that he holds and that were recalled. */
  recalls: number;
  /** Items that he holds and that others ask for. */
  asks: number;
}

/** What has waited for each active person since before today. */
const readWaiting = (db: Transaction<Database>, now: Date) =>
  sql<Waiting>`
  select users.id as "userId",
    (count(*) filter (where kind = 'offer'))::int as offers,
    (count(*) filter (where kind = 'recall'))::int as recalls,
    (count(*) filter (where kind = 'ask'))::int as asks
  from (
    select case when is_recall then from_user_id else to_user_id end as user_id,
      case when is_recall then 'recall' else 'offer' end as kind, requested_at as since
    from transfer where status = 'Pending'
    union all
    select property.assigned_to_user_id, 'ask', ask.asked_at
    from transfer_ask ask
      join property on ${indexedSerial} = ask.serial_number
      join users asker on asker.id = ask.asker_user_id and asker.status = 'Active'
    where ask.status = 'Sent' and property.assigned_to_user_id <> ask.asker_user_id
  ) waiting
  join users on users.id = waiting.user_id and users.status = 'Active'
  where waiting.since < ${startOfDay(now)}
  group by users.id`.execute(db);

function sentence({ offers, recalls, asks }: Waiting): string {
  const parts = [
    offers > 0 && `${itemCount(offers)} offered to you`,
    recalls > 0 && `${itemCount(recalls)} recalled from you`,
    asks > 0 && `${itemCount(asks)} that others ask you for`,
  ];
  return `Waiting since yesterday or longer: ${parts.filter(Boolean).join(', ')}.`;
}

/**
 * Reminds people once a day, from 0600 local time, of transfers that wait for them. Their settings decide
 * whether they are told.
 *
 * @returns how many notices were raised.
 */
export async function remindOfTransfers(db: Transaction<Database>, now: Date): Promise<number> {
  if (now.getHours() < REMINDER_HOUR) return 0;
  const { rows } = await readWaiting(db, now);
  const occasions: ReminderKey[] = rows.map((waiting) => ({
    userId: waiting.userId,
    key: localDay(now),
    notification: {
      type: 'transfer-request',
      title: 'Transfers wait for you',
      message: sentence(waiting),
      action: { label: 'Review', path: '/transfers' },
    },
  }));
  return raiseReminderOnce(db, now, 'transfers-waiting', 'transfers', occasions);
}
