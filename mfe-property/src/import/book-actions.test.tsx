import { page, refusal, serve } from '@hand-receipt/standalone/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { carbine, soldier } from '../test/company';
import { renderRemote } from '../test/render-remote';

const csv = () =>
  new Response('Name\r\n', {
    headers: {
      'content-type': 'text/csv',
      'content-disposition': 'attachment; filename="property-20261121.csv"',
    },
  });

const serveBook = (exported: () => unknown = csv) =>
  serve({
    'GET /api/property': () => page([carbine()]),
    'GET /api/property/counts': () => ({ assigned: 1, signedout: 0 }),
    'GET /api/property/export': exported,
    'GET /api/imports': () => [],
  });

const saved: string[] = [];
beforeEach(() => {
  saved.length = 0;
  Object.assign(URL, { createObjectURL: () => 'blob:made', revokeObjectURL: () => undefined });
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
});
afterEach(() => jest.restoreAllMocks());

test('the list is exported with its filters, in its order, under the name that the server gives', async () => {
  const { calls } = serveBook();
  renderRemote('/property-book?category=weapons&q=m4&sort=-name');
  await userEvent.click(await screen.findByRole('button', { name: 'Export CSV' }));
  expect(await screen.findByText('List exported')).toBeVisible();
  expect(saved).toEqual(['property-20261121.csv']);
  const call = calls.find((made) => made.startsWith('GET /api/property/export')) ?? '';
  expect(Object.fromEntries(new URLSearchParams(call.split('?')[1]))).toEqual({
    scope: 'assigned',
    category: 'weapons',
    q: 'm4',
    sort: '-name',
  });
});

test('an export that fails is told with the words of the server, and nothing is saved', async () => {
  serveBook(() => refusal(503, 'The database is starting.'));
  renderRemote('/property-book');
  await userEvent.click(await screen.findByRole('button', { name: 'Export CSV' }));
  expect(await screen.findByText('Failed to export properties')).toBeVisible();
  expect(screen.getByText('The database is starting.')).toBeVisible();
  expect(saved).toEqual([]);
});

test('only people who enter items see the link to the import', async () => {
  serveBook();
  const { unmount } = renderRemote('/property-book', { user: soldier });
  expect(await screen.findByRole('link', { name: 'Consumables' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Import' })).not.toBeInTheDocument();
  unmount();
  renderRemote('/property-book');
  await userEvent.click(await screen.findByRole('link', { name: 'Import' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Import' })).toBeVisible();
});
