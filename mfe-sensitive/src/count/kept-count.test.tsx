import { connectionStore } from '@hand-receipt/platform';
import { page, remoteRoutes, renderAt, serve } from '@hand-receipt/standalone/testing';
import { act, screen } from '@testing-library/react';
import descriptor from '../../remote.json';
import remote from '../remote';
import { onDesktop, onPhone } from '../test/on-phone';
import { inventory } from '../test/scans';

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
