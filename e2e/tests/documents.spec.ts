import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type APIRequestContext, expect } from '@playwright/test';
import { atApi, makeWeapon } from '../support/items';
import { person } from '../support/people';
import { noisePhoto } from '../support/photos';
import { test } from '../support/test';

const run = promisify(execFile);

interface Person {
  connectedUser: { id: string; name: string };
}

/** A form that one person sends another at the API. @returns the document's id and its item's serial number */
async function sendForm(from: APIRequestContext, to: string, more: object = {}) {
  const item = await makeWeapon(from, 'DF');
  const people = (await (await from.get('/api/connections')).json()) as Person[];
  const recipient = people.find(({ connectedUser }) => connectedUser.name === to);
  const answer = await from.post('/api/documents/maintenance-form', {
    data: {
      propertyId: item.id,
      recipientUserId: recipient?.connectedUser.id,
      formType: 'DA2404',
      description: 'Extractor spring weak',
      ...more,
    },
  });
  expect(answer.status()).toBe(201);
  const { document } = (await answer.json()) as { document: { id: string } };
  return { id: document.id, serial: item.serial_number };
}

/** The text of a PDF file, as somebody would select it. */
async function wordsOf(file: string): Promise<string> {
  const { stdout } = await run(process.execPath, [join(__dirname, '../support/pdf-text.mjs'), file]);
  return stdout;
}

test('DOCS-10 DOCS-11 a document is read once: NEW goes, the counts fall, and the sender never sees NEW', async ({
  browser,
}) => {
  const { id, serial } = await sendForm(await atApi('halloran'), 'SSG Petrov');
  const page = await person(browser, 'petrov');
  let reads = 0;
  page.on('request', (request) => (reads += request.url().endsWith(`/api/documents/${id}/read`) ? 1 : 0));
  await page.goto('/documents');
  const row = page.locator('li', { hasText: serial });
  await expect(row.getByText('NEW')).toBeVisible();
  const inbox = page.getByRole('tab', { name: /^Inbox/ });
  const unread = Number(/\d+/.exec((await inbox.textContent()) ?? '')?.[0]);
  await row.getByRole('button').click();
  const form = page.getByRole('dialog', { name: new RegExp(serial) });
  await expect(form).toBeVisible();
  await expect(row.getByText('NEW')).toHaveCount(0);
  await form.getByRole('button', { name: 'Close' }).last().click();
  await expect(inbox).toHaveText(unread > 1 ? `Inbox${unread - 1}` : 'Inbox');
  await row.getByRole('button').click();
  await expect(form).toBeVisible();
  expect(reads).toBe(1);
});

test('DOCS-16 DOCS-17 a form is printed and goes to the downloads as a DA 2404 with its words as text', async ({
  browser,
}) => {
  const { id, serial } = await sendForm(await atApi('halloran'), 'SSG Petrov');
  const page = await person(browser, 'petrov');
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', 'yes');
  });
  await page.goto(`/documents?open=${id}`);
  const form = page.getByRole('dialog', { name: new RegExp(serial) });
  await form.getByRole('button', { name: 'Print' }).click();
  await expect(page.locator('html[data-printed=yes]')).toHaveCount(1);
  await page.emulateMedia({ media: 'print' });
  await expect(form.getByText('Extractor spring weak').first()).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Documents', includeHidden: true })).toBeHidden();
  await expect(form.getByRole('button', { name: 'Print' })).toBeHidden();
  await page.emulateMedia({ media: 'screen' });

  const download = page.waitForEvent('download');
  await form.getByRole('button', { name: 'Download PDF' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe(`DA2404_${id}.pdf`);
  const saved = await file.path();
  expect((await readFile(saved)).subarray(0, 5).toString()).toBe('%PDF-');
  const text = await wordsOf(saved);
  for (const words of ['EQUIPMENT INSPECTION AND MAINTENANCE WORKSHEET', serial, 'Extractor spring weak']) {
    expect(text).toContain(words);
  }
});

test('DOCS-18 a form is forwarded with a note; to somebody who may not see its item it is refused', async ({
  browser,
}) => {
  const { id, serial } = await sendForm(await atApi('halloran'), 'SFC Brandt');
  const page = await person(browser, 'brandt');
  await page.goto(`/documents?open=${id}`);
  await page.getByRole('button', { name: 'Forward' }).click();
  const dialog = page.getByRole('dialog', { name: 'Forward Document' });
  const label = async (name: string) =>
    (await dialog.getByLabel('Recipient').getByRole('option').allTextContents()).find((one) =>
      one.startsWith(name),
    ) ?? name;
  await expect(dialog.getByLabel('Recipient')).toBeVisible();
  // The commander's own weapon is out of a squad leader's sight.
  await dialog.getByLabel('Recipient').selectOption({ label: await label('SGT Navarro') });
  await dialog.getByLabel('Note (optional)').fill('For the armorer.');
  await dialog.getByRole('button', { name: 'Forward' }).click();
  await expect(dialog.getByRole('alert')).toContainText(
    `SGT Navarro may not see M4A1 Carbine ${serial}, so this document cannot be forwarded.`,
  );
  await expect(dialog.getByLabel('Note (optional)')).toHaveValue('For the armorer.');
});

