import 'fake-indexeddb/auto';
import type { CounterPackDto } from '@hand-receipt/contracts';
import { signOut } from '../session/session-actions';
import { sessionStore } from '../session/session-store';
import { json } from '../test/fake-fetch';
import { counterPack, keptCounterPack, noteCounterOut } from './counter-pack';

const pack = { counter: { id: 'CT-0001' }, people: [], stock: [], out: [] } as unknown as CounterPackDto;
const HOUR_MS = 60 * 60 * 1000;

/** Tags that were sent with the calls for a pack. */
let tags: (string | null)[];
function answers(answer: () => Response): void {
  tags = [];
  globalThis.fetch = async (_url, init) => {
    tags.push(new Headers(init?.headers).get('if-none-match'));
    return answer();
  };
}
const withTag = () => new Response(JSON.stringify(pack), { headers: { etag: '"one"' } });
const down = () => {
  globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
};
const signIn = (id: string) =>
  sessionStore.setState({ status: 'authenticated', user: { id } as never, expired: false });

beforeEach(async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  signIn('U-1');
  answers(withTag);
  await counterPack('CT-0001', 'CN-1');
});
afterEach(() => jest.restoreAllMocks());

test('CNTR-42 a pack is kept in a database of its own, and not sent again while it is the same', async () => {
  expect((await indexedDB.databases()).map(({ name }) => name)).toContain('HandReceiptCounterDB');
  answers(() => new Response(null, { status: 304, headers: { etag: '"one"' } }));
  expect(await counterPack('CT-0001', 'CN-1')).toEqual(pack);
  expect(tags).toEqual(['"one"']);
  down();
  expect(await counterPack('CT-0001', 'CN-1')).toEqual(pack);
});

test('CNTR-42 a kept pack is usable for 24 hours, by its person alone', async () => {
  const now = Date.now();
  const clock = jest.spyOn(Date, 'now').mockReturnValue(now + 23 * HOUR_MS);
  expect(await keptCounterPack('CT-0001')).toMatchObject({ pack, owner: 'U-1' });
  signIn('U-2');
  expect(await keptCounterPack('CT-0001')).toBeNull();
  signIn('U-1');
  clock.mockReturnValue(now);
  await counterPack('CT-0001', 'CN-1');
  clock.mockReturnValue(now + 25 * HOUR_MS);
  expect(await keptCounterPack('CT-0001')).toBeNull();
  down();
  await expect(counterPack('CT-0001', 'CN-1')).rejects.toMatchObject({ status: 0 });
});

test('CNTR-42 a sign-out removes the pack, and one that the server refuses is kept no more', async () => {
  answers(() => json({}, 200));
  await signOut();
  signIn('U-1');
  expect(await keptCounterPack('CT-0001')).toBeNull();
  answers(withTag);
  await counterPack('CT-0001', 'CN-1');
  answers(() => json({ message: 'This session at Arms Room is closed.' }, 403));
  await expect(counterPack('CT-0001', 'CN-1')).rejects.toMatchObject({ status: 403 });
  expect(await keptCounterPack('CT-0001')).toBeNull();
});

test('CNTR-42 the newest board of who is out is kept with the pack, until a newer pack comes', async () => {
  const out = [{ item: { id: 'P-1' } }] as never;
  await noteCounterOut('CT-0001', out);
  expect((await keptCounterPack('CT-0001'))?.out).toEqual(out);
  await counterPack('CT-0001', 'CN-1');
  expect((await keptCounterPack('CT-0001'))?.out).toBeNull();
});
