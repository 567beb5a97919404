import { page, remoteRoutes, renderAt, serve, unreachable } from '@hand-receipt/standalone/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import descriptor from '../../remote.json';
import remote from '../remote';
import { inventory } from '../test/scans';

const line = { id: 'P-0001', name: 'M4A1 Carbine', serialNumber: 'W123456', countedAt: null };
const waiting = () =>
  (JSON.parse(localStorage.getItem('handreceipt.offlineQueue') ?? '[]') as { data: { code: string } }[]).map(
    ({ data }) => data.code,
  );
const verdict = async () => within(await screen.findByRole('region', { name: 'Last scan' }));

async function openCount() {
  const served = serve({
    'GET /api/inventories/INV-1': () => inventory(),
    'GET /api/inventories/INV-1/lines': () => page([line]),
    'GET /api/inventories/INV-1/extras': () => [],
    'POST /api/inventories/INV-1/scans': unreachable,
  });
  renderAt('/inventories/INV-1', remoteRoutes(descriptor, remote));
  return { ...served, box: await screen.findByLabelText('Serial number or code') };
}

beforeEach(() => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

test.each([
  ['https://example.com/w1', 'This is a web address. It names no item.'],
  ['X'.repeat(70), 'This code has more than 64 characters. It names no item.'],
])(
  'without a connection a count refuses what the server refuses, and keeps nothing: %s',
  async (code, words) => {
    const { box, calls } = await openCount();
    await userEvent.type(box, `${code}{Enter}`);
    expect(await (await verdict()).findByText(words)).toBeVisible();
    expect(waiting()).toEqual([]);
    expect(calls.filter((call) => call.startsWith('POST'))).toEqual([]);
  },
);

test('one serial number, in capitals or not, waits once', async () => {
  const { box } = await openCount();
  for (const code of ['X99', 'x99', 'W123456', 'w123456']) {
    await userEvent.type(box, `${code}{Enter}`);
    expect(await (await verdict()).findByText(/^No connection/)).toBeVisible();
  }
  // Codes are sent one after the other: those before it are kept by now.
  await userEvent.type(box, 'LAST1{Enter}');
  expect(await (await verdict()).findByText('LAST1')).toBeVisible();
  expect(waiting().filter((code) => code !== 'LAST1')).toEqual(['X99', 'W123456']);
});
