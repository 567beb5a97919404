import { groupOf, type Notification, useNavigate, useNotifications } from '@hand-receipt/platform';
import { Button, CheckCheckIcon, Drawer, EmptyState, TabList, TabPanel } from '@hand-receipt/ui';
import { useId, useState } from 'react';
import { groupNotifications } from './group-notifications';
import { NotificationGroup } from './notification-group';
import { NotificationRow } from './notification-row';
import './notifications.css';
import { useNow } from './use-now';

type Tab = 'all' | 'transfers' | 'system';

const TABS = [
  { value: 'all', label: 'All' },
  { value: 'transfers', label: 'Transfers' },
  { value: 'system', label: 'System' },
] as const;

const inTab = (tab: Tab, list: Notification[]) =>
  tab === 'all' ? list : list.filter(({ type }) => groupOf(type) === tab);

/** What this browser was told, newest first. */
export default function NotificationsPanel({ onClose }: { onClose: () => void }) {
  const { list, markRead, markAllRead, clear } = useNotifications();
  const [tab, setTab] = useState<Tab>('all');
  const tabsId = useId();
  const navigate = useNavigate();
  const now = useNow();
  const shown = inTab(tab, list);

  const open = ({ id, action }: Notification) => {
    markRead(id);
    if (!action) return;
    onClose();
    navigate(action.path);
  };
  const tabs = TABS.map((each) => ({ ...each, count: inTab(each.value, list).length }));
  const footer = (
    <>
      <Button
        icon={<CheckCheckIcon size={14} />}
        disabled={list.every(({ read }) => read)}
        onClick={markAllRead}
      >
        Mark all as read
      </Button>
      <Button variant="ghost" disabled={list.length === 0} onClick={clear}>
        Clear all notifications
      </Button>
    </>
  );

  return (
    <Drawer
      open
      onClose={onClose}
      title="Notifications"
      placement="left"
      tabs={<TabList id={tabsId} label="Notifications" tabs={tabs} value={tab} onChange={setTab} />}
      footer={footer}
    >
      <TabPanel tabsId={tabsId} value={tab}>
        <div className="app-notifications">
          {shown.length === 0 ? (
            <EmptyState title="No notifications" hint="You're all caught up!" />
          ) : (
            <ul>
              {groupNotifications(shown).map((line) =>
                line.all.length > 1 ? (
                  <NotificationGroup
                    key={line.newest.type + line.newest.title}
                    line={line}
                    now={now}
                    onOpen={open}
                  />
                ) : (
                  <NotificationRow
                    key={line.newest.id}
                    notification={line.newest}
                    now={now}
                    onOpen={() => open(line.newest)}
                  />
                ),
              )}
            </ul>
          )}
        </div>
      </TabPanel>
    </Drawer>
  );
}
