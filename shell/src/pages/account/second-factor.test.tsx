import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import '../../test/setup-app';
import { answer, bodyOf, callsMade, refusal } from '../../test/api';
import { halloran } from '../../test/company';
import { openApp } from '../../test/render-app';

jest.mock('lean-qr', () => ({ generate: () => ({ toCanvas: () => undefined }) }));
const startAuthentication = jest.fn();
jest.mock('@simplewebauthn/browser', () => ({
  startAuthentication: (options: unknown): unknown => startAuthentication(options),
}));

const factor = {
  authenticatorSince: null as string | null,
  recoveryCodesLeft: 0,
  passkeys: 1,
  required: false,
};
const options = {
  challenge: 'AAAA',
  rpId: 'localhost',
  timeout: 300_000,
  userVerification: 'required',
  allowCredentials: [],
};
const assertion = { id: 'key', rawId: 'key', type: 'public-key', clientExtensionResults: {}, response: {} };

beforeEach(() => {
  Object.assign(window, { isSecureContext: true, PublicKeyCredential: class {} });
  startAuthentication.mockReset().mockResolvedValue(assertion);
  answer({
    'POST /api/auth/reauthenticate/options': () => options,
    'POST /api/auth/passkey/options': () => options,
  });
});
afterEach(() => {
  Object.assign(window, { isSecureContext: false });
  delete (window as { PublicKeyCredential?: unknown }).PublicKeyCredential;
});

const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));

test('an authenticator app is set up with a passkey, its first code, and recovery codes that are shown once', async () => {
  let now = factor;
  answer({
    'GET /api/settings/second-factor': () => now,
    'POST /api/settings/totp/options': () => ({ secret: 'JBSWY3DPEHPK3PXP', address: 'otpauth://totp/x' }),
    'POST /api/settings/totp': ({ body }) => {
      if ((body as { code: string }).code !== '123456')
        return refusal(400, 'The code is wrong.', { code: 'The code is wrong.' });
      now = { ...factor, authenticatorSince: '2026-11-21T06:00:00.000Z', recoveryCodesLeft: 10 };
      return Response.json(
        { recoveryCodes: ['AAAA-BBBB-CCCC-DDDD', 'EEEE-FFFF-GGGG-HHHH'] },
        { status: 201 },
      );
    },
  });
  const user = userEvent.setup();
  openApp('/settings?tab=security');
  await user.click(await screen.findByRole('button', { name: 'Set up app' }));
  let open = await dialog('Set up an authenticator app');
  await user.click(open.getByRole('button', { name: 'Continue' }));
  expect(await open.findByText('Password is required')).toBeVisible();
  await user.click(open.getByRole('button', { name: 'Use a passkey' }));
  open = await dialog('Set up an authenticator app');
  expect(await open.findByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
  expect(bodyOf('POST /api/settings/totp/options')).toEqual({ assertion });
  expect(open.getByLabelText('Key')).toHaveValue('JBSW Y3DP EHPK 3PXP');
  await user.type(open.getByLabelText('Code'), '000000');
  await user.click(open.getByRole('button', { name: 'Set up' }));
  expect(await open.findByText('The code is wrong.')).toBeVisible();
  await user.clear(open.getByLabelText('Code'));
  await user.type(open.getByLabelText('Code'), '123456');
  await user.click(open.getByRole('button', { name: 'Set up' }));
  const codes = within(await screen.findByRole('alertdialog', { name: 'Keep your recovery codes' }));
  await user.keyboard('{Escape}');
  expect(codes.getByText('AAAA-BBBB-CCCC-DDDD')).toBeVisible();
  await user.click(codes.getByRole('button', { name: 'Done' }));
  expect(await screen.findByText(/10 recovery codes are left/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Replace app' })).toBeVisible();
});

test('a passkey that is not used says why, and the password still goes', async () => {
  answer({
    'GET /api/settings/second-factor': () => ({ ...factor, authenticatorSince: '2026-11-21T06:00:00.000Z' }),
    'POST /api/settings/totp/remove': () => ({ message: 'Your authenticator app is removed.' }),
  });
  startAuthentication.mockRejectedValue(Object.assign(new Error('x'), { name: 'NotAllowedError' }));
  const user = userEvent.setup();
  openApp('/settings?tab=security');
  await user.click(await screen.findByRole('button', { name: 'Remove app' }));
  const open = await dialog('Remove your authenticator app?');
  await user.click(await open.findByRole('button', { name: 'Use a passkey' }));
  expect(await open.findByText(/No passkey was used: it was cancelled, it took too long/)).toBeVisible();
  await user.type(open.getByLabelText('Password'), 'demo-0600');
  await user.click(open.getByRole('button', { name: 'Remove app' }));
  expect(await screen.findByText('Authenticator app removed')).toBeVisible();
  expect(bodyOf('POST /api/settings/totp/remove')).toEqual({ password: 'demo-0600' });
});

test('an act that asks for the password takes a passkey', async () => {
  let fresh = false;
  const token = { id: 'T-1', name: 'Report', scope: 'read', lastUsedAt: null, token: 'hr_secret' };
  const times = { createdAt: '2026-11-21T06:00:00.000Z', expiresAt: '2099-02-19T06:00:00.000Z' };
  const needed = { error: 'password-needed', message: 'Enter your password again.', requestId: 'r' };
  answer({
    'GET /api/settings/second-factor': () => factor,
    'POST /api/tokens': () =>
      fresh ? Response.json({ ...token, ...times }, { status: 201 }) : Response.json(needed, { status: 403 }),
    'POST /api/auth/reauthenticate': () => {
      fresh = true;
      return { message: 'The passkey is right.' };
    },
  });
  const user = userEvent.setup();
  openApp('/settings?tab=security');
  await user.click(await screen.findByRole('button', { name: 'New token' }));
  await user.type(await screen.findByLabelText('Name'), 'Report');
  await user.click(screen.getByRole('button', { name: 'Make token' }));
  const asked = await dialog('Enter your password');
  await user.click(await asked.findByRole('button', { name: 'Use a passkey' }));
  expect(await screen.findByLabelText('Token')).toHaveValue('hr_secret');
  expect(bodyOf('POST /api/auth/reauthenticate')).toEqual({ assertion });
});

test('the sign-in screen signs in with a passkey, and says what the server says of one that was removed', async () => {
  const message = 'This passkey is not known here. It may have been removed.';
  let known = false;
  answer({
    'GET /api/auth/me': () => refusal(401, 'Not signed in'),
    'POST /api/auth/passkey': () => (known ? halloran : refusal(401, message)),
  });
  const user = userEvent.setup();
  openApp('/login');
  await user.click(await screen.findByRole('button', { name: 'Sign In with a Passkey' }));
  expect(await screen.findByText(message)).toBeVisible();
  expect(callsMade()).not.toContain('POST /api/auth/login');
  known = true;
  await user.click(screen.getByRole('button', { name: 'Sign In with a Passkey' }));
  await waitFor(() => expect(screen.getByLabelText('Address').textContent).toBe('/dashboard'));
  expect(bodyOf('POST /api/auth/passkey')).toEqual({ assertion });
});
