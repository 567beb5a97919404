import { groupOf, type Notification } from '@hand-receipt/platform';

/** One line of the panel: a notification, or several reminders that say the same of different things. */
export interface NotificationLine {
  /** The newest of them. */
  newest: Notification;
  /** All of them, newest first. */
  all: Notification[];
}

/** Transfers ask for an answer each; of the system's, those of one type and title are said once. */
const keyOf = ({ id, type, title }: Notification): string =>
  groupOf(type) === 'transfers' ? id : `${type} ${title}`;

/** Puts reminders of one kind into one line, at the place of the newest, so that they do not bury a request. */
export function groupNotifications(list: readonly Notification[]): NotificationLine[] {
  const lines = new Map<string, NotificationLine>();
  for (const notification of list) {
    const line = lines.get(keyOf(notification));
    if (line) line.all.push(notification);
    else lines.set(keyOf(notification), { newest: notification, all: [notification] });
  }
  return [...lines.values()];
}
