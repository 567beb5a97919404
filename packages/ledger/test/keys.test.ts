import { formatVerifierKey, parseVerifierKey, toBase64, toHex } from '../src';
import { ED25519_COSIGNATURE, keyIdOf, parseSignerKey } from '../src/keys';
import { generateSignerKey, nodeSigner } from '../src/node';

const NAME = 'hand-receipt.test/b-co';
const publicKey = new Uint8Array(32).fill(7);

/** A key of any type and length, whose key ID is right. */
function keyText(type: number, key: Uint8Array, name = NAME): string {
  return `${name}+${toHex(keyIdOf(name, type, key))}+${toBase64(Uint8Array.from([type, ...key]))}`;
}

test('a verifier key reads back, of a log and of a witness', () => {
  expect(parseVerifierKey(formatVerifierKey(NAME, publicKey))).toMatchObject({
    name: NAME,
    type: 1,
    publicKey,
  });
  const witness = formatVerifierKey('witness.test', publicKey, ED25519_COSIGNATURE);
  expect(parseVerifierKey(witness)).toMatchObject({ name: 'witness.test', type: 4 });
  expect(() => formatVerifierKey('a b', publicKey)).toThrow('A key name has no spaces and no plus sign.');
});

test.each([
  ['nothing', '', 'This is not a key of a signed note.'],
  ['two parts', `${NAME}+00000000`, 'This is not a key of a signed note.'],
  ['a short key ID', `${NAME}+0000+AAAA`, 'This is not a key of a signed note.'],
  ['a name with a space', keyText(1, publicKey, 'b co'), 'A key name has no spaces and no plus sign.'],
  ['a short key', keyText(1, publicKey.slice(1)), 'The key is not 32 bytes long.'],
  ['a long key', keyText(1, Uint8Array.from([...publicKey, 7])), 'The key is not 32 bytes long.'],
  ['an unknown type', keyText(9, publicKey), 'The key is of an unknown type.'],
  [
    "another key's ID",
    `${NAME}+00000000+${toBase64(Uint8Array.from([1, ...publicKey]))}`,
    'The key ID does not match the key.',
  ],
])('a verifier key of %s is refused for that', (_what, text, message) => {
  expect(() => parseVerifierKey(text)).toThrow(message);
});

test('a signing key reads back', () => {
  const text = generateSignerKey(NAME);
  expect(parseSignerKey(text)).toMatchObject({ name: NAME, keyId: nodeSigner(text).keyId });
});

test.each([
  ['no prefix', keyText(1, publicKey), 'This is not a signing key.'],
  ['the type of a witness', `PRIVATE+KEY+${keyText(4, publicKey)}`, 'The signing key is of an unknown type.'],
  ["another key's ID", `PRIVATE+KEY+${keyText(1, publicKey)}`, 'The key ID does not match the signing key.'],
])('a signing key of %s is refused for that', (_what, text, message) => {
  expect(() => nodeSigner(text)).toThrow(message);
});
