import { notificationsStore } from '../../notifications/notifications-store';
import { openStore } from './database';

async function write(): Promise<void> {
  const store = await openStore('notifications');
  await store.clear();
  for (const notification of notificationsStore.getState().list)
    await store.setItem(notification.id, notification);
}

/**
 * Keeps a copy of the notifications in the device's database; local storage has the live list.
 * @returns stops copying
 */
export function mirrorNotifications(): () => void {
  let last = Promise.resolve();
  const copy = () => {
    last = last.then(write).catch((error: unknown) => console.warn('Notifications were not copied', error));
  };
  copy();
  return notificationsStore.subscribe(copy);
}
