import { BellIcon, IconButton, MenuIcon, TOP_BAR_IDS } from '@hand-receipt/ui';
import { useUnreadCount } from '../notifications/use-unread-count';

interface TopBarProps {
  menuOpen: boolean;
  onMenu: () => void;
  notificationsOpen: boolean;
  onNotifications: () => void;
}

/** Below 768 px: menu, the page's title and its one action (put here by the page's header), notifications. */
export function TopBar({ menuOpen, onMenu, notificationsOpen, onNotifications }: TopBarProps) {
  const unread = useUnreadCount();
  return (
    <header className="app-topbar">
      <IconButton
        size="l"
        label="Menu"
        tooltip=""
        icon={<MenuIcon size={22} />}
        aria-haspopup="dialog"
        aria-expanded={menuOpen}
        onClick={onMenu}
      />
      <div id={TOP_BAR_IDS.title} className="app-topbar-title" />
      <div id={TOP_BAR_IDS.actions} className="app-topbar-actions" />
      <IconButton
        size="l"
        className="app-bell"
        data-unread={unread > 0 || undefined}
        label={unread > 0 ? `Notifications, ${unread} unread` : 'Notifications'}
        tooltip=""
        icon={<BellIcon size={22} />}
        aria-haspopup="dialog"
        aria-expanded={notificationsOpen}
        onClick={onNotifications}
      />
    </header>
  );
}
