import {
  generateSigningKey,
  integrityOf as digestOf,
  readSigningKey,
  writeList,
} from '../../../test/release';
import { registry } from '../../test/remotes';
import { verifyRelease, fileNamedIn, integrityOf } from './admitted-files';

const key = readSigningKey(generateSigningKey('unit-release'));
const line = (file: string, contents: [string, string][]) => ({
  ...registry[0]!,
  entry: `/remotes/mfe-transfers/${file}`,
  release: writeList('mfe-transfers', contents, key),
});

afterEach(() => delete process.env.RELEASE_PUBLIC_KEYS);
const trust = () => void (process.env.RELEASE_PUBLIC_KEYS = key.publicKey);

test('in development, where nothing is signed, everything runs', async () => {
  await verifyRelease({ ...registry[0]!, release: undefined });
  expect(integrityOf('/remotes/mfe-transfers/remoteEntry.js')).toBe('');
});

test('a page that knows two releases of a remote asks for the files of each by their own digests', async () => {
  trust();
  await verifyRelease(
    line('entry.a.js', [
      ['entry.a.js', 'old'],
      ['page.a.js', 'old page'],
    ]),
  );
  await verifyRelease(line('entry.b.js', [['entry.b.js', 'new']]));
  expect(integrityOf('/remotes/mfe-transfers/page.a.js')).toBe(digestOf('old page'));
  expect(integrityOf('http://localhost/remotes/mfe-transfers/entry.b.js')).toBe(digestOf('new'));
});

test.each([
  '/remotes/mfe-transfers/evil.js',
  '/remotes/mfe-property/entry.a.js',
  '/assets/entry.a.js',
  '//evil/e.js',
])('%s, which is in no list, is asked for by a digest that nothing has', async (url) => {
  trust();
  await verifyRelease(line('entry.a.js', [['entry.a.js', 'entry']]));
  expect(integrityOf(url)).toMatch(/^sha384-A{64}$/);
});

test('a list without the entry that the registry names admits nothing to run', async () => {
  trust();
  const remote = line('entry.c.js', [['entry.a.js', 'entry']]);
  await expect(verifyRelease(remote)).rejects.toThrow(
    'The entry of mfe-transfers is not in the list of its files',
  );
});

test('an error that names a file of a list by its address or by its path is told which it was', async () => {
  trust();
  await verifyRelease(line('entry.a.js', [['entry.a.js', 'entry']]));
  const url = 'http://localhost/remotes/mfe-transfers/entry.a.js';
  expect(fileNamedIn(new Error(`Loading chunk 7 failed.\n(error: ${url})`))).toBe(url);
  expect(fileNamedIn(new Error('Failed to load "/remotes/mfe-transfers/entry.a.js"'))).toBe(url);
  expect(fileNamedIn(new Error('Loading chunk 7 failed.'))).toBeUndefined();
});
