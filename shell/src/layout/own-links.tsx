import { Link } from '@hand-receipt/platform';
import {
  BellIcon,
  ContactRoundIcon,
  CountBadge,
  type LucideIcon,
  Settings2Icon,
  Tooltip,
} from '@hand-receipt/ui';
import { useUnreadCount } from '../notifications/use-unread-count';
import { OWN_PATHS, useActiveEntry } from './active-entry';

interface OwnLinksProps {
  notificationsOpen: boolean;
  onNotifications: () => void;
  iconOnly?: boolean;
}

interface OwnPage {
  to: string;
  label: string;
  Icon: LucideIcon;
}

const PAGES: OwnPage[] = [
  { to: OWN_PATHS.settings, label: 'Settings', Icon: Settings2Icon },
  { to: OWN_PATHS.profile, label: 'Profile', Icon: ContactRoundIcon },
];

/** What concerns the reader: notifications, settings, profile. */
export function OwnLinks({ notificationsOpen, onNotifications, iconOnly }: OwnLinksProps) {
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
            <OwnLink to={to} label={label} Icon={Icon} iconOnly={iconOnly} />
          </li>
        ))}
      </ul>
    </nav>
  );
}

function OwnLink({ to, label, Icon, iconOnly }: OwnPage & Pick<OwnLinksProps, 'iconOnly'>) {
  const active = useActiveEntry(to);
  return (
    <Tooltip content={iconOnly ? label : ''}>
      <Link className="app-nav-link" to={to} {...active}>
        <Icon size={18} />
        <span className="app-nav-label">{label}</span>
      </Link>
    </Tooltip>
  );
}
