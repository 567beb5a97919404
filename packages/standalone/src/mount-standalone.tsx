import type { RemoteDescriptor, RemoteModule } from '@hand-receipt/contracts';
import { asDescriptor } from '@hand-receipt/contracts/remote';
import { BrowserRouter, loadSession, PlatformProvider, SlotProvider } from '@hand-receipt/platform';
import { applyTheme, UiProvider } from '@hand-receipt/ui';
import '@hand-receipt/ui/fonts.css';
import { createRoot } from 'react-dom/client';
import { localFills } from './local-fills';
import { StandaloneApp } from './standalone-app';

function faultNotice(fault: string): HTMLElement {
  const notice = document.createElement('pre');
  notice.setAttribute('role', 'alert');
  notice.textContent = fault;
  return notice;
}

/** Reads what the remote declares. @returns why it cannot be shown, where it declares something wrong */
function read(declared: unknown, module: RemoteModule) {
  try {
    const descriptor: RemoteDescriptor = asDescriptor(declared);
    return { descriptor, fills: localFills(descriptor, module) };
  } catch (error) {
    return { fault: error instanceof Error ? error.message : String(error) };
  }
}

/**
 * Runs a remote on its own: the same providers and the same API as in the shell, its own port and deep links,
 * a sign-in, and its own components in the slots. A remote.json that is wrong is told on the page.
 *
 * @param declared the content of the remote's remote.json
 */
export function mountStandalone(declared: unknown, module: RemoteModule): void {
  applyTheme();
  const root = document.createElement('div');
  document.body.append(root);
  const { descriptor, fills, fault } = read(declared, module);
  if (!descriptor) {
    root.append(faultNotice(fault));
    return;
  }
  void loadSession();
  createRoot(root).render(
    <BrowserRouter>
      <PlatformProvider>
        <UiProvider>
          <SlotProvider fills={fills}>
            <StandaloneApp descriptor={descriptor} module={module} />
          </SlotProvider>
        </UiProvider>
      </PlatformProvider>
    </BrowserRouter>,
  );
}
