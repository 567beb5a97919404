import { PROPERTY_LIST } from '@hand-receipt/contracts';
import { propertyQueries } from '@hand-receipt/data';
import { queryClient } from '@hand-receipt/platform';
import { page, refusal, serve } from '@hand-receipt/standalone/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { carbine } from '../test/company';
import { renderRemote } from '../test/render-remote';

const LIST = 'GET /api/property?scope=assigned&limit=50';
const NEXT_PAGE = 'GET /api/property?scope=assigned&limit=100&cursor=next';
const counts = { 'GET /api/property/counts': () => ({ assigned: 1, signedout: 0 }) };
const timesAsked = (calls: string[], call = LIST) => calls.filter((made) => made === call).length;

test('RULE-34 ERR-21 ERR-23 three attempts, then a toast, and the failure in place with Try again', async () => {
  let failing = true;
  const { calls } = serve({
    ...counts,
    'GET /api/property': () => (failing ? refusal(500, 'The database is resting.') : page([carbine()])),
  });
  renderRemote('/property-book');
  expect(await screen.findByText('Failed to load properties')).toBeVisible();
  expect(screen.getByText('Error')).toBeVisible();
  expect(screen.getByText('Failed to fetch properties')).toBeVisible();
  expect(screen.getByText('The database is resting.')).toBeVisible();
  expect(screen.getByRole('tab', { name: /Assigned to Me/ })).toBeVisible();
  expect(timesAsked(calls)).toBe(PROPERTY_LIST.attempts);

  failing = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('W123456')).toBeVisible();
});

test.each([401, 403])('RULE-34 after a %p there is no second attempt', async (status) => {
  const { calls } = serve({ ...counts, 'GET /api/property': () => refusal(status, 'Not for you.') });
  renderRemote('/property-book');
  expect(await screen.findByText('Not for you.')).toBeVisible();
  expect(timesAsked(calls)).toBe(1);
});

test('RULE-34 a list that comes with the third attempt is shown without a word', async () => {
  let attempt = 0;
  const answer = () => (++attempt < PROPERTY_LIST.attempts ? refusal(503, 'Busy.') : page([carbine()]));
  serve({ ...counts, 'GET /api/property': answer });
  renderRemote('/property-book');
  expect(await screen.findByText('W123456')).toBeVisible();
  expect(screen.queryByText('Failed to fetch properties')).not.toBeInTheDocument();
});

test('RULE-35 the list is asked again after five minutes, and kept for ten', async () => {
  const { calls } = serve({ ...counts, 'GET /api/property': () => page([carbine()]) });
  renderRemote('/property-book');
  await screen.findByText('W123456');
  const query = propertyQueries.list({
    scope: 'assigned',
    search: '',
    category: '',
    status: '',
    holder: '',
    only: '',
    left: false,
    sort: '',
  });
  const asked = Date.now();
  const later = jest.spyOn(Date, 'now');

  later.mockReturnValue(asked + 4 * 60_000);
  await queryClient.fetchInfiniteQuery(query);
  expect(timesAsked(calls)).toBe(1);

  later.mockReturnValue(asked + 6 * 60_000);
  await queryClient.fetchInfiniteQuery(query);
  expect(timesAsked(calls)).toBe(2);
  later.mockRestore();
  expect(query.gcTime).toBe(10 * 60_000);
});

test('the end of a long list asks for the next page by its cursor', async () => {
  const first = Array.from({ length: 20 }, (_, index) =>
    carbine({ id: `A-${index}`, serial_number: `A${index}` }),
  );
  const rest = carbine({ id: 'B-0', serial_number: 'B0' });
  const { calls } = serve({
    ...counts,
    'GET /api/property': (url) =>
      url.searchParams.get('cursor') === 'next'
        ? page([rest], { total: 21 })
        : page(first, { total: 21, cursor: 'next' }),
  });
  renderRemote('/property-book');
  expect(await screen.findByText('21 items')).toBeVisible();
  expect(await screen.findByText('B0')).toBeVisible();
  expect(timesAsked(calls, NEXT_PAGE)).toBe(1);
});

test('a refresh that overtakes the next page does not lose it', async () => {
  const first = Array.from({ length: 20 }, (_, index) =>
    carbine({ id: `A-${index}`, serial_number: `A${index}` }),
  );
  const rest = carbine({ id: 'B-0', serial_number: 'B0' });
  let asked = 0;
  serve({
    ...counts,
    'GET /api/property': (url) => {
      if (url.searchParams.get('cursor') !== 'next') return page(first, { total: 21, cursor: 'next' });
      asked += 1;
      return asked === 1 ? new Promise<never>(() => undefined) : page([rest], { total: 21 });
    },
  });
  renderRemote('/property-book');
  await waitFor(() => expect(asked).toBe(1));
  await queryClient.invalidateQueries({ queryKey: ['property'] });
  expect(await screen.findByText('B0')).toBeVisible();
});

test('rows stay while a search is under way, and a failed refresh leaves them too', async () => {
  let failing = false;
  serve({ ...counts, 'GET /api/property': () => (failing ? refusal(403, 'No.') : page([carbine()])) });
  renderRemote('/property-book');
  await screen.findByText('W123456');
  failing = true;
  void queryClient.invalidateQueries({ queryKey: ['property'] });
  expect(await screen.findByText('Failed to load properties')).toBeVisible();
  await waitFor(() => expect(screen.getByText('W123456')).toBeVisible());
});
