import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import '../../test/setup-app';
import { answer, refusal } from '../../test/api';
import { halloran } from '../../test/company';
import { openApp } from '../../test/render-app';

const config = (signIn: object) => ({
  'GET /api/config': () => ({ unitName: 'B Co, 4-612 IN', demo: null, serverTime: '', signIn }),
});

async function openLogin(signIn: object, path = '/login') {
  answer({ 'GET /api/auth/me': () => refusal(401, 'Not signed in'), ...config(signIn) });
  openApp(path);
  await screen.findByRole('heading', { name: 'Sign in' });
}

test('where the server has no other way, the screen offers none', async () => {
  await openLogin({ password: true, provider: null, certificate: false });
  expect(await screen.findByText('Property accountability for B Co, 4-612 IN.')).toBeVisible();
  expect(screen.queryByRole('button', { name: /Sign In with/ })).not.toBeInTheDocument();
});

test('the provider and the certificate have buttons; without passwords nobody registers', async () => {
  await openLogin({ password: false, provider: 'Unit Login', certificate: true });
  expect(await screen.findByRole('button', { name: 'Sign In with Unit Login' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Sign In with Certificate' })).toBeVisible();
  expect(screen.getByText('Only an Admin signs in with a password, in an emergency.')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Create Account' })).not.toBeInTheDocument();
});

test('why the provider did not sign a person in is a sentence of ours, whatever the address says', async () => {
  await openLogin({ password: true, provider: 'Unit Login', certificate: false }, '/login?refused=pending');
  expect(
    await screen.findByText('Your account is waiting for a leader of your unit to activate it.'),
  ).toBeVisible();
});

test('an unknown word in the address says nothing', async () => {
  await openLogin(
    { password: true, provider: 'Unit Login', certificate: false },
    '/login?refused=Call+555-0100+now',
  );
  expect(await screen.findByRole('button', { name: 'Sign In with Unit Login' })).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('a certificate signs its person in, or the screen says why not', async () => {
  const user = userEvent.setup();
  await openLogin({ password: true, provider: null, certificate: true });
  answer({ 'POST /api/auth/certificate': () => refusal(403, 'No account has this certificate yet.') });
  const button = await screen.findByRole('button', { name: 'Sign In with Certificate' });
  await user.click(button);
  expect(await screen.findByText('No account has this certificate yet.')).toBeVisible();
  answer({ 'POST /api/auth/certificate': () => halloran });
  await user.click(button);
  await waitFor(() => expect(screen.getByLabelText('Address')).toHaveTextContent('/dashboard'));
});
