import { lazy, useState } from 'react';
import { loadRemoteModule } from './remote-loader';
import { RemoteBoundary } from './remote-boundary';

interface RemotePageProps {
  remote: string;
  title: string;
  page: string;
}

const lazyPage = (remote: string, page: string) =>
  lazy(async () => {
    const module = await loadRemoteModule(remote);
    const loader = module.pages[page];
    if (!loader) throw new Error(`${remote} has no page "${page}"`);
    return loader();
  });

/** One page of a remote, in its own boundary. Each try gets a fresh lazy(), because React remembers a failed one. */
export function RemotePage({ remote, title, page }: RemotePageProps) {
  const [Page, setPage] = useState(() => lazyPage(remote, page));
  return (
    <RemoteBoundary title={title} kind="page" onRetry={() => setPage(() => lazyPage(remote, page))}>
      <Page />
    </RemoteBoundary>
  );
}
