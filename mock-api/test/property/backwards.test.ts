import { PAGE_HEADERS, type PropertyDto } from '@hand-receipt/contracts';
import { type Company, testCompany } from '../custody/company';

const ITEMS = 23;
const LIMIT = 4;

let company: Company;
beforeAll(async () => {
  company = await testCompany();
  for (let n = 0; n < ITEMS; n += 1) {
    // Several of each name and category, so that pages end between equal sort keys.
    await company.createItem({ name: `Long list ${n % 3}`, category: n % 2 ? 'weapons' : 'medical' });
  }
});

interface PageOfIds {
  ids: string[];
  next: string;
  previous: string;
  total: string;
}

async function read(sort: string, cursor: string): Promise<PageOfIds> {
  const url = `/api/property?scope=visible&limit=${LIMIT}&sort=${sort}&cursor=${cursor}`;
  const answer = await company.as.halloran({ url });
  expect(answer.statusCode).toBe(200);
  const header = (name: keyof typeof PAGE_HEADERS) => String(answer.headers[PAGE_HEADERS[name]] ?? '');
  const ids = answer.json<PropertyDto[]>().map(({ id }) => id);
  return { ids, next: header('cursor'), previous: header('previous'), total: header('total') };
}

/** From a first page on, by one of its cursors, to the end. */
async function walk(sort: string, way: 'next' | 'previous', from = ''): Promise<PageOfIds[]> {
  const pages = [await read(sort, from)];
  for (let page = pages[0]!; page[way]; page = pages.at(-1)!) pages.push(await read(sort, page[way]));
  return pages;
}

test.each(['name', '-name', 'serialNumber', '-category', 'assignedTo'])(
  'a list sorted by %s is read backwards as it was read forwards',
  async (sort) => {
    const forwards = await walk(sort, 'next');
    const order = forwards.flatMap(({ ids }) => ids);
    expect(new Set(order).size).toBe(ITEMS);
    expect(forwards[0]?.previous).toBe('');

    const last = forwards.at(-1)!;
    const backwards = (await walk(sort, 'previous', last.previous)).reverse();
    expect([...backwards.flatMap(({ ids }) => ids), ...last.ids]).toEqual(order);
    expect(new Set([...forwards, ...backwards].map(({ total }) => total))).toEqual(new Set([String(ITEMS)]));
  },
);

test('a page that was read backwards leads forwards again', async () => {
  const [, second, third] = await walk('serialNumber', 'next');
  const back = await read('serialNumber', third!.previous);
  expect(back.ids).toEqual(second!.ids);
  expect((await read('serialNumber', back.next)).ids).toEqual(third!.ids);
});

const made = (place: unknown) => Buffer.from(JSON.stringify(place)).toString('base64url');

test.each([
  ['text', 'before'],
  ['a word', made('before')],
  ['half of a place', made(['a'])],
  ['a place whose id is a number', made(['a', 2, 1, 'before'])],
  ['a place that no database can hold', made(['a\0', 'b', 1, 'before'])],
  ['an object', made({ key: 'a', id: 'b', before: true })],
])('a cursor that is %s is refused', async (_what, cursor) => {
  const answer = await company.as.halloran({ url: `/api/property?cursor=${cursor}` });
  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toMatchObject({ message: 'The cursor is not one that this list gave.' });
});
