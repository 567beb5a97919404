import { generateSigningKey, integrityOf, readSigningKey, writeList } from '../../../test/release';
import { registry } from '../../test/remotes';
import { releaseKeys } from './release-key';
import { readSignedList } from './signed-list';

const key = readSigningKey(generateSigningKey('unit-release'));
const other = readSigningKey(generateSigningKey('unit-release'));
const FILES: [string, string][] = [
  ['remoteEntry.js', 'entry()'],
  ['exposed.js', 'exposed()'],
];
const transfers = registry[0]!;
const note = writeList('mfe-transfers', FILES, key);

const { subtle } = crypto;
const setSubtle = (value: SubtleCrypto | undefined) =>
  Object.defineProperty(crypto, 'subtle', { value, configurable: true });

afterEach(() => {
  setSubtle(subtle);
  delete process.env.RELEASE_PUBLIC_KEYS;
});

function read(release: string | undefined, trusted = [key.publicKey]) {
  process.env.RELEASE_PUBLIC_KEYS = trusted.join(',');
  return readSignedList({ ...transfers, release }, releaseKeys());
}

describe.each([
  ['by the browser itself', subtle],
  ['over plain HTTP, where a browser has no cryptography', undefined],
])('%s', (_where, cryptography) => {
  beforeEach(() => setSubtle(cryptography));

  test('a list that the build wrote and signed is read', async () => {
    expect(await read(note)).toEqual(new Map(FILES.map(([file, text]) => [file, integrityOf(text)])));
  });

  test('while one key follows another, either is enough', async () => {
    expect((await read(note, [other.publicKey, key.publicKey])).size).toBe(2);
  });

  test.each([
    ['a digest is changed', note.replace(/sha384-./, 'sha384-_')],
    ['a file is added', note.replace('\n\n', '\nsha384-x evil.js\n\n')],
    ['a file is left out', note.replace(/sha384-.*\n/, '')],
    ['the signature is cut', note.slice(0, -8)],
    ['the signature is no base64', note.replace(/ \S+\n$/, ' ====\n')],
    ['it is not signed', writeList('mfe-transfers', FILES, null)],
    ['another key of the same name signed it', writeList('mfe-transfers', FILES, other)],
  ])('a list is refused where %s', async (_what, release) => {
    await expect(read(release)).rejects.toThrow('is not signed by a key that is trusted');
  });
});

test('a list of another remote is refused, though it is signed', async () => {
  await expect(read(writeList('mfe-property', FILES, key))).rejects.toThrow(
    'mfe-transfers has the list of mfe-property',
  );
});

test.each([
  ['nothing', undefined],
  ['an empty file', ''],
  ['a page', '<!doctype html>\n\n'],
])('%s is no list', async (_what, release) => {
  await expect(read(release)).rejects.toThrow('mfe-transfers has no list of its files');
});

test('a key by the name of another remote does not sign for this one', async () => {
  const property = readSigningKey(generateSigningKey('mfe-property'));
  await expect(read(writeList('mfe-transfers', FILES, property), [property.publicKey])).rejects.toThrow(
    'is not signed by a key that is trusted',
  );
  const own = readSigningKey(generateSigningKey('mfe-transfers'));
  expect((await read(writeList('mfe-transfers', FILES, own), [own.publicKey])).size).toBe(2);
});
