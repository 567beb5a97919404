import { type CDPSession, expect, type Page } from '@playwright/test';
import { apiAs, ask } from '../support/api';
import { faults } from '../support/axe';
import { receiptFor } from '../support/counter-desk';
import { PORT } from '../support/environment';
import { type OwnServer, startOwnServer } from '../support/own-server';
import { DEMO_PASSWORD } from '../support/people';
import { test } from '../support/test';

let server: OwnServer;
/** Browsers use passkeys at a name, and not at 127.0.0.1. */
let origin: string;
let counterId = '';
let item: { id: string; serial_number: string; possession: object | null };

// On a server of its own: what is out of an arms room is in the way of other tests.
test.beforeAll(async () => {
  test.setTimeout(180_000);
  server = await startOwnServer(PORT + 61);
  origin = `http://localhost:${PORT + 61}`;
  const commander = await apiAs(origin, 'halloran');
  const units = await ask<{ id: string; name: string }[]>(commander, 'get', '/api/units');
  const unitId = units.find(({ name }) => name.startsWith('B Co'))?.id;
  const body = { name: 'Key Room', unitId, kind: 'supply' };
  const { id } = await ask<{ id: string }>(commander, 'post', '/api/counters', body);
  counterId = id;
  const people = await ask<{ id: string; name: string }[]>(commander, 'get', '/api/users');
  const operator = people.find(({ name }) => name.includes('Navarro'));
  await ask(commander, 'put', `/api/counters/${id}/operators/${operator?.id}`, {
    until: '2099-12-31',
    orderReference: 'B Co memorandum 12',
  });
  const held = await ask<(typeof item)[]>(commander, 'get', '/api/property?scope=assigned&limit=200');
  // The demo company has a counter of its own.
  item = held.find(({ possession }) => possession === null) ?? {
    id: '',
    serial_number: '',
    possession: null,
  };
  await ask(commander, 'put', `/api/counters/${id}/stock`, { add: [{ itemId: item.id, rack: 'Rack 1' }] });
  await ask(commander, 'put', `/api/counters/${id}/authority`, { until: '2099-12-31' });
});
test.afterAll(() => server.stop());

/** A slot for security keys; the key in it asks for its owner's PIN. */
async function plugIn(page: Page): Promise<{ client: CDPSession; authenticatorId: string }> {
  const client = await page.context().newCDPSession(page);
  await client.send('WebAuthn.enable');
  const { authenticatorId } = await client.send('WebAuthn.addVirtualAuthenticator', {
    options: { protocol: 'ctap2', transport: 'usb', hasUserVerification: true, isUserVerified: true },
  });
  return { client, authenticatorId };
}

const signIn = async (page: Page, who: string) => {
  await page.context().addCookies((await (await apiAs(origin, who)).storageState()).cookies);
};

/** Ends a room count; SPC Whitaker takes the keys with the security key that is in the reader. */
async function takeKeys(counter: Page): Promise<void> {
  await counter.goto(`${origin}/counter/room-count?counter=${counterId}`);
  await counter.getByRole('button', { name: 'Start Room Count' }).click();
  await counter.getByRole('button', { name: 'End Count' }).click();
  const dialog = counter.getByRole('dialog');
  await dialog.getByLabel('Keys to').selectOption({ label: 'SPC Cole Whitaker' });
  await expect(dialog.getByLabel('PIN of SPC Cole Whitaker')).toHaveAttribute('type', 'password');
  await dialog.getByLabel('Signed with').selectOption('Passkey');
  await expect(dialog.getByLabel('PIN of SPC Cole Whitaker')).toHaveCount(0);
  expect(await faults(counter, 'the end of a room count')).toEqual([]);
  await dialog.getByRole('button', { name: 'End Count' }).click();
  await expect(counter.getByText('Room Count Closed')).toBeVisible();
  await expect(counter.getByRole('table', { name: 'Closed counts' })).toContainText('SPC Whitaker');
  const log = await ask<{ kind: string; method: string; person: { name: string } }[]>(
    await apiAs(origin, 'halloran'),
    'get',
    `/api/counters/${counterId}/log`,
  );
  expect(log.find(({ kind }) => kind === 'keys')).toMatchObject({
    method: 'passkey-on-device',
    person: { name: 'SPC Whitaker' },
  });
}

