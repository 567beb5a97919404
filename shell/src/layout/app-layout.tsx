import { askInPlace, Outlet, useCurrentUser, useLocation, useSession } from '@hand-receipt/platform';
import { useIsPhone } from '@hand-receipt/ui';
import { useEffect, useRef, useState } from 'react';
import { Late } from '../app/late';
import { useEventStream } from '../app/use-event-stream';
import { usePrefetch } from '../app/use-prefetch';
import { ConnectionBanner } from '../offline/connection-banner';
import { UpdateNotice } from '../offline/update/update-notice';
import { useOffline } from '../offline/use-offline';
import { usePrefetchAnswers } from '../offline/use-warm-answers';
import { RemoteBoundary } from '../remotes/remote-boundary';
import { AutoLogout } from '../session/auto-logout';
import { measureConnection } from '../session/connection-record';
import { SensitiveLock } from '../session/sensitive-lock';
import { useOwnAccount } from '../session/use-own-account';
import { useSettingsInForce } from '../session/use-settings-in-force';
import { BottomBar } from './bottom-bar';
import './layout.css';
import { Menu } from './menu';
import { notificationsPanel, passwordAgain, pinAgain, signInAgain } from './over-parts';
import { Sidebar } from './sidebar';
import { TopBar } from './top-bar';
import { TrialBar } from './trial-bar';
import { useLeftPlace } from './use-left-place';
import { usePageChange } from './use-page-change';
import { useSidebarCollapsed } from './use-sidebar-collapsed';

type Over = 'menu' | 'notifications' | null;

/** What stands around every page of a signed-in person. */
export function AppLayout() {
  const user = useCurrentUser();
  // Another person at the same browser starts with nothing of the one before.
  return <Frame key={user.id} />;
}

function Frame() {
  const isPhone = useIsPhone();
  const { pathname } = useLocation();
  const expired = useSession((session) => session.expired);
  const passwordNeeded = useSession((session) => session.passwordNeeded);
  const pinNeeded = useSession((session) => session.pinNeeded);
  const [collapsed, toggleCollapsed] = useSidebarCollapsed(isPhone);
  const [over, setOver] = useState<Over>(null);
  const main = useRef<HTMLElement>(null);
  useEventStream();
  useOffline();
  usePrefetchAnswers();
  usePrefetch();
  useLeftPlace();
  useOwnAccount();
  useSettingsInForce();
  useEffect(measureConnection, []);
  useEffect(askInPlace, []);
  usePageChange(main);
  useEffect(() => setOver(null), [pathname]);

  const close = () => setOver(null);
  const notifications = {
    notificationsOpen: over === 'notifications',
    onNotifications: () => setOver('notifications'),
  };
  return (
    <div className="app">
      <a className="app-skip" href="#main">
        Skip to content
      </a>
      {isPhone ? (
        <TopBar menuOpen={over === 'menu'} onMenu={() => setOver('menu')} {...notifications} />
      ) : (
        <Sidebar collapsed={collapsed} onToggle={toggleCollapsed} {...notifications} />
      )}
      <main id="main" ref={main} tabIndex={-1}>
        <ConnectionBanner />
        <UpdateNotice />
        <TrialBar />
        <SensitiveLock>
          <Outlet />
        </SensitiveLock>
      </main>
      {isPhone ? <BottomBar /> : null}
      {isPhone ? (
        <Menu open={over === 'menu'} onClose={close} onNotifications={notifications.onNotifications} />
      ) : null}
      {over === 'notifications' ? (
        <RemoteBoundary title="Notifications" kind="inline">
          <Late part={notificationsPanel} with={{ onClose: close }} waiting={null} />
        </RemoteBoundary>
      ) : null}
      <AutoLogout />
      {passwordNeeded && !expired ? (
        <RemoteBoundary title="Enter your password" kind="inline">
          <Late part={passwordAgain} with={{}} waiting={null} />
        </RemoteBoundary>
      ) : null}
      {pinNeeded && !expired ? (
        <RemoteBoundary title="Enter your PIN" kind="inline">
          <Late part={pinAgain} with={{}} waiting={null} />
        </RemoteBoundary>
      ) : null}
      {expired ? (
        <RemoteBoundary title="Sign in again" kind="inline">
          <Late part={signInAgain} with={{}} waiting={null} />
        </RemoteBoundary>
      ) : null}
    </div>
  );
}
