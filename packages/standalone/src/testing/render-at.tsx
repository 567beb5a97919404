import type { RemoteDescriptor, RemoteModule, UserDto } from '@hand-receipt/contracts';
import {
  ledgerVerdicts,
  MemoryRouter,
  PlatformProvider,
  queryClient,
  Route,
  Routes,
  sessionStore,
  type SlotFills,
  SlotProvider,
  useLocation,
} from '@hand-receipt/platform';
import { dismissToast, UiProvider } from '@hand-receipt/ui';
import { act, render } from '@testing-library/react';
import { lazy, type ReactNode, Suspense } from 'react';
import { commander } from './commander';

/** Says where the screen has led, as the address bar would. */
function Address() {
  const { pathname, search } = useLocation();
  return <output aria-label="Address">{pathname + search}</output>;
}

interface Options {
  user?: UserDto;
  /** What other remotes show in this one's slots. */
  fills?: SlotFills;
}

/**
 * Renders a screen as a host does, signed in, at an address; the output named 'Address' tells where it leads.
 * Failed calls are retried at once.
 */
export function renderAt(path: string, screen: ReactNode, { user = commander, fills = {} }: Options = {}) {
  queryClient.clear();
  ledgerVerdicts.setState(ledgerVerdicts.getInitialState());
  queryClient.setDefaultOptions({ queries: { ...queryClient.getDefaultOptions().queries, retryDelay: 0 } });
  sessionStore.setState({ status: 'authenticated', user, expired: false });
  act(() => dismissToast());
  return render(
    <MemoryRouter initialEntries={[path]}>
      <PlatformProvider>
        <UiProvider>
          <SlotProvider fills={fills}>
            {screen}
            <Address />
          </SlotProvider>
        </UiProvider>
      </PlatformProvider>
    </MemoryRouter>,
  );
}

/** The routes of a remote as its descriptor declares them, to be rendered by `renderAt`. */
export function remoteRoutes({ routes }: Pick<RemoteDescriptor, 'routes'>, { pages }: RemoteModule) {
  const ownPages = Object.fromEntries(Object.entries(pages).map(([name, load]) => [name, lazy(load)]));
  return (
    <Suspense fallback="Loading...">
      <Routes>
        {routes.map(({ path, page }) => {
          const Page = ownPages[page];
          return Page && <Route key={path} path={path} element={<Page />} />;
        })}
        <Route path="*" element={null} />
      </Routes>
    </Suspense>
  );
}
