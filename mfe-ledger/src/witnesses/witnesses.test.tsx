import type { WitnessesDto } from '@hand-receipt/contracts';
import { page, refusal, renderAt, serve } from '@hand-receipt/standalone/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ItemLedgerPanel } from '../item-ledger/item-ledger-panel';
import LedgerHistoryPage from '../ledger-history/ledger-history-page';
import { ledgerEvent, witnesses } from '../test/ledger-events';
import { WitnessesCard } from './witnesses-card';

const card = () => screen.getByRole('region', { name: 'Witnesses' });
const NOBODY: WitnessesDto = {
  quorum: null,
  required: 0,
  agreedAt: null,
  onThisMachine: false,
  witnesses: [],
  fabric: null,
};

/** Shows the card where the server lists these. */
async function show(listed: WitnessesDto, state: string) {
  serve({ 'GET /api/ledger/witnesses': () => listed });
  renderAt('/', <WitnessesCard />);
  await waitFor(() => expect(card()).toHaveAttribute('data-state', state));
}

test('the card names the quorum, each witness with what it has seen, and when they last agreed', async () => {
  await show(witnesses({}, 640), 'verified');
  expect(within(card()).getByRole('status')).toHaveTextContent('2 of 2 witnesses agree.');
  expect(card()).toHaveTextContent('Quorum 2 of 2');
  expect(card()).toHaveTextContent(/Last agreed \d{2}[A-Z]{3}\d{4} \d{4}/);
  const lines = within(within(card()).getByRole('list', { name: 'Witnesses' })).getAllByRole('listitem');
  expect(lines.map((line) => line.textContent)).toEqual([
    expect.stringMatching(/^S4640 events, \d{4}Agrees$/),
    expect.stringMatching(/^IG640 events, \d{4}Agrees$/),
  ]);
  expect(card()).toHaveTextContent('This program was built without a witness policy.');
});

test('where the server does not say who witnesses the ledger, Try again asks it again', async () => {
  let answer: () => unknown = () => refusal(500, 'Something went wrong.');
  serve({ 'GET /api/ledger/witnesses': () => answer() });
  renderAt('/', <WitnessesCard />);
  const again = await within(card()).findByRole('button', { name: 'Try again' });
  expect(within(card()).getByRole('alert')).toHaveTextContent('The server did not say who witnesses');
  answer = () => witnesses({}, 640);
  await userEvent.click(again);
  await waitFor(() => expect(card()).toHaveAttribute('data-state', 'verified'));
  expect(within(card()).queryByRole('button')).not.toBeInTheDocument();
});

test('a witness that refuses fails the card, in an alert', async () => {
  const problem = 'Witness S4 refused the checkpoint at 640 events: it remembers another history';
  await show(witnesses({ state: 'refused', problem }), 'failed');
  expect(within(card()).getByRole('alert')).toHaveTextContent(problem);
});

test('fewer than the quorum for ten minutes is a warning', async () => {
  const earlier = '2026-11-21T06:04:18.000Z';
  const listed = witnesses({ state: 'waiting', at: earlier, size: 1 });
  await show({ ...listed, agreedAt: earlier }, 'warning');
  expect(within(card()).getByRole('status')).toHaveTextContent(
    /^Only 1 of 2 needed witnesses has answered since \d{2}NOV2026 \d{4}\.$/,
  );
  expect(card()).toHaveTextContent(/1 event, 21NOV2026 \d{4}/);
});

test('after a start of the server no witness agrees before it has answered', async () => {
  const problem = 'It has not answered since the server started.';
  const listed = witnesses({ state: 'waiting', sinceStart: false, problem });
  await show({ ...listed, agreedAt: null }, 'warning');
  expect(within(card()).getByRole('status')).toHaveTextContent(
    '1 of 2 witnesses has answered since the server started.',
  );
  expect(card()).toHaveTextContent('Last agreed Not since the server started');
  expect(card()).toHaveTextContent(problem);
});

test('a ledger without witnesses says who notices then, and demo witnesses are called that', async () => {
  await show(NOBODY, 'idle');
  expect(card()).toHaveTextContent(
    'This ledger has no witnesses. A rewritten history is noticed only by browsers, exports and papers that remember.',
  );
});

test('witnesses on the machine of the server are called demo witnesses', async () => {
  await show({ ...witnesses(), onThisMachine: true }, 'verified');
  expect(card()).toHaveTextContent('These are demo witnesses on this machine.');
});

test('each entry says how far it has come: recorded, sealed or witnessed by so many', async () => {
  const events = [ledgerEvent(8, { sealed: false }), ledgerEvent(7), ledgerEvent(4)];
  serve({
    'GET /api/ledger/history': () => page(events),
    'GET /api/ledger/witnesses': () => witnesses({ size: 5 }, 7),
  });
  renderAt('/ledger-history', <LedgerHistoryPage />);
  expect(await screen.findByText('Witnessed 2 of 2')).toBeVisible();
  expect(screen.getByText('Sealed')).toBeVisible();
  expect(screen.getByText('Recorded')).toBeVisible();
});

test('a witness that remembers another history vouches for no entry', async () => {
  serve({
    'GET /api/ledger/history': () => page([ledgerEvent(4)]),
    'GET /api/ledger/witnesses': () => witnesses({ state: 'refused', problem: 'Witness S4 refused' }),
  });
  renderAt('/ledger-history', <LedgerHistoryPage />);
  expect(await screen.findByText('Witnessed 1 of 2')).toBeVisible();
});

test('EVID-52 the item panel says what stands behind the ledger, with witnesses and without', async () => {
  serve({
    'GET /api/ledger/history': () => page([ledgerEvent(4)]),
    'GET /api/ledger/witnesses': () => witnesses(),
  });
  const { unmount } = renderAt('/', <ItemLedgerPanel itemId="P-0001" serialNumber="W123456" />);
  expect(
    await screen.findByText('Fabric not connected. Sealed by this server, witnessed by 2 of 2.'),
  ).toBeVisible();
  expect(await screen.findByText(/Witnessed 2 of 2$/)).toBeVisible();
  unmount();

  serve({ 'GET /api/ledger/history': () => page([]), 'GET /api/ledger/witnesses': () => NOBODY });
  renderAt('/', <ItemLedgerPanel itemId="P-0002" serialNumber="W1" />);
  expect(
    await screen.findByText('Fabric not connected. Sealed by this server, not witnessed.'),
  ).toBeVisible();
});

test('where the witnesses cannot be read the item panel says so, and never that nothing is witnessed', async () => {
  let answer: (value: unknown) => void = () => undefined;
  serve({
    'GET /api/ledger/history': () => page([ledgerEvent(4)]),
    'GET /api/ledger/witnesses': () => new Promise((resolve) => (answer = resolve)),
  });
  renderAt('/', <ItemLedgerPanel itemId="P-0001" serialNumber="W123456" />);
  expect(await screen.findByText('Witnesses not known yet.')).toBeVisible();
  await waitFor(() => {
    answer(refusal(500, 'Something went wrong.'));
    expect(screen.getByText('The witnesses could not be read.')).toBeVisible();
  });
  expect(document.body).not.toHaveTextContent(/not witnessed|not connected/i);
});