test("CNTR-25 CNTR-45 a key added in Settings signs on the operator's device, for a list and for the keys of a room; without WebAuthn the button is absent", async ({
  page: own,
  browser,
}) => {
  test.setTimeout(120_000);
  await signIn(own, 'whitaker');
  const slot = await plugIn(own);
  await own.goto(`${origin}/settings?tab=security`);
  await own.getByRole('button', { name: 'Add passkey' }).click();
  const dialog = own.getByRole('dialog', { name: 'Add a passkey' });
  await dialog.getByLabel('Name').fill('Blue key');
  await dialog.getByRole('textbox', { name: 'Password' }).fill('not the password');
  await dialog.getByRole('button', { name: 'Add passkey' }).click();
  await expect(dialog.getByText('The password is wrong.')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Password' }).fill(DEMO_PASSWORD);
  await dialog.getByRole('button', { name: 'Add passkey' }).click();
  await expect(own.getByText('Passkey added', { exact: true })).toBeVisible();
  await expect(own.getByRole('button', { name: 'Remove Blue key' })).toBeVisible();
  expect(await faults(own, 'Settings with a passkey')).toEqual([]);
  const { credentials } = await slot.client.send('WebAuthn.getCredentials', {
    authenticatorId: slot.authenticatorId,
  });

  const at = await browser.newContext({ serviceWorkers: 'block' });
  const counter = await at.newPage();
  await signIn(counter, 'navarro');
  const reader = await plugIn(counter);
  await counter.goto(`${origin}/counter`);
  await counter.getByLabel('This device').fill('Window 1');
  await counter.getByRole('button', { name: 'Open Counter' }).click();
  await expect(counter.getByRole('textbox', { name: 'Code' })).toBeFocused();
  for (const code of ['whitaker', `HR1/I/${item.id}/${item.serial_number}`]) {
    await counter.keyboard.type(code);
    await counter.keyboard.press('Enter');
  }
  await expect(counter.getByText(item.serial_number).first()).toBeVisible();
  await counter.keyboard.press('Enter');
  // Nothing is in the reader: the browser says so, and the list is still there to be signed.
  const use = counter.getByRole('button', { name: 'Use passkey' });
  await reader.client.send('WebAuthn.setUserVerified', {
    authenticatorId: reader.authenticatorId,
    isUserVerified: true,
  });
  await use.click();
  await expect(counter.getByText('No passkey was used: it was cancelled, or it took too long.')).toBeVisible({
    timeout: 75_000,
  });
  for (const credential of credentials) {
    await reader.client.send('WebAuthn.addCredential', {
      authenticatorId: reader.authenticatorId,
      credential,
    });
  }
  await use.click();
  const handover = await receiptFor(counter);
  const receipt = await ask<{ method: string }>(
    await apiAs(origin, 'whitaker'),
    'get',
    `/api/counter/handovers/${handover}`,
  );
  expect(receipt.method).toBe('passkey-on-device');
  await takeKeys(counter);
  await at.close();

  // At an address without a name no browser has passkeys: there is nothing to press.
  const bare = await browser.newContext({ serviceWorkers: 'block' });
  const without = await bare.newPage();
  await bare.addCookies((await (await apiAs(server.origin, 'whitaker')).storageState()).cookies);
  await without.goto(`${server.origin}/settings?tab=security`);
  await expect(without.getByText(/Passkeys cannot be added here/)).toBeVisible();
  await expect(without.getByRole('button', { name: 'Add passkey' })).toHaveCount(0);
  await bare.close();
});
