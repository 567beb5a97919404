import type { NotificationDto } from '@hand-receipt/contracts';
import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema';
import { badRequest } from '../../errors';

/** Notices in one answer; a browser that has been away longer asks again from the last one. */
const LIMIT = 200;

/** The number of a notice, as `id` of the wire and of the event stream gives it. */
function readNumber(since: string): number {
  const number = Number(since);
  if (!Number.isSafeInteger(number) || number < 0) throw badRequest('`since` is the id of a notification.');
  return number;
}

/**
 * Notices raised for a person after the one named `since`, oldest first; the newest ones where none is
 * named.
 *
 * @throws ApiError 400 where `since` is no id of a notice.
 */
export async function listNotifications(
  db: Kysely<Database>,
  userId: string,
  since: string | undefined,
): Promise<NotificationDto[]> {
  const own = db.selectFrom('notification').selectAll().where('user_id', '=', userId).limit(LIMIT);
  const rows = since
    ? await own.where('id', '>', readNumber(since)).orderBy('id').execute()
    : (await own.orderBy('id', 'desc').execute()).reverse();
  return rows.map(({ id, created_at, type, title, message, action }) => ({
    id: String(id),
    timestamp: created_at.getTime(),
    type,
    title,
    message,
    action,
  }));
}
