import { page, refusal, serve, unreachable } from '@hand-receipt/standalone/testing';
import { dismissToast } from '@hand-receipt/ui';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { carbine, ITEMS, open, rowOf, saw, served } from '../test/items-page';

test('SENS-17 SENS-16 only the assignee may verify, in the row and in the details', async () => {
  serve(served());
  open();
  const verifyIn = async (serial: string) =>
    within(await rowOf(serial)).queryByRole('button', { name: /^Mark verified/ });
  expect(await verifyIn('W123456')).toBeVisible();
  expect(await verifyIn('U208820')).toBeNull();
  await userEvent.click(
    within(await rowOf('U208820')).getByRole('link', { name: 'View details, M249 U208820' }),
  );
  expect(within(await screen.findByRole('dialog')).queryByRole('button', { name: /^Verify Now/ })).toBeNull();
});

test('SENS-19 SENS-20 marking verified is recorded by the API, told, and shown', async () => {
  let item = carbine;
  const { calls } = serve({
    ...served(),
    [ITEMS]: () => page([item]),
    'POST /api/property/P-0001/verify': (_, body) => {
      expect(body).toEqual({ verificationType: 'sensitive-item' });
      item = { ...carbine, status: 'verified', lastVerified: new Date().toISOString() };
      return {};
    },
  });
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Mark verified, M4A1 Carbine W123456' }));
  expect(await screen.findByText('Item Verified')).toBeVisible();
  await waitFor(async () => expect(within(await rowOf('W123456')).getByText('Verified')).toBeVisible());
  expect(calls.filter((call) => call.startsWith('POST'))).toHaveLength(1);
});

test('SENS-19 what was verified before in this check is said to be, with when and by whom', async () => {
  const at = new Date(2026, 10, 21, 18, 3).toISOString();
  serve({
    ...served([carbine]),
    'POST /api/property/P-0001/verify': () => ({ verification: { at, by: 'SGT Navarro', isNew: false } }),
  });
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Mark verified, M4A1 Carbine W123456' }));
  expect(
    await screen.findByText('M4A1 Carbine W123456 was already verified on 21NOV2026 1803 by SGT Navarro.'),
  ).toBeVisible();
  expect(screen.queryByText('Item Verified')).toBeNull();
});

test.each([50, 150, 450])(
  'INVT-33 check 39 Mark verified pressed twice %i ms apart verifies once',
  async (gap) => {
    const { calls } = serve({ ...served([carbine]), 'POST /api/property/P-0001/verify': () => ({}) });
    open();
    const button = await screen.findByRole('button', { name: 'Mark verified, M4A1 Carbine W123456' });
    // The time of the presses is set: on a busy machine the second one comes later than it should.
    const pressedAt = Date.now();
    const now = jest.spyOn(Date, 'now').mockReturnValue(pressedAt);
    await userEvent.click(button);
    expect(await screen.findByText('Item Verified')).toBeVisible();
    act(() => dismissToast());
    expect(screen.queryByText('Item Verified')).toBeNull();
    now.mockReturnValue(pressedAt + gap);
    await userEvent.click(button);
    // The second press has the result of the first, so that all it does is done when the message is back.
    expect(await screen.findByText('Item Verified')).toBeVisible();
    now.mockRestore();
    expect(calls.filter((call) => call.startsWith('POST'))).toHaveLength(1);
  },
);

// Items of their own: what waits for a connection stays until one is there.
test.each([
  ['the list', 'P-0091', '', /^Mark verified/],
  ['the details', 'P-0092', '/P-0092', /^Verify Now/],
])('INVT-33 in %s a verification that waits says so, and is not done again', async (_, id, address, name) => {
  const { calls } = serve({
    ...served([{ ...carbine, id }]),
    [`GET /api/sensitive-items/${id}/verifications`]: () => page([]),
    [`POST /api/property/${id}/verify`]: unreachable,
  });
  open(`/sensitive-items${address}`);
  // A double tap: both presses come before anything is drawn.
  await userEvent.dblClick(await screen.findByRole('button', { name }));
  expect(await screen.findByRole('button', { name: 'Queued, M4A1 Carbine W123456' })).toBeDisabled();
  expect(screen.queryByRole('button', { name })).toBeNull();
  expect(calls.filter((call) => call.startsWith('POST'))).toHaveLength(1);
});

test('SENS-20 ERR-22 a verification that fails says so and changes nothing', async () => {
  serve({
    ...served([carbine]),
    'POST /api/property/P-0001/verify': () =>
      refusal(403, 'Only the person to whom this item is assigned verifies it.'),
  });
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Mark verified, M4A1 Carbine W123456' }));
  expect(await screen.findByText('Failed to verify property')).toBeVisible();
  expect(screen.getByText('Only the person to whom this item is assigned verifies it.')).toBeVisible();
  expect(within(await rowOf('W123456')).getByText('Pending')).toBeVisible();
});

test('SENS-02 an address with an id opens that item once the list has loaded, from any tab', async () => {
  const { calls } = serve({
    ...served(),
    [ITEMS]: (url) => page(url.searchParams.get('scope') === 'visible' ? [carbine, saw] : [carbine]),
  });
  open('/sensitive-items/P-0003');
  expect(await screen.findByRole('dialog')).toHaveTextContent('M249 U208820');
  expect(calls).toContain('GET /api/sensitive-items?scope=visible&limit=100');
  await userEvent.click(screen.getAllByRole('button', { name: 'Close' })[0]!);
  await waitFor(() => expect(screen.getByLabelText('Address')).toHaveTextContent(/^\/sensitive-items$/));
});

test('SENS-02 the id of an item that is not sensitive says that, and leads to it', async () => {
  serve({
    ...served(),
    'GET /api/property/P-0007': () => ({
      id: 'P-0007',
      name: 'Field desk',
      serial_number: 'DESK-1',
      components: [],
    }),
  });
  open('/sensitive-items/P-0007');
  expect(await screen.findByText('Field desk DESK-1 is not a sensitive item')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Open it in the Property Book' })).toHaveAttribute(
    'href',
    '/property-book/P-0007',
  );
  expect(screen.queryByText('Property not found')).not.toBeInTheDocument();
});

test('SENS-02 an id that nobody may see says so', async () => {
  serve({ ...served(), 'GET /api/property/P-9999': () => refusal(404, 'Property not found') });
  open('/sensitive-items/P-9999');
  expect(await screen.findByText('Property not found')).toBeVisible();
  expect(screen.getByText('It does not exist, or you may not see it.')).toBeVisible();
});
