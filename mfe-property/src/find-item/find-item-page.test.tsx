import { page, serve } from '@hand-receipt/standalone/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import descriptor from '../../remote.json';
import { carbine, radio } from '../test/company';
import { renderRemote } from '../test/render-remote';

const BOOK = [carbine(), radio()];

function serveItems() {
  return serve({
    'GET /api/property': (url) => {
      const typed = (url.searchParams.get('q') ?? '').toLowerCase();
      const matches = BOOK.filter((item) =>
        `${item.name} ${item.serial_number}`.toLowerCase().includes(typed),
      );
      return page(url.searchParams.get('scope') === 'visible' ? matches : []);
    },
    'GET /api/property/counts': () => ({ assigned: 0, signedout: 0 }),
    'GET /api/property/P-2': () => radio(),
  });
}

test('PROP-51 every item that I may see is listed, with its holder, and a result opens its details', async () => {
  const { calls } = serveItems();
  renderRemote('/inventory');
  expect(await screen.findByText('W123456')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'Find Item' })).toBeVisible();
  expect(screen.getByText('SPC Whitaker')).toBeVisible();
  expect(calls).toEqual(
    descriptor.routes.find(({ page }) => page === 'find-item')!.preload.map((url) => `GET ${url}`),
  );
  await userEvent.click(screen.getByText('C04417'));
  expect(await screen.findByRole('dialog', { name: /AN\/PRC-152/ })).toBeVisible();
  expect(screen.getByLabelText('Address')).toHaveTextContent('/property-book/P-2');
});

test('PROP-52 RULE-19 the search finds by part of a name or serial number, whatever the case', async () => {
  serveItems();
  renderRemote('/inventory');
  await screen.findByText('W123456');
  await userEvent.type(screen.getByRole('searchbox'), 'an/prc');
  expect(await screen.findByText('1 item')).toBeVisible();
  expect(screen.queryByText('W123456')).not.toBeInTheDocument();
  await userEvent.clear(screen.getByRole('searchbox'));
  await userEvent.type(screen.getByRole('searchbox'), 'w1234');
  expect(await screen.findByText('W123456')).toBeVisible();
  expect(screen.queryByText('C04417')).not.toBeInTheDocument();
});
