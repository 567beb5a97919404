import { createHmac } from 'node:crypto';
import { type CDPSession, expect, type Page } from '@playwright/test';
import { apiAs, ask } from '../support/api';
import { faults } from '../support/axe';
import { PORT } from '../support/environment';
import { type OwnServer, startOwnServer } from '../support/own-server';
import { DEMO_PASSWORD, PHONE } from '../support/people';
import { test } from '../support/test';

let server: OwnServer;
/** Browsers use passkeys at a name, and not at 127.0.0.1. */
let origin: string;

test.beforeAll(async () => {
  test.setTimeout(180_000);
  server = await startOwnServer(PORT + 3, { SECOND_FACTOR: 'Admin' });
  origin = `http://localhost:${PORT + 3}`;
});
test.afterAll(() => server.stop());

interface Device {
  client: CDPSession;
  authenticatorId: string;
}

/** The page's own device, which keeps passkeys and unlocks itself. */
async function deviceOf(page: Page): Promise<Device> {
  const client = await page.context().newCDPSession(page);
  await client.send('WebAuthn.enable');
  const { authenticatorId } = await client.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return { client, authenticatorId };
}

/** A base32 secret as a phone reads it. */
function bytesOf(secret: string): Buffer {
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
  const bits = [...secret].map((letter) => letters.indexOf(letter).toString(2).padStart(5, '0')).join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => parseInt(byte, 2)));
}

/** The code of a span of 30 seconds, counted from now (RFC 6238). */
function codeOf(secret: string, span = 0): string {
  const count = Buffer.alloc(8);
  count.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000) + span));
  const mac = createHmac('sha1', bytesOf(secret)).update(count).digest();
  const at = (mac.at(-1) ?? 0) & 15;
  return String((mac.readUInt32BE(at) & 0x7fffffff) % 1_000_000).padStart(6, '0');
}

const dialog = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name });

async function typePassword(page: Page, username: string): Promise<void> {
  await page.goto(`${origin}/login`);
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
}

async function signOut(page: Page): Promise<void> {
  await page.context().clearCookies();
  await page.goto(`${origin}/login`);
}

/** Where they land varies: the dashboard, or the page that was open when the browser noticed the end of its session. */
const expectSignedIn = (page: Page) => expect(page).not.toHaveURL(/\/login$/);

const byPasskey = (page: Page) => page.getByRole('button', { name: 'Sign In with a Passkey' });

async function addPasskey(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Add passkey' }).click();
  const form = dialog(page, 'Add a passkey');
  await form.getByLabel('Name').fill(name);
  await form.getByRole('textbox', { name: 'Password' }).fill(DEMO_PASSWORD);
  await form.getByRole('button', { name: 'Add passkey' }).click();
  await expect(page.getByRole('button', { name: `Remove ${name}` })).toBeVisible();
}

