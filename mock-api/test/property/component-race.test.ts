import type { PropertyDto } from '@hand-receipt/contracts';
import { type Company, type Username, messageOf, testCompany } from '../custody/company';

const NSN = '1005-01-231-0973';
const MAGAZINE = { kind: 'BII', name: 'Magazine, 30 round', nsn: '1005-01-561-7200', ui: 'EA', arc: 'D', quantity: 7, required: true }; // prettier-ignore
const SLING = { kind: 'COEI', name: 'Sling', nsn: null, ui: 'EA', arc: null, quantity: 1, required: true };

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

async function count(item: PropertyDto, name: string, onHand: number, version = item.version) {
  const componentId = item.components.find((one) => one.name === name)?.id;
  return company.as.halloran({
    method: 'PUT',
    url: `/api/property/${item.id}/component-counts`,
    body: { counts: [{ componentId, onHand, damaged: 0 }], version },
  });
}

test('LIFE-34 publishing while a holder counts: the later one is told, and neither count nor list is lost', async () => {
  await publish('brandt', 0, [MAGAZINE]);
  const item = await company.createItem({ nsn: NSN });
  const [counted, published] = await Promise.all([
    count(item, MAGAZINE.name, 5),
    publish('brandt', 1, [MAGAZINE, SLING]),
  ]);
  expect(published.statusCode).toBe(200);
  const now = await company.readItem(item.id);
  expect(now.components.map(({ name, onList }) => [name, onList])).toEqual([
    [MAGAZINE.name, true],
    ['Sling', true],
  ]);
  if (counted.statusCode === 200) {
    // The count came first: publishing says that it was kept.
    expect(published.json()).toMatchObject({ items: 1, counted: 1 });
    expect(now.components[0]?.onHand).toBe(5);
    return;
  }
  expect([counted.statusCode, messageOf(counted)]).toEqual([
    409,
    'Somebody changed this while you were typing.',
  ]);
  expect((await count(now, MAGAZINE.name, 5)).statusCode).toBe(200);
});
