import { queryClient, request, requestFile } from '@hand-receipt/platform';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import '../test/setup-app';
import { answer, callsMade, refusal, unreachable } from '../test/api';
import { settingsOf } from '../test/company';
import { openApp } from '../test/render-app';

const MINUTE_MS = 60_000;
const GENEROUS = { timeout: 20_000 };
const VERIFY = 'POST /api/settings/pin/verify';
const LOCK = 'POST /api/settings/pin/lock';
const asks = (pinTimeout: 0 | 5 = 5) =>
  settingsOf({ security: { requirePinForSensitive: true, pinTimeout } }, { pinSet: true });

/** The page of sensitive items, in the stand-in registry. */
const items = () => screen.findByRole('heading', { name: 'Property Book' });
const pin = () => screen.findByLabelText('PIN');
const inMs = (ms: number) => new Date(Date.now() + ms).toISOString();
const holdFor = (ms: number) => localStorage.setItem('handreceipt.pinHolds', `U-0001 ${Date.now() + ms}`);

const otherTabWrote = () =>
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'handreceipt.pinHolds' })));

async function enter(digits: string) {
  const user = userEvent.setup();
  await user.clear(await pin());
  await user.type(await pin(), digits);
  await user.click(screen.getByRole('button', { name: 'Unlock' }));
}

beforeEach(() => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  answer({
    'GET /api/settings': () => asks(),
    [LOCK]: () => ({ message: 'Sensitive items are locked.' }),
    [VERIFY]: ({ body }) =>
      (body as { pin: string }).pin === '2468'
        ? { message: 'The PIN is right.', validUntil: inMs(5 * MINUTE_MS) }
        : refusal(403, 'The PIN is wrong.', { pin: 'The PIN is wrong.' }),
  });
});
afterEach(() => {
  jest.restoreAllMocks();
});

test('sensitive items open with the PIN only, which then holds for a reload; a wrong one is said at its field', async () => {
  const app = openApp('/sensitive-items');
  await pin();
  expect(screen.queryByRole('heading', { name: 'Property Book' })).not.toBeInTheDocument();
  await enter('1357');
  expect(await screen.findByText('The PIN is wrong.')).toBeVisible();
  await enter('2468');
  expect(await items()).toBeVisible();

  app.unmount();
  openApp('/sensitive-items');
  expect(await items()).toBeVisible();
  expect(callsMade().filter((call) => call === VERIFY)).toHaveLength(2);
  const log = localStorage.getItem('handreceipt.securityLog') ?? '';
  expect(log).toContain('PIN not accepted');
});

test('what is no PIN is not sent', async () => {
  openApp('/sensitive-items');
  await enter('12a');
  expect(await screen.findByText('The PIN is 4 to 8 digits')).toBeVisible();
  expect(callsMade()).not.toContain(VERIFY);
});

test('too many tries are told in the words of the server, and the item stays locked', async () => {
  answer({ [VERIFY]: () => refusal(429, 'Too many attempts. Try again in 15 minutes.') });
  openApp('/sensitive-items/P-0007');
  await enter('1111');
  expect(await screen.findByText('Too many attempts. Try again in 15 minutes.')).toBeVisible();
  expect(await pin()).toBeVisible();
});

test('without a connection the PIN cannot be checked, and that is said', async () => {
  answer({ [VERIFY]: unreachable });
  openApp('/sensitive-items');
  await enter('2468');
  expect(await screen.findByText(/The server cannot be reached/)).toBeVisible();
});

test('nothing else asks for it, nor do sensitive items of somebody who did not choose so', async () => {
  const app = openApp('/property-book');
  expect(await items()).toBeVisible();
  app.unmount();
  answer({ 'GET /api/settings': () => settingsOf() });
  openApp('/sensitive-items');
  expect(await items()).toBeVisible();
  expect(screen.queryByLabelText('PIN')).not.toBeInTheDocument();
});

