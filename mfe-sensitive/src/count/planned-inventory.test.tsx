import type { CalendarInventoryDto, SensitiveInventoryDto } from '@hand-receipt/contracts';
import { page, refusal, remoteRoutes, renderAt, serve } from '@hand-receipt/standalone/testing';
import { screen } from '@testing-library/react';
import descriptor from '../../remote.json';
import remote from '../remote';
import { planned } from '../test/calendar';
import { inventory } from '../test/scans';

const NOTHING = { expected: 0, counted: 0, missing: 0, extra: 0 };

function show(state: SensitiveInventoryDto['state'], more: Partial<CalendarInventoryDto> = {}) {
  const title = 'Cyclic 10 %, NOV2026';
  serve({
    'GET /api/inventories/I-0001': () =>
      inventory({ id: 'I-0001', title, state, mayCount: false, mayClose: false, progress: NOTHING }),
    'GET /api/inventories/I-0001/lines': () => page([]),
    'GET /api/inventory-calendar/I-0001': () => planned({ state: state ?? 'planned', ...more }),
  });
  renderAt('/inventories/I-0001', remoteRoutes(descriptor, remote));
}

test('INVT-04 the page of a planned inventory says when it opens and who counts, and has no acts of a count', async () => {
  show('planned');
  expect(await screen.findByText('This inventory is not open yet.')).toBeVisible();
  expect(
    screen.getByText(
      /^It opens in NOV2026 and is due on 30NOV2026\. SGT .+ count\. Open it in the calendar\.$/,
    ),
  ).toBeVisible();
  expect(screen.getByRole('link', { name: 'Calendar' })).toHaveAttribute(
    'href',
    '/inventories?inventory=I-0001',
  );
  expect(screen.queryByRole('button', { name: /End count|Type serial|Close/ })).toBeNull();
});

test('who may not open it reads who does, also where nobody is named to count', async () => {
  show('planned', { counters: [], may: { change: false, skip: false, open: false } });
  expect(
    await screen.findByText(/Nobody is named to count yet\. A Supply Sergeant or the Commander opens it\.$/),
  ).toBeVisible();
});

test('an inventory that was skipped says so, with the reason', async () => {
  show('cancelled', { state: 'cancelled', cancelReason: 'Field exercise all month.' });
  expect(await screen.findByText('This inventory was skipped.')).toBeVisible();
  expect(screen.getByText('Reason: Field exercise all month.')).toBeVisible();
});

test('an inventory out of sight is plainly not found, and is not tried again', async () => {
  serve({ 'GET /api/inventories/I-0404': () => refusal(404, 'Inventory not found') });
  renderAt('/inventories/I-0404', remoteRoutes(descriptor, remote));
  expect(await screen.findByText('Inventory not found')).toBeVisible();
  expect(screen.getByText('It is of another unit, or there is none.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});
