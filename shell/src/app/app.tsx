import type { RegisteredRemote } from '@hand-receipt/contracts';
import { PlatformProvider, SlotProvider } from '@hand-receipt/platform';
import { UiProvider } from '@hand-receipt/ui';
import { useMemo } from 'react';
import { slotFills } from '../remotes/remote-slot';
import { useBrowserSession } from '../session/use-browser-session';
import { AppRoutes } from './app-routes';
import { AuthGuard } from './auth-guard';
import { RegistryProvider } from './registry-context';

/** The whole application but for its router, which a test replaces. */
export function App({ registry }: { registry: RegisteredRemote[] }) {
  useBrowserSession();
  const fills = useMemo(() => slotFills(registry), [registry]);
  return (
    <PlatformProvider>
      <UiProvider>
        <RegistryProvider value={registry}>
          <SlotProvider fills={fills}>
            <AuthGuard>
              <AppRoutes registry={registry} />
            </AuthGuard>
          </SlotProvider>
        </RegistryProvider>
      </UiProvider>
    </PlatformProvider>
  );
}
