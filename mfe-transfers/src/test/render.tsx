import type { SlotProps } from '@hand-receipt/contracts';
import { Route, Routes } from '@hand-receipt/platform';
import { page, renderAt as renderSignedIn } from '@hand-receipt/standalone/testing';
import type { ReactNode } from 'react';
import TransfersPage from '../transfers/transfers-page';
import { signedIn } from './people';

/** The item's ledger, which another remote shows. */
function ItemLedger({ serialNumber }: SlotProps['item.ledger']) {
  return <p>Ledger of {serialNumber}</p>;
}
const fills = { 'item.ledger': [{ key: 'ledger', title: 'Ledger', Component: ItemLedger }] };

/** Renders as the shell does, with CPT Halloran signed in. */
export const renderAt = (path: string, screen: ReactNode) =>
  renderSignedIn(path, screen, { user: signedIn, fills });

/** No hand-over waits, unless the server of the test says what does. */
function withoutHandOvers(): void {
  const { fetch } = globalThis;
  globalThis.fetch = async (input, init) => {
    const answer = await fetch(input, init);
    return answer.status === 404 && String(input).includes('/api/counter/handovers') ? page([]) : answer;
  };
}

/** The transfers page behind its two routes. */
export function renderPage(path = '/transfers') {
  withoutHandOvers();
  return renderAt(
    path,
    <Routes>
      <Route path="/transfers" element={<TransfersPage />} />
      <Route path="/transfers/:id" element={<TransfersPage />} />
    </Routes>,
  );
}
