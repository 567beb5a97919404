import { page, renderAt, serve } from '@hand-receipt/standalone/testing';
import { screen } from '@testing-library/react';
import { CountedItems } from './counted-items';
import type { CountHere } from './kept-scans';

test('what was counted stands in columns under their heads', async () => {
  const line = {
    id: 'P-0001',
    name: 'M4A1 Carbine',
    serialNumber: 'W123456',
    countedBy: 'SGT Navarro',
    countedAt: '2026-11-21T18:01:00',
  };
  serve({ 'GET /api/inventories/I-0001/lines': () => page([line]) });
  renderAt('/', <CountedItems inventoryId="I-0001" here={{ queued: [] as const } as unknown as CountHere} />);
  expect(await screen.findByRole('list', { name: 'Counted items' })).toHaveTextContent(
    'W123456M4A1 CarbineSGT Navarro 21NOV2026 1801',
  );
  for (const head of ['Serial number', 'Item', 'Counted by, time'])
    expect(screen.getByText(head)).toBeInTheDocument();
});
