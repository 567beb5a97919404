import { page, serve } from '@hand-receipt/standalone/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPage } from '../test/render';
import { wireTransfer } from '../test/wire';

const desktop = globalThis.matchMedia;

beforeEach(() => {
  // The list follows the window's scrolling, which jsdom leaves out.
  window.scrollTo = () => {};
  globalThis.matchMedia = (query) => ({ ...desktop(query), matches: query.includes('max-width') });
});
afterEach(() => {
  globalThis.matchMedia = desktop;
});

test('XFER-19 XFER-20 on a phone each transfer is a card with the same facts and actions', async () => {
  serve({ 'GET /api/transfers': () => page([wireTransfer()]) });
  renderPage();
  const cards = await screen.findByRole('list', { name: 'incoming transfers' });
  const card = within(cards).getByRole('listitem');
  expect(card).toHaveTextContent(
    /W123488.*Pending.*M4A1 Carbine.*SPC Whitaker.*CPT Halloran \(you\).*21NOV2026/,
  );
  expect(within(card).getByRole('button', { name: /^Decline/ })).toBeVisible();

  await userEvent.click(within(card).getByRole('button', { name: /^Accept/ }));
  expect(await screen.findByRole('alertdialog', { name: 'Confirm Approval' })).toBeVisible();
});