test('documents are found by text, person and type, and the URL keeps the search', async ({ browser }) => {
  const { serial } = await sendForm(await atApi('halloran'), 'SSG Petrov', { formType: 'DA5988E' });
  const page = await person(browser, 'petrov');
  await page.goto('/documents');
  await page.getByRole('searchbox', { name: 'Search documents' }).fill(serial);
  await page.getByRole('searchbox', { name: 'Search by person' }).fill('cpt hall');
  await page.getByLabel('Type').selectOption('DA Form 5988-E');
  // What is typed is put into the URL after a pause.
  await expect(page).toHaveURL(new RegExp(`q=${serial}.*person=cpt`));
  await expect(page.getByText('1 document', { exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByText('1 document', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: new RegExp(serial) })).toBeVisible();
  await page.getByLabel('Type').selectOption('DA Form 2404');
  await expect(page.getByText('No documents match')).toBeVisible();
});

/** Text that breaks out of a string of a PDF, or cannot be seen. Marks of direction are refused as it is entered. */
const HOSTILE = ')>>/JS (app.alert(1)) /OpenAction<</S/JavaScript>>gnp.exe\u0007\u001B[2J\uFEFFend';
const CLEAN = ')>>/JS (app.alert(1)) /OpenAction<</S/JavaScript>>gnp.exe[2Jend';
/** Names of what makes a PDF do something. */
const ACTIVE = /\/(JS|JavaScript|OpenAction|AA|Launch|URI|SubmitForm|EmbeddedFile|RichMedia|AcroForm)\b/;

for (const formType of ['DA2404', 'DA5988E']) {
  test(`check 15 what was typed to break out of a ${formType} stands in its file as text, and nothing in it acts`, async ({
    browser,
  }) => {
    const text = { formType, description: HOSTILE, faultDescription: HOSTILE };
    const { id, serial } = await sendForm(await atApi('halloran'), 'SSG Petrov', text);
    const page = await person(browser, 'petrov');
    await page.goto(`/documents?open=${id}`);
    const form = page.getByRole('dialog', { name: new RegExp(serial) });
    await expect(form.getByText('/OpenAction<</S/JavaScript>>').first()).toBeVisible();
    const download = page.waitForEvent('download');
    await form.getByRole('button', { name: 'Download PDF' }).click();
    const file = await (await download).path();
    expect(ACTIVE.exec((await readFile(file)).toString('latin1'))).toBeNull();
    const words = await wordsOf(file);
    expect(words.replaceAll(/\s/g, '')).toContain(CLEAN.replaceAll(' ', ''));
    expect(/[^\P{C}\n]/u.exec(words)).toBeNull();
  });
}

test('check 14 a photo opened in a tab of its own is a picture in a sandbox; as a page or a script it does nothing', async ({
  browser,
}) => {
  const sender = await atApi('halloran');
  const page = await person(browser, 'petrov');
  const photo = await noisePhoto(page, 'page.html', 300);
  const upload = await sender.post('/api/uploads', {
    multipart: { photo: { ...photo, mimeType: 'text/html' } },
  });
  const { uploads } = (await upload.json()) as { uploads: { address: string }[] };
  const address = uploads[0]?.address ?? '';
  const { id, serial } = await sendForm(sender, 'SSG Petrov', { attachments: [address] });

  await page.goto(`/documents?open=${id}`);
  const form = page.getByRole('dialog', { name: new RegExp(serial) });
  const opened = page.context().waitForEvent('page');
  await form.getByRole('link', { name: /^Photo 1/ }).click();
  const tab = await opened;
  await tab.waitForLoadState();
  expect(await tab.evaluate(() => [document.contentType, window.origin, document.images.length])).toEqual([
    'image/jpeg',
    'null',
    1,
  ]);
  const served = (await page.request.get(address)).headers();
  expect(served['x-content-type-options']).toBe('nosniff');
  const asScript = page.evaluate(
    (src) =>
      new Promise((resolve) => {
        const script = Object.assign(document.createElement('script'), { src });
        script.onload = () => resolve('ran');
        script.onerror = () => resolve('refused');
        document.head.append(script);
      }),
    address,
  );
  expect(await asScript).toBe('refused');
});
