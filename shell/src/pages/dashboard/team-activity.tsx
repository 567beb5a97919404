import { DASHBOARD_PREVIEW } from '@hand-receipt/contracts';
import { type Notification, useNavigate, useNotifications } from '@hand-receipt/platform';
import { EmptyState, Panel } from '@hand-receipt/ui';
import { NotificationRow } from '../../notifications/notification-row';
import '../../notifications/notifications.css';
import { useNow } from '../../notifications/use-now';

/** The newest notifications of this browser; each is read, and leads to what it is about, as in the panel. */
export function TeamActivity() {
  const list = useNotifications((notifications) => notifications.list);
  const markRead = useNotifications((notifications) => notifications.markRead);
  const navigate = useNavigate();
  const now = useNow();
  const newest = list.slice(0, DASHBOARD_PREVIEW.notifications);

  const open = ({ id, action }: Notification) => {
    markRead(id);
    if (action) navigate(action.path);
  };
  return (
    <Panel title="Team Activity" viewAll={{ to: '/audit-log' }}>
      {newest.length === 0 ? (
        <EmptyState title="No notifications" hint="You're all caught up!" align="left" />
      ) : (
        <ul>
          {newest.map((notification) => (
            <NotificationRow
              key={notification.id}
              notification={notification}
              now={now}
              onOpen={() => open(notification)}
            />
          ))}
        </ul>
      )}
    </Panel>
  );
}
