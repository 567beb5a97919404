import type { RemoteDescriptor, RemoteModule } from '@hand-receipt/contracts';
import { Navigate, Route, Routes, useSession } from '@hand-receipt/platform';
import { Splash } from '@hand-receipt/ui';
import { lazy, Suspense } from 'react';
import { SignIn } from './sign-in';
import { SlotGallery } from './slot-gallery';
import { StandaloneBar } from './standalone-bar';

interface StandaloneAppProps {
  descriptor: RemoteDescriptor;
  module: RemoteModule;
}

const lazyPages = new WeakMap<RemoteModule, Record<string, ReturnType<typeof lazy>>>();

/** One lazy component a page for the life of the module, so that a new render never remounts a page. */
function pagesOf(module: RemoteModule) {
  let pages = lazyPages.get(module);
  if (!pages) {
    pages = Object.fromEntries(Object.entries(module.pages).map(([name, load]) => [name, lazy(load)]));
    lazyPages.set(module, pages);
  }
  return pages;
}

/** Guard, navigation and routes of a remote on its own. */
export function StandaloneApp({ descriptor, module }: StandaloneAppProps) {
  const status = useSession((session) => session.status);
  const expired = useSession((session) => session.expired);
  if (status === 'loading') return <Splash />;
  if (status === 'unauthenticated') return <SignIn title={descriptor.title} />;

  const pages = pagesOf(module);
  const landing = descriptor.nav[0]?.path ?? '/slots';
  return (
    <>
      <StandaloneBar descriptor={descriptor} />
      {expired && <SignIn title={descriptor.title} />}
      <Suspense fallback={<Splash />}>
        <Routes>
          {descriptor.routes.map(({ path, page }) => {
            const Page = pages[page];
            return Page && <Route key={path} path={path} element={<Page />} />;
          })}
          <Route path="/slots" element={<SlotGallery />} />
          <Route path="*" element={<Navigate to={landing} replace />} />
        </Routes>
      </Suspense>
    </>
  );
}
