import { page, remoteRoutes, renderAt, serve } from '@hand-receipt/standalone/testing';
import { screen } from '@testing-library/react';
import descriptor from '../../remote.json';
import remote from '../remote';
import { onDesktop, onPhone } from '../test/on-phone';
import { inventory } from '../test/scans';

const devices = Object.assign(new EventTarget(), {
  enumerateDevices: async () => kinds.map((kind) => ({ kind })),
});
let kinds: string[] = [];

beforeEach(() => {
  onPhone();
  Object.defineProperty(navigator, 'mediaDevices', { value: devices, configurable: true });
  serve({
    'GET /api/inventories/INV-1': () => inventory(),
    'GET /api/inventories/INV-1/lines': () => page([]),
    'GET /api/inventories/INV-1/extras': () => [],
  });
});
afterEach(() => {
  onDesktop();
  Reflect.deleteProperty(navigator, 'mediaDevices');
});

test('INVT-15 a phone without a camera says so in a line, and has no camera to stop', async () => {
  kinds = ['audioinput'];
  renderAt('/inventories/INV-1', remoteRoutes(descriptor, remote));
  expect(await screen.findByText(/^This device has no camera\./)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Stop camera' })).not.toBeInTheDocument();
  expect(screen.getByLabelText('Serial number or code')).toBeInTheDocument();
});

test('INVT-15 the camera of a phone can be stopped', async () => {
  kinds = ['videoinput'];
  renderAt('/inventories/INV-1', remoteRoutes(descriptor, remote));
  expect(await screen.findByRole('button', { name: 'Stop camera' })).toBeVisible();
});
