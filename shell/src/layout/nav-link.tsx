import { Link } from '@hand-receipt/platform';
import { Tooltip } from '@hand-receipt/ui';
import { whyNotLoaded } from '../remotes/not-loaded';
import { prefetchRemote } from '../remotes/prefetch';
import { useActiveEntry } from './active-entry';
import { NavBadge } from './nav-badge';
import { EntryIcon } from './nav-icon';
import type { NavItem } from './navigation';

/** Beside the entry of a section of which nothing is loaded. */
const NOTES = { off: 'Off', 'left out': 'Left out', unfit: 'Needs an update' } as const;

interface NavLinkProps {
  item: NavItem;
  /** Where the link leads, if not to the entry's own path. */
  to?: string;
  /** Only the icon is seen; the name is in the tooltip. */
  iconOnly?: boolean;
  iconSize?: number;
}

/** One entry. Pointing at it or tabbing to it fetches the remote behind it. */
export function NavLink({ item, to = item.path, iconOnly, iconSize = 18 }: NavLinkProps) {
  const active = useActiveEntry(item.path);
  const notLoaded = item.remote ? whyNotLoaded(item.remote) : null;
  const prefetch = () => void (item.remote && prefetchRemote(item.remote));
  return (
    <Tooltip
      content={iconOnly ? [item.label, notLoaded && NOTES[notLoaded.why]].filter(Boolean).join(', ') : ''}
    >
      <Link className="app-nav-link" to={to} {...active} onPointerEnter={prefetch} onFocus={prefetch}>
        <EntryIcon icon={item.icon} size={iconSize} />
        <span className="app-nav-label">{item.label}</span>
        {notLoaded ? <span className="app-nav-note">{NOTES[notLoaded.why]}</span> : null}
        {item.badge && !notLoaded ? <NavBadge badge={item.badge} /> : null}
      </Link>
    </Tooltip>
  );
}
