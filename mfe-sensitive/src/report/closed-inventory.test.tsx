import type { InventoryReportDto, SensitiveInventoryDto } from '@hand-receipt/contracts';
import { page, refusal, remoteRoutes, renderAt, serve } from '@hand-receipt/standalone/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import descriptor from '../../remote.json';
import remote from '../remote';
import { me, navarro } from '../test/items';
import { inventory } from '../test/scans';

const closed: SensitiveInventoryDto = inventory({
  status: 'closed',
  state: 'closed',
  closedBy: me,
  closedAt: '2026-11-21T18:12:00',
  mayCount: false,
  mayClose: false,
  progress: { expected: 3, counted: 2, missing: 1, extra: 1, nearMiss: 1 },
  resultDigest: 'ab'.repeat(32),
  may: {
    endCount: false,
    skipRecount: false,
    cancel: false,
    changeTeam: false,
    waive: false,
    resolve: true,
    sign: ['commander'],
  },
});

const line = (serialNumber: string, lin: string | null, countedAt: string | null) => ({
  id: serialNumber,
  name: 'M4A1 Carbine',
  serialNumber,
  holder: 'SGT Navarro',
  lin,
  countedAt,
  countedBy: countedAt && 'SGT Navarro',
});

const { mayCount: _, mayClose: __, becameSensitive: ___, status: ____, may: _____, ...facts } = closed;
const report: InventoryReportDto = {
  inventory: {
    ...facts,
    notes: 'Rack 4 is locked.',
    signers: [{ part: 'commander', person: me }],
    signatures: [],
  },
  lines: [
    line('W100', 'C06935', null),
    line('W101', 'C06935', '2026-11-21T18:01:00'),
    line('Z900', null, '2026-11-21T18:02:00'),
  ],
  extras: [
    { id: 'X-1', code: 'QX-7', result: 'not-on-the-books', at: '2026-11-21T18:03:00', by: 'SGT Navarro' },
  ],
  nearMisses: [{ id: 'X-2', code: 'W1O0', result: 'near-miss', at: '2026-11-21T18:04:00', by: navarro.name }],
};

function show(path = '/inventories/INV-1', answer: () => unknown = () => report) {
  serve({
    'GET /api/inventories/INV-1': () => closed,
    'GET /api/inventories/INV-1/late-reads': () => [],
    'GET /api/inventories/INV-1/report': answer,
    'GET /api/inventories/INV-1/lines': () => page([]),
  });
  renderAt(path, remoteRoutes(descriptor, remote));
}

const rows = async (name: string) =>
  within(await screen.findByRole('list', { name }))
    .getAllByRole('listitem')
    .map((row) => row.textContent);

/** The lines of a part of the table: of a LIN, or below its heads. */
const textOfLines = (part: HTMLElement) =>
  within(part)
    .getAllByRole('row')
    .filter((row) => within(row).queryAllByRole('cell').length > 1)
    .map((row) => row.textContent);

const linesOf = async (lin: string) => textOfLines(await screen.findByRole('rowgroup', { name: lin }));

test('INVT-31 the page of a closed inventory has every line by LIN, extras, the note and the signatures', async () => {
  show();
  expect(await linesOf('LIN C06935')).toEqual([
    'W100M4A1 CarbineSGT NavarroNot seen',
    'W101M4A1 CarbineSGT NavarroSeenSGT Navarro 21NOV2026 1801',
  ]);
  expect(await linesOf('M4A1 Carbine')).toHaveLength(1);
  expect(screen.getByText('Total: 3 lines, 2 seen, 1 not seen')).toBeVisible();
  expect(await rows('Extra')).toHaveLength(1);
  expect(await rows('Near misses')).toHaveLength(1);
  // What is not on the list has its own mark.
  expect(screen.getByText('Not on the books')).toHaveAttribute('data-tone', 'danger');
  expect(screen.getByText('One misreading away from an item')).toHaveAttribute('data-tone', 'warning');
  expect(screen.getByText('Rack 4 is locked.')).toBeVisible();
  expect(screen.getByText('Not signed')).toBeVisible();
  expect(screen.getByText('ab'.repeat(32))).toBeVisible();
  const opened: string[] = [];
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    opened.push(this.getAttribute('href') ?? '');
  });
  for (const name of ['Download PDF', 'Download CSV', 'Download result.json']) {
    await userEvent.click(screen.getByRole('button', { name: /^Actions, / }));
    await userEvent.click(screen.getByRole('menuitem', { name }));
  }
  click.mockRestore();
  expect(opened).toEqual([
    '/api/inventories/INV-1/report.pdf',
    '/api/inventories/INV-1/report.csv',
    '/api/inventories/INV-1/result.json',
  ]);
  expect(screen.getByRole('button', { name: 'Resolve QX-7' })).toBeVisible();
});

