import { type RouteContract, routes } from '@hand-receipt/contracts/routes';
import { type Company, messageOf, testCompany } from '../custody/company';
import { LONG_AGO } from './poll';

let company: Company;
beforeAll(async () => {
  company = await testCompany();
});

const parametersOf = ({ query }: RouteContract) =>
  Object.keys((query as { properties?: object } | undefined)?.properties ?? {});

const all = Object.entries(routes) as [string, RouteContract][];
const withChanges = all.filter(([, contract]) => parametersOf(contract).includes('changedSince'));

/** Paged lists without `changedSince`, each with the reason: docs/integration.md has the same. */
const WITHOUT: Record<string, string> = {
  'GET /api/counters/:id/stock': 'part of one counter; its items are in the list of items',
  'GET /api/inventories/:id/lines': 'part of one inventory, which is in the list of inventories',
  'GET /api/successions/:id/lines': 'part of one succession, which is in the list of successions',
  'GET /api/successions/:id/readings': 'part of one succession',
  'GET /api/webhook-deliveries': 'for the Admin who looks after webhooks; the receiver is sent each event',
};

test('every list that comes in pages takes changedSince, or says here why not', () => {
  const paged = all.filter(([, contract]) => parametersOf(contract).includes('cursor'));
  const without = paged.filter((entry) => !withChanges.includes(entry)).map(([key]) => key);
  expect(without.sort()).toEqual(Object.keys(WITHOUT).sort());
});

/** The total of changes, once nothing more comes: see `pollToEnd`. */
async function countToEnd(path: string, since: string): Promise<unknown> {
  let total: unknown;
  for (let tries = 0; tries < 200 && total !== '0'; tries += 1) {
    const answer = await company.as.halloran({ url: `${path}?changedSince=${encodeURIComponent(since)}` });
    since = answer.headers['x-changes-cursor'] as string;
    total = answer.headers['x-total-count'];
  }
  return total;
}

const paths = withChanges.map(([key]) => key.replace('GET ', '')).filter((path) => !path.includes(':'));

test.each(paths)('%s answers all that is on record and then nothing', async (path) => {
  const send = company.as.halloran;
  await company.createItem();
  const first = await send({ url: `${path}?limit=50&changedSince=${LONG_AGO}` });
  expect([first.statusCode, first.headers['x-changes-cursor']]).toEqual([200, expect.any(String)]);
  const until = await countToEnd(path, first.headers['x-changes-cursor'] as string);
  expect(until).toBe('0');
  const wrong = await send({ url: `${path}?changedSince=soon` });
  expect([wrong.statusCode, messageOf(wrong)]).toEqual([
    400,
    'changedSince is neither a time nor a cursor that this list gave you.',
  ]);
});
