import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import '../../test/setup-app';
import { answer, held, refusal } from '../../test/api';
import { openApp } from '../../test/render-app';

const READING = 'GET /api/users/U-0001/sign-in';
const panel = async () => within(await screen.findByRole('region', { name: 'Sign-in' }));

beforeEach(() => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const signIn = { password: true, provider: 'Unit Login', certificate: false };
  answer({ 'GET /api/config': () => ({ unitName: 'B Co, 4-612 IN', demo: null, serverTime: '', signIn }) });
});
afterEach(() => jest.restoreAllMocks());

test('the ways to sign in say that they load', async () => {
  const slow = held({ password: true, identities: [] });
  answer({ [READING]: slow.answer });
  openApp('/settings?tab=security');
  expect(await (await panel()).findByText('Loading your sign-ins...')).toBeInTheDocument();
  slow.release();
  expect(await (await panel()).findByText('None is linked.')).toBeVisible();
  expect((await panel()).getByRole('button', { name: 'Link Unit Login' })).toBeVisible();
});

test('ways to sign in that could not be read say so, and Try again reads them', async () => {
  let reading: () => unknown = () => refusal(500, 'The server failed.');
  answer({ [READING]: () => reading() });
  openApp('/settings?tab=security');
  expect(await (await panel()).findByText('Failed to load your sign-ins')).toBeVisible();
  expect((await panel()).getByText('The server failed.')).toBeVisible();
  reading = () => ({ password: true, identities: [] });
  await userEvent.click((await panel()).getByRole('button', { name: 'Try again' }));
  expect(await (await panel()).findByText('None is linked.')).toBeVisible();
});
