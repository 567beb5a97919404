import type { CounterDto } from '@hand-receipt/contracts';
import { serve } from '@hand-receipt/standalone/testing';
import { screen } from '@testing-library/react';
import { brandt, whitaker } from '../../test/people';
import { renderAt } from '../../test/render';
import { RecentActs } from './recent-acts';

const counter = { id: 'CT-1', out: 1, stock: 2 } as CounterDto;
const at = '2026-11-21T06:00:00.000Z';
const act = { id: 'HO-1', mode: 'draw', recipient: whitaker, lines: [{}], act_at: at, recorded_at: null };

test.each([
  [{ state: 'waiting', withdrawn_by: null }, 'waits for their phone'],
  [{ state: 'lapsed', withdrawn_by: null }, 'waited too long'],
  [{ state: 'lapsed', withdrawn_by: brandt }, 'taken back by SFC Brandt'],
  [{ state: 'lapsed', withdrawn_by: whitaker }, 'not right, they say'],
])('an act says what became of it: %o', async (given, words) => {
  serve({ 'GET /api/counter/handovers': () => [{ ...act, ...given }] });
  renderAt('/counter', <RecentActs counter={counter} />);
  expect(await screen.findByRole('listitem')).toHaveTextContent(`· ${words} · HO-1`);
});

test('people of one name are told apart by first name and unit', async () => {
  const recipient = { ...whitaker, sharesName: true };
  serve({ 'GET /api/counter/handovers': () => [{ ...act, recipient, state: 'recorded' }] });
  renderAt('/counter', <RecentActs counter={counter} />);
  expect(await screen.findByRole('listitem')).toHaveTextContent('SPC Cole Whitaker, 2nd Platoon');
});
