import type { CounterDto } from '@hand-receipt/contracts';
import { page, refusal, serve } from '@hand-receipt/standalone/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { brandt, whitaker } from '../../test/people';
import { renderAt } from '../../test/render';
import LogTab from './log-tab';

const counter: CounterDto = {
  id: 'CT-1',
  name: 'Arms Room',
  kind: 'arms-room',
  unit: { id: 'B', name: 'B Co' },
  closed_at: null,
  stock: 12,
  out: 2,
  may: { operate: true, setUp: false, appoint: false, read: true },
};

test('CNTR-37 days that the log does not show say how many it has at a time', async () => {
  const words = 'The log has at most 92 days at a time. Choose fewer days.';
  serve({
    'GET /api/counters/CT-1/log': () => refusal(400, words),
    'GET /api/counter/handovers': () => [],
  });
  renderAt('/counter/log?from=2026-01-01&to=2026-11-21', <LogTab counter={counter} />);
  expect(await screen.findByText(words)).toBeVisible();
});

const receipt = (id: string) => ({
  id,
  state: 'recorded',
  recipient: whitaker,
  operator: brandt,
  device: 'Window 1',
  act_at: '2026-11-18T06:00:00.000Z',
  lines: [{ line: 1 }],
});

test('CNTR-29 late receipts that could not be read are not shown as none, and the rest of them is shown at a press', async () => {
  let isDown = true;
  serve({
    'GET /api/counters/CT-1/log': () => [],
    'GET /api/counter/handovers': ({ searchParams }) => {
      if (searchParams.get('state') === 'disputed') return page([]);
      if (isDown) return refusal(503, 'The database is restarting.');
      return searchParams.get('cursor')
        ? page([receipt('HO-2')])
        : page([receipt('HO-1')], { cursor: 'next' });
    },
  });
  renderAt('/counter/log', <LogTab counter={counter} />);
  expect(await screen.findByText('The database is restarting.')).toBeVisible();
  isDown = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: 'HO-1' })).toBeVisible();
  expect(screen.queryByText('The database is restarting.')).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Show more receipts' }));
  expect(await screen.findByRole('link', { name: 'HO-2' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'HO-1' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Show more receipts' })).not.toBeInTheDocument();
});
