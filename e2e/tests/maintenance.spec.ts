import { expect, type Page, test } from '@playwright/test';
import { ORIGIN } from '../support/environment';
import { HIDDEN, HOSTILE_FILES } from '../support/hostile-files';
import { atApi, type MadeItem, makeWeapon } from '../support/items';
import { person, PHONE } from '../support/people';
import { cameraPhoto, noisePhoto } from '../support/photos';

/** The Send Maintenance Form dialog of an item, from its details. */
async function openForm(page: Page, item: MadeItem) {
  await page.goto(`/property-book/${item.id}`);
  await page.getByRole('button', { name: 'Send Maintenance Form', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Send Maintenance Form' });
  await expect(dialog.getByLabel('Recipient')).toBeVisible();
  return dialog;
}

test('PROP-40 the button of a row of the Property Book opens the form of its item', async ({ browser }) => {
  const item = await makeWeapon(await atApi('halloran'), 'MF');
  const page = await person(browser, 'halloran');
  await page.goto(`/property-book?q=${item.serial_number}`);
  await page
    .getByRole('button', { name: `Send maintenance form, M4A1 Carbine ${item.serial_number}` })
    .click();
  const dialog = page.getByRole('dialog', { name: 'Send Maintenance Form' });
  await expect(dialog).toContainText(item.serial_number);
  await expect(dialog.getByRole('option', { name: /^SFC Brandt, / })).toHaveCount(1);
});

test('MAINT-11 MAINT-13 a form goes out from a phone with two photos, is read on a desktop and answered', async ({
  browser,
}) => {
  const item = await makeWeapon(await atApi('halloran'), 'PH');
  const phone = await person(browser, 'halloran', PHONE);
  const dialog = await openForm(phone, item);
  await dialog.getByLabel('Recipient').selectOption({ label: await labelOf(dialog, 'SFC Brandt') });
  await dialog.getByLabel('Urgency').selectOption('High');
  await dialog.getByLabel('Description', { exact: true }).fill('Bolt carrier cracked at the cam pin');
  const photos = [
    await cameraPhoto(phone, 'front.jpg', 'GPS 34.56 N 69.20 E'),
    await cameraPhoto(phone, 'cam-pin.jpg'),
  ];
  await dialog.locator('input[type=file][multiple]').setInputFiles(photos);
  await expect(dialog.getByText('Uploaded', { exact: true })).toHaveCount(2);
  await dialog.getByRole('button', { name: 'Send Form' }).click();
  await expect(phone.getByText('DA Form 2404 sent to SFC Brandt.')).toBeVisible();
  await phone.goto('/documents?box=sent');
  await expect(phone.getByRole('button', { name: new RegExp(item.serial_number) })).toBeVisible();

  const desktop = await person(browser, 'brandt');
  await desktop.goto(`/documents?q=${item.serial_number}`);
  await expect(desktop.locator('li', { hasText: item.serial_number }).getByText('NEW')).toBeVisible();
  await desktop.getByRole('button', { name: new RegExp(item.serial_number) }).click();
  const form = desktop.getByRole('dialog', { name: new RegExp(item.serial_number) });
  await expect(form).toContainText('Bolt carrier cracked at the cam pin');
  await expect(form).toContainText('high');
  const pictures = form.getByRole('list', { name: 'Photos' }).getByRole('img');
  await expect(pictures).toHaveCount(2);
  for (const picture of await pictures.all()) {
    await picture.scrollIntoViewIfNeeded();
    await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(2560);
  }
  const address = await form.getByRole('link', { name: /^Photo 1/ }).getAttribute('href');
  const kept = await desktop.request.get(address ?? '');
  expect((await kept.body()).includes('GPS 34.56')).toBe(false);
  await expect(desktop.locator('li', { hasText: item.serial_number }).getByText('NEW')).toHaveCount(0);

  await form.getByRole('button', { name: 'Report Action' }).click();
  const report = desktop.getByRole('dialog', { name: 'Report Corrective Action' });
  await report.getByLabel('Outcome').selectOption('Parts ordered');
  await report.getByRole('textbox', { name: 'Corrective action' }).fill('Bolt carrier is on order.');
  await report.getByRole('button', { name: 'Report Action' }).click();
  await expect(form.getByText('Bolt carrier is on order.')).toBeVisible();

  // The sender hears of it without asking: by the event stream, in the list that is open.
  await expect(phone.locator('li', { hasText: item.serial_number }).first()).toContainText('Parts ordered.');
  await phone.goto(`/documents?q=${item.serial_number}`);
  await expect(phone.getByRole('button', { name: /^Parts ordered: / })).toBeVisible();
});

/** The option of a recipient says his unit too. */
async function labelOf(dialog: ReturnType<Page['getByRole']>, name: string): Promise<string> {
  const labels = await dialog.getByLabel('Recipient').getByRole('option').allTextContents();
  return labels.find((label) => label.startsWith(name)) ?? name;
}

/** How many photos the form that was last sent about an item carries; one entry a form. */
async function photosSent(page: Page, item: MadeItem): Promise<number[]> {
  const answer = await page.request.get(`/api/documents?box=sent&q=${item.serial_number}`);
  const { documents } = (await answer.json()) as { documents: { attachments: string }[] };
  return documents.map(({ attachments }) => (JSON.parse(attachments) as string[]).length);
}

/** A line of 1.5 Mbit/s and 300 ms, or none. */
async function slowLine(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const bytesPerSecond = 1_500_000 / 8;
  return (offline: boolean) =>
    session.send('Network.emulateNetworkConditions', {
      offline,
      latency: 300,
      downloadThroughput: bytesPerSecond,
      uploadThroughput: bytesPerSecond,
    });
}

test('on a slow line photos go up one by one while the form is typed; a lost line loses nothing and sends nothing twice', async ({
  browser,
}) => {
  const item = await makeWeapon(await atApi('halloran'), 'SL');
  const page = await person(browser, 'halloran', PHONE);
  const dialog = await openForm(page, item);
  await dialog.getByLabel('Recipient').selectOption({ label: await labelOf(dialog, 'SFC Brandt') });
  const photos = [];
  for (const name of ['one.jpg', 'two.jpg', 'three.jpg']) photos.push(await noisePhoto(page, name));
  let [asked, kept, workers] = [0, 0, 0];
  const isUpload = (url: string) => url.endsWith('/api/uploads');
  page.on('request', (request) => (asked += isUpload(request.url()) ? 1 : 0));
  page.on('response', (answer) => (kept += isUpload(answer.url()) && answer.status() === 201 ? 1 : 0));
  page.on('worker', (worker) => (workers += worker.url().includes('/draw-worker') ? 1 : 0));
  const setOffline = await slowLine(page);
  await setOffline(false);

  const uploaded = dialog.getByText('Uploaded', { exact: true });
  const underWay = dialog.getByText(/^Uploading, [1-9]/);
  await dialog.locator('input[type=file][multiple]').setInputFiles(photos);
  await dialog.getByLabel('Description', { exact: true }).fill('Typed while the photos go up');
  await expect(dialog.getByRole('progressbar', { name: 'Upload of one.jpg' })).toBeVisible();
  await expect(uploaded).not.toHaveCount(0);
  await expect(underWay).toBeVisible();
  await setOffline(true);
  await expect(dialog.getByRole('alert')).toContainText('Failed to upload photos. Please try again.');
  await expect(dialog.getByText('Not uploaded').first()).toBeVisible();
  await dialog.getByLabel('Fault description').fill('Typed without a line');

  // Back on a line, what failed goes up by itself.
  await setOffline(false);
  await expect(uploaded).toHaveCount(3, { timeout: 60_000 });
  expect([asked, kept]).toEqual([4, 3]);
  // Drawn smaller away from the page's own thread, once each and once more for the one that was cut off.
  expect(workers).toBe(4);
  await expect(dialog.getByLabel('Description', { exact: true })).toHaveValue('Typed while the photos go up');

  // One more, called off on its way.
  await dialog.locator('input[type=file][multiple]').setInputFiles([photos[0]!]);
  await expect(underWay).toBeVisible();
  await dialog.getByRole('button', { name: 'Remove, one.jpg' }).last().click();
  await expect(dialog.getByRole('list', { name: 'Photos' }).getByRole('listitem')).toHaveCount(3);
  await dialog.getByRole('button', { name: 'Send Form' }).click();
  await expect(page.getByText('DA Form 2404 sent to SFC Brandt.')).toBeVisible();
  expect(await photosSent(page, item)).toEqual([3]);
});

test('a form whose photos could not go up is kept on the device, opens from the queue, and is sent once', async ({
  browser,
}) => {
  const item = await makeWeapon(await atApi('halloran'), 'NL');
  const page = await person(browser, 'halloran', PHONE);
  const dialog = await openForm(page, item);
  await dialog.getByLabel('Recipient').selectOption({ label: await labelOf(dialog, 'SFC Brandt') });
  await dialog.getByLabel('Description', { exact: true }).fill('Typed before the network went');
  const photos = [await cameraPhoto(page, 'one.jpg'), await cameraPhoto(page, 'two.jpg')];
  let sent = 0;
  await page.route('**/api/uploads', (route) => {
    sent += 1;
    return sent === 1 ? route.continue() : route.abort('connectionreset');
  });
  await dialog.locator('input[type=file][multiple]').setInputFiles(photos);
  await expect(dialog.getByRole('alert').filter({ hasText: 'Failed to upload photos' })).toBeVisible();
  await expect(page.getByText('1 draft kept on this device')).toBeVisible();

  await page.goto('/maintenance?queue=open');
  await page
    .getByRole('link', { name: `Open Send DA Form 2404 for M4A1 Carbine ${item.serial_number}` })
    .click();
  await expect(dialog.getByText('Draft, not sent')).toBeVisible();
  await expect(dialog.getByLabel('Description', { exact: true })).toHaveValue(
    'Typed before the network went',
  );
  await expect(dialog.getByText('Uploaded', { exact: true })).toHaveCount(1);
  await page.unroute('**/api/uploads');
  await dialog.locator('input[type=file][multiple]').setInputFiles([photos[1]!]);
  await expect(dialog.getByText('Uploaded', { exact: true })).toHaveCount(2);
  await dialog.getByRole('button', { name: 'Send Form' }).click();
  await expect(page.getByText('DA Form 2404 sent to SFC Brandt.')).toBeVisible();
  await expect(page.getByText('1 draft kept on this device')).toBeHidden();
  expect(await photosSent(page, item)).toEqual([2]);
});

test('check 12 what is no photo is refused in a sentence by the device and by the server; what hides in one does not go out', async ({
  browser,
}) => {
  const item = await makeWeapon(await atApi('halloran'), 'RP');
  const page = await person(browser, 'halloran');
  const dialog = await openForm(page, item);
  await dialog.getByLabel('Description', { exact: true }).fill('Typed before the files were chosen');
  let sent = 0;
  page.on('request', (request) => (sent += request.url().endsWith('/api/uploads') ? 1 : 0));
  await dialog.locator('input[type=file][multiple]').setInputFiles(HOSTILE_FILES.map(({ file }) => file));
  const lines = dialog.getByRole('list', { name: 'Photos' }).getByRole('listitem');
  for (const { file, said } of HOSTILE_FILES) {
    await expect(lines.filter({ hasText: file.name })).toContainText(said);
  }
  expect(sent).toBe(0);

  const photo = await noisePhoto(page, 'both.jpg', 300);
  const both = { ...photo, buffer: Buffer.concat([photo.buffer, HIDDEN]) };
  const keeping = page.waitForResponse((answer) => answer.url().endsWith('/api/uploads'));
  await dialog.locator('input[type=file][multiple]').setInputFiles([both]);
  await expect(lines.filter({ hasText: 'both.jpg' })).toContainText('Uploaded');
  const { uploads } = (await (await keeping).json()) as { uploads: { address: string }[] };
  const kept = await (await page.request.get(uploads[0]?.address ?? '')).body();
  expect(kept.subarray(0, 2).toString('hex')).toBe('ffd8');
  for (const hidden of ['<script', 'PK\x05\x06']) expect(kept.includes(hidden), hidden).toBe(false);
  await expect(dialog.getByLabel('Description', { exact: true })).toHaveValue(
    'Typed before the files were chosen',
  );

  // Past the device, the server looks by itself.
  for (const file of [...HOSTILE_FILES.map((one) => one.file), both]) {
    const answer = await page.request.post('/api/uploads', {
      headers: { origin: ORIGIN },
      multipart: { photo: file },
    });
    expect([file.name, answer.status()]).toEqual([file.name, file.name === 'huge.png' ? 413 : 415]);
  }
});

test('maintenance is reported, moved by role, filtered in the URL, and its deadline is the status of the item', async ({
  browser,
}) => {
  const item = await makeWeapon(await atApi('brandt'), 'WL');
  const page = await person(browser, 'brandt');
  await page.goto('/maintenance');
  await page.getByRole('button', { name: 'Report Maintenance' }).click();
  const dialog = page.getByRole('dialog', { name: 'Report Maintenance' });
  await dialog.getByRole('searchbox').fill(item.serial_number);
  await dialog.getByRole('button', { name: new RegExp(item.serial_number) }).click();
  await dialog.getByLabel('Description').fill('Gas ring broken');
  await dialog.getByLabel('Priority').selectOption('Critical');
  await dialog.getByLabel('The fault deadlines the item').check({ force: true });
  await dialog.getByRole('button', { name: 'Report Maintenance' }).click();
  await expect(page).toHaveURL(/\/maintenance\/M-/);
  const details = page.getByRole('region', { name: 'M4A1 Carbine' });
  await expect(details).toContainText('This fault deadlines the item');
  const held = (await (await page.request.get(`/api/property/${item.id}`)).json()) as {
    current_status: string;
  };
  expect(held.current_status).toBe('Deadline - Maintenance');

  await details.getByRole('button', { name: 'Start Work' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Start Work' }).click();
  await details.getByRole('button', { name: 'Complete' }).click();
  await page.getByRole('dialog').getByLabel('Notes (optional)').fill('Ring replaced, function check done.');
  await page.getByRole('dialog').getByRole('button', { name: 'Complete' }).click();
  await expect(details.getByRole('list', { name: 'Timeline' })).toContainText(
    'Ring replaced, function check done.',
  );
  await page.goto(`/maintenance?status=completed&q=${item.serial_number}`);
  await expect(page.getByRole('row').filter({ hasText: item.serial_number })).toBeVisible();
  await page.getByLabel('Status', { exact: true }).selectOption('Not done');
  await expect(page.getByText('No maintenance items match')).toBeVisible();
});

test('a request for a connection is made, told, accepted, and forms can then be sent', async ({
  browser,
}) => {
  const page = await person(browser, 'petrov');
  await page.goto('/maintenance?connections=1');
  const drawer = page.getByRole('dialog', { name: 'Connections' });
  await drawer.getByRole('searchbox').fill('voss');
  await expect(drawer.getByRole('list', { name: 'People to ask' })).toBeVisible();
  await drawer.getByRole('button', { name: /^Ask SGT Voss/ }).click();
  await expect(drawer.getByRole('list', { name: 'Asked by me' })).toContainText('SGT Voss');

  const other = await person(browser, 'voss', PHONE);
  await other.goto('/maintenance?connections=1');
  await other.getByRole('button', { name: 'Accept SSG Petrov' }).click();
  await expect(other.getByRole('list', { name: 'Connected' })).toContainText('SSG Petrov');
  await expect(drawer.getByRole('list', { name: 'Connected' })).toContainText('SGT Voss', {
    timeout: 20_000,
  });
});
