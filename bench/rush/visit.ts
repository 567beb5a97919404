import type { PropertyDto } from '@hand-receipt/contracts/routes';
import type { Browser } from './browser';
import type { Soldier } from './office';
import { DASHBOARD, DEVICE, EVERY_SCREEN, HELD, PROPERTY_BOOK, RECIPIENTS, SENSITIVE_ITEMS } from './screens';

const VERIFIED = 3;
const VERIFICATION = 'sensitive-item';

/** A visit in the morning: whose it is, whether they sign in, and who is offered an item. */
export interface Visit {
  person: Soldier;
  isSigningIn: boolean;
  recipient: Soldier;
}

/** Writes that the server said it has done. */
export interface Writes {
  /** The notes of each verification: no two are the same. */
  verified: string[];
  /** Ids of offered items, with who offers and who is offered. */
  offered: { itemId: string; from: string; to: string }[];
  /** When the last of them was answered. */
  lastAt: number;
}

interface Choice {
  verify: PropertyDto[];
  offer: PropertyDto | undefined;
}

const isFree = (item: PropertyDto) => !item.open_transfer && item.current_status !== 'Lost';

/** What of the items in hand is verified, sensitive ones first, and which other one is offered. */
function choose(held: readonly PropertyDto[]): Choice {
  const inOrder = [...held].sort((a, b) => Number(b.is_sensitive) - Number(a.is_sensitive));
  const verify = inOrder.slice(0, VERIFIED);
  return { verify, offer: inOrder.slice(VERIFIED).find(isFree) };
}

async function verifyItems(browser: Browser, { verify }: Choice, by: Soldier, writes: Writes): Promise<void> {
  for (const item of verify) {
    const notes = `rush ${by.id} ${item.id} ${Date.now()}`;
    const body = { verificationType: VERIFICATION, notes };
    if (await browser.write('POST /api/property/:id/verify', `/api/property/${item.id}/verify`, body)) {
      writes.verified.push(notes);
      writes.lastAt = performance.now();
    }
  }
}

async function offerItem(
  browser: Browser,
  { offer }: Choice,
  { person, recipient }: Visit,
  writes: Writes,
): Promise<void> {
  if (!offer) return;
  await browser.get(RECIPIENTS);
  const body = { propertyId: offer.id, toUserId: recipient.id, includeComponents: true };
  if (await browser.write('POST /api/transfers', '/api/transfers', body)) {
    writes.offered.push({ itemId: offer.id, from: person.id, to: recipient.id });
    writes.lastAt = performance.now();
  }
}

/**
 * What one person does at 0600, with every call that their browser makes: they sign in or come back, look at the
 * dashboard and the sensitive items, verify three items, offer one, and leave the dashboard open. Who holds too little
 * only looks.
 */
export async function visit(browser: Browser, given: Visit, writes: Writes): Promise<void> {
  browser.load();
  if (given.isSigningIn) await browser.signIn(given.person.username);
  else await browser.get('/api/auth/me');
  browser.listen();
  await browser.show(DASHBOARD);
  if (given.isSigningIn) await browser.getAll(DEVICE);
  await browser.getAll(EVERY_SCREEN);
  await browser.show(SENSITIVE_ITEMS);
  const choice = choose(JSON.parse((await browser.get(HELD)) || '[]') as PropertyDto[]);
  await verifyItems(browser, choice, given.person, writes);
  await browser.show(PROPERTY_BOOK);
  await offerItem(browser, choice, given, writes);
  await browser.show(DASHBOARD);
}
