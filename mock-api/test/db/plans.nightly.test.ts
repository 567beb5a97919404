import { PROPERTY_SORTS, TRANSFER_SORTS } from '@hand-receipt/contracts/routes';
import { LISTS } from '../sql/lists';
import { PEOPLE, type PlannedBrigade, plannedBrigade, scansOf } from './planned-brigade';

let brigade: PlannedBrigade;
beforeAll(async () => {
  brigade = await plannedBrigade();
}, 400_000);

const bothWays = (sorts: readonly string[]) => sorts.flatMap((sort) => [sort, `-${sort}`]);

test.each(PEOPLE)(
  'no list of items reads all items, whatever it is sorted by: %s',
  async (person) => {
    const reads = [];
    for (const scope of ['visible', 'mine', 'assigned', 'signedout']) {
      for (const sort of bothWays(PROPERTY_SORTS)) {
        reads.push(await brigade.read(person, `/api/property?limit=20&scope=${scope}&sort=${sort}`));
      }
    }
    expect(scansOf(reads)).toEqual([]);
    expect(Math.max(...reads.map(({ total }) => total))).toBeGreaterThan(20);
  },
  400_000,
);

test.each(PEOPLE)(
  'no search and no filter reads all items: %s',
  async (person) => {
    const reads = [];
    const filters = ['', '&category=weapons', '&status=Damaged', '&category=optics&status=Operational'];
    for (const scope of ['visible', 'mine']) {
      for (const q of [
        'carbine',
        'PVS-14',
        'W00',
        'm4',
        'a',
        '-1',
        'no such thing',
        'carbine spc',
        '%',
        '',
      ]) {
        for (const filter of filters) {
          reads.push(
            await brigade.read(
              person,
              `/api/property?limit=20&scope=${scope}&q=${encodeURIComponent(q)}${filter}`,
            ),
          );
        }
      }
    }
    expect(scansOf(reads)).toEqual([]);
    expect(Math.max(...reads.map(({ total }) => total))).toBeGreaterThan(20);
  },
  400_000,
);

test.each(PEOPLE)(
  'nor does any other list, search or count read all of a table that grows: %s',
  async (person) => {
    const reads = [];
    for (const sort of bothWays(TRANSFER_SORTS)) {
      for (const view of ['incoming', 'outgoing', 'history']) {
        reads.push(await brigade.read(person, `/api/transfers?limit=20&view=${view}&sort=${sort}`));
      }
    }
    for (const url of Object.values(LISTS)) reads.push(await brigade.read(person, url));
    expect(scansOf(reads)).toEqual([]);
  },
  400_000,
);

test.each(['person40', 'person3', 'person120'] as const)(
  'nothing that a browser asks for at its start reads all of a table that grows: %s',
  async (person) => {
    // The first of a day also writes down how ready everything was on the days before.
    await brigade.read(person, '/api/dashboard/readiness');
    const reads = [];
    for (const url of [
      '/api/auth/me',
      '/api/dashboard/summary',
      '/api/dashboard/readiness',
      '/api/property/counts?',
      '/api/notifications',
      '/api/sensitive-items/summary',
      '/api/sensitive-items/categories',
      '/api/sensitive-items/verifications?limit=20',
      '/api/transfers?limit=50&view=incoming',
    ]) {
      reads.push(await brigade.read(person, url));
    }
    expect(scansOf(reads)).toEqual([]);
  },
  400_000,
);

test.each(['commander', 'person120'] as const)(
  'neither Find Item nor a look for near misses reads all items: %s',
  async (person) => {
    const words = [
      '',
      'carbine',
      'W00',
      'W0O01',
      'm4',
      'b',
      '231-042',
      '1005012310973',
      'C06935',
      'PERSON12',
      'none such',
    ];
    const reads = [];
    for (const url of [
      ...words.map((q) => `/api/inventory?limit=20&q=${encodeURIComponent(q)}`),
      '/api/property/near-misses?serial_number=W0000l2',
      '/api/property/ids?scope=visible&q=carbine',
    ]) {
      reads.push(await brigade.read(person, url));
    }
    expect(scansOf(reads)).toEqual([]);
  },
  400_000,
);

test('a page by cursor goes on where the last one ended, by every sort, until all have come once', async () => {
  for (const sort of bothWays(PROPERTY_SORTS)) {
    const seen: string[] = [];
    let cursor = '';
    do {
      const answer = await brigade.app.inject({
        url: `/api/property?limit=60&scope=visible&sort=${sort}${cursor && `&cursor=${cursor}`}`,
        headers: { cookie: brigade.cookies.get('person3') },
      });
      seen.push(...answer.json<{ id: string }[]>().map(({ id }) => id));
      cursor = String(answer.headers['x-next-cursor'] ?? '');
      expect(Number(answer.headers['x-total-count'])).toBeGreaterThan(150);
      if (!cursor) expect(seen.length).toBe(Number(answer.headers['x-total-count']));
    } while (cursor);
    expect(new Set(seen).size).toBe(seen.length);
  }
}, 400_000);
