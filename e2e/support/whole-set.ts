import type { APIRequestContext } from '@playwright/test';
import { type Account, signUp } from './accounts';
import { apiAs, ask } from './api';

/** What CPT Halloran hands over: the items of the demo company, and what they enter. */
export const SET = { items: 698, subs: 14 };

/** Direct sub-hand receipt holders of the demo company's commander. */
const DEMO_SUBS = 7;
/** With two vehicles of the demo company, five items are short of a component. */
const SHORT = 3;
const MAGAZINE = {
  id: 'new',
  name: 'Magazine',
  quantity: 7,
  status: 'present',
  required: true,
  nsn: null,
  serialNumber: null,
  notes: null,
};

/** The company before its change of command. */
export interface WholeSet {
  /** Username of the incoming person, with the demo password. */
  incoming: string;
  /** Calls as the outgoing commander. */
  outgoing: APIRequestContext;
  /** Of the holder with the most items: their serial numbers, those of items that are short of a component first. */
  squad: { holder: string; serials: string[]; withComponents: string[] };
}

/** Serial numbers, of a holder by their place, that are no misreading of each other. */
const serialOf = (holder: number, number: number): string =>
  `Z${String(holder).padStart(2, '0')}${String(number * 37).padStart(5, '0')}`;

/** The serial numbers for each holder, as equal as can be, the first with what is over. */
function shareOut(count: number, holders: number): string[][] {
  const each = Math.floor(count / holders);
  return Array.from({ length: holders }, (_, holder) => {
    const most = holder === 0 ? count - each * (holders - 1) : each;
    return Array.from({ length: most }, (__, number) => serialOf(holder, number));
  });
}

/** The outgoing commander enters weapons, and has signed for them then. @returns their ids, in the same order. */
async function enterItems(outgoing: APIRequestContext, serials: readonly string[]): Promise<string[]> {
  const ids: string[] = [];
  for (const serial_number of serials) {
    const data = { name: 'M4A1 Carbine', category: 'weapons', serial_number };
    ids.push((await ask<{ id: string }>(outgoing, 'post', '/api/property', data)).id);
  }
  return ids;
}

const addMagazines = (outgoing: APIRequestContext, itemId: string) =>
  ask(outgoing, 'put', `/api/property/${itemId}/components`, { components: [MAGAZINE] });

/** A holder signs for everything that was offered to them. */
async function signForAll(origin: string, username: string): Promise<void> {
  const api = await apiAs(origin, username);
  const offered = await ask<{ id: string }[]>(api, 'get', '/api/transfers?waiting=true&limit=500');
  await ask(api, 'post', '/api/transfers/decisions', {
    decisions: offered.map(({ id }) => ({ id, status: 'Approved' })),
  });
  await api.dispose();
}

/**
 * Makes the demo company's commander hand over 698 items, with 14 sub-hand receipt holders, all through the API. Seven
 * holders are of the demo company; the others sign for what the commander enters.
 *
 * @param items of the demo company in the commander's set
 */
export async function wholeSet(origin: string, items: number): Promise<WholeSet> {
  const outgoing = await apiAs(origin, 'halloran');
  const admin = await apiAs(origin, 'admin');
  const units = await ask<{ id: string; kind: string }[]>(admin, 'get', '/api/units');
  const unitId = units.find(({ kind }) => kind === 'company')?.id ?? '';
  const account = (username: string, lastName: string, rank: string) =>
    signUp(admin, origin, { username, lastName, rank, role: 'Squad Leader', unitId });
  await account('osei', 'Osei', 'CPT');
  const holders: Account[] = [];
  for (let number = 1; number <= SET.subs - DEMO_SUBS; number += 1) {
    holders.push(await account(`holder${number}`, `Holder${'ABCDEFG'[number - 1]}`, 'SGT'));
  }
  const shares = shareOut(SET.items - items, holders.length);
  for (const [at, { id: toUserId, username }] of holders.entries()) {
    const ids = await enterItems(outgoing, shares[at] ?? []);
    if (at === 0) for (const id of ids.slice(0, SHORT)) await addMagazines(outgoing, id);
    await ask(outgoing, 'post', '/api/property/bulk/transfers', { ids, toUserId });
    await signForAll(origin, username);
  }
  const [serials = []] = shares;
  const withComponents = serials.slice(0, SHORT);
  return { incoming: 'osei', outgoing, squad: { holder: 'SGT HolderA', serials, withComponents } };
}

interface Entry {
  id: string;
  label: string;
  mine: boolean;
}

/** The person who opened a transfer of the set takes it back, and what is lost gets its document: nothing blocks any more. */
export async function clearTheWay(
  origin: string,
  outgoing: APIRequestContext,
  { id, uploadId }: { id: string; uploadId: string },
): Promise<void> {
  const { prepare } = await ask<{ prepare: { key: string; entries: Entry[] }[] }>(
    outgoing,
    'get',
    `/api/successions/${id}`,
  );
  const entriesOf = (key: string) => prepare.find((row) => row.key === key)?.entries ?? [];
  const openers = [];
  for (const username of ['halloran', 'petrov', 'navarro', 'brandt', 'whitaker']) {
    const api = await apiAs(origin, username);
    const { rank, lastName } = await ask<{ rank: string; lastName: string }>(api, 'get', '/api/auth/me');
    openers.push({ api, name: `${rank} ${lastName}` });
  }
  for (const entry of entriesOf('transfers')) {
    // 'T-0053, offer of U208831 by SGT Navarro to CPT Halloran'
    const opener = openers.find(({ name }) => entry.label.includes(` by ${name} `));
    if (!opener) throw new Error(`Nobody here opened ${entry.label}.`);
    await ask(opener.api, 'post', `/api/transfers/${entry.id}/cancel`);
  }
  for (const { id: itemId } of entriesOf('lost')) {
    await ask(outgoing, 'post', `/api/successions/${id}/notes`, {
      kind: 'lost-document',
      text: 'DD 200, 26-009',
      itemId,
      uploadId,
    });
  }
}
