import { expect, type Page } from '@playwright/test';
import { atApi } from '../support/items';
import { newSerial, person } from '../support/people';
import { test } from '../support/test';

const LENGTH = 64;

/** Whether the whole of an element is in the window, with nothing over its middle. */
const isReachable = (page: Page, name: string) =>
  page
    .getByRole('button', { name })
    .first()
    .evaluate((button) => {
      const { left, right, top, bottom } = button.getBoundingClientRect();
      const met = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      return left >= 0 && right <= innerWidth && button.contains(met);
    });

test('beside a serial number of 64 characters the buttons of a row are in sight at 1440 pixels', async ({
  browser,
}) => {
  const api = await atApi('halloran');
  const brandt = (await (await (await atApi('brandt')).get('/api/auth/me')).json()) as { id: string };
  const offer = async () => {
    const serial_number = newSerial('L').padEnd(LENGTH, 'X');
    const data = { name: 'M240B Machine Gun', category: 'weapons', serial_number };
    const { id } = (await (await api.post('/api/property', { data })).json()) as { id: string };
    const offered = await api.post('/api/transfers', { data: { propertyId: id, toUserId: brandt.id } });
    return { id, serial: serial_number, transferId: ((await offered.json()) as { id: string }).id };
  };
  const signedDown = await offer();
  const offered = await offer();
  const receiver = await atApi('brandt');
  await receiver.patch(`/api/transfers/${signedDown.transferId}/status`, { data: { status: 'Approved' } });
  await api.post(`/api/property/${signedDown.id}/recall`, { data: {} });

  const page = await person(browser, 'halloran');
  for (const [path, name] of [
    [`/transfers?view=outgoing&q=${offered.serial}`, `Details, M240B Machine Gun ${offered.serial}`],
    [`/transfers?view=history&q=${offered.serial}`, `Details, M240B Machine Gun ${offered.serial}`],
    [`/transfers?view=incoming&q=${signedDown.serial}`, `Details, M240B Machine Gun ${signedDown.serial}`],
    [
      `/property-book?tab=signedout&q=${signedDown.serial}`,
      `Initiate recall, M240B Machine Gun ${signedDown.serial}`,
    ],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('button', { name }).first(), path).toBeAttached();
    expect(await isReachable(page, name), path).toBe(true);
  }

  // Nor is it cut off where it is signed for.
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`/transfers?view=incoming&q=${signedDown.serial}`);
    await page.getByRole('button', { name: /^Accept/ }).click();
    const dialog = page.getByRole('alertdialog', { name: 'Confirm Approval' });
    const numbers = dialog.getByText(signedDown.serial);
    await expect(numbers).toHaveCount(2);
    const edge = (await dialog.boundingBox())!;
    for (const number of await numbers.all()) {
      const { x, width: room } = (await number.boundingBox())!;
      expect(x + room).toBeLessThanOrEqual(edge.x + edge.width - 16);
    }
  }
  await page.setViewportSize({ width: 1440, height: 900 });

  // The mark of a recall has room in a row of the usual height.
  await page.goto(`/transfers?view=incoming&q=${signedDown.serial}`);
  const row = page.getByRole('row', { name: new RegExp(signedDown.serial) });
  await expect(row.getByText('Recall. Waiting for SFC Brandt.', { exact: true })).toBeVisible();
  expect((await row.boundingBox())!.height).toBeLessThanOrEqual(53);
});
