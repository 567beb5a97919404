import fc from 'fast-check';
import {
  LedgerError,
  type PaperCheckpoint,
  PAPER_NAME_BYTES,
  formatPaperCode,
  formatSealedCode,
  formatWitnessedCode,
  fromHex,
  newPaperNames,
  readPaperCode,
  readPaperCodes,
} from '../src';

const bytes = (length: number) => fc.uint8Array({ minLength: length, maxLength: length });
const size = fc.bigInt({ min: 1n, max: 10n ** 15n - 1n });
const cosignature = fc.record({
  keyId: bytes(4),
  time: fc.bigInt({ min: 1n, max: 2n ** 63n - 1n }),
  signature: bytes(64),
});
const checkpoints: fc.Arbitrary<PaperCheckpoint> = fc.record({
  size,
  root: bytes(32),
  cosignatures: fc.array(cosignature, { minLength: 1, maxLength: 3 }),
});
/** What a QR code holds as letters and digits, in the least space (ISO/IEC 18004). */
const ALPHANUMERIC = /^[0-9A-Z $%*+\-./:]+$/;

test('EVID-49 what is written as a code is read back as it was', () => {
  fc.assert(
    fc.property(checkpoints, (checkpoint) => {
      const sealed = formatSealedCode(checkpoint);
      const witnessed = formatWitnessedCode(checkpoint);
      expect(sealed + witnessed).toMatch(ALPHANUMERIC);
      expect(readPaperCodes(sealed)).toEqual({ ...checkpoint, cosignatures: [] });
      expect(readPaperCodes(witnessed)).toEqual(checkpoint);
      expect(readPaperCodes(` ${sealed}\r\n${witnessed} \n`)).toEqual(checkpoint);
      expect(readPaperCodes(witnessed.toLowerCase())).toEqual(checkpoint);
    }),
  );
});

test('EVID-49 a code with one character changed is refused, or says something else', () => {
  fc.assert(
    fc.property(checkpoints, fc.nat(), fc.constantFrom(...'0129AFHR/.X -'), (checkpoint, at, letter) => {
      const code = formatWitnessedCode(checkpoint);
      const place = at % code.length;
      const changed = code.slice(0, place) + letter + code.slice(place + 1);
      if (changed === code) return;
      try {
        expect(formatWitnessedCode(readPaperCodes(changed))).toBe(changed);
      } catch (error) {
        expect(error).toBeInstanceOf(LedgerError);
      }
    }),
  );
});

test('EVID-49 no text makes the reader fail in another way than by a sentence', () => {
  const part = fc.oneof(fc.string(), fc.constantFrom('HR1', 'L', 'C', 'I', '0', '1', 'AB'.repeat(32), '.'));
  fc.assert(
    fc.property(fc.array(part, { maxLength: 8 }), (parts) => {
      try {
        readPaperCodes(parts.join('/'));
      } catch (error) {
        expect(error).toBeInstanceOf(LedgerError);
      }
    }),
  );
});

const root = 'AB'.repeat(32);
const signed = `0123ABCD.1795450883.${'CD'.repeat(64)}`;
const witnessed = (...parts: string[]) => ['HR1/C/632', root, ...parts].join('/');
const SIZE = 'The size in the code is not a number of events.';
const ROOT = 'The root in the code is not 64 hexadecimal digits.';
const incomplete = (kind: string) =>
  `This code is not complete. Scan it again, or type all that stands after HR1/${kind}/.`;
const MALFORMED = 'A cosignature in the code is malformed.';
const NO_TIME = 'A cosignature in the code has no possible time.';
const NOT_OURS = 'This is not a code of the ledger. Those begin with HR1/P/, HR1/L/ or HR1/C/.';

test('the codes of a page are as they are documented', () => {
  expect(readPaperCodes(`HR1/L/632/${root}`)).toMatchObject({ size: 632n, cosignatures: [] });
  expect(readPaperCodes(witnessed(signed)).cosignatures).toEqual([
    {
      keyId: Uint8Array.of(1, 0x23, 0xab, 0xcd),
      time: 1795450883n,
      signature: new Uint8Array(64).fill(0xcd),
    },
  ]);
});

