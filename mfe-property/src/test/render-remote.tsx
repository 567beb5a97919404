import type { RemoteModule, UserDto } from '@hand-receipt/contracts';
import {
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
import { render } from '@testing-library/react';
import { lazy, type ReactNode, Suspense } from 'react';
import descriptor from '../../remote.json';
import remote from '../remote';
import { commander } from './company';

const loaders: RemoteModule['pages'] = remote.pages;
const pages = Object.fromEntries(Object.entries(loaders).map(([name, load]) => [name, lazy(load)]));

/** Says where the screen has led, as the address bar would. */
function Address() {
  const { pathname, search } = useLocation();
  return <output aria-label="Address">{pathname + search}</output>;
}

const OwnRoutes = () => (
  <Suspense fallback="Loading...">
    <Routes>
      {descriptor.routes.map(({ path, page }) => {
        const Page = pages[page];
        return Page && <Route key={path} path={path} element={<Page />} />;
      })}
      <Route path="*" element={null} />
    </Routes>
  </Suspense>
);

interface Options {
  user?: UserDto;
  fills?: SlotFills;
  /** In place of the remote's own routes: a dashboard card, say. */
  screen?: ReactNode;
}

/** Renders the remote at an address as a host does, with somebody signed in. Failed calls are retried at once. */
export function renderRemote(
  path: string,
  { user = commander, fills = {}, screen = <OwnRoutes /> }: Options = {},
) {
  queryClient.clear();
  dismissToast();
  queryClient.setDefaultOptions({ queries: { ...queryClient.getDefaultOptions().queries, retryDelay: 0 } });
  sessionStore.setState({ status: 'authenticated', user, expired: false });
  return render(
    <PlatformProvider>
      <UiProvider>
        <SlotProvider fills={fills}>
          <MemoryRouter initialEntries={[path]}>
            {screen}
            <Address />
          </MemoryRouter>
        </SlotProvider>
      </UiProvider>
    </PlatformProvider>,
  );
}
