import type { CounterDto } from '@hand-receipt/contracts';
import { refusal, serve } from '@hand-receipt/standalone/testing';
import { screen } from '@testing-library/react';
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
