import type { SlotProps } from '@hand-receipt/contracts';
import {
  MemoryRouter,
  PlatformProvider,
  queryClient,
  Route,
  Routes,
  sessionStore,
  SlotProvider,
  useLocation,
} from '@hand-receipt/platform';
import { dismissToast, UiProvider } from '@hand-receipt/ui';
import { act, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import TransfersPage from '../transfers/transfers-page';
import { signedIn } from './people';

/** The item's ledger, which another remote shows. */
function ItemLedger({ serialNumber }: SlotProps['item.ledger']) {
  return <p>Ledger of {serialNumber}</p>;
}
const fills = { 'item.ledger': [{ key: 'ledger', title: 'Ledger', Component: ItemLedger }] };

function Address() {
  const { pathname, search } = useLocation();
  return <output aria-label="Address">{pathname + search}</output>;
}

/** Renders as the shell does, with CPT Halloran signed in. The output 'Address' tells where the URL stands. */
export function renderAt(path: string, screen: ReactNode) {
  queryClient.clear();
  sessionStore.setState({ status: 'authenticated', user: signedIn, expired: false });
  act(() => dismissToast());
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

/** The transfers page behind its two routes. */
export const renderPage = (path = '/transfers') =>
  renderAt(
    path,
    <Routes>
      <Route path="/transfers" element={<TransfersPage />} />
      <Route path="/transfers/:id" element={<TransfersPage />} />
    </Routes>,
  );
