import { notificationsStore } from '../../notifications/notifications-store';
import { openStore } from './database';
import { type WriteRows, writerForPerson } from './persons-rows';

async function replaceAll(write: WriteRows): Promise<void> {
  await (await openStore('notifications')).clear();
  await write('notifications', notificationsStore.getState().list);
}

/**
 * Keeps a copy of the notifications in the device's database; local storage has the live list.
 * @returns stops copying
 */
export function mirrorNotifications(): () => void {
  let last = Promise.resolve();
  const copy = () => {
    const write = writerForPerson();
    last = last
      .then(() => replaceAll(write))
      .catch((error: unknown) => console.warn('Notifications were not copied', error));
  };
  copy();
  return notificationsStore.subscribe(copy);
}
