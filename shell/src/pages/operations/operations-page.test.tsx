import type { OperationLineDto, OperationsDto } from '@hand-receipt/contracts';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import '../../test/setup-app';
import { answer, callsMade, held, refusal, unreachable } from '../../test/api';
import { setWindow } from '../../test/browser';
import { admin } from '../../test/company';
import { openApp } from '../../test/render-app';

const READ_AT = '2026-11-21T06:04:00.000';

const line = (
  key: OperationLineDto['key'],
  title: string,
  more: Partial<OperationLineDto> = {},
): OperationLineDto => ({
  key,
  title,
  state: 'good',
  value: 'As it should be',
  at: null,
  todo: null,
  ...more,
});

const all: OperationsDto = {
  readAt: READ_AT,
  lines: [
    line('version', 'Version', { value: '0.1.0 · 5c0e77d2' }),
    line('backup', 'Last backup', {
      state: 'act',
      value: 'The last backup failed: The disk is full.',
      at: '2026-11-20T01:00:00.000',
      todo: 'Correct the reason, then run pnpm backup again.',
    }),
    line('jobs', 'Scheduled jobs', {
      state: 'look',
      value: '"maintenance due" fails',
      todo: 'Read the reason under Scheduled jobs.',
    }),
  ],
  processes: [
    {
      host: 'server-1',
      pid: 4711,
      version: '0.1.0',
      startedAt: READ_AT,
      seenAt: READ_AT,
      alive: true,
      streams: 9,
    },
  ],
  jobs: [
    {
      job: 'maintenance due',
      state: 'look',
      ranAt: null,
      dueAt: READ_AT,
      failure: { since: READ_AT, reason: 'The database is away.' },
    },
  ],
};

beforeEach(() => answer({ 'GET /api/auth/me': () => admin, 'GET /api/operations': () => all }));

const table = () => screen.findByRole('table', { name: 'How the server runs' });

test('what asks for action comes first, each with the sentence that says what to do', async () => {
  openApp('/operations');
  const rows = within(await table())
    .getAllByRole('row')
    .slice(1);
  expect(rows.map((row) => within(row).getByRole('rowheader').textContent)).toEqual([
    'Last backup',
    'Scheduled jobs',
    'Version',
  ]);
  expect(within(rows[0]!).getByText('Act')).toBeVisible();
  expect(within(rows[0]!).getByText('Correct the reason, then run pnpm backup again.')).toBeVisible();
  expect(within(rows[0]!).getByText('20NOV2026 0100')).toBeVisible();
  expect(screen.getByText('Administration · read 0604, again every 30 s')).toBeVisible();
  expect(screen.getByText('The database is away. Since 21NOV2026 0604')).toBeVisible();
  expect(within(screen.getByRole('table', { name: 'Processes' })).getByText('server-1')).toBeVisible();
});

test('Refresh reads it again', async () => {
  openApp('/operations');
  await table();
  const before = callsMade().filter((call) => call === 'GET /api/operations').length;
  answer({ 'GET /api/operations': () => ({ ...all, lines: [line('version', 'Version')] }) });
  await userEvent.click(screen.getByRole('button', { name: 'Refresh' }));
  expect(await screen.findByText('As it should be')).toBeVisible();
  expect(callsMade().filter((call) => call === 'GET /api/operations').length).toBe(before + 1);
});

test('where it cannot be read again, it shows what was read last and when', async () => {
  openApp('/operations');
  await table();
  answer({ 'GET /api/operations': unreachable });
  await userEvent.click(screen.getByRole('button', { name: 'Refresh' }));
  expect(await screen.findByText('Last read 21NOV2026 0604')).toBeVisible();
  expect(await table()).toHaveTextContent('The last backup failed: The disk is full.');
});

test('it says that it loads, that it failed, and whose page it is', async () => {
  const slow = held(all);
  answer({ 'GET /api/operations': slow.answer });
  const first = openApp('/operations');
  expect(await screen.findByText('Loading how the server runs...')).toBeInTheDocument();
  slow.release();
  await table();
  first.unmount();
  answer({ 'GET /api/operations': () => refusal(500, 'The server failed') });
  const second = openApp('/operations');
  expect(await screen.findByText('Failed to load how the server runs')).toBeVisible();
  second.unmount();
  answer({ 'GET /api/operations': () => refusal(403, 'Only an Admin sees how the server runs.') });
  openApp('/operations');
  expect(await screen.findByText('Only an Admin sees how the server runs.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Refresh' })).not.toBeInTheDocument();
});

test('on a phone each line, process and job is a card, and no table scrolls sideways', async () => {
  setWindow({ phone: true });
  openApp('/operations');
  expect(await screen.findByText('Correct the reason, then run pnpm backup again.')).toBeVisible();
  const processes = screen.getByRole('region', { name: 'Processes' });
  expect(within(processes).getByText('server-1')).toBeVisible();
  expect(within(processes).getByText('Event streams: 9')).toBeVisible();
  const jobs = screen.getByRole('region', { name: 'Scheduled jobs' });
  expect(within(jobs).getByText(/^The database is away\. Since /)).toBeVisible();
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
});
