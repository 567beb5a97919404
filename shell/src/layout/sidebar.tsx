import { PRODUCT_NAME } from '@hand-receipt/contracts';
import { Link } from '@hand-receipt/platform';
import { BrandMark, IconButton, PanelLeftCloseIcon, PanelLeftOpenIcon } from '@hand-receipt/ui';
import { CoveredContext } from './active-entry';
import { Identity } from './identity';
import { NavGroups } from './nav-groups';
import { OwnLinks } from './own-links';
import { ThemeToggle } from './theme-toggle';
import { TrustLine } from './trust-line';

interface SidebarProps {
  collapsed: boolean;
  onToggle: () => void;
  notificationsOpen: boolean;
  onNotifications: () => void;
}

/** From 768 px on: everything that is on every page. */
export function Sidebar({ collapsed, onToggle, notificationsOpen, onNotifications }: SidebarProps) {
  return (
    <aside className="app-sidebar" data-collapsed={collapsed || undefined} aria-label="Sidebar">
      <Link className="app-brand" to="/dashboard" aria-label={PRODUCT_NAME}>
        <BrandMark />
        <span className="app-nav-label">{PRODUCT_NAME}</span>
      </Link>
      <Identity />
      <CoveredContext value={notificationsOpen}>
        <NavGroups iconOnly={collapsed} />
      </CoveredContext>
      <TrustLine iconOnly={collapsed} />
      <CoveredContext value={notificationsOpen}>
        <OwnLinks
          notificationsOpen={notificationsOpen}
          onNotifications={onNotifications}
          iconOnly={collapsed}
        />
      </CoveredContext>
      <div className="app-sidebar-foot">
        <ThemeToggle />
        <IconButton
          label={collapsed ? 'Expand sidebar' : 'Collapse sidebar'}
          aria-expanded={!collapsed}
          icon={collapsed ? <PanelLeftOpenIcon size={18} /> : <PanelLeftCloseIcon size={18} />}
          onClick={onToggle}
        />
      </div>
    </aside>
  );
}
