import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { makeAccount } from '../support/accounts';
import { atApi } from '../support/items';
import { openPage } from '../support/open-page';
import { newSerial, person } from '../support/people';
import { ROUTES } from '../support/routes';
import { test } from '../support/test';

/** What would run, or bring in an element of its own, wherever a page took text for markup. */
const PAYLOADS = [
  '<script>globalThis.ran=1</script>',
  '"><img src=nowhere onerror="globalThis.ran=1">',
  "'><svg/onload=globalThis.ran=1>",
  '<iframe srcdoc="<script>parent.ran=1</script>"></iframe>',
  '</textarea><script>globalThis.ran=1</script>',
  '<a href="javascript:globalThis.ran=1">press</a>',
  '{{constructor.constructor("globalThis.ran=1")()}}',
];
const ALL = PAYLOADS.join(' ');

/** Posts to the API and answers what it says. */
async function post<T>(api: APIRequestContext, url: string, data: object): Promise<T> {
  const answer = await api.post(url, { data });
  expect(answer.status(), `${url}: ${await answer.text()}`).toBe(201);
  return (await answer.json()) as T;
}

/** Two people of one company whose every text field is an attack, and where to look at what they wrote. */
async function writeAttacks() {
  const admin = await atApi('admin');
  const keeper = await makeAccount(admin, 'xss-keeper', 'Supply Sergeant');
  const soldier = await makeAccount(admin, 'xss-soldier');
  const [mine, theirs] = [await atApi(keeper.username), await atApi(soldier.username)];
  await admin.patch(`/api/users/${soldier.id}`, { data: { firstName: PAYLOADS[0], lastName: PAYLOADS[1] } });

  const connection = await post<{ id: string }>(mine, '/api/connections', { userId: soldier.id });
  await theirs.patch(`/api/connections/${connection.id}`, { data: { status: 'accepted' } });

  const items: { id: string }[] = [];
  for (const payload of PAYLOADS) {
    const item = await post<{ id: string }>(mine, '/api/property', {
      name: payload,
      serial_number: `${newSerial('XSS')}<B>`,
      category: 'weapons',
      description: ALL,
      location: payload,
    });
    await post(mine, `/api/property/${item.id}/components`, { name: payload, quantity: 1, notes: ALL });
    items.push(item);
  }
  const [first, second, third] = items;
  const transfer = await post<{ id: string }>(mine, '/api/transfers', {
    propertyId: first?.id,
    toUserId: soldier.id,
    notes: ALL,
  });
  const { document } = await post<{ document: { id: string } }>(mine, '/api/documents/maintenance-form', {
    propertyId: second?.id,
    recipientUserId: soldier.id,
    formType: 'DA2404',
    description: ALL,
    faultDescription: ALL,
  });
  const maintenance = await post<{ id: string }>(mine, '/api/maintenance', {
    propertyId: third?.id,
    maintenanceType: 'corrective',
    description: ALL,
    priority: 'medium',
    notes: ALL,
    parts: [{ name: PAYLOADS[1], partNumber: PAYLOADS[2], quantity: 1, available: false }],
  });
  await post(mine, '/api/consumables', {
    name: `${PAYLOADS[2]} ${newSerial('XSS')}`,
    category: 'Batteries',
    unit: 'each',
    location: PAYLOADS[0],
    notes: ALL,
    currentQuantity: 1,
    minimumQuantity: 2,
  });
  return {
    keeper,
    soldier,
    pages: [
      `/property-book/${second?.id}`,
      `/transfers/${transfer.id}`,
      `/documents?open=${document.id}`,
      `/maintenance/${maintenance.id}`,
    ],
  };
}

/** What of an attack has become part of the page. */
const broughtIn = (page: Page) =>
  page.evaluate(() => ({
    ran: 'ran' in globalThis,
    elements: document.querySelectorAll(
      '[onerror], [onload], iframe[srcdoc], [src="nowhere"], a[href^="javascript:"]',
    ).length,
    scripts: [...document.scripts].filter(({ text }) => text.includes('globalThis.ran')).length,
  }));

test('check 11 markup in every text field is shown as text on every page, and nothing of it runs', async ({
  browser,
}) => {
  test.setTimeout(600_000);
  const { keeper, soldier, pages } = await writeAttacks();
  for (const { username } of [keeper, soldier]) {
    const page = await person(browser, username);
    for (const route of [...ROUTES, ...pages]) {
      await openPage(page, route);
      expect(await broughtIn(page), route).toEqual({ ran: false, elements: 0, scripts: 0 });
    }
    await page.context().close();
  }

  const page = await person(browser, keeper.username);
  await page.goto('/property-book');
  for (const payload of PAYLOADS)
    await expect(page.getByText(payload, { exact: true }).first()).toBeAttached();
});
