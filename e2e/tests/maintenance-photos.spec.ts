import { expect, type Page } from '@playwright/test';
import { ORIGIN } from '../support/environment';
import { HIDDEN, HOSTILE_FILES } from '../support/hostile-files';
import type { MadeItem } from '../support/items';
import { addPhotos, addressedForm, sendForm } from '../support/maintenance-form';
import { PHONE } from '../support/people';
import { cameraPhoto, noisePhoto } from '../support/photos';
import { test } from '../support/test';

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

/** Counts the workers of that name which the page starts from now on: a checked copy of a script has no address to tell. */
async function countWorkers(page: Page, name: string): Promise<() => Promise<number>> {
  const counter = await page.evaluateHandle((wanted) => {
    const counted = { started: 0 };
    window.Worker = class extends Worker {
      constructor(script: string | URL, options?: WorkerOptions) {
        super(script, options);
        if (options?.name === wanted) counted.started += 1;
      }
    };
    return counted;
  }, name);
  return () => counter.evaluate(({ started }) => started);
}

test('on a slow line photos go up one by one while the form is typed; a lost line loses nothing and sends nothing twice', async ({
  browser,
}) => {
  const { item, page, dialog, description } = await addressedForm(browser, 'SL', PHONE);
  const photos = [];
  for (const name of ['one.jpg', 'two.jpg', 'three.jpg']) photos.push(await noisePhoto(page, name));
  let [asked, kept] = [0, 0];
  const isUpload = (url: string) => url.endsWith('/api/uploads');
  page.on('request', (request) => (asked += isUpload(request.url()) ? 1 : 0));
  page.on('response', (answer) => (kept += isUpload(answer.url()) && answer.status() === 201 ? 1 : 0));
  const workersStarted = await countWorkers(page, 'draw-photo');
  const setOffline = await slowLine(page);
  await setOffline(false);

  const uploaded = dialog.getByText('Uploaded', { exact: true });
  const underWay = dialog.getByText(/^Uploading, [1-9]/);
  await addPhotos(dialog, photos);
  await description.fill('Typed while the photos go up');
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
  // Drawn smaller away from the page's own thread, once each: the one that was cut off was kept as it was drawn.
  expect(await workersStarted()).toBe(3);
  await expect(description).toHaveValue('Typed while the photos go up');

  // One more, called off on its way.
  await addPhotos(dialog, [photos[0]!]);
  await expect(underWay).toBeVisible();
  await dialog.getByRole('button', { name: 'Remove, one.jpg' }).last().click();
  await expect(dialog.getByRole('list', { name: 'Photos' }).getByRole('listitem')).toHaveCount(3);
  await sendForm(page, dialog);
  expect(await photosSent(page, item)).toEqual([3]);
});

test('a form whose photos could not go up is kept on the device, opens from the queue, and is sent once', async ({
  browser,
}) => {
  const { item, page, dialog, description } = await addressedForm(browser, 'NL', PHONE);
  await description.fill('Typed before the network went');
  const photos = [await cameraPhoto(page, 'one.jpg'), await cameraPhoto(page, 'two.jpg')];
  let sent = 0;
  await page.route('**/api/uploads', (route) => {
    sent += 1;
    return sent === 1 ? route.continue() : route.abort('connectionreset');
  });
  await addPhotos(dialog, photos);
  await expect(dialog.getByRole('alert').filter({ hasText: 'Failed to upload photos' })).toBeVisible();
  await expect(page.getByText('1 draft kept on this device')).toBeVisible();

  await page.goto('/maintenance?queue=open');
  await page.unroute('**/api/uploads');
  await page
    .getByRole('link', { name: `Open Send DA Form 2404 for M4A1 Carbine ${item.serial_number}` })
    .click();
  await expect(dialog.getByText('Draft, not sent')).toBeVisible();
  await expect(description).toHaveValue('Typed before the network went');
  // The device kept the photo that could not go up as well, and it goes up now.
  await expect(dialog.getByText('Uploaded', { exact: true })).toHaveCount(2);
  await sendForm(page, dialog);
  await expect(page.getByText('1 draft kept on this device')).toBeHidden();
  expect(await photosSent(page, item)).toEqual([2]);
});

test('check 12 what is no photo is refused in a sentence by the device and by the server; what hides in one does not go out', async ({
  browser,
}) => {
  const { page, dialog, description } = await addressedForm(browser, 'RP');
  await description.fill('Typed before the files were chosen');
  let sent = 0;
  page.on('request', (request) => (sent += request.url().endsWith('/api/uploads') ? 1 : 0));
  await addPhotos(
    dialog,
    HOSTILE_FILES.map(({ file }) => file),
  );
  const lines = dialog.getByRole('list', { name: 'Photos' }).getByRole('listitem');
  for (const { file, said } of HOSTILE_FILES) {
    await expect(lines.filter({ hasText: file.name })).toContainText(said);
  }
  expect(sent).toBe(0);

  const photo = await noisePhoto(page, 'both.jpg', 300);
  const both = { ...photo, buffer: Buffer.concat([photo.buffer, HIDDEN]) };
  const keeping = page.waitForResponse((answer) => answer.url().endsWith('/api/uploads'));
  await addPhotos(dialog, [both]);
  await expect(lines.filter({ hasText: 'both.jpg' })).toContainText('Uploaded');
  const { uploads } = (await (await keeping).json()) as { uploads: { address: string }[] };
  const kept = await (await page.request.get(uploads[0]?.address ?? '')).body();
  expect(kept.subarray(0, 2).toString('hex')).toBe('ffd8');
  for (const hidden of ['<script', 'PK\x05\x06']) expect(kept.includes(hidden), hidden).toBe(false);
  await expect(description).toHaveValue('Typed before the files were chosen');

  // Past the device, the server looks by itself.
  for (const file of [...HOSTILE_FILES.map((one) => one.file), both]) {
    const answer = await page.request.post('/api/uploads', {
      headers: { origin: ORIGIN },
      multipart: { photo: file },
    });
    expect([file.name, answer.status()]).toEqual([file.name, file.name === 'huge.png' ? 413 : 415]);
  }
});
