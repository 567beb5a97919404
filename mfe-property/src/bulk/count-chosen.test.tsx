import { CHOSEN_ITEMS_LIMIT } from '@hand-receipt/contracts';
import { page, serve } from '@hand-receipt/standalone/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { carbine, commander, soldier } from '../test/company';
import { renderRemote } from '../test/render-remote';

const ITEMS = [carbine({ id: 'P-1', serial_number: 'W1' }), carbine({ id: 'P-2', serial_number: 'W2' })];

const serveBook = (total = ITEMS.length) =>
  serve({
    'GET /api/property': () => page(ITEMS, { total }),
    'GET /api/property/counts': () => ({ assigned: total, signedout: 0 }),
    'GET /api/property/ids': () => ({
      ids: Array.from({ length: total }, (_, index) => `P-${index + 1}`),
      total,
    }),
  });

const bar = async () => within(await screen.findByRole('region', { name: 'Selection' }));
const tickAll = async () => userEvent.click(await screen.findByRole('checkbox', { name: /^Select all/ }));

test('Count leads to the form for an inventory of the chosen items', async () => {
  serveBook();
  renderRemote('/property-book');
  await tickAll();
  await userEvent.click((await bar()).getByRole('button', { name: 'Count' }));
  expect(screen.getByLabelText('Address')).toHaveTextContent('/inventories?new=chosen&items=P-1,P-2');
});

test('more items than an inventory takes are not counted', async () => {
  const total = CHOSEN_ITEMS_LIMIT + 1;
  serveBook(total);
  renderRemote('/property-book');
  await tickAll();
  await userEvent.click(await screen.findByRole('button', { name: `Select all ${total} that match` }));
  const count = (await bar()).getByRole('button', { name: 'Count' });
  expect(count).toBeDisabled();
  expect(count).toHaveAttribute('data-tooltip', 'An inventory takes at most 500 chosen items');
});

test.each([
  ['a soldier', soldier],
  ['an S4', { ...commander, role: 'S4' as const }],
])('%s has no act to count chosen items', async (_who, user) => {
  serveBook();
  renderRemote('/property-book', { user });
  await tickAll();
  expect((await bar()).queryByRole('button', { name: 'Count' })).toBeNull();
});