test('a PIN that is about to run out is announced, and once it has, nothing is left in the page', async () => {
  holdFor(25_000);
  openApp('/sensitive-items');
  expect(await items()).toBeVisible();
  expect(await screen.findByText('Sensitive items are about to lock')).toBeVisible();
  holdFor(300);
  otherTabWrote();
  expect(await screen.findByRole('button', { name: 'Unlock' }, GENEROUS)).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Property Book' })).not.toBeInTheDocument();
  await waitFor(() => expect(localStorage.getItem('handreceipt.pinHolds')).toBeNull());
});

test('the PIN entered at the warning is valid again for its full time', async () => {
  holdFor(25_000);
  openApp('/sensitive-items');
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Enter PIN' }));
  await enter('2468');
  await waitFor(() =>
    expect(screen.queryByText('Sensitive items are about to lock')).not.toBeInTheDocument(),
  );
  expect(await items()).toBeVisible();
});

test('locking in another tab locks here', async () => {
  holdFor(5 * MINUTE_MS);
  openApp('/sensitive-items');
  await items();
  localStorage.removeItem('handreceipt.pinHolds');
  otherTabWrote();
  expect(await pin()).toBeVisible();
});

test("'every time' asks at each visit", async () => {
  answer({
    'GET /api/settings': () => asks(0),
    [VERIFY]: () => ({ message: 'The PIN is right.', validUntil: null }),
  });
  const user = userEvent.setup();
  openApp('/sensitive-items');
  await enter('2468');
  await items();
  await user.click(screen.getByRole('link', { name: 'Profile' }));
  await screen.findByRole('heading', { name: 'Personnel Profile' });
  await user.click(screen.getByRole('link', { name: 'Sensitive Items' }));
  expect(await pin()).toBeVisible();
});

test.each([
  ['a word', 'U-0001 forever'],
  ['longer than any choice', `U-0001 ${Date.now() + 600 * MINUTE_MS}`],
  ['somebody else’s', `U-0005 ${Date.now() + MINUTE_MS}`],
  ['corrupt', '{'],
])('a hold that is %s opens nothing', async (_what, text) => {
  localStorage.setItem('handreceipt.pinHolds', text);
  openApp('/sensitive-items');
  expect(await pin()).toBeVisible();
});

test('where the settings cannot be had, sensitive items stay shut and say why', async () => {
  answer({ 'GET /api/settings': () => refusal(503, 'Busy') });
  openApp('/sensitive-items');
  expect(await screen.findByText('Your settings could not be loaded')).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Property Book' })).not.toBeInTheDocument();
  answer({ 'GET /api/settings': () => settingsOf() });
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await items()).toBeVisible();
});

const coded = (error: string, message: string) =>
  Response.json({ error, message, requestId: 'r' }, { status: 403 });

test('the password opens sensitive items for somebody who does not know the PIN', async () => {
  const user = userEvent.setup();
  answer({
    [VERIFY]: ({ body }) =>
      (body as { password?: string }).password === 'demo-0600'
        ? { message: 'Sensitive items are unlocked.', validUntil: inMs(5 * MINUTE_MS) }
        : refusal(403, 'The password is wrong.', { password: 'The password is wrong.' }),
  });
  openApp('/sensitive-items');
  await pin();
  await user.click(screen.getByRole('button', { name: 'Use your password instead' }));
  expect(screen.queryByLabelText('PIN')).not.toBeInTheDocument();
  await user.type(screen.getByLabelText('Password'), 'wrong');
  await user.click(screen.getByRole('button', { name: 'Unlock' }));
  expect(await screen.findByText('The password is wrong.')).toBeVisible();
  await user.clear(screen.getByLabelText('Password'));
  await user.type(screen.getByLabelText('Password'), 'demo-0600{Enter}');
  expect(await items()).toBeVisible();
});

test('the dashboard hides serial numbers until the PIN is entered there', async () => {
  const user = userEvent.setup();
  localStorage.setItem('handreceipt.pinAsked', 'U-0001');
  openApp('/dashboard');
  expect(await screen.findByText('Serial numbers are locked')).toBeVisible();
  expect(document.documentElement).toHaveAttribute('data-serials', 'locked');
  await user.click(screen.getByRole('button', { name: 'Enter PIN' }));
  await enter('2468');
  await waitFor(() => expect(document.documentElement).not.toHaveAttribute('data-serials'));
  expect(screen.queryByText('Serial numbers are locked')).not.toBeInTheDocument();
});