test.each([
  ['nothing', ' \n', 'There is no code.'],
  ['the label of an item', 'HR1/I/P-0007/W900007', NOT_OURS],
  ['another version', `HR2/L/632/${root}`, NOT_OURS],
  ['an address', 'https://example.org/HR1/L/632', NOT_OURS],
  ['no size', `HR1/L//${root}`, incomplete('L')],
  ['nothing after its kind', 'HR1/P/', incomplete('P')],
  ['half of a registered paper', 'HR1/P/7KQ2M4XA/0123', incomplete('P')],
  ['nothing after another kind', 'HR1/C/', incomplete('C')],
  ['a size of 0', `HR1/L/0/${root}`, SIZE],
  ['a size with a zero before', `HR1/L/0632/${root}`, SIZE],
  ['a size below 0', `HR1/L/-1/${root}`, SIZE],
  ['a size past all counting', `HR1/L/${10 ** 15}/${root}`, SIZE],
  ['a size that is none', `HR1/L/1E3/${root}`, SIZE],
  ['no root', 'HR1/L/632', incomplete('L')],
  ['a short root', `HR1/L/632/${root.slice(2)}`, ROOT],
  ['a root with another letter', `HR1/L/632/${root.slice(1)}G`, ROOT],
  ['a first code with more', `HR1/L/632/${root}/`, 'A cosignature in the code is malformed.'],
  ['a first code with a cosignature', `HR1/L/632/${root}/${signed}`, 'The code has a part too many.'],
  ['a second code without a cosignature', witnessed(), 'The code has no cosignature.'],
  ['a second code with an empty one', witnessed(''), MALFORMED],
  ['a second code that was cut off', witnessed(signed).slice(0, -1), MALFORMED],
  ['a short key ID', witnessed(signed.slice(1)), MALFORMED],
  ['no time', witnessed(signed.replace('.1795450883.', '..')), MALFORMED],
  ['a time in hexadecimal', witnessed(signed.replace('1795450883', '6B03')), MALFORMED],
  ['a time of 0', witnessed(signed.replace('1795450883', '0')), NO_TIME],
  ['a time that nobody can sign', witnessed(signed.replace('1795450883', String(2n ** 63n))), NO_TIME],
  ['a time past 64 bits', witnessed(signed.replace('1795450883', String(2n ** 64n + 5n))), MALFORMED],
  ['a part too many in one', witnessed(`${signed}.`), MALFORMED],
  ['four cosignatures', witnessed(signed, signed, signed, signed), 'The code has more than 3 cosignatures.'],
  [
    'codes of two sizes',
    `HR1/L/633/${root} ${witnessed(signed)}`,
    'These codes are of different checkpoints: they are not of one page.',
  ],
  [
    'codes of two roots',
    `HR1/L/632/${'AC'.repeat(32)} ${witnessed(signed)}`,
    'These codes are of different checkpoints: they are not of one page.',
  ],
  ['a text without end', 'HR1/'.repeat(5000), 'This is more than the codes of one page.'],
])('EVID-49 %s is refused with a sentence', (_what, text, sentence) => {
  expect(() => readPaperCodes(text)).toThrow(new LedgerError(sentence));
});

test('a code with more or fewer cosignatures than it can have is not written', () => {
  const checkpoint = readPaperCodes(witnessed(signed));
  const [one] = checkpoint.cosignatures;
  expect(() => formatWitnessedCode({ ...checkpoint, cosignatures: [] })).toThrow('has no cosignature');
  const four = [one!, one!, one!, one!];
  expect(() => formatWitnessedCode({ ...checkpoint, cosignatures: four })).toThrow('more than 3');
});

test('SUCC-45 the code of a registered paper is read back as it was, with an address and without', () => {
  fc.assert(
    fc.property(bytes(PAPER_NAME_BYTES), size, bytes(32), (random, events, root) => {
      const paper = { ...newPaperNames(random), size: events, root };
      const code = formatPaperCode(paper);
      expect(code).toMatch(ALPHANUMERIC);
      expect(readPaperCode(code)).toEqual(paper);
      expect(readPaperCode(` ${code.toLowerCase()}\n`)).toEqual(paper);
      const address = formatPaperCode(paper, 'https://hr.example.mil/check');
      expect(readPaperCode(address)).toEqual(paper);
      expect(readPaperCodes(address)).toEqual({ size: events, root, cosignatures: [] });
    }),
  );
});

test('SUCC-45 no other text is the code of a registered paper', () => {
  const code = formatPaperCode({
    ...newPaperNames(new Uint8Array(PAPER_NAME_BYTES)),
    size: 632n,
    root: fromHex('ab'.repeat(32)),
  });
  const [mark, , id, secret] = code.split('/');
  for (const text of [
    '',
    `HR1/L/632/${root}`,
    `${code}/`,
    code.replace('/632/', '/0/'),
    code.replace(`${id}/`, `${id?.slice(1)}/`),
    `${mark}/P/${id}/${secret?.slice(1)}U/632/${root}`,
    `javascript:#${code}`,
    `https://a b#${code}`,
  ]) {
    expect([text, readPaperCode(text)]).toEqual([text, null]);
  }
});
