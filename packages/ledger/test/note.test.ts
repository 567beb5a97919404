import fc from 'fast-check';
import {
  LedgerError,
  fromBase64,
  fromHex,
  openCheckpoint,
  openNote,
  parseCheckpoint,
  parseNote,
  parseVerifierKey,
  portableHasher,
  portableVerifier,
  signCheckpoint,
  signNote,
} from '../src';
import { generateSignerKey, nodeSigner, nodeVerifier } from '../src/node';

const signer = nodeSigner(generateSignerKey('hand-receipt.test/b-co'));
const other = nodeSigner(generateSignerKey('hand-receipt.test/b-co'));
const halves = [
  ['portable', portableVerifier],
  ['node', nodeVerifier],
] as const;
const checkpoint = { origin: 'hand-receipt.test/b-co', size: 12n, root: portableHasher.empty() };

describe.each(halves)('a note, %s half', (_name, verifierOf) => {
  test('opens with the key that signed it', () => {
    const note = signCheckpoint(checkpoint, signer);
    expect(openCheckpoint(note, checkpoint.origin, [verifierOf(signer.verifierKey)])).toEqual(checkpoint);
  });

  test('is refused with another key of the same name, and as the checkpoint of another log', () => {
    const note = signCheckpoint(checkpoint, signer);
    const verifier = verifierOf(signer.verifierKey);
    expect(() => openNote(note, [verifierOf(other.verifierKey)])).toThrow(
      'The note is not signed by hand-receipt.test/b-co.',
    );
    expect(() => openCheckpoint(note, 'another', [verifier])).toThrow(
      /is of the log hand-receipt.test\/b-co, not of another/,
    );
  });

  test('is refused with any one character changed', () => {
    const note = signCheckpoint(checkpoint, signer);
    const verifier = verifierOf(signer.verifierKey);
    fc.assert(
      fc.property(fc.nat(note.length - 1), fc.integer({ min: 0x21, max: 0x7e }), (at, code) => {
        const changed = note.slice(0, at) + String.fromCharCode(code) + note.slice(at + 1);
        fc.pre(changed !== note);
        expect(() => openNote(changed, [verifier])).toThrow(LedgerError);
      }),
      { numRuns: 60 },
    );
  });

  test('a witness that signed is told from one that did not', () => {
    const witness = nodeSigner(generateSignerKey('witness.test'));
    const known = [verifierOf(signer.verifierKey), verifierOf(witness.verifierKey)] as const;
    const names = (note: string) => openNote(note, [...known]).signedBy.map(({ name }) => name);
    expect(names(signNote('text\n', [signer]))).toEqual(['hand-receipt.test/b-co']);
    expect(names(signNote('text\n', [signer, witness]))).toEqual(['hand-receipt.test/b-co', 'witness.test']);
    expect(() => openNote(signNote('text\n', [witness]), [...known])).toThrow(/not signed by hand-receipt/);
  });
});

test.each([
  ['an empty text', '\n'],
  ['no final newline', 'text'],
  ['a tab', 'te\txt\n'],
  ['a lone surrogate', '\ud800\n'],
])('a note with %s is not signed', (_name, text) => {
  expect(() => signNote(text, [signer])).toThrow(LedgerError);
});

test('a note may be 1,000,000 characters long and have 100 signatures', () => {
  const signatures = '— a AAAAAAA=\n'.repeat(100);
  const text = `${'x'.repeat(1_000_000 - signatures.length - 2)}\n`;
  expect(parseNote(`${text}\n${signatures}`)).toMatchObject({ text, signatures: { length: 100 } });
});

test.each([
  ['no blank line', 'text', 'The note has no signature block.'],
  ['a last line that is not finished', 'text\n\n— a AAAAAAA=x', 'The last line of the note is not finished.'],
  ['nothing before the blank line', '\n\n— a AAAAAAA=\n', 'The text of a note ends in a newline.'],
])('a note with %s is refused for that', (_name, note, message) => {
  expect(() => parseNote(note)).toThrow(message);
});

test.each([
  ['too many signatures', `text\n\n${'— a AAAAAAA=\n'.repeat(101)}`, /too many signatures/],
  ['too great a length', 'x'.repeat(1_000_001), /too long/],
  ['a signature without bytes', 'text\n\n— a AAAAAA==\n', /too short/],
  ['a key name with a plus sign', 'text\n\n— a+b AAAAAAA=\n', /malformed/],
])('a note with %s is refused', (_name, note, message) => {
  expect(() => parseNote(note)).toThrow(message);
});

test.each([
  ['a size with a leading zero', 'log\n01\n47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=\n', /size/],
  ['a negative size', 'log\n-1\n47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=\n', /size/],
  ['a short root', 'log\n1\nAAAA\n', /32 bytes/],
  ['no root', 'log\n1\n', /no root/],
  ['no origin', '\n1\nAAAA\n', /names no log/],
  ['no final newline', 'log\n1\nAAAA', /not finished/],
  ['an empty extension line', 'log\n0\n47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=\n\n', /empty line/],
])('a checkpoint with %s is refused', (_name, text, message) => {
  expect(() => parseCheckpoint(text)).toThrow(message);
});

test.each([
  ['no origin', { origin: '' }, 'The origin is one line that is not empty.'],
  ['an origin of two lines', { origin: 'a\nb' }, 'The origin is one line that is not empty.'],
  ['a short root', { root: new Uint8Array(31) }, 'The root is not 32 bytes long.'],
])('a checkpoint of %s is not written', (_name, change, message) => {
  expect(() => signCheckpoint({ ...checkpoint, ...change }, signer)).toThrow(message);
});

test.each(['0', 'zz', '0g', ' 00', '00 '])('%j is not hexadecimal', (text) => {
  expect(() => fromHex(text)).toThrow(LedgerError);
});

test('a checkpoint may have extension lines', () => {
  const text = 'log\n0\n47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=\nextension\n';
  expect(parseCheckpoint(text)).toEqual({ origin: 'log', size: 0n, root: portableHasher.empty() });
});

test.each([
  ['no key ID', 'name+AeHTu4Q3hEIMHNqc6fASMsq3rKNx280NI+oO5xCFkkSx'],
  ['an unknown type', `name+00000000+${Buffer.alloc(33, 9).toString('base64')}`],
  ['a short key', `name+00000000+${Buffer.alloc(32, 1).toString('base64')}`],
])('a verifier key with %s is refused', (_name, key) => {
  expect(() => parseVerifierKey(key)).toThrow(LedgerError);
});

test('base64 is strict: no white space, no missing padding, no spare bits', () => {
  for (const text of ['AA', 'AA=', 'AAA', 'AB==', 'A A=', 'AAAA\n', '-_AA']) {
    expect(() => fromBase64(text)).toThrow(LedgerError);
  }
  fc.assert(
    fc.property(fc.uint8Array(), (bytes) =>
      expect([...fromBase64(Buffer.from(bytes).toString('base64'))]).toEqual([...bytes]),
    ),
  );
});
