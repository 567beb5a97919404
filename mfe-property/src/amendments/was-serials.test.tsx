import type { InventoryItemDto } from '@hand-receipt/contracts';
import { page, serve } from '@hand-receipt/standalone/testing';
import { screen, within } from '@testing-library/react';
import { carbine } from '../test/company';
import { renderRemote } from '../test/render-remote';

const amended = carbine({ serial_number: 'W123465', former_serials: ['W123456'] });

const serveItem = () =>
  serve({
    'GET /api/property': () => page([amended]),
    'GET /api/property/counts': () => ({ assigned: 1, signedout: 0 }),
    'GET /api/property/P-1': () => ({
      ...amended,
      former_identifiers: [
        { kind: 'serial', value: 'W123456', until: '2026-11-22T09:00:00.000Z', amendmentId: 'AM-0007' },
      ],
      open_amendment: { id: 'AM-0008', state: 'proposed' },
    }),
    'GET /api/ledger/history': () =>
      page([
        {
          seq: 9, eventId: 'e9', eventType: 'ITEM AMENDED', timestamp: '2026-11-22T09:00:00.000Z',
          userId: 'U-1', userName: 'CPT Halloran', itemId: 'P-1', leafHash: '', sealed: true,
          details: {
            amendmentId: 'AM-0007', proposedBy: 'SFC Brandt', signedBy: 'CPT Halloran',
            changes: [{ field: 'serial_number', from: 'W123456', to: 'W123465' }],
          },
        },
      ]), // prettier-ignore
    'GET /api/inventory': () =>
      page([{ ...(amended as unknown as InventoryItemDto), holder: null, matched: ['former-serial'] }]),
  });

test('LIFE-08 the Property Book and Find Item show what a serial number was', async () => {
  serveItem();
  const { unmount } = renderRemote('/property-book');
  expect(await screen.findByRole('row', { name: /W123465.*was W123456/ })).toBeVisible();
  unmount();
  renderRemote('/inventory?q=W123456');
  expect(
    await screen.findByRole('row', { name: /W123465.*was W123456.*Former serial number/ }),
  ).toBeVisible();
});

test('LIFE-08 item details show what a serial number was, and lead to the amendment that is open', async () => {
  serveItem();
  renderRemote('/property-book/P-1');
  const details = within(await screen.findByRole('dialog', { name: /M4A1 Carbine W123465/ }));
  expect(await details.findByRole('link', { name: 'Open AM-0008' })).toHaveAttribute(
    'href',
    '/amendments/AM-0008',
  );
  expect(details.getByText('Former numbers').closest('.hr-cell')).toHaveTextContent(
    'Serial number was W123456 until 22NOV2026, AM-0007',
  );
});

test('LIFE-06 the history of an item names the amendment, who proposed and who signed it', async () => {
  serveItem();
  renderRemote('/property-book/P-1');
  const [entry] = within(await screen.findByRole('list', { name: /Changes of W123465/ })).getAllByRole(
    'listitem',
  );
  expect(entry).toHaveTextContent('Serial number: W123456 to W123465');
  expect(entry).toHaveTextContent('Proposed by SFC Brandt, signed by CPT Halloran, AM-0007');
});
