import { formatVerifierKey, isQuorum, readPolicy, toBase64, toHex } from '../src';
import { ED25519_COSIGNATURE, keyIdOf } from '../src/keys';

/** A key of any type and length, whose key ID is right. */
function keyOf(type: number, fill: number, name: string, length = 32): string {
  const key = new Uint8Array(length).fill(fill);
  return `${name}+${toHex(keyIdOf(name, type, key))}+${toBase64(Uint8Array.from([type, ...key]))}`;
}

const log = formatVerifierKey('hand-receipt.test/b-co', new Uint8Array(32).fill(1));
const [s4, ig, pbo] = ['s4', 'ig', 'pbo'].map((name, at) =>
  keyOf(ED25519_COSIGNATURE, at + 2, `witness.test/${name}`),
) as [string, string, string];
const witnesses = `log ${log} https://log.test\nwitness S4 ${s4} https://s4.test\nwitness IG ${ig}\nwitness PBO ${pbo}\n`;

test('a policy says who is trusted, where they are, and who must have cosigned', () => {
  const policy = readPolicy(`${witnesses}group staff 2 S4 IG PBO\nquorum staff\n`);
  expect(policy.logs).toEqual([{ key: log, url: 'https://log.test' }]);
  expect(policy.witnesses).toEqual([
    { name: 'S4', key: s4, url: 'https://s4.test' },
    { name: 'IG', key: ig, url: null },
    { name: 'PBO', key: pbo, url: null },
  ]);
  expect(policy.quorum).toEqual({ name: 'staff', needed: 2, members: policy.witnesses });
  expect(isQuorum(policy, new Set([s4]))).toBe(false);
  expect(isQuorum(policy, new Set([s4, pbo]))).toBe(true);
});

test('a witness that is in no group counts for nothing', () => {
  const policy = readPolicy(`${witnesses}group staff any S4 IG\nquorum staff\n`);
  expect(isQuorum(policy, new Set([pbo]))).toBe(false);
  expect(isQuorum(policy, new Set([pbo, ig]))).toBe(true);
});

test('a policy may have no log, no witness and 40 groups', () => {
  expect(readPolicy('quorum none\n')).toEqual({ logs: [], witnesses: [], quorum: null });
  const groups = Array.from(
    { length: 40 },
    (_, at) => `group g${at + 1} any ${at === 0 ? 'S4' : `g${at}`}\n`,
  );
  const policy = readPolicy(`${witnesses}${groups.join('')}quorum g40\n`);
  expect(isQuorum(policy, new Set([s4]))).toBe(true);
  expect(isQuorum(policy, new Set([ig]))).toBe(false);
});

test('names are opaque: case and look-alikes differ, and comments may say anything', () => {
  const kelvin = '\u212a';
  const policy = readPolicy(
    `# caf\u00e9\nwitness K ${s4}\nwitness ${kelvin} ${ig}\n \t# more\nquorum ${kelvin}\n`,
  );
  expect(isQuorum(policy, new Set([s4]))).toBe(false);
  expect(isQuorum(policy, new Set([ig]))).toBe(true);
});

test.each([
  ['a name that is not defined', `${witnesses}quorum XO\n`, 'line 5: XO is not defined.'],
  ['a member that is not defined', `${witnesses}group g 1 S4 XO\nquorum g\n`, 'line 5: XO is not defined.'],
  ['no name of a quorum', `${witnesses}quorum\n`, 'line 5: A name is not defined.'],
  ['two names of a quorum', `${witnesses}quorum S4 IG\n`, 'line 5: A policy has one quorum.'],
  ['a second quorum', `${witnesses}quorum none\nquorum none\n`, 'line 6: A policy has one quorum.'],
  ['no quorum', witnesses, 'there is no quorum line.'],
  ['an unfinished line', `${witnesses}quorum S4`, 'the last line is not finished.'],
  ['an unknown word', 'need S4\nquorum none\n', 'line 1: need is not a word of a policy.'],
  ['a control character', '#\n#\x7f\nquorum none\n', 'line 2: The line has a control character.'],
  ['a line that ends in CR', 'quorum none\r\n', 'line 1: The line has a control character.'],
  ['a log with two addresses', `log ${log} a b\nquorum none\n`, 'line 1: The line has too many words.'],
  ['a log without a key', 'log\nquorum none\n', 'line 1: This is not a key of a signed note.'],
  ['a witness without a key', 'witness S4\nquorum none\n', 'line 1: This is not a key of a signed note.'],
  ['a group of nobody', `${witnesses}group g all\n`, 'line 5: A group needs 1 to all of its members.'],
  ['a number over the members', `${witnesses}group g 3 S4 IG\n`, 'A group needs 1 to all of its members.'],
  ['the number 0', `${witnesses}group g 0 S4\n`, 'A group needs 1 to all of its members.'],
  ['a number with a zero before it', `${witnesses}group g 01 S4\n`, 'A group needs 1 to all of its members.'],
  [
    'a number that is a word',
    `${witnesses}group g constructor S4\n`,
    'A group needs 1 to all of its members.',
  ],
  ['a member twice', `${witnesses}group g 1 S4 S4\n`, 'line 5: S4 is in a group already.'],
  ['a member of two groups', `${witnesses}group g 1 S4\ngroup h 1 S4\n`, 'line 6: S4 is in a group already.'],
  ['a name twice', `${witnesses}group S4 1 IG\n`, 'line 5: S4 is defined already.'],
  ['a witness called none', `witness none ${s4}\nquorum none\n`, 'line 1: none is defined already.'],
  [
    'one key under two names',
    `witness A ${s4}\nwitness B ${keyOf(ED25519_COSIGNATURE, 2, 'witness.test/other')}\nquorum A\n`,
    'line 2: The key is in the policy already.',
  ],
  [
    'a key that is longer and newer',
    `witness A ${keyOf(6, 9, 'witness.test/new', 1312)}\nquorum A\n`,
    'line 1: Witness keys of type 6 are not supported by this version.',
  ],
  [
    "a log's key for a witness",
    `witness A ${log}\nquorum A\n`,
    'line 1: Witness keys of type 1 are not supported by this version.',
  ],
  [
    "a witness's key for a log",
    `log ${s4}\nquorum none\n`,
    'line 1: Log keys of type 4 are not supported by this version.',
  ],
])('a policy with %s is refused for that', (_what, text, message) => {
  expect(() => readPolicy(text)).toThrow(message);
});

test('a key may be of a log and of a witness, which are two keys', () => {
  const policy = readPolicy(`log ${log}\nwitness A ${keyOf(ED25519_COSIGNATURE, 1, 'w')}\nquorum A\n`);
  expect(policy.witnesses).toHaveLength(1);
});
