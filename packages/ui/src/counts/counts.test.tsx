import { render, screen } from '@testing-library/react';
import { componentStates } from '../component-counts/component-state';
import { SelectionBar } from '../controls/selection-bar';
import { Tabs } from '../controls/tabs';
import { Count } from '../text/text';
import { CountBadge } from './count-badge';
import { CountColumns } from './count-columns';
import { counted } from './format-count';
import { HeroNumber } from './hero-number';
import { Tally } from './tally';

test('a tally says its counts in one sentence and leaves out what is nought', () => {
  render(
    <Tally
      label="58 of 64 verified, 6 pending"
      segments={[
        { count: 58, tone: 'success', label: 'verified' },
        { count: 6, tone: 'warning', label: 'pending' },
        { count: 0, tone: 'danger', label: 'overdue' },
      ]}
    />,
  );
  const tally = screen.getByRole('img', { name: '58 of 64 verified, 6 pending' });
  expect([...tally.children].map((segment) => (segment as HTMLElement).dataset.tone)).toEqual([
    'success',
    'warning',
  ]);
  expect(tally).not.toHaveAttribute('data-blocks');
});

test('above 200 items a tally is drawn as blocks', () => {
  render(<Tally label="all" segments={[{ count: 201, tone: 'success', label: 'verified' }]} />);
  expect(screen.getByRole('img', { name: 'all' })).toHaveAttribute('data-blocks');
});

test('count columns show the last six checks and read them out', () => {
  const checks = ['missed', 'done', 'done', 'late', 'done', 'missed', 'open'] as const;
  render(<CountColumns checks={checks.map((result) => ({ result }))} />);
  expect(
    screen.getByRole('img', { name: 'Last six checks: A done; B done; C late; D done; E missed; F open' }),
  ).toBeVisible();
});

test('a count may be read out as more than its number', () => {
  render(<CountBadge count={3} label="3 unread documents" />);
  expect(screen.getByText('3 unread documents')).toBeInTheDocument();
});

test('thousands of a count stand apart wherever one is shown', () => {
  render(
    <Tabs
      label="Property"
      value="mine"
      onChange={() => undefined}
      tabs={[{ value: 'mine', label: 'Assigned to Me', count: 50_000 }]}
    >
      <Count value={1234} />
      <HeroNumber value={58_000} of={64_000} />
      <SelectionBar count={5000} onClear={() => undefined} />
    </Tabs>,
  );
  expect(screen.getByRole('tab', { name: 'Assigned to Me 50,000' })).toBeVisible();
  for (const text of ['1,234', '58,000', '/ 64,000', '5,000 selected']) {
    expect(screen.getByText(text)).toBeVisible();
  }
});

test.each([
  [0, '0 items'],
  [1, '1 item'],
  [100_000, '100,000 items'],
])('%d with its noun', (count, words) => {
  expect(counted(count, 'item')).toBe(words);
});

test('thousands stand apart in what is said of a component', () => {
  const states = componentStates({ quantity: 1200, required: true, onHand: 100, damaged: 0 });
  expect(states).toEqual([{ status: 'missing', label: 'Short 1,100 of 1,200' }]);
});
