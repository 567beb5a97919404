import { Link, useLocation } from '@hand-receipt/platform';
import {
  BellIcon,
  ContactRoundIcon,
  CountBadge,
  type LucideIcon,
  Settings2Icon,
  Tooltip,
} from '@hand-receipt/ui';
import { useUnreadCount } from '../notifications/use-unread-count';
import { isAt } from './is-at';

interface OwnLinksProps {
  notificationsOpen: boolean;
  onNotifications: () => void;
  iconOnly?: boolean;
}

const PAGES: { to: string; label: string; Icon: LucideIcon }[] = [
  { to: '/settings', label: 'Settings', Icon: Settings2Icon },
  { to: '/profile', label: 'Profile', Icon: ContactRoundIcon },
];

/** What concerns the reader himself: notifications, settings, profile. */
export function OwnLinks({ notificationsOpen, onNotifications, iconOnly }: OwnLinksProps) {
  const { pathname } = useLocation();
  const unread = useUnreadCount();
  return (
    <nav className="app-nav" aria-label="Personal">
      <ul>
        <li>
          <Tooltip content={iconOnly ? 'Notifications' : ''}>
            <button
              type="button"
              className="app-nav-link"
              aria-haspopup="dialog"
              aria-expanded={notificationsOpen}
              onClick={onNotifications}
            >
              <BellIcon size={18} />
              <span className="app-nav-label">Notifications</span>
              {unread > 0 ? <CountBadge count={unread} label={`${unread} unread`} /> : null}
            </button>
          </Tooltip>
        </li>
        {PAGES.map(({ to, label, Icon }) => (
          <li key={to}>
            <Tooltip content={iconOnly ? label : ''}>
              <Link className="app-nav-link" to={to} aria-current={isAt(pathname, to) ? 'page' : undefined}>
                <Icon size={18} />
                <span className="app-nav-label">{label}</span>
              </Link>
            </Tooltip>
          </li>
        ))}
      </ul>
    </nav>
  );
}
