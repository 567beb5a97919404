import type { RemoteDescriptor, RemoteModule } from '@hand-receipt/contracts';
import { BrowserRouter, loadSession, PlatformProvider, SlotProvider } from '@hand-receipt/platform';
import { applyTheme, UiProvider } from '@hand-receipt/ui';
import '@hand-receipt/ui/fonts.css';
import { createRoot } from 'react-dom/client';
import { localFills } from './local-fills';
import { StandaloneApp } from './standalone-app';

/**
 * Runs a remote on its own: the same providers and the same API as in the shell, its own port and deep links,
 * a sign-in, and its own components in the slots.
 */
export function mountStandalone(descriptor: RemoteDescriptor, module: RemoteModule): void {
  applyTheme();
  void loadSession();
  const root = document.createElement('div');
  document.body.append(root);
  createRoot(root).render(
    <PlatformProvider>
      <UiProvider>
        <SlotProvider fills={localFills(descriptor, module)}>
          <BrowserRouter>
            <StandaloneApp descriptor={descriptor} module={module} />
          </BrowserRouter>
        </SlotProvider>
      </UiProvider>
    </PlatformProvider>,
  );
}
