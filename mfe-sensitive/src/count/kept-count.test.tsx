import { connectionStore } from '@hand-receipt/platform';
import { page, remoteRoutes, renderAt, serve } from '@hand-receipt/standalone/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import descriptor from '../../remote.json';
import remote from '../remote';
import { onDesktop, onPhone } from '../test/on-phone';
import { inventory, scanAnswer } from '../test/scans';

const KEPT = 'This count is on this device. Go on without a connection.';
const NOT_KEPT = 'Keep this page open. This count is not stored on this device.';

let kept: string[] = [];

async function show() {
  serve({
    'GET /api/inventories/INV-1': () => inventory(),
    'GET /api/inventories/INV-1/lines': () => page([]),
    'GET /api/inventories/INV-1/extras': () => [],
  });
  renderAt('/inventories/INV-1', remoteRoutes(descriptor, remote));
  await screen.findByRole('heading', { level: 1, name: 'Arms room, evening' });
  act(() => connectionStore.setState({ online: false }));
}

beforeEach(() => {
  onPhone();
  const match = async (url: string) => (kept.includes(url) ? {} : undefined);
  Object.assign(globalThis, { caches: { open: async () => ({ match }) } });
});
afterEach(() => {
  onDesktop();
  Reflect.deleteProperty(globalThis, 'caches');
  connectionStore.setState({ online: true });
});

test('INVT-18 without a connection the count says that it is on this device, where it is', async () => {
  kept = ['/api/inventories/INV-1', '/api/inventories/INV-1/lines?limit=500'];
  await show();
  expect(await screen.findByText(KEPT)).toBeVisible();
});

test('INVT-18 a count that this device did not store does not say that it did', async () => {
  kept = ['/api/inventories/INV-1'];
  await show();
  expect(await screen.findByText(NOT_KEPT)).toBeVisible();
  expect(screen.queryByText(KEPT)).not.toBeInTheDocument();
});

test('what this device keeps of a count is asked for again after a read that the server answered', async () => {
  onDesktop();
  let read = false;
  let asked = 0;
  const progress = { expected: 1, counted: 1, missing: 0, extra: 0 };
  const line = { id: 'P-0001', name: 'M4A1 Carbine', serialNumber: 'W123456', holder: null, location: null };
  serve({
    'GET /api/inventories/INV-1': () =>
      inventory({ progress: read ? progress : { ...progress, counted: 0, missing: 1 } }),
    'GET /api/inventories/INV-1/lines': (url: URL) => {
      if (url.searchParams.get('limit') === '500' && !url.searchParams.has('status')) asked += 1;
      return page([
        { ...line, countedAt: read ? '2026-11-21T18:01:00' : null, countedBy: read ? 'me' : null },
      ]);
    },
    'GET /api/inventories/INV-1/extras': () => [],
    'POST /api/inventories/INV-1/scans': () => {
      read = true;
      return scanAnswer({ progress });
    },
  });
  renderAt('/inventories/INV-1', remoteRoutes(descriptor, remote));
  await screen.findByRole('heading', { level: 1, name: 'Arms room, evening' });
  await waitFor(() => expect(asked).toBeGreaterThan(0));
  const before = asked;
  await userEvent.type(await screen.findByLabelText('Serial number or code'), 'W123456{Enter}');
  await waitFor(() => expect(read).toBe(true));
  await waitFor(() => expect(asked).toBeGreaterThan(before), { timeout: 4000 });
});

test('what this device keeps of a count is asked for again while reads go on without a pause', async () => {
  onDesktop();
  let asked = 0;
  let counted = 0;
  const answer = () => ({ expected: 20, counted, missing: 20 - counted, extra: 0 });
  serve({
    'GET /api/inventories/INV-1': () => {
      asked += 1;
      return inventory({ progress: answer() });
    },
    'GET /api/inventories/INV-1/lines': () => page([]),
    'GET /api/inventories/INV-1/extras': () => [],
    'POST /api/inventories/INV-1/scans': () => {
      counted += 1;
      return scanAnswer({ progress: answer() });
    },
  });
  renderAt('/inventories/INV-1', remoteRoutes(descriptor, remote));
  const box = await screen.findByLabelText('Serial number or code');
  await screen.findByText('Nothing is missing.');
  const before = asked;
  const until = Date.now() + 3000;
  let reads = 0;
  while (Date.now() < until) {
    await userEvent.type(box, `W${reads}{Enter}`);
    reads += 1;
    await waitFor(() => expect(counted).toBe(reads));
  }
  // The first read, and one more in each interval.
  expect(asked - before).toBeGreaterThanOrEqual(2);
  expect(asked - before).toBeLessThan(reads);
});
