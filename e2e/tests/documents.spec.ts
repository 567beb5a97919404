import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type APIRequestContext, expect, test } from '@playwright/test';
import { atApi, makeWeapon } from '../support/items';
import { person } from '../support/people';

const run = promisify(execFile);

interface Person {
  connectedUser: { id: string; name: string };
}

/** A form that one person sends another at the API. @returns the document's id and its item's serial number */
async function sendForm(from: APIRequestContext, to: string, more: object = {}) {
  const item = await makeWeapon(from, 'DF');
  const people = (await (await from.get('/api/users/connections')).json()) as Person[];
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
  const { stdout } = await run(process.execPath, [join(__dirname, '../support/pdf-text.mjs'), saved]);
  for (const words of ['EQUIPMENT INSPECTION AND MAINTENANCE WORKSHEET', serial, 'Extractor spring weak']) {
    expect(stdout).toContain(words);
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
  await expect(page.getByText('1 document', { exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByText('1 document', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: new RegExp(serial) })).toBeVisible();
  await page.getByLabel('Type').selectOption('DA Form 2404');
  await expect(page.getByText('No documents match')).toBeVisible();
});