test('a passkey is added and named, signs in, and confirms an act; removed at the device or on the server it says so', async ({
  page,
}) => {
  test.setTimeout(240_000);
  const device = await deviceOf(page);
  await typePassword(page, 'halloran');
  await expect(page).toHaveURL(/\/dashboard$/);
  await page.goto(`${origin}/settings?tab=security`);
  await addPasskey(page, 'This laptop');

  await signOut(page);
  expect(await faults(page, 'sign-in with a passkey')).toEqual([]);
  await byPasskey(page).click();
  await expectSignedIn(page);

  // The passkey confirms its own successor, in place of the password.
  await page.goto(`${origin}/settings?tab=security`);
  await page.getByRole('button', { name: 'Set up app' }).click();
  const setUp = dialog(page, 'Set up an authenticator app');
  await setUp.getByRole('button', { name: 'Use a passkey' }).click();
  await expect(setUp.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
  await page.keyboard.press('Escape');

  // Removed on the server: the device still offers it.
  await page.getByRole('button', { name: 'Remove This laptop' }).click();
  const remove = dialog(page, 'Remove this passkey?');
  await remove.getByRole('textbox', { name: 'Password' }).fill(DEMO_PASSWORD);
  await remove.getByRole('button', { name: 'Remove passkey' }).click();
  await expect(page.getByText('No passkeys')).toBeVisible();
  await signOut(page);
  await byPasskey(page).click();
  await expect(page.getByText('This passkey is not known here. It may have been removed.')).toBeVisible();

  // Removed at the device: the server still has it.
  await typePassword(page, 'halloran');
  await expectSignedIn(page);
  await page.goto(`${origin}/settings?tab=security`);
  const { credentials } = await device.client.send('WebAuthn.getCredentials', {
    authenticatorId: device.authenticatorId,
  });
  for (const { credentialId } of credentials)
    await device.client.send('WebAuthn.removeCredential', {
      authenticatorId: device.authenticatorId,
      credentialId,
    });
  await addPasskey(page, 'Another');
  const added = await device.client.send('WebAuthn.getCredentials', {
    authenticatorId: device.authenticatorId,
  });
  for (const { credentialId } of added.credentials)
    await device.client.send('WebAuthn.removeCredential', {
      authenticatorId: device.authenticatorId,
      credentialId,
    });
  await signOut(page);
  await byPasskey(page).click();
  await expect(
    page.getByText(
      'No passkey was used: it was cancelled, it took too long, or this device has none of yours.',
    ),
  ).toBeVisible({ timeout: 75_000 });
  expect(await faults(page, 'sign-in after a passkey that is gone')).toEqual([]);
});

test('an authenticator app asks for its code at sign-in; a recovery code signs in once', async ({ page }) => {
  test.setTimeout(120_000);
  await page.setViewportSize(PHONE);
  await typePassword(page, 'whitaker');
  await expect(page).toHaveURL(/\/dashboard$/);
  await page.goto(`${origin}/settings?tab=security`);
  await page.getByRole('button', { name: 'Set up app' }).click();
  const setUp = dialog(page, 'Set up an authenticator app');
  await setUp.getByRole('textbox', { name: 'Password' }).fill(DEMO_PASSWORD);
  await setUp.getByRole('button', { name: 'Continue' }).click();
  const secret = (await setUp.getByLabel('Key').inputValue()).replaceAll(' ', '');
  expect(await faults(page, 'the code of an authenticator app')).toEqual([]);
  await expect(setUp.getByLabel('Code', { exact: true })).toBeFocused();
  await setUp.getByLabel('Code', { exact: true }).fill('000000');
  await setUp.getByRole('button', { name: 'Set up' }).click();
  await expect(setUp.getByText('The code is wrong. Enter the newest one')).toBeVisible();
  await setUp.getByLabel('Code', { exact: true }).fill(codeOf(secret, -1));
  await setUp.getByRole('button', { name: 'Set up' }).click();
  const kept = page.getByRole('alertdialog', { name: 'Keep your recovery codes' });
  await expect(kept.getByRole('listitem')).toHaveCount(10);
  const codes = await kept.getByRole('listitem').allTextContents();
  await kept.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByText('10 recovery codes are left.')).toBeVisible();

  await signOut(page);
  await typePassword(page, 'whitaker');
  await expect(page.getByLabel('Code', { exact: true })).toBeFocused();
  await expect(page.getByLabel('Code', { exact: true })).toHaveAttribute('autocomplete', 'one-time-code');
  await expect(page.getByLabel('Username')).toHaveValue('whitaker');
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue(DEMO_PASSWORD);
  expect(await faults(page, 'sign-in with a code')).toEqual([]);
  const send = page.getByRole('button', { name: 'Sign In', exact: true });
  await page.getByLabel('Code', { exact: true }).fill('000000');
  await send.click();
  await expect(page.getByText('The code is wrong.')).toBeVisible();
  await page.getByLabel('Code', { exact: true }).fill(codeOf(secret));
  await send.click();
  await expect(page).toHaveURL(/\/dashboard$/);

  const useRecoveryCode = async () => {
    await signOut(page);
    await typePassword(page, 'whitaker');
    await page.getByRole('button', { name: 'Use a recovery code' }).click();
    await expect(page.getByLabel('Recovery code')).toBeFocused();
    await page.getByLabel('Recovery code').fill(codes[0] ?? '');
    await send.click();
  };
  await useRecoveryCode();
  await expect(page).toHaveURL(/\/dashboard$/);
  await useRecoveryCode();
  await expect(page.getByText('This recovery code was used already. Use another one.')).toBeVisible();
});

test('a role that needs a second factor shows one page until one is set up; an Admin removes a lost one', async ({
  page,
}) => {
  test.setTimeout(120_000);
  await deviceOf(page);
  const commander = await apiAs(origin, 'halloran');
  const people = await ask<{ id: string; name: string; role: string }[]>(
    commander,
    'get',
    '/api/users?limit=200',
  );
  expect(people.some(({ role }) => role === 'Admin')).toBe(true);
  await typePassword(page, 'admin');
  await expect(page.getByRole('heading', { name: 'Second factor needed' })).toBeVisible();
  await page.goto(`${origin}/user-management`);
  await expect(page.getByRole('heading', { name: 'Second factor needed' })).toBeVisible();
  expect(await faults(page, 'a second factor that is needed')).toEqual([]);
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  const form = dialog(page, 'Add a passkey');
  await form.getByLabel('Name').fill('Admin key');
  await form.getByRole('textbox', { name: 'Password' }).fill(DEMO_PASSWORD);
  await form.getByRole('button', { name: 'Add passkey' }).click();
  await expect(page.getByRole('heading', { name: 'User Management' })).toBeVisible();

  // The password alone opens nothing from now on; the passkey does.
  await signOut(page);
  await typePassword(page, 'admin');
  await expect(page.getByText('Use your passkey to go on.')).toBeVisible();
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await expectSignedIn(page);

  await page.goto(`${origin}/settings?tab=security`);
  await page.getByRole('button', { name: 'Remove Admin key' }).click();
  const remove = dialog(page, 'Remove this passkey?');
  await remove.getByRole('button', { name: 'Use a passkey' }).click();
  await expect(remove.getByText('this is your last one. Set up another one first.')).toBeVisible();
});
