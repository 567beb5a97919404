import { generateSigningKey, isListed, readList, readSigningKey, writeList } from '../src/release';

const key = readSigningKey(generateSigningKey('unit-release'));
const other = readSigningKey(generateSigningKey('unit-release'));
const files: [string, string][] = [
  ['exposed.0123456789.js', 'run()'],
  ['page.0123456789.css', 'b{}'],
];
const note = writeList('mfe-a', files, key);

test('a signed list says of each file what openssl dgst -sha384 says of it', () => {
  expect(readList(note, 'mfe-a', [key.publicKey])).toEqual(
    new Map([
      ['exposed.0123456789.js', 'sha384-SVfatnSJinMW2kaY0tNr8GWYTbuLjipKiHfYDnLbPSlyVycMxOEHwtGmEAbxJXc1'],
      ['page.0123456789.css', 'sha384-SQNXm2fpDDXH4qQxEf3DGYpEb8i9sT4PiJ1Y4CkfwqDi5bpP8I8AnITZYWADARxA'],
    ]),
  );
});

test('the order in which a build names its files does not change its list', () => {
  expect(writeList('mfe-a', [...files].reverse(), key)).toBe(note);
});

test.each([
  ['a digest is changed', note.replace(/sha384-./, 'sha384-x'), 'is not signed by a key that is trusted'],
  [
    'a file is added',
    note.replace('\n\n', '\nsha384-x evil.js\n\n'),
    'is not signed by a key that is trusted',
  ],
  ['a file is left out', note.replace(/sha384-.*\n/, ''), 'is not signed by a key that is trusted'],
  ['it is not signed', writeList('mfe-a', files, null), 'is not signed by a key that is trusted'],
  ['another key signed it', writeList('mfe-a', files, other), 'is not signed by a key that is trusted'],
  ['it is the list of another unit', writeList('mfe-b', files, key), 'is the list of mfe-b'],
  ['it is no list', 'Not Found', 'is no list of a release'],
])('a list is refused where %s', (_what, text, reason) => {
  expect(() => readList(text, 'mfe-a', [key.publicKey])).toThrow(reason);
});

test('a key by the name of a remote signs for that remote alone', () => {
  const own = readSigningKey(generateSigningKey('mfe-a'));
  expect(readList(writeList('mfe-a', files, own), 'mfe-a', [own.publicKey]).size).toBe(2);
  for (const unit of ['mfe-b', 'shell']) {
    expect(() => readList(writeList(unit, files, own), unit, [own.publicKey])).toThrow('is not signed');
  }
});

test('any one of the trusted keys is enough, as while one follows the other', () => {
  expect(readList(note, 'mfe-a', [other.publicKey, key.publicKey]).size).toBe(2);
  const both = `${note}${writeList('mfe-a', files, other).split('\n\n')[1]}`;
  expect(readList(both, 'mfe-a', [other.publicKey]).size).toBe(2);
});

test('what a browser runs or shows is listed; other forms of it, maps and the record of releases are not', () => {
  const names = ['a.js', 'a.css', 'a.wasm', 'a.woff2', 'remote.json', 'index.html'];
  expect(names.filter(isListed)).toEqual(names);
  const others = ['a.js.br', 'a.js.gz', 'a.js.map', 'a.js.LICENSE.txt', 'releases.json', 'release.txt'];
  expect(others.filter(isListed)).toEqual([]);
});
