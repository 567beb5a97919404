import { type Transaction, sql } from 'kysely';
import type { Database } from '../kernel';
import { audienceOf } from './audience';
import type { LiveUpdate } from './live-update';
import { queueEmails } from './queue-emails';
import { filterByPreference } from './notifications';
import { EVENT_CHANNEL, type UpdateSignal } from './signal';

/** People named in one NOTIFY. */
const NAMED_AT_ONCE = 200;

/**
 * Writes the notifications and sends NOTIFY. Browsers get the update when the transaction commits.
 *
 * One person's notifications get their numbers under a lock that is held until the commit. So numbers
 * become visible in ascending order, and "after number n" never passes over one that commits late.
 */
export async function publishUpdate(trx: Transaction<Database>, update: LiveUpdate, at: Date): Promise<void> {
  const { notification, scopes, signedOut = false, writer = null, except = [] } = update;
  const named = update.audience ? await audienceOf(trx, update.audience) : update.userIds;
  const userIds = named && [...new Set(named)].filter((userId) => !except.includes(userId)).sort();
  if (notification && userIds) {
    const wanting = await filterByPreference(trx, userIds, notification.type, update.choice);
    for (const { userId } of wanting) {
      await sql`select pg_advisory_xact_lock(hashtext('notification'), hashtext(${userId}))`.execute(trx);
    }
    if (wanting.length > 0) {
      const { action, ...words } = notification;
      const row = { ...words, action: action && JSON.stringify(action), created_at: at };
      const written = await trx
        .insertInto('notification')
        .values(wanting.map(({ userId }) => ({ ...row, user_id: userId })))
        .returning(['id', 'user_id'])
        .execute();
      await queueEmails(trx, written, wanting, at);
    }
  }
  for (const slice of userIds ? slices(userIds, NAMED_AT_ONCE) : [null]) {
    const notified = notification !== undefined;
    const signal: UpdateSignal = { userIds: slice, scopes, notified, signedOut, writer };
    await sql`select pg_notify(${EVENT_CHANNEL}, ${JSON.stringify(signal)})`.execute(trx);
  }
}

const slices = <T>(all: T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(all.length / size) }, (_, index) =>
    all.slice(index * size, (index + 1) * size),
  );
