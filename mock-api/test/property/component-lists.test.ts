import type { PropertyDto, ShortageDto } from '@hand-receipt/contracts';
import { type Company, type Username, messageOf, testCompany } from '../custody/company';
import { ledgerFindings } from '../support/ledger-findings';
import { importsOf } from './imports';

const NSN = '1005-01-231-0973';
const MAGAZINE = { kind: 'BII', name: 'Magazine, 30 round', nsn: '1005-01-561-7200', ui: 'EA', arc: 'D', quantity: 7, required: true }; // prettier-ignore
const SLING = { kind: 'COEI', name: 'Sling', nsn: null, ui: 'EA', arc: null, quantity: 1, required: true };
const KIT = { kind: 'BII', name: 'Cleaning kit', nsn: null, ui: null, arc: 'D', quantity: 1, required: true };

let company: Company;
beforeEach(async () => {
  company = await testCompany();
});

const publish = (who: Username, version: number, lines: object[], more: object = {}) =>
  company.as[who]({
    method: 'PUT',
    url: `/api/component-lists/${NSN}`,
    body: { tmNumber: 'TM 9-1005-319-10', tmDate: '2024-06-01', lines, version, ...more },
  });

const inShort = ({ components }: PropertyDto) =>
  components.map(({ name, quantity, onHand, onList }) => [name, quantity, onHand, onList]);

const add = (id: string, body: object) =>
  company.as.halloran({ method: 'POST', url: `/api/property/${id}/components`, body });

test('LIFE-33 a list reaches all items of its NSN, adds rows as not counted and keeps counts; new items have it at once', async () => {
  const { id } = await company.createItem({ nsn: NSN });
  const other = await company.createItem({ nsn: '1005-01-127-7510' });
  // One is matched by its NSN, one by its name; one is on no list.
  await add(id, { name: 'Magazines', quantity: 5, nsn: MAGAZINE.nsn });
  await add(id, { name: 'sling', quantity: 1 });
  await add(id, { name: 'Rail cover', quantity: 1 });
  const response = await publish('brandt', 0, [MAGAZINE, SLING, KIT]);
  expect(response.statusCode).toBe(200);
  expect(response.json()).toMatchObject({
    items: 1, changed: 1, counted: 1, list: { version: 1, tm_number: 'TM 9-1005-319-10', lines: [MAGAZINE, SLING, KIT] },
  }); // prettier-ignore
  expect(inShort(await company.readItem(id))).toEqual([
    ['Magazines', 7, 5, true],
    ['sling', 1, 1, true],
    ['Rail cover', 1, 1, false],
    ['Cleaning kit', 1, null, true],
  ]);
  expect((await company.readItem(other.id)).components).toEqual([]);
  // What the new quantity makes short is charged, as a count would charge it.
  const shortages = await company.as.halloran({ url: `/api/shortages?item=${id}` });
  expect(shortages.json<ShortageDto[]>().map(({ quantity }) => quantity)).toEqual([2]);

  const fresh = await company.createItem({ nsn: NSN });
  expect(inShort(fresh)).toEqual([
    [MAGAZINE.name, 7, null, true],
    ['Sling', 1, null, true],
    ['Cleaning kit', 1, null, true],
  ]);
  // An item whose NSN is filled in is one of them from then on.
  const late = await company.createItem();
  await company.as.halloran({
    method: 'PATCH',
    url: `/api/property/${late.id}`,
    body: { nsn: NSN, version: late.version },
  });
  expect((await company.readItem(late.id)).components).toHaveLength(3);

  // A later list without the kit leaves it there, off the list.
  await publish('brandt', 1, [{ ...MAGAZINE, quantity: 5 }, SLING]);
  expect(inShort(await company.readItem(id))).toContainEqual(['Cleaning kit', 1, null, false]);
  expect(inShort(await company.readItem(id))).toContainEqual(['Magazines', 5, 5, true]);
  const after = await company.as.halloran({ url: `/api/shortages?item=${id}` });
  expect(after.json<ShortageDto[]>().map(({ state, ended_reason: reason }) => [state, reason])).toEqual([
    ['ended', 'The component list authorizes fewer.'],
  ]);
});

