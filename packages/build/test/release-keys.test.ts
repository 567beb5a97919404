import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { generateSigningKey, readPublicKey, readSigningKey, releaseKeys } from '../src/release';

const folder = mkdtempSync(path.join(tmpdir(), 'hand-receipt-keys-'));
afterAll(() => rmSync(folder, { recursive: true }));

const given = generateSigningKey('unit-release');
const { publicKey } = readSigningKey(given);

test('the first build makes a key for its owner alone, and every later one signs with it', () => {
  const file = path.join(folder, 'new', 'signing-key');
  const first = releaseKeys({ RELEASE_KEY_FILE: file });
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(statSync(path.dirname(file)).mode & 0o777).toBe(0o700);
  expect(first.trusted).toEqual([first.signing?.publicKey]);
  expect(releaseKeys({ RELEASE_KEY_FILE: file }).trusted).toEqual(first.trusted);
  expect(readSigningKey(readFileSync(file, 'utf8').trim()).publicKey).toBe(first.signing?.publicKey);
});

test('a build that is told whom the shell trusts, and has no key, makes none and stays unsigned', () => {
  const file = path.join(folder, 'none');
  const keys = releaseKeys({ RELEASE_KEY_FILE: file, RELEASE_PUBLIC_KEYS: ` ${publicKey}, ` });
  expect(keys).toEqual({ signing: null, trusted: [publicKey] });
  expect(() => statSync(file)).toThrow('ENOENT');
});

test('a key of the environment is taken before any file', () => {
  const keys = releaseKeys({ RELEASE_KEY: `${given}\n`, RELEASE_KEY_FILE: path.join(folder, 'none') });
  expect(keys.signing?.publicKey).toBe(publicKey);
});

test.each([
  ['a word', 'secret'],
  ['the public half', publicKey],
  ['half of it', given.slice(0, -12)],
  ['a key under another name', given.replace('unit-release', 'mfe-a')],
])('%s is no signing key', (_what, text) => {
  expect(() => readSigningKey(text)).toThrow(/signing key/);
});

test('a public key under another name is refused', () => {
  expect(() => readPublicKey(publicKey.replace('unit-release', 'mfe-a'))).toThrow('belongs to another key');
  expect(() => releaseKeys({ RELEASE_PUBLIC_KEYS: 'none' })).toThrow(
    'This is not a public key for releases: none.',
  );
});