test('every page with items says why serial numbers are hidden, and takes the PIN there', async () => {
  const user = userEvent.setup();
  localStorage.setItem('handreceipt.pinAsked', 'U-0001');
  const app = openApp('/property-book');
  expect(await screen.findByText('Serial numbers are locked')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Enter PIN' }));
  await enter('2468');
  await waitFor(() => expect(screen.queryByText('Serial numbers are locked')).not.toBeInTheDocument());
  app.unmount();

  localStorage.removeItem('handreceipt.pinHolds');
  openApp('/settings');
  expect(await screen.findByRole('heading', { name: 'Settings' })).toBeVisible();
  expect(screen.queryByText('Serial numbers are locked')).not.toBeInTheDocument();
});

test('a hold that the server does not know of locks again', async () => {
  holdFor(5 * MINUTE_MS);
  answer({ 'GET /api/sensitive-items': () => coded('pin-needed', 'Enter your PIN to see sensitive items.') });
  openApp('/sensitive-items');
  await items();
  await act(() => request('GET /api/sensitive-items').catch(() => undefined));
  expect(await pin()).toBeVisible();
  expect(callsMade().filter((call) => call === 'GET /api/sensitive-items')).toHaveLength(2);
});

/** What a page read while the PIN held, and is no longer on the screen. */
const ROWS = ['property', 'list'];
const rows = () => queryClient.getQueryData(ROWS);
const locks = () => callsMade().filter((call) => call === LOCK);

test.each([
  ['the time is over', () => holdFor(200)],
  [
    'another tab locks',
    () => {
      localStorage.removeItem('handreceipt.pinHolds');
      window.dispatchEvent(new StorageEvent('storage', { key: 'handreceipt.pinHolds', newValue: null }));
    },
  ],
])(
  'where %s, on any page, the server hears it and nothing that was read while it held is left',
  async (_why, lock) => {
    holdFor(5 * MINUTE_MS);
    openApp('/property-book');
    await items();
    queryClient.setQueryData(ROWS, ['W123456']);
    lock();
    otherTabWrote();
    await waitFor(() => expect(locks().length).toBeGreaterThan(0));
    await waitFor(() => expect(rows()).toBeUndefined());
  },
);

test("'every time': leaving the page ends it on the server", async () => {
  answer({
    'GET /api/settings': () => asks(0),
    [VERIFY]: () => ({ message: 'The PIN is right.', validUntil: null }),
  });
  const user = userEvent.setup();
  openApp('/sensitive-items');
  await enter('2468');
  await items();
  expect(locks()).toHaveLength(0);
  await user.click(screen.getByRole('link', { name: 'Profile' }));
  await waitFor(() => expect(locks()).toHaveLength(1));
});

const LABEL = 'GET /api/property/:id/label/pdf';
const label = () => requestFile(LABEL, { params: { id: 'P-0007' } });

test('a file that is refused without the PIN asks for it on any page, and then comes', async () => {
  let isLocked = true;
  answer({
    'GET /api/property/P-0007/label/pdf': () =>
      isLocked ? coded('pin-needed', 'Enter your PIN to see sensitive items.') : new Response('a label'),
    [VERIFY]: () => {
      isLocked = false;
      return { message: 'The PIN is right.', validUntil: inMs(5 * MINUTE_MS) };
    },
  });
  openApp('/property-book');
  await items();
  const asked = label();
  expect(await screen.findByRole('dialog', { name: 'Enter your PIN' })).toBeVisible();
  await enter('2468');
  expect((await asked).blob.size).toBe(7);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('a file whose PIN is not entered is refused in the words of the server', async () => {
  answer({
    'GET /api/property/P-0007/label/pdf': () => coded('pin-needed', 'Enter your PIN to see sensitive items.'),
  });
  openApp('/property-book');
  await items();
  const refused = expect(label()).rejects.toThrow('Enter your PIN to see sensitive items.');
  await userEvent.click(
    within(await screen.findByRole('dialog', { name: 'Enter your PIN' })).getByRole('button', {
      name: 'Close',
    }),
  );
  await refused;
});