describe('LIFE-35 a list that authorizes fewer by mistake and then as many again', () => {
  const COMPONENT = { ...MAGAZINE, quantity: 7 };

  /** A carbine with 5 of 7 magazines that Whitaker lost, and that Petrov holds now. */
  async function movedOn() {
    const { id } = await company.createItem({ nsn: NSN });
    await publish('brandt', 0, [COMPONENT]);
    await company.signDown(id, 'whitaker');
    await count('whitaker', id, 5);
    const { id: offer } = await company.offer('whitaker', id, 'petrov');
    await company.decide('petrov', offer, 'Approved');
    return id;
  }

  async function count(who: Username, id: string, onHand: number) {
    const { version, components } = await company.readItem(id);
    const counts = [{ componentId: components[0]?.id, onHand, damaged: 0 }];
    const url = `/api/property/${id}/component-counts`;
    expect((await company.as[who]({ method: 'PUT', url, body: { counts, version } })).statusCode).toBe(200);
  }

  let version = 1;
  beforeEach(() => (version = 1));
  async function authorize(quantity: number) {
    expect((await publish('brandt', version, [{ ...COMPONENT, quantity }])).statusCode).toBe(200);
    version += 1;
  }

  /** Who answers for how many that are short. */
  async function short(id: string) {
    const rows = await company.as.halloran({ url: `/api/shortages?item=${id}&state=open` });
    const sums = new Map<string, number>();
    for (const { accountable, quantity } of rows.json<ShortageDto[]>()) {
      const name = accountable?.name ?? '';
      sums.set(name, (sums.get(name) ?? 0) + quantity);
    }
    return Object.fromEntries(sums);
  }

  test('opens the shortage that it ended for its old person, up to its old number', async () => {
    const id = await movedOn();
    await authorize(5);
    expect(await short(id)).toEqual({});
    await authorize(6);
    expect(await short(id)).toEqual({ 'SPC Whitaker': 1 });
    await authorize(8);
    expect(await short(id)).toEqual({ 'SPC Whitaker': 2, 'SPC Petrov': 1 });
    expect(await ledgerFindings(company)).toEqual([]);
  });

  test('gives a part that it took off a shortage back to its person', async () => {
    const id = await movedOn();
    await authorize(6);
    expect(await short(id)).toEqual({ 'SPC Whitaker': 1 });
    await authorize(7);
    expect(await short(id)).toEqual({ 'SPC Whitaker': 2 });
    expect(await ledgerFindings(company)).toEqual([]);
  });

  test('charges nobody again with what was counted as on hand meanwhile', async () => {
    const id = await movedOn();
    await authorize(5);
    await count('petrov', id, 6);
    await count('petrov', id, 5);
    await authorize(7);
    expect(await short(id)).toEqual({ 'SPC Whitaker': 1, 'SPC Petrov': 1 });
    expect(await ledgerFindings(company)).toEqual([]);
  });
});

test('LIFE-33 a list that was published again stays under the check of the ledger', async () => {
  await company.createItem({ nsn: NSN });
  await publish('brandt', 0, [MAGAZINE, SLING, KIT]);
  await publish('brandt', 1, [MAGAZINE, SLING]);
  await publish('brandt', 2, [{ ...MAGAZINE, quantity: 5 }, SLING]);
  expect(await ledgerFindings(company)).toEqual([]);
  const line = company.database.db.updateTable('component_list_line').where('name', '=', SLING.name);
  await line.set({ quantity: 2 }).execute();
  expect(await ledgerFindings(company)).toEqual([
    expect.stringMatching(/^Component list CL-0001 shows lines: .*2 x Sling.*; ledger says .*1 x Sling/),
  ]);
});

test('LIFE-33 an imported item of the NSN has the list at once', async () => {
  const { preview, confirm, entered } = importsOf(company);
  await publish('brandt', 0, [MAGAZINE]);
  const { id } = await preview('brandt', ['Name,Serial Number,NSN', `M4A1 Carbine,W700001,${NSN}`]);
  await confirm('brandt', id);
  await entered('brandt', id);
  const [item] = (await company.as.brandt({ url: '/api/property?scope=visible&q=W700001' })).json<
    PropertyDto[]
  >();
  expect(item && inShort(item)).toEqual([[MAGAZINE.name, 7, null, true]]);
});

test('who publishes: a Supply Sergeant or Commander; a stale version and two lines about one component are refused', async () => {
  expect((await publish('whitaker', 0, [MAGAZINE])).statusCode).toBe(403);
  const twice = await publish('brandt', 0, [MAGAZINE, { ...MAGAZINE, name: 'Magazine' }]);
  expect([twice.statusCode, messageOf(twice)]).toEqual([
    400,
    'Lines 1 and 2 are both Magazine. Join them in one line.',
  ]);
  const future = await publish('brandt', 0, [MAGAZINE], { tmDate: '2099-01-01' });
  expect(future.json()).toMatchObject({ fields: { tmDate: 'The TM date is in the future.' } });
  const wrong = await publish('brandt', 0, [{ ...MAGAZINE, nsn: '12' }]);
  expect(wrong.json()).toMatchObject({ fields: { 'lines.0.nsn': expect.any(String) } });
  await publish('brandt', 0, [MAGAZINE]);
  const stale = await publish('halloran', 0, [SLING]);
  expect([stale.statusCode, messageOf(stale)]).toEqual([409, 'Somebody changed this while you were typing.']);
});

test('the lists: NSNs without one first, with the number of items', async () => {
  await company.createItem({ nsn: NSN });
  await company.createItem({ nsn: '5855-01-432-0524', name: 'AN/PVS-14' });
  await publish('brandt', 0, [MAGAZINE, SLING]);
  const lists = await company.as.halloran({ url: '/api/component-lists' });
  expect(lists.json()).toMatchObject([
    { nsn: '5855-01-432-0524', name: 'AN/PVS-14', items: 1, version: 0, line_count: 0 },
    { nsn: NSN, items: 1, version: 1, line_count: 2, published_by: { name: 'SPC Brandt' } },
  ]);
});
