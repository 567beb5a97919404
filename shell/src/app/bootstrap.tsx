import '@hand-receipt/ui/fonts.css';
import { BrowserRouter, loadSession } from '@hand-receipt/platform';
import { applyTheme } from '@hand-receipt/ui';
import { createRoot } from 'react-dom/client';
import { registerServiceWorker } from '../offline/register-service-worker';
import { readRegistry } from '../remotes/registry';
import { registerRemotes } from '../remotes/remote-loader';
import { App } from './app';
import { preloadInitialRoute } from './first-screen';
import { whenIdle } from './when-idle';

async function start(): Promise<void> {
  applyTheme();
  loadSession().catch((error: unknown) => console.error('The session could not be read', error));
  const registry = await readRegistry();
  registerRemotes(registry);
  preloadInitialRoute(location.pathname, registry);

  const root = document.getElementById('root');
  if (!root) throw new Error('The document has no #root');
  createRoot(root).render(
    <BrowserRouter>
      <App registry={registry} />
    </BrowserRouter>,
  );
  // Fetching what is kept for later must not compete with the first screen.
  whenIdle(() => void registerServiceWorker());
}

void start();
