import type { RegisteredRemote } from '@hand-receipt/contracts';
import { Route, Routes } from '@hand-receipt/platform';
import { Splash } from '@hand-receipt/ui';
import { AppLayout } from '../layout/app-layout';
import { NotFoundPage } from '../pages/not-found/not-found-page';
import { whyNotLoaded } from '../remotes/not-loaded';
import { NotLoadedPage } from '../remotes/not-loaded-page';
import { RemoteBoundary, Waiting } from '../remotes/remote-boundary';
import { RemotePage } from '../remotes/remote-page';
import { Late } from './late';
import { guestPages, shellPages } from './shell-pages';

function pageAt(
  remote: RegisteredRemote,
  { page, title = remote.title }: RegisteredRemote['routes'][number],
) {
  const notLoaded = whyNotLoaded(remote);
  if (notLoaded) return <NotLoadedPage key={remote.name} remote={remote} notLoaded={notLoaded} />;
  return <RemotePage key={`${remote.name}/${page}`} remote={remote.name} title={title} page={page} />;
}

const routesOf = (remote: RegisteredRemote) =>
  remote.routes.map((route) => (
    // One key for the paths of a page, so that /transfers to /transfers/5 keeps the page and what it holds.
    <Route key={route.path} path={route.path} element={pageAt(remote, route)} />
  ));

/** Every path of the product: the shell's own, the remotes' as they declare them, and the 404. */
export function AppRoutes({ registry }: { registry: RegisteredRemote[] }) {
  return (
    <Routes>
      {['/', '/login'].map((path) => (
        <Route
          key={path}
          path={path}
          element={<Late part={guestPages.login} with={{}} waiting={<Splash />} />}
        />
      ))}
      <Route path="/register" element={<Late part={guestPages.register} with={{}} waiting={<Splash />} />} />
      <Route
        path="/set-password"
        element={<Late part={guestPages.setPassword} with={{}} waiting={<Splash />} />}
      />
      <Route path="/check" element={<Late part={guestPages.checkPaper} with={{}} waiting={<Splash />} />} />
      <Route
        path="/confirmed"
        element={<Late part={guestPages.confirmed} with={{}} waiting={<Splash />} />}
      />
      <Route element={<AppLayout />}>
        {shellPages.map(({ path, title, part }) => (
          <Route
            key={path}
            path={path}
            element={
              <RemoteBoundary key={path} title={title} kind="page">
                <Late part={part} with={{}} waiting={<Waiting title={title} kind="page" />} />
              </RemoteBoundary>
            }
          />
        ))}
        {registry.flatMap(routesOf)}
        <Route path="*" element={<NotFoundPage />} />
      </Route>
    </Routes>
  );
}
