import type { SlotProps } from '@hand-receipt/contracts';
import { Route, Routes } from '@hand-receipt/platform';
import { renderAt as renderSignedIn } from '@hand-receipt/standalone/testing';
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

/** The transfers page behind its two routes. */
export const renderPage = (path = '/transfers') =>
  renderAt(
    path,
    <Routes>
      <Route path="/transfers" element={<TransfersPage />} />
      <Route path="/transfers/:id" element={<TransfersPage />} />
    </Routes>,
  );
