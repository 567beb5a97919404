import { refusal, renderAt, serve } from '@hand-receipt/standalone/testing';
import { screen, waitFor } from '@testing-library/react';
import { witnesses } from '../test/ledger-events';
import { CountStrip } from './count-strip';

const CHECKPOINT = 'GET /api/ledger/checkpoint';
const strip = () => screen.getByRole('region', { name: 'Events of the ledger' });

test('where the checkpoint cannot be read nobody is shown that nothing waits', async () => {
  const { calls } = serve({
    [CHECKPOINT]: () => refusal(500, 'Something went wrong.'),
    'GET /api/ledger/witnesses': () => witnesses({}, 640),
  });
  renderAt('/', <CountStrip />);
  await waitFor(() => expect(calls).toContain(CHECKPOINT));
  await screen.findByText('of 2');
  expect(strip()).toHaveTextContent('Signed not given, not given');
  expect(strip()).not.toHaveTextContent('nothing waits');
});

test('events that are recorded and not sealed are said to wait', async () => {
  serve({
    [CHECKPOINT]: () => ({ recorded: 12, size: 10 }),
    'GET /api/ledger/witnesses': () => witnesses({}, 10),
  });
  renderAt('/', <CountStrip />);
  await waitFor(() => expect(strip()).toHaveTextContent('2 wait'));
});
