import {
  LedgerError,
  openCosignatures,
  parseNote,
  portableVerifier,
  signCheckpoint,
  signatureLine,
} from '../src';
import { generateSignerKey, nodeCosigner, nodeSigner, nodeVerifier } from '../src/node';
import { cosignatureBytes } from '../src/cosignature';
import { ED25519_COSIGNATURE } from '../src/keys';

const signer = nodeSigner(generateSignerKey('hand-receipt.test/b-co'));
const s4 = nodeCosigner(generateSignerKey('witness.test/s4', ED25519_COSIGNATURE));
const ig = nodeCosigner(generateSignerKey('witness.test/ig', ED25519_COSIGNATURE));
const note = signCheckpoint({ origin: signer.name, size: 12n, root: new Uint8Array(32) }, signer);
const text = note.slice(0, note.indexOf('\n\n') + 1);

describe.each([
  ['portable', portableVerifier],
  ['node', nodeVerifier],
] as const)('cosignatures, %s half', (_name, verifierOf) => {
  const open = (whole: string) => openCosignatures(whole, [s4.verifierKey, ig.verifierKey], verifierOf);

  test('each witness is found with the time that it gave, in the order of the keys', () => {
    expect(open(note)).toEqual([]);
    expect(open(note + ig.cosign(text, 7n))).toEqual([{ key: ig.verifierKey, time: 7n }]);
    expect(open(note + ig.cosign(text, 7n) + s4.cosign(text, 9n))).toEqual([
      { key: s4.verifierKey, time: 9n },
      { key: ig.verifierKey, time: 7n },
    ]);
  });

  test('of two cosignatures of one witness the newer counts, wherever it stands', () => {
    for (const times of [
      [5n, 6n, 4n],
      [6n, 5n, 4n],
      [4n, 5n, 6n],
    ]) {
      const lines = times.map((time) => s4.cosign(text, time)).join('');
      expect(open(note + lines)).toEqual([{ key: s4.verifierKey, time: 6n }]);
    }
  });

  test('the line of another key is passed over, whoever it says it is', () => {
    const double = nodeCosigner(generateSignerKey(s4.name, ED25519_COSIGNATURE));
    const [, line] = parseNote(note + s4.cosign(text, 7n)).signatures;
    const renamed = signatureLine({ ...line!, name: 'witness.test/pbo' });
    expect(open(note + double.cosign(text, 7n) + renamed)).toEqual([]);
  });

  test('a cosignature of another text, or of a time that was changed, is refused by name', () => {
    const sentence = 'The cosignature of witness.test/s4 does not match the checkpoint.';
    expect(() => open(note + s4.cosign(`${text}extension\n`, 7n))).toThrow(new LedgerError(sentence));
    const [, line] = parseNote(note + s4.cosign(text, 7n)).signatures;
    line!.signature[7] = 8;
    expect(() => open(note + s4.cosign(text, 8n) + signatureLine(line!))).toThrow(sentence);
  });
});

test.each([
  ['0', 0n],
  ['2^63', 2n ** 63n],
])('a signature at the time %s is none, and does no harm', (_what, time) => {
  const bytes = cosignatureBytes(time, new Uint8Array(64));
  for (const verifierOf of [portableVerifier, nodeVerifier]) {
    expect(verifierOf(s4.verifierKey).verify(new Uint8Array(9), bytes)).toBe(false);
  }
});

test.each([0n, -1n, 2n ** 63n])('no cosignature is made at the time %s', (time) => {
  expect(() => s4.cosign(text, time)).toThrow('The time of a cosignature is not 0 and is below 2^63.');
});

test('the last time there is can be signed', () => {
  const whole = note + s4.cosign(text, 2n ** 63n - 1n);
  expect(openCosignatures(whole, [s4.verifierKey], nodeVerifier)).toEqual([
    { key: s4.verifierKey, time: 2n ** 63n - 1n },
  ]);
});

test("a log's key does not cosign, and a witness's key does not sign a log", () => {
  expect(() => nodeCosigner(generateSignerKey('a'))).toThrow('The signing key is of an unknown type.');
  expect(() => nodeSigner(generateSignerKey('a', ED25519_COSIGNATURE))).toThrow('of an unknown type');
});
