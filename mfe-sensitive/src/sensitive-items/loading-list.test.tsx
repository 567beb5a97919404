import { queryClient } from '@hand-receipt/platform';
import { page, refusal, serve } from '@hand-receipt/standalone/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { carbine, ITEMS, open, saw, serials, served } from '../test/items-page';
import { onDesktop, onPhone } from '../test/on-phone';

afterEach(onDesktop);

/** A list of 40,000 of which the first page is here; `finish` brings the rest as one item. */
function serveTwoPages() {
  let finish = () => undefined as void;
  const rest = new Promise<void>((resolve) => (finish = resolve));
  serve({
    ...served(),
    [ITEMS]: async (url) => {
      if (url.searchParams.get('scope') === 'with-me') return page([]);
      if (!url.searchParams.has('cursor')) return page([carbine], { total: 40_000, cursor: 'c1' });
      await rest;
      return page([saw], { total: 40_000 });
    },
  });
  return { finish };
}

test('SENS-03 while pages are loading the list says how far it is and shows no count', async () => {
  const { finish } = serveTwoPages();
  open();
  expect(await serials()).toEqual(['W123456']);
  expect(screen.getByText('Loading 1 of 40,000 items...')).toBeVisible();
  expect(screen.queryByText(/^[0-9,]+ items?$/)).not.toBeInTheDocument();
  finish();
  expect(await screen.findByText('2 items')).toBeVisible();
  expect(screen.queryByText(/^Loading/)).not.toBeInTheDocument();
});

test('SENS-05 a filter that nothing matches yet says that the list is loading, and says so at its end only', async () => {
  const { finish } = serveTwoPages();
  open('/sensitive-items?q=nowhere');
  expect(await screen.findByText('Loading 1 of 40,000 items...')).toBeVisible();
  expect(screen.queryByText('No sensitive items match your filters.')).not.toBeInTheDocument();
  expect(screen.queryByText('0 items')).not.toBeInTheDocument();
  finish();
  expect(await screen.findByText('No sensitive items match your filters.')).toBeVisible();
  expect(screen.getByText('0 items')).toBeVisible();
});

test('SENS-11 on a phone the cards say that more are loading', async () => {
  onPhone();
  const { finish } = serveTwoPages();
  open();
  expect(await screen.findByRole('article', { name: 'M4A1 Carbine W123456' })).toBeVisible();
  expect(screen.getByText('Loading 1 of 40,000 items...')).toBeVisible();
  finish();
  expect(await screen.findByRole('article', { name: 'M249 U208820' })).toBeVisible();
  expect(screen.queryByText(/^Loading/)).not.toBeInTheDocument();
});

test('SENS-03 a later page that fails leaves the rows that are here, under the reason, and Try again brings the rest', async () => {
  let isDown = true;
  serve({
    ...served(),
    [ITEMS]: (url) => {
      if (url.searchParams.get('scope') === 'with-me') return page([]);
      if (!url.searchParams.has('cursor')) return page([carbine], { total: 2, cursor: 'c1' });
      return isDown ? refusal(503, 'The database is restarting.') : page([saw], { total: 2 });
    },
  });
  open();
  expect(await screen.findByText('Failed to load sensitive items')).toBeVisible();
  expect(await serials()).toEqual(['W123456']);
  expect(screen.getByText('1 of 2 items are loaded.')).toBeVisible();
  expect(screen.queryByText('1 item')).not.toBeInTheDocument();
  isDown = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(async () => expect(await serials()).toEqual(['U208820', 'W123456']));
  expect(screen.queryByText('Failed to load sensitive items')).not.toBeInTheDocument();
});

test('SENS-03 a refetch that fails leaves the list as it was, and says why', async () => {
  let isDown = false;
  serve({ ...served(), [ITEMS]: () => (isDown ? refusal(503, 'The database is restarting.') : page([saw])) });
  open();
  expect(await serials()).toEqual(['U208820']);
  isDown = true;
  await act(() => queryClient.invalidateQueries({ queryKey: ['sensitive', 'items'] }));
  expect(await screen.findByText('Failed to load sensitive items')).toBeVisible();
  expect(await serials()).toEqual(['U208820']);
  expect(screen.getByText('1 item')).toBeVisible();
});
