import { request } from '../api/request';
import { forgetNotifications } from './shown-before';
import { notificationsStore } from './notifications-store';

/**
 * Words the notifications of the panel as the server words them now, with serial numbers hidden or shown. Where it does
 * not answer, their text goes; the event stream brings them back.
 */
export async function readNotificationsAgain(userId: string, signal: AbortSignal): Promise<void> {
  if (notificationsStore.getState().list.length === 0) return;
  try {
    const notices = await request('GET /api/notifications', { signal });
    const known = new Map(notices.map((notice) => [notice.id, notice]));
    notificationsStore.setState(({ list }) => ({
      list: list.flatMap((one) => {
        const now = known.get(one.id);
        // What this browser told by itself is about no item.
        return now ? [{ ...one, ...now }] : /^\d+$/.test(one.id) ? [] : [one];
      }),
    }));
  } catch {
    forgetNotifications(userId);
  }
}
