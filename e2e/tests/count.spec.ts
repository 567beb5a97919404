import { expect, type Page } from '@playwright/test';
import { faults, setTheme } from '../support/axe';
import { readyForOffline } from '../support/device';
import { atApi, makeWeapon } from '../support/items';
import { test } from '../support/offline';
import { newSerial, signIn } from '../support/people';
import { noisePhoto } from '../support/photos';

test.use({ serviceWorkers: 'allow' });

const COUNTS = '/api/inventories';
const COUNTER = 'navarro';

/** Opens a count of the weapons of the company at the API, by the Supply Sergeant, with two counters. */
async function openedCount(title: string): Promise<string> {
  const api = await atApi('brandt');
  const candidates = (await (await api.get('/api/inventories/candidates')).json()) as {
    person: { id: string; lastName: string };
  }[];
  const counterIds = candidates
    .map(({ person }) => person)
    .filter(({ lastName }) => ['Navarro', 'Voss'].includes(lastName))
    .map(({ id }) => id);
  const answer = await api.post(COUNTS, { data: { title, category: 'weapon', counterIds } });
  expect(answer.status(), await answer.text()).toBe(201);
  return ((await answer.json()) as { id: string }).id;
}

const verdict = (page: Page) => page.getByRole('region', { name: 'Last scan' });

async function read(page: Page, code: string) {
  await page.getByLabel('Serial number or code').fill(code);
  await page.keyboard.press('Enter');
  await expect(verdict(page)).toContainText(code.toUpperCase());
}

test('INVT-18 INVT-19 INVT-20 reads and a photo of a count wait offline, survive a reload, and arrive once', async ({
  page,
  setOffline,
}) => {
  test.setTimeout(180_000);
  const book = await atApi('halloran');
  const [mine, shared] = [await makeWeapon(book, 'OF'), await makeWeapon(book, 'OF')];
  const unknown = newSerial('UNKNOWN-');
  const id = await openedCount('Offline count');
  await signIn(page, COUNTER);
  await readyForOffline(page);
  await page.goto(`/inventories/${id}`);
  await expect(page.getByRole('tab', { name: /^Remaining/ })).toBeVisible();
  await expect(page.getByRole('list', { name: 'Missing items' })).toBeVisible();

  await setOffline(true);
  await expect(page.getByText('This count is on this device. Go on without a connection.')).toBeVisible();
  await read(page, mine.serial_number);
  await read(page, shared.serial_number);
  await read(page, shared.serial_number);
  await read(page, unknown);
  await page.getByRole('button', { name: 'Photo' }).click();
  const dialog = page.getByRole('dialog', { name: 'Photo of an extra' });
  await dialog.locator('input[type=file]').setInputFiles(await noisePhoto(page, 'plate.jpg', 300));
  await dialog.getByRole('button', { name: 'Add photo' }).click();
  await expect(page.getByText('Photo kept on this device')).toBeVisible();
  await expect(page.getByText('1 photo waits on this device')).toBeVisible();

  await page.reload();
  await expect(page.getByText('1 photo waits on this device')).toBeVisible();
  await expect(page.getByText('3 queued on this device.', { exact: true })).toBeVisible();

  const colleague = await atApi('voss');
  const first = await colleague.post(`${COUNTS}/${id}/scans`, { data: { code: shared.serial_number } });
  expect(await first.json()).toMatchObject({ result: 'verified' });
  await setOffline(false);
  const lines = async () =>
    (await (await book.get(`${COUNTS}/${id}/lines?state=counted&limit=500`)).json()) as {
      serialNumber: string;
      countedBy: string;
    }[];
  await expect
    .poll(
      async () => (await lines()).map(({ serialNumber, countedBy }) => `${serialNumber} ${countedBy}`).sort(),
      {
        timeout: 60_000,
      },
    )
    .toEqual([`${mine.serial_number} SGT Navarro`, `${shared.serial_number} SGT Voss`].sort());
  const extras = async () =>
    (await (await book.get(`${COUNTS}/${id}/extras`)).json()) as { code: string; photos?: string[] }[];
  await expect
    .poll(async () => (await extras()).map(({ code, photos = [] }) => [code, photos.length]), {
      timeout: 60_000,
    })
    .toEqual([[unknown, 1]]);
  await expect(page.getByText('1 photo waits on this device')).toHaveCount(0);
  const records = (await (
    await book.get(`/api/sensitive-items/${shared.id}/verifications`)
  ).json()) as object[];
  expect(records).toHaveLength(1);
  await expect(page.getByText(/queued on this device|not sent yet/)).toHaveCount(0);
});

test('INVT-17 a screen reader is told each verdict and the progress, and axe finds nothing in both themes', async ({
  page,
}) => {
  test.setTimeout(180_000);
  const book = await atApi('halloran');
  const item = await makeWeapon(book, 'AX');
  const id = await openedCount('Axe count');
  await signIn(page, COUNTER);
  await page.goto(`/inventories/${id}`);
  await expect(page.getByLabel('Serial number or code')).toBeVisible();
  await read(page, item.serial_number);
  await expect(verdict(page)).toContainText('Item Verified');
  const told = page.locator('[aria-live=polite], [role=status]');
  await expect(told.filter({ hasText: /Item Verified\. .*1 of \d+/ })).not.toHaveCount(0);
  const found: string[] = [];
  for (const theme of ['light', 'dark'] as const) {
    await setTheme(page, theme);
    found.push(...(await faults(page, `count, ${theme}`)));
  }
  const closing = await book.post(`${COUNTS}/${id}/close`, {
    data: { noRecountReason: 'Only the page is looked at here.', notes: 'Rack 4 is locked.' },
  });
  expect(closing.status(), await closing.text()).toBe(200);
  await page.reload();
  await expect(page.getByText(/^Total: /)).toBeVisible();
  for (const theme of ['light', 'dark'] as const) {
    await setTheme(page, theme);
    found.push(...(await faults(page, `report, ${theme}`)));
  }
  expect(found).toEqual([]);
});
