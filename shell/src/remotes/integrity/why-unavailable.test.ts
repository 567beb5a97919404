import { generateSigningKey, integrityOf, readSigningKey, writeList } from '../../../test/release';
import { registry } from '../../test/remotes';
import { verifyRelease } from './admitted-files';
import { INTEGRITY_ERROR, IntegrityError } from './integrity-error';
import { diagnoseFailure } from './why-unavailable';

const FILE = 'http://localhost/remotes/mfe-transfers/entry.js';
const failed = new Error(`Loading chunk 7 failed.\n(error: ${FILE})`);

/** Stands in for the server: it sends a text, or nothing, and the browser compares the digest. */
function sends(text: string | null) {
  const fetch = jest.fn(async (_url: string, { integrity }: RequestInit = {}) => {
    if (text !== null && integrity && integrity !== integrityOf(text)) throw new TypeError('Failed to fetch');
    return new Response(text, { status: text === null ? 404 : 200 });
  });
  Object.assign(globalThis, { fetch });
  return fetch;
}

beforeAll(async () => {
  const key = readSigningKey(generateSigningKey('unit-release'));
  process.env.RELEASE_PUBLIC_KEYS = key.publicKey;
  const release = writeList('mfe-transfers', [['entry.js', 'entry()']], key);
  await verifyRelease({ ...registry[0]!, entry: FILE, release });
});
afterAll(() => delete process.env.RELEASE_PUBLIC_KEYS);

test('a file that is there and is not the one that was signed is the reason', async () => {
  const fetch = sends('evil()');
  expect(await diagnoseFailure(failed)).toBe(INTEGRITY_ERROR);
  // Past the copy that the browser may keep of it for a year, and keeping none of what came.
  expect(fetch).toHaveBeenCalledWith(FILE, expect.objectContaining({ cache: 'no-store' }));
});

test.each([
  ['one that is gone', null],
  ['one that is there now', 'entry()'],
])('%s is not', async (_what, text) => {
  sends(text);
  expect(await diagnoseFailure(failed)).toBeUndefined();
});

test('a list that is not signed is the reason, and nothing is fetched for it', async () => {
  const fetch = sends('evil()');
  expect(await diagnoseFailure(new IntegrityError('mfe-transfers has no list of its files'))).toBe(
    INTEGRITY_ERROR,
  );
  expect(await diagnoseFailure(new Error('something else'))).toBeUndefined();
  expect(fetch).not.toHaveBeenCalled();
});
