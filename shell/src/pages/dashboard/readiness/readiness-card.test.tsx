import type { ReadinessDayDto, ReadinessReportDto } from '@hand-receipt/contracts';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import '../../../test/setup-app';
import { answer, refusal } from '../../../test/api';
import { openApp } from '../../../test/render-app';
import { readinessSentence } from './readiness-words';

const NAME = 'Readiness, last 30 days';

/** A day of November 2026 with so many items ready, of ten. */
const day = (date: number, ready: number, total = 10): ReadinessDayDto => ({
  date: `2026-11-${String(date).padStart(2, '0')}`,
  total,
  ready,
  maintenance: Math.min(1, total - ready),
  nonOperational: Math.max(0, total - ready - 1),
  other: 0,
  readyPercent: total === 0 ? null : Math.round((100 * ready) / total),
});
const HISTORY = [
  day(1, 0, 0),
  ...Array.from({ length: 28 }, (_, n) => day(n + 2, n === 10 ? 7 : 9)),
  day(30, 10),
];

const report = (history: ReadinessDayDto[], more: Partial<ReadinessReportDto> = {}): ReadinessReportDto => ({
  scope: 'unit',
  of: 'B Co, 4-612 IN',
  byStatus: [],
  missingInCount: 0,
  pendingTransfers: 0,
  history,
  ...more,
});
const card = async () => within(await screen.findByRole('region', { name: NAME }));

test('the last 30 days are a picture with the same in sentences, and whose readiness it is', async () => {
  answer({ 'GET /api/dashboard/readiness': () => report(HISTORY) });
  openApp('/dashboard');
  const shown = await card();
  expect(
    await shown.findByRole('img', {
      name: '100% of 10 items are operational today; 90% were on 02NOV2026. The lowest of 30 days was 70% on 12NOV2026.',
    }),
  ).toBeInTheDocument();
  expect(shown.getByText('B Co, 4-612 IN')).toBeVisible();
  expect(shown.getByText('100%, 10 of 10')).toBeVisible();
  expect(shown.getByText('Operational 10')).toBeVisible();
});

test('counts of items have their thousands apart', async () => {
  const history = [day(29, 1200, 1200), day(30, 1200, 1500)];
  answer({ 'GET /api/dashboard/readiness': () => report(history) });
  openApp('/dashboard');
  const shown = await card();
  expect(await shown.findByText('80%, 1,200 of 1,500')).toBeVisible();
  expect(shown.getByText('Operational 1,200')).toBeVisible();
  expect(readinessSentence(history)).toMatch(/^80% of 1,500 items are operational today/);
});

test('each column is as high as its share of the day, and a day without items is drawn as none', async () => {
  answer({ 'GET /api/dashboard/readiness': () => report(HISTORY) });
  openApp('/dashboard');
  const picture = await (await card()).findByRole('img', { name: /operational today/ });
  const heights = (group: string) =>
    [...picture.querySelectorAll(`[data-group=${group}]`)].map((bar) => Number(bar.getAttribute('height')));
  expect(heights('none')).toHaveLength(1);
  expect(heights('ready')).toEqual([...Array.from({ length: 28 }, (_, n) => (n === 10 ? 70 : 90)), 100]);
  expect(heights('nonOperational').filter((height) => height > 0)).toEqual([20]);
});

test('day by day the figures stand in a table, newest first', async () => {
  const user = userEvent.setup();
  answer({ 'GET /api/dashboard/readiness': () => report(HISTORY) });
  openApp('/dashboard');
  const shown = await card();
  await user.click(await shown.findByText('Day by day'));
  const rows = shown.getAllByRole('row').map((row) => row.textContent);
  expect(rows[1]).toBe('30NOV2026100%10–0–0–0');
  expect(rows.at(-1)).toBe('01NOV2026No items–0–0–0–0');
});

test('a soldier is shown their own; a new one, that there is nothing yet', async () => {
  const none = Array.from({ length: 30 }, (_, n) => day(n + 1, 0, 0));
  answer({
    'GET /api/dashboard/readiness': () => report(none, { scope: 'own', of: 'SPC Whitaker' }),
  });
  openApp('/dashboard');
  const shown = await card();
  expect(await shown.findByText('SPC Whitaker')).toBeVisible();
  expect(shown.getByText('No items')).toBeVisible();
  expect(readinessSentence(none)).toBe('There were no items on any of these days.');
});

test('readiness that cannot be had says why in its own card, and the figures stay', async () => {
  const user = userEvent.setup();
  answer({ 'GET /api/dashboard/readiness': () => refusal(503, 'The database is not available') });
  openApp('/dashboard');
  const shown = await card();
  expect(await shown.findByText('Failed to load readiness')).toBeVisible();
  expect(screen.getByText('148')).toBeVisible();
  answer({ 'GET /api/dashboard/readiness': () => report(HISTORY) });
  await user.click(shown.getByRole('button', { name: 'Try again' }));
  expect(await shown.findByRole('img', { name: /operational today/ })).toBeInTheDocument();
});
