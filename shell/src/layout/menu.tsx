import { PRODUCT_NAME } from '@hand-receipt/contracts';
import { Drawer } from '@hand-receipt/ui';
import { Identity } from './identity';
import { NavGroups } from './nav-groups';
import { OwnLinks } from './own-links';
import { ThemeToggle } from './theme-toggle';
import { TrustLine } from './trust-line';

interface MenuProps {
  open: boolean;
  onClose: () => void;
  onNotifications: () => void;
}

/** The phone's slide-out menu: what the sidebar holds on a desktop. */
export function Menu({ open, onClose, onNotifications }: MenuProps) {
  return (
    <Drawer open={open} onClose={onClose} title={PRODUCT_NAME} placement="left">
      <div className="app-menu">
        <Identity />
        <NavGroups />
        <TrustLine />
        <OwnLinks notificationsOpen={false} onNotifications={onNotifications} />
        <div className="app-sidebar-foot">
          <ThemeToggle />
        </div>
      </div>
    </Drawer>
  );
}
