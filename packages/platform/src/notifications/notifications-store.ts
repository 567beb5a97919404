import { type NotificationDto, STORAGE_KEYS } from '@hand-receipt/contracts';
import { create } from 'zustand';
import { newId } from '../new-id';

/** A notification as this browser keeps it. */
export interface Notification extends NotificationDto {
  read: boolean;
}

/** What a caller gives; the rest is generated. */
type NewNotification = Pick<Notification, 'type' | 'title' | 'message'> & Partial<Notification>;

interface Notifications {
  list: Notification[];
  markRead: (id: string) => void;
  markAllRead: () => void;
  clear: () => void;
}

const isNotification = (value: unknown): value is Notification => {
  const candidate = value as Notification | null;
  return (
    typeof candidate === 'object' &&
    candidate !== null &&
    typeof candidate.id === 'string' &&
    typeof candidate.title === 'string' &&
    typeof candidate.timestamp === 'number'
  );
};

/** What the browser kept; corrupt text is discarded rather than shown or thrown. */
function stored(): Notification[] {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(STORAGE_KEYS.notifications) ?? '[]');
    return Array.isArray(value) && value.every(isNotification) ? value : [];
  } catch {
    return [];
  }
}

export const notificationsStore = create<Notifications>((set) => ({
  list: stored(),
  markRead: (id) => set(({ list }) => ({ list: list.map((n) => (n.id === id ? { ...n, read: true } : n)) })),
  markAllRead: () => set(({ list }) => ({ list: list.map((n) => ({ ...n, read: true })) })),
  clear: () => set({ list: [] }),
}));

notificationsStore.subscribe(({ list }) => {
  try {
    if (list.length > 0) localStorage.setItem(STORAGE_KEYS.notifications, JSON.stringify(list));
    else localStorage.removeItem(STORAGE_KEYS.notifications);
  } catch (error) {
    console.warn('Notifications could not be kept on this device', error);
  }
});

// Another tab marked, cleared or received: show the same list here.
window.addEventListener('storage', (event) => {
  if (event.key === STORAGE_KEYS.notifications) notificationsStore.setState({ list: stored() });
});

export const useNotifications = notificationsStore;

/** Puts a notification at the front of the list, unread unless it says otherwise. One that is already there (by id) is left as it is. */
export function notify(notification: NewNotification): void {
  notificationsStore.setState(({ list }) => {
    const id = notification.id ?? newId();
    if (list.some((known) => known.id === id)) return { list };
    const added: Notification = { timestamp: Date.now(), action: null, read: false, ...notification, id };
    return { list: [added, ...list] };
  });
}
