import { page, refusal, remoteRoutes, renderAt, serve } from '@hand-receipt/standalone/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import descriptor from '../../remote.json';
import remote from '../remote';
import { soldier } from '../test/soldier';
import { navarro, sensitiveSummary } from '../test/items';
import { categories, schedule } from '../test/scans';
import { graceText, scheduleText } from './schedule-words';

const CHANGE = 'PUT /api/check-schedules/weapon';

function open(more: Parameters<typeof serve>[0] = {}, options = {}) {
  const served = serve({
    'GET /api/sensitive-items': () => page([]),
    'GET /api/sensitive-items/summary': () => sensitiveSummary(),
    'GET /api/sensitive-items/categories': () => categories,
    'GET /api/check-schedules': () => [
      schedule(),
      schedule({
        category: 'crypto',
        frequency: 'weekly',
        dueTimes: ['0900'],
        weekday: 1,
        citation: 'Unit SOP 4-2',
        changedAt: '2026-11-01T08:00:00',
        changedBy: navarro,
      }),
    ],
    ...more,
  });
  renderAt('/sensitive-items?schedules=all', remoteRoutes(descriptor, remote), options);
  return served;
}

const card = async (name: string) => within(await screen.findByRole('region', { name }));

test('SENS-25 each category shows its schedule, count, frequency, risk and citation', async () => {
  open();
  const weapons = await card('Weapons');
  for (const text of ['Daily 0600, 1800', '2 hours', '40', 'Daily/Weekly', 'High', 'N/A']) {
    expect(weapons.getByText(text)).toBeVisible();
  }
  const crypto = await card('Crypto');
  for (const text of [
    'Weekly on Monday 0900',
    'Critical',
    'Unit SOP 4-2',
    'Set 01NOV2026 0800 by SGT Navarro',
  ]) {
    expect(crypto.getByText(text)).toBeVisible();
  }
});

test('a schedule is changed, with its citation, from the version that was read', async () => {
  const { sent } = open({ [CHANGE]: () => schedule({ version: 4 }) });
  await userEvent.click((await card('Weapons')).getByRole('button', { name: 'Edit, Weapons' }));
  const form = within(await screen.findByRole('dialog', { name: 'Check schedule, Weapons' }));
  await userEvent.selectOptions(form.getByLabelText('Frequency'), 'weekly');
  await userEvent.selectOptions(form.getByLabelText('Day of the week'), 'Friday');
  await userEvent.clear(form.getByLabelText('Times'));
  await userEvent.type(form.getByLabelText('Times'), '0530 1730');
  await userEvent.type(form.getByLabelText(/^Citation/), 'Unit SOP 4-1');
  await userEvent.click(form.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Schedule Changed')).toBeVisible();
  expect(sent.find(({ method }) => method === 'PUT')?.body).toEqual({
    frequency: 'weekly',
    dueTimes: ['0530', '1730'],
    weekday: 5,
    monthDay: null,
    graceMinutes: 120,
    citation: 'Unit SOP 4-1',
    version: 3,
  });
});

test('times that are none, and a change that somebody else made meanwhile, are said; what was typed stays', async () => {
  const { sent } = open({ [CHANGE]: () => refusal(409, 'Somebody changed this while you were typing.') });
  await userEvent.click((await card('Weapons')).getByRole('button', { name: 'Edit, Weapons' }));
  const form = within(await screen.findByRole('dialog', { name: 'Check schedule, Weapons' }));
  const times = form.getByLabelText('Times');
  await userEvent.clear(times);
  await userEvent.type(times, '2460');
  await userEvent.click(form.getByRole('button', { name: 'Save' }));
  expect(await form.findByText('Write each time as HHMM, e.g. 0600')).toBeVisible();
  expect(sent.some(({ method }) => method === 'PUT')).toBe(false);
  await userEvent.clear(times);
  await userEvent.type(times, '0700');
  await userEvent.click(form.getByRole('button', { name: 'Save' }));
  expect(await form.findByText('Somebody changed this while you were typing.')).toBeVisible();
  expect(times).toHaveValue('0700');
});

test('a soldier reads the schedules and changes none', async () => {
  open({}, { user: soldier });
  await card('Weapons');
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Edit/ })).not.toBeInTheDocument());
});

test('schedules and grace in words', () => {
  expect(scheduleText(schedule({ frequency: 'monthly', monthDay: 1, dueTimes: ['0900'] }))).toBe(
    'Monthly on day 1 0900',
  );
  expect([0, 1, 90, 60, 120, 1440, 2880].map(graceText)).toEqual([
    '0 minutes',
    '1 minute',
    '90 minutes',
    '1 hour',
    '2 hours',
    '1 day',
    '2 days',
  ]);
});
