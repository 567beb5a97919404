import { page, remoteRoutes, renderAt, serve, unreachable } from '@hand-receipt/standalone/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import descriptor from '../../remote.json';
import remote from '../remote';
import { inventory, scanAnswer } from '../test/scans';

const line = { id: 'P-0001', name: 'M4A1 Carbine', serialNumber: null, countedAt: null };

test('INVT-23 a blind count takes what was read off the list of what remains', async () => {
  const lines = ['P-0001', 'P-0002'].map((id) => ({ ...line, id }));
  serve({
    'GET /api/inventories/INV-1': () => inventory({ serialsHidden: true }),
    'GET /api/inventories/INV-1/lines': () => page(lines),
    'GET /api/inventories/INV-1/extras': () => [],
    'POST /api/inventories/INV-1/scans': () =>
      scanAnswer({ progress: { expected: 2, counted: 1, missing: 1, extra: 0 } }),
  });
  renderAt('/inventories/INV-1', remoteRoutes(descriptor, remote));
  const box = await screen.findByLabelText('Serial number or code');
  const remaining = within(await screen.findByRole('list', { name: 'Missing items' }));
  expect(remaining.getAllByRole('listitem')).toHaveLength(2);
  await userEvent.type(box, 'W123456{Enter}');
  await waitFor(() => expect(remaining.getAllByRole('listitem')).toHaveLength(1));
});

test('INVT-13 a blind count without a connection says of no read whether it is on the list', async () => {
  serve({
    'GET /api/inventories/INV-1': () => inventory({ serialsHidden: true }),
    'GET /api/inventories/INV-1/lines': () => page([line]),
    'GET /api/inventories/INV-1/extras': () => [],
    'POST /api/inventories/INV-1/scans': unreachable,
  });
  renderAt('/inventories/INV-1', remoteRoutes(descriptor, remote));
  const box = await screen.findByLabelText('Serial number or code');
  for (const code of ['W123456', 'HR1/I/P-0001/W123456']) {
    await userEvent.type(box, `${code}{Enter}`);
    const verdict = within(await screen.findByRole('region', { name: 'Last scan' }));
    expect(
      await verdict.findByText('Recorded on this device. It is sent when the connection is back.'),
    ).toBeVisible();
    expect(screen.queryByText(/on its list/)).not.toBeInTheDocument();
  }
});
