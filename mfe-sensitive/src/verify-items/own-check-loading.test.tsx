import { page, refusal, remoteRoutes, renderAt, serve } from '@hand-receipt/standalone/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import descriptor from '../../remote.json';
import remote from '../remote';
import { sensitiveItem, sensitiveSummary } from '../test/items';
import { categories } from '../test/scans';

const carbine = sensitiveItem();
const radio = sensitiveItem({ id: 'P-0002', name: 'AN/PRC-152', serialNumber: 'C04417' });

function openWith(secondPage: () => unknown) {
  serve({
    'GET /api/sensitive-items': (url) => {
      if (url.searchParams.get('scope') === 'with-me') return page([]);
      return url.searchParams.has('cursor') ? secondPage() : page([carbine], { total: 2, cursor: 'c1' });
    },
    'GET /api/sensitive-items/summary': () => sensitiveSummary(),
    'GET /api/sensitive-items/categories': () => categories,
  });
  renderAt('/sensitive-items?verify=1', remoteRoutes(descriptor, remote));
}

test('SENS-21 Verify Items shows no number before all of the list is here', async () => {
  let finish: () => void = () => undefined;
  const rest = new Promise<void>((resolve) => (finish = resolve));
  openWith(async () => {
    await rest;
    return page([radio], { total: 2 });
  });
  const dialog = within(await screen.findByRole('dialog', { name: 'Verify Items' }));
  expect(await dialog.findByText('Loading your items...')).toBeInTheDocument();
  expect(dialog.queryByRole('img', { name: /^Verified/ })).not.toBeInTheDocument();
  finish();
  expect(await dialog.findByRole('img', { name: 'Verified 0 of 2' })).toBeVisible();
});

test('SENS-21 a list that stops half way says so, and can be tried again', async () => {
  let answer = () => refusal(500, 'Down');
  openWith(() => answer());
  const dialog = within(await screen.findByRole('dialog', { name: 'Verify Items' }));
  expect(await dialog.findByText('Failed to load your items')).toBeVisible();
  expect(dialog.queryByRole('img', { name: /^Verified/ })).not.toBeInTheDocument();
  answer = () => page([radio], { total: 2 });
  await userEvent.click(dialog.getByRole('button', { name: 'Try again' }));
  expect(await dialog.findByRole('img', { name: 'Verified 0 of 2' })).toBeVisible();
});
