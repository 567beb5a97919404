import type { InventoryExtraDto, InventoryLineDto, SensitiveInventoryDto } from '@hand-receipt/contracts';
import { page, remoteRoutes, renderAt, serve } from '@hand-receipt/standalone/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import descriptor from '../../remote.json';
import remote from '../remote';
import { navarro } from '../test/items';
import { onDesktop, onPhone } from '../test/on-phone';
import { inventory, scanAnswer } from '../test/scans';

const extra = (code: string, given: Partial<InventoryExtraDto> = {}): InventoryExtraDto => ({
  id: `X-${code}`,
  code,
  result: 'not-on-the-books',
  at: '2026-11-21T18:03:00',
  by: 'SGT Navarro',
  ...given,
});

const again = { at: '2026-11-21T18:40:00', by: 'SPC Tanaka' };

const EXTRAS = [
  extra('QX-7'),
  extra('W200', { result: 'not-mine', note: 'In rack 4.' }),
  extra('QX-8', { recount: again }),
  extra('NEW-1', { inRecount: true }),
  extra('W1O0', { result: 'near-miss' }),
];

const line: InventoryLineDto = {
  id: 'P-0009',
  name: 'M4A1 Carbine',
  serialNumber: null,
  category: 'weapon',
  location: 'Rack 4',
  holder: navarro,
  possession: null,
  countedAt: null,
  countedBy: null,
};

/** A recount of one line, in which the server keeps what is read again. */
async function show(given: Partial<SensitiveInventoryDto> = {}) {
  let extras = EXTRAS;
  const progress = { expected: 3, counted: 2, missing: 1, extra: 4, nearMiss: 1 };
  serve({
    'GET /api/inventories/INV-1': () =>
      inventory({ state: 'recount', recountBy: navarro, serialsHidden: true, progress, ...given }),
    'GET /api/inventories/INV-1/lines': () => page([line]),
    'GET /api/inventories/INV-1/extras': () => extras,
    'POST /api/inventories/INV-1/extras/X-QX-7/not-here': () => {
      extras = extras.map((one) => (one.code === 'QX-7' ? { ...one, notHere: again } : one));
      return inventory({ state: 'recount', recountBy: navarro, serialsHidden: true, progress, ...given });
    },
    'POST /api/inventories/INV-1/scans': (_, body) => {
      const { code } = body as { code: string };
      extras = extras.map((one) => (one.code === code ? { ...one, recount: again } : one));
      return scanAnswer({ result: 'not-on-the-books', message: 'Read.', item: null, progress });
    },
  });
  renderAt('/inventories/INV-1', remoteRoutes(descriptor, remote));
  await screen.findByText('M4A1 Carbine');
}

const codes = async () =>
  within(await screen.findByRole('list', { name: 'Extra codes to read again' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

afterEach(onDesktop);

test('INVT-13 INVT-22 a blind recount lists under what remains the extra codes that are to be read again, marked in words', async () => {
  await show();
  expect(await codes()).toEqual([
    'QX-7Not on the books Read by SGT Navarro on 21NOV2026 1803Not here',
    'W200Not mine Read by SGT Navarro on 21NOV2026 1803. In rack 4.Not here',
  ]);
  const list = within(screen.getByRole('list', { name: 'Extra codes to read again' }));
  expect(list.getByText('Not on the books')).toHaveAttribute('data-tone', 'danger');
  expect(list.getByText('Not mine')).toHaveAttribute('data-tone', 'warning');
  expect(
    screen.getByText('Find each item and read its code again, or say that it is not here.'),
  ).toBeVisible();
  // One line and two codes.
  expect(screen.getByRole('tab', { name: 'Remaining 3' })).toBeVisible();
  expect(screen.getByText('2 to read again')).toBeVisible();
  await userEvent.type(screen.getByLabelText('Serial number or code'), 'QX-7{Enter}');
  expect(await screen.findByRole('tab', { name: 'Remaining 2' })).toBeVisible();
  expect(await codes()).toHaveLength(1);
});

test.each([
  ['desktop', onDesktop],
  ['phone', onPhone],
])('INVT-22 on a %s an extra code that is not found in the recount is said to be not here', async (_, on) => {
  on();
  await show();
  expect(screen.getByRole('tab', { name: 'Remaining 3' })).toBeVisible();
  await userEvent.click(await screen.findByRole('button', { name: 'Not here, QX-7' }));
  await waitFor(async () => expect(await codes()).toHaveLength(1));
  expect(await screen.findByRole('tab', { name: 'Remaining 2' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Not here, QX-7' })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Not here, W200' })).toBeVisible();
  await userEvent.click(screen.getByRole('tab', { name: 'Extra 4' }));
  expect(await screen.findByText(/not found in the recount, SPC Tanaka/)).toBeVisible();
});

test('INVT-22 who may not recount reads that another person reads the codes again', async () => {
  await show({ whyNotRecount: 'CPT Halloran counted in the first count.' });
  expect(await codes()).toHaveLength(2);
  expect(screen.queryByRole('button', { name: 'Not here, QX-7' })).not.toBeInTheDocument();
  expect(await screen.findByText('Another person finds each item and reads its code again.')).toBeVisible();
});

test('INVT-22 the first count has no codes to read again', async () => {
  await show({ state: 'open' });
  expect(await screen.findByRole('tab', { name: 'Remaining 1' })).toBeVisible();
  expect(screen.queryByRole('list', { name: 'Extra codes to read again' })).not.toBeInTheDocument();
});

test('INVT-22 a phone says beside the lines that remain how many codes are to be read again', async () => {
  onPhone();
  await show();
  expect(await codes()).toHaveLength(2);
  expect(screen.getByText('1 remains, 2 to read again')).toBeVisible();
});

test('INVT-23 the tab of extras marks each code by its outcome, in words and by a tone', async () => {
  await show();
  await userEvent.click(await screen.findByRole('tab', { name: 'Extra 4' }));
  const list = within(await screen.findByRole('list', { name: 'Extra codes' }));
  expect(list.getAllByRole('listitem')).toHaveLength(4);
  for (const mark of list.getAllByText('Not on the books'))
    expect(mark).toHaveAttribute('data-tone', 'danger');
  expect(list.getByText('Not mine')).toHaveAttribute('data-tone', 'warning');
});
