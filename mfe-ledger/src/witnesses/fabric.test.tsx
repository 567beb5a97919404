import type { WitnessesDto } from '@hand-receipt/contracts';
import { page, renderAt, serve } from '@hand-receipt/standalone/testing';
import { formatTime } from '@hand-receipt/ui';
import { screen, within } from '@testing-library/react';
import { ItemLedgerPanel } from '../item-ledger/item-ledger-panel';
import { ledgerEvent, witnesses } from '../test/ledger-events';
import { WitnessesCard } from './witnesses-card';

const AT = '2026-11-22T19:12:00.000Z';
const LATER = '2026-11-22T19:30:00.000Z';
const NEW: NonNullable<WitnessesDto['fabric']> = {
  anchor: null,
  askedAt: null,
  awaySince: null,
  notAccepted: null,
  refused: null,
};
const ANCHORED = { ...NEW, anchor: { block: 17, size: 632, at: AT }, askedAt: AT };
const REFUSED = 'Fabric refused the checkpoint at 640 events: another root for the same size';
const anchoredWords = () => `Anchored in Fabric block 17 (632 events, 22NOV2026 ${formatTime(AT)}).`;

async function show(fabric: WitnessesDto['fabric']) {
  serve({
    'GET /api/ledger/history': () => page([ledgerEvent(4)]),
    'GET /api/ledger/witnesses': () => ({ ...witnesses(), fabric }),
  });
  renderAt(
    '/',
    <>
      <ItemLedgerPanel itemId="P-0001" serialNumber="W123456" />
      <WitnessesCard />
    </>,
  );
  await screen.findByText(/Witnessed 2 of 2$/);
}
const panel = () => screen.getByRole('region', { name: /^Immutable Ledger/ });
const card = () => screen.getByRole('region', { name: 'Witnesses' });

test.each<[string, WitnessesDto['fabric'], () => string]>([
  ['anchored', ANCHORED, anchoredWords],
  [
    'anchored, and away now',
    { ...ANCHORED, awaySince: LATER },
    () => `${anchoredWords()} Not connected since 22NOV2026 ${formatTime(LATER)}.`,
  ],
  [
    'nothing valid yet, and no answer',
    { ...NEW, askedAt: AT, awaySince: AT },
    () => `Fabric not connected. The network did not answer (22NOV2026 ${formatTime(AT)}).`,
  ],
  [
    'not accepted',
    { ...ANCHORED, notAccepted: 'MVCC_READ_CONFLICT' },
    () => 'Fabric did not accept the anchor (MVCC_READ_CONFLICT). It is sent again.',
  ],
])('EVID-53 item panel and card say of a network: %s', async (_, fabric, words) => {
  await show(fabric);
  expect(panel()).toHaveTextContent(words());
  expect(card()).toHaveTextContent(words());
});

test('EVID-53 a network that has accepted nothing yet is not called anchored', async () => {
  await show({ ...NEW, askedAt: AT });
  expect(panel()).toHaveTextContent('Fabric not connected. Sealed by this server, witnessed by 2 of 2.');
  expect(document.body).not.toHaveTextContent('Anchored');
});

test('a refusal fails the card, in an alert, and stands in the item panel', async () => {
  await show({ ...ANCHORED, refused: REFUSED });
  expect(within(card()).getByRole('alert')).toHaveTextContent(REFUSED);
  expect(panel()).toHaveTextContent(`${REFUSED}.`);
  expect(document.body).not.toHaveTextContent('Anchored');
});
