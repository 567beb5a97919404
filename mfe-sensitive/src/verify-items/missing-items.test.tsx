import type { InventoryLineDto } from '@hand-receipt/contracts';
import { page, refusal, renderAt, serve } from '@hand-receipt/standalone/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { inventory } from '../test/scans';
import { countHere } from './kept-scans';
import { MissingItems } from './missing-items';

const line = (id: string) =>
  ({ id, name: 'M4A1 Carbine', serialNumber: `W-${id}`, location: null }) as unknown as InventoryLineDto;

test('a later page of what is missing that fails says so, keeps the lines, and Try again reads that page', async () => {
  let isDown = true;
  const { calls } = serve({
    'GET /api/inventories/INV-1/lines': (url) => {
      if (!url.searchParams.get('cursor')) return page([line('1'), line('2')], { total: 3, cursor: 'c1' });
      return isDown ? refusal(503, 'The database is restarting.') : page([line('3')], { total: 3 });
    },
  });
  renderAt('/', <MissingItems inventoryId="INV-1" here={countHere(inventory(), [], [])} />);
  await userEvent.click(await screen.findByRole('button', { name: 'Show more, 1 left' }));
  expect(await screen.findByText('Failed to load what is missing')).toBeVisible();
  const list = screen.getByRole('list', { name: 'Missing items' });
  expect(within(list).getAllByRole('listitem')).toHaveLength(2);
  isDown = false;
  const asked = calls.length;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('W-3')).toBeVisible();
  expect(calls).toHaveLength(asked + 1);
  expect(screen.queryByText('Failed to load what is missing')).not.toBeInTheDocument();
});
