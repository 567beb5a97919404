import '@hand-receipt/ui/fonts.css';
import { BrowserRouter, loadSession } from '@hand-receipt/platform';
import { applyTheme } from '@hand-receipt/ui';
import type { RegisteredRemote } from '@hand-receipt/contracts';
import { createRoot, type Root } from 'react-dom/client';
import { registerServiceWorker } from '../offline/register-service-worker';
import { leaveOut, leaveOutByAddress } from '../remotes/left-out';
import { takeFrozenRemotes } from '../remotes/loading-notes';
import { isLoadable } from '../remotes/not-loaded';
import { readRegistry } from '../remotes/registry';
import { registerRemotes } from '../remotes/remote-loader';
import { App } from './app';
import { preloadInitialRoute } from './first-screen';
import { whenIdle } from './when-idle';

/** Where the last load of this tab froze in a remote, asks whether to start without it. */
async function offerToStartWithout(root: Root, registry: RegisteredRemote[]): Promise<void> {
  const frozen = takeFrozenRemotes();
  const suspects = registry.filter((remote) => frozen.includes(remote.name) && isLoadable(remote));
  if (suspects.length === 0) return;
  const { StartOffer } = await import(/* webpackChunkName: "app-start-offer" */ './start-offer');
  await new Promise<void>((resolve) => {
    const without = () => {
      leaveOut(suspects.map(({ name }) => name));
      resolve();
    };
    root.render(
      <StartOffer titles={suspects.map(({ title }) => title)} onWithout={without} onWithAll={resolve} />,
    );
  });
}

async function start(): Promise<void> {
  applyTheme();
  loadSession().catch((error: unknown) => console.error('The session could not be read', error));
  const element = document.getElementById('root');
  if (!element) throw new Error('The document has no #root');
  const root = createRoot(element);
  const registry = await readRegistry();
  leaveOutByAddress(registry);
  await offerToStartWithout(root, registry);
  registerRemotes(registry);
  preloadInitialRoute(location.pathname, registry);

  root.render(
    <BrowserRouter>
      <App registry={registry} />
    </BrowserRouter>,
  );
  // Fetching what is kept for later must not compete with the first screen.
  whenIdle(() => void registerServiceWorker());
}

void start();
