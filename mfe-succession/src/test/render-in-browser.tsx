import type { UserDto } from '@hand-receipt/contracts';
import {
  BrowserRouter,
  Link,
  PlatformProvider,
  queryClient,
  sessionStore,
  SlotProvider,
  useLocation,
} from '@hand-receipt/platform';
import { commander, remoteRoutes } from '@hand-receipt/standalone/testing';
import { UiProvider } from '@hand-receipt/ui';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import descriptor from '../../remote.json';
import remote from '../remote';

function Address() {
  const { pathname, search } = useLocation();
  return <output aria-label="Address">{pathname + search}</output>;
}

/**
 * Renders the remote with the history of a browser, where `history.back()` is the Back of a phone. A link of the page
 * `/before` leads to the address.
 */
export async function renderInBrowser(path: string, user: UserDto = commander): Promise<void> {
  queryClient.clear();
  sessionStore.setState({ status: 'authenticated', user, expired: false });
  window.history.pushState(null, '', '/before');
  render(
    <BrowserRouter>
      <PlatformProvider>
        <UiProvider>
          <SlotProvider fills={{}}>
            <Link to={path}>Go</Link>
            {remoteRoutes(descriptor, remote)}
            <Address />
          </SlotProvider>
        </UiProvider>
      </PlatformProvider>
    </BrowserRouter>,
  );
  await userEvent.click(screen.getByText('Go'));
}
