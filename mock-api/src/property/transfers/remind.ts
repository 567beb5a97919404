import { type Transaction, sql } from 'kysely';
import { type Database, localDay, startOfDay } from '../../kernel';
import { type ReminderKey, raiseReminderOnce } from '../../live';
import { fromKnownPerson } from './from-known-person';
import { itemCount } from './item-count';
import { namedItem } from './named-item';

/** A condition on `request`: its holder may hand the item to the requester, and so reads of the request. */
const isSeenByHolder = fromKnownPerson({ id: sql.ref('holder.id'), unitId: sql.ref('holder.unit_id') });

/** Local hour from which the day's reminders go out: with first formation. */
const REMINDER_HOUR = 6;

interface Waiting {
  userId: string;
  /** Offers that wait for their decision. */
  offers: number;
  /** Items that they hold and that were recalled. */
  recalls: number;
  /** Items of whose sign-over they are asked. */
  consents: number;
  /** Items that they hold and that people to whom they may hand something request. */
  requests: number;
}

/**
 * What has waited for each active person since before today. Of a recall that its holder answered nobody is reminded, except
 * once what was in repair should be back.
 */
const readWaiting = (db: Transaction<Database>, now: Date) =>
  sql<Waiting>`
  select users.id as "userId",
    (count(*) filter (where kind = 'offer'))::int as offers,
    (count(*) filter (where kind = 'recall'))::int as recalls,
    (count(*) filter (where kind = 'consent'))::int as consents,
    (count(*) filter (where kind = 'request'))::int as requests
  from (
    select case when is_recall then from_user_id
        when needs_consent and superior_agreed_at is null then superior_user_id
        else to_user_id end as user_id,
      case when is_recall then 'recall'
        when needs_consent and superior_agreed_at is null then 'consent'
        else 'offer' end as kind, requested_at as since
    from transfer where status = 'Pending' and due_on is null
      and (recall_answer is null or (recall_answer = 'in-repair' and answer_until < ${localDay(now)}::date))
    union all
    select holder.id, 'request', request.requested_at
    from transfer_request request
      join property on property.id = ${namedItem(sql.ref('request.serial_number'))}
      join users holder on holder.id = property.assigned_to_user_id
      join users requester on requester.id = request.requester_user_id and requester.status = 'Active'
    where request.status = 'Sent' and holder.id <> request.requester_user_id and ${isSeenByHolder}
  ) waiting
  join users on users.id = waiting.user_id and users.status = 'Active'
  where waiting.since < ${startOfDay(now)}
  group by users.id`.execute(db);

function sentence({ offers, recalls, consents, requests }: Waiting): string {
  const parts = [
    offers > 0 && `${itemCount(offers)} offered to you`,
    recalls > 0 && `${itemCount(recalls)} recalled from you`,
    consents > 0 && `${itemCount(consents)} to be signed over, if you agree`,
    requests > 0 && `${itemCount(requests)} that others ask you for`,
  ];
  return `Waiting since yesterday or longer: ${parts.filter(Boolean).join(', ')}.`;
}

/**
 * Reminds people once a day, from 0600 local time, of transfers that wait for them. Recalls with a due date have
 * reminders of their own. Their settings decide whether they are told.
 *
 * @returns how many reminders were raised.
 */
export async function remindOfTransfers(db: Transaction<Database>, now: Date): Promise<number> {
  if (now.getHours() < REMINDER_HOUR) return 0;
  const { rows } = await readWaiting(db, now);
  const reminders: ReminderKey[] = rows.map((waiting) => ({
    userId: waiting.userId,
    key: localDay(now),
    notification: {
      type: 'transfer-request',
      title: 'Transfers wait for you',
      message: sentence(waiting),
      action: { label: 'Review', path: '/transfers' },
    },
  }));
  return raiseReminderOnce(db, now, 'transfers-waiting', 'transfers', reminders);
}