test('INVT-31 the lines of a report are one table, whose columns have heads on the screen and on paper', async () => {
  show();
  const table = await screen.findByRole('table', { name: 'Lines by LIN' });
  const heads = within(table).getAllByRole('columnheader');
  expect(heads.map(({ textContent }) => textContent)).toEqual([
    'Serial number',
    'Item',
    'Holder',
    'Result',
    'Counted by, time',
  ]);
  for (const head of heads) expect(head).toHaveAttribute('scope', 'col');
  // A head that is part of a table is printed again on each sheet.
  expect(heads[0]?.closest('thead')?.parentElement).toBe(table);
  const cells = within(within(table).getByRole('row', { name: /W101/ })).getAllByRole('cell');
  expect(cells.map(({ textContent }) => textContent)).toEqual([
    'W101',
    'M4A1 Carbine',
    'SGT Navarro',
    'Seen',
    'SGT Navarro 21NOV2026 1801',
  ]);
});

test('the lines of a report begin with what was not seen', async () => {
  const lines = [
    line('A1', 'A00001', '2026-11-21T18:01:00'),
    line('B1', 'B00001', '2026-11-21T18:01:00'),
    line('B2', 'B00001', null),
  ];
  show('/inventories/INV-1', () => ({ ...report, lines }));
  const section = within(await screen.findByRole('region', { name: 'Lines by LIN' }));
  expect(section.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual([
    'LIN B00001',
    'LIN A00001',
  ]);
  expect((await linesOf('LIN B00001')).map((text) => text?.slice(0, 2))).toEqual(['B2', 'B1']);
});

test('what was resolved in a signed report is not resolved again', async () => {
  const resolved = { as: 'other-unit' as const, by: 'SGT Navarro', at: '2026-11-21T19:00:00' };
  const extras = report.extras.map((extra) => ({ ...extra, resolved }));
  const signatures = [{ part: 'commander' as const, person: me, at: '2026-11-21T20:00:00' }];
  show('/inventories/INV-1', () => ({ ...report, extras, inventory: { ...report.inventory, signatures } }));
  await rows('Extra');
  expect(screen.queryByRole('button', { name: 'Resolve QX-7' })).toBeNull();
});

test('the header of a report has its acts, Print last, and the facts do not repeat its title and closing', async () => {
  show();
  await linesOf('LIN C06935');
  const header = within(screen.getByRole('heading', { level: 1 }).closest('header')!);
  expect(header.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    '',
    'Sign the Report',
    'Print',
  ]);
  expect(screen.getByText('Opened')).toBeVisible();
  expect(screen.queryByText('Inventory')).toBeNull();
  expect(screen.queryByText('Closed')).toBeNull();
});

test('INVT-23 each tab of a report has as many rows as its number', async () => {
  show();
  await userEvent.click(await screen.findByRole('tab', { name: 'Not seen 1' }));
  expect(textOfLines(await screen.findByRole('table', { name: 'Not seen' }))).toHaveLength(1);
  for (const [tab, list] of [
    ['Extra', 'Extra'],
    ['Near miss', 'Near misses'],
  ] as const) {
    await userEvent.click(await screen.findByRole('tab', { name: `${tab} 1` }));
    expect(await rows(list)).toHaveLength(1);
  }
  expect(screen.getByLabelText('Address')).toHaveTextContent('tab=near-miss');
});

test('INVT-31 Print shows the whole report first, whatever was chosen and searched', async () => {
  const print = jest.spyOn(window, 'print').mockImplementation(() => {});
  show('/inventories/INV-1?tab=extra');
  await rows('Extra');
  expect(screen.queryByRole('rowgroup', { name: 'LIN C06935' })).not.toBeInTheDocument();
  print.mockImplementation(() => {
    expect(screen.getByRole('rowgroup', { name: 'LIN C06935' })).toBeInTheDocument();
    expect(screen.getByRole('list', { name: 'Extra' })).toBeInTheDocument();
  });
  await userEvent.click(screen.getByRole('button', { name: 'Print' }));
  await waitFor(() => expect(print).toHaveBeenCalledTimes(1));
  print.mockRestore();
});

test('a search narrows the lines of a report, and says where it finds none', async () => {
  show('/inventories/INV-1?q=z9');
  expect(await linesOf('M4A1 Carbine')).toEqual([
    'Z900M4A1 CarbineSGT NavarroSeenSGT Navarro 21NOV2026 1802',
  ]);
  expect(screen.queryByRole('rowgroup', { name: 'LIN C06935' })).not.toBeInTheDocument();
  await userEvent.clear(screen.getByLabelText('Search the lines'));
  await userEvent.type(screen.getByLabelText('Search the lines'), 'nothing');
  expect(await screen.findByText('No line has these words.')).toBeVisible();
});

test('a report that cannot be loaded says why, and is asked for again', async () => {
  let isDown = true;
  show(undefined, () => (isDown ? refusal(503, 'The server is busy.') : report));
  expect(await screen.findByText('Failed to load the inventory report')).toBeVisible();
  isDown = false;
  await userEvent.click(screen.getByRole('button', { name: /again|retry/i }));
  expect(await linesOf('LIN C06935')).toHaveLength(2);
});
