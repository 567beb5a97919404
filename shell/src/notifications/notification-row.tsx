import type { Notification } from '@hand-receipt/platform';
import { timeAgo, VisuallyHidden } from '@hand-receipt/ui';
import { notificationLook } from './notification-look';

interface NotificationRowProps {
  notification: Notification;
  now: number;
  onOpen: () => void;
}

/** One notification; the whole row opens it. */
export function NotificationRow({ notification, now, onOpen }: NotificationRowProps) {
  const { type, title, message, timestamp, read } = notification;
  const { Icon, tone } = notificationLook(type);
  return (
    <li>
      <button type="button" className="app-notification" data-unread={!read || undefined} onClick={onOpen}>
        <span className="app-notification-icon hr-status" data-tone={tone}>
          <Icon size={18} />
        </span>
        <span className="app-notification-text">
          <span className="app-notification-head">
            <b>
              {read ? null : <VisuallyHidden>Unread: </VisuallyHidden>}
              {title}
            </b>
            <time dateTime={new Date(timestamp).toISOString()}>{timeAgo(timestamp, now)}</time>
          </span>
          <span className="app-notification-message">{message}</span>
        </span>
      </button>
    </li>
  );
}
