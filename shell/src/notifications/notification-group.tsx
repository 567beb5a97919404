import type { Notification } from '@hand-receipt/platform';
import { ChevronDownIcon, ChevronUpIcon, timeAgo, VisuallyHidden } from '@hand-receipt/ui';
import { useId, useState } from 'react';
import type { NotificationLine } from './group-notifications';
import { notificationLook } from './notification-look';
import { NotificationRow } from './notification-row';

interface NotificationGroupProps {
  line: NotificationLine;
  now: number;
  onOpen: (notification: Notification) => void;
}

/** Reminders of one kind: the newest of them and how many there are; opened, each of them. */
export function NotificationGroup({ line: { newest, all }, now, onOpen }: NotificationGroupProps) {
  const [isOpen, setOpen] = useState(false);
  const listId = useId();
  const { Icon, tone } = notificationLook(newest.type);
  const unread = all.filter(({ read }) => !read).length;
  const Chevron = isOpen ? ChevronUpIcon : ChevronDownIcon;
  return (
    <li>
      <button
        type="button"
        className="app-notification"
        data-unread={unread > 0 || undefined}
        aria-expanded={isOpen}
        aria-controls={isOpen ? listId : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        <span className="app-notification-icon hr-status" data-tone={tone}>
          <Icon size={18} />
        </span>
        <span className="app-notification-text">
          <span className="app-notification-head">
            <b>
              {unread > 0 ? <VisuallyHidden>{unread} unread: </VisuallyHidden> : null}
              {newest.title} ({all.length})
            </b>
            <time dateTime={new Date(newest.timestamp).toISOString()}>{timeAgo(newest.timestamp, now)}</time>
            <Chevron size={14} />
          </span>
          <span className="app-notification-message">
            {newest.message} And {all.length - 1} more.
          </span>
        </span>
      </button>
      {isOpen ? (
        <ul id={listId} className="app-notification-group" aria-label={newest.title}>
          {all.map((notification) => (
            <NotificationRow
              key={notification.id}
              notification={notification}
              now={now}
              onOpen={() => onOpen(notification)}
            />
          ))}
        </ul>
      ) : null}
    </li>
  );
}
