import fc from 'fast-check';
import { labelPayload } from '../label';
import { COUNTER_CODE_WORDS, readCounterCode } from './read-counter-code';
import { SCAN_WORDS } from './read-scan';

const GS = '\u001d';
const RS = '\u001e';
const EOT = '\u0004';
const MARK = `[)>${RS}06${GS}17V1AB23${GS}1P1005${GS}SW123456${RS}${EOT}`;

test('a weapon card, a person label and our item label are told apart', () => {
  expect(readCounterCode('HR1/W/WC-0031')).toEqual({ kind: 'card', cardNumber: 'WC-0031' });
  expect(readCounterCode('HR1/U/U-0007')).toEqual({ kind: 'person', userId: 'U-0007' });
  expect(readCounterCode(labelPayload({ id: 'P-0007', serial_number: 'W900007' }))).toMatchObject({
    kind: 'item',
    reading: { kind: 'label', itemId: 'P-0007', serial: 'W900007' },
  });
});

test('CNTR-05 a MIL-STD-130 mark is an item with the serial number that it says', () => {
  expect(readCounterCode(MARK)).toMatchObject({
    kind: 'item',
    reading: { identities: expect.arrayContaining([expect.objectContaining({ serial: 'W123456' })]) },
  });
});

test('any other text is a serial number, a rack, or a name of at least three letters', () => {
  expect(readCounterCode('W123456')).toMatchObject({ kind: 'text', text: 'W123456', name: null });
  expect(readCounterCode('Whitaker')).toMatchObject({ kind: 'text', text: 'Whitaker', name: 'Whitaker' });
  expect(readCounterCode('Wh')).toMatchObject({ kind: 'text', name: null });
  expect(readCounterCode('4')).toMatchObject({ kind: 'text', text: '4', name: null });
});

test('with Caps Lock on the scanner, codes of ours are read all the same', () => {
  expect(readCounterCode('hr1/u/u-0007')).toEqual({ kind: 'person', userId: 'U-0007' });
  expect(readCounterCode('hr1/i/p-0007/w900007')).toMatchObject({
    kind: 'item',
    reading: { itemId: 'P-0007', serial: 'W900007' },
  });
});

test.each([
  ['HR1/U/U-1HR1/U/U-2', COUNTER_CODE_WORDS.two],
  ['HR1/I/P-1/W1hr1/i/p-2/w2', COUNTER_CODE_WORDS.two],
  [`${MARK}${MARK}`, COUNTER_CODE_WORDS.two],
  ['HR1-I-Pß0007-W900007', COUNTER_CODE_WORDS.keyboard],
  ['hr1-u-uß0007', COUNTER_CODE_WORDS.keyboard],
  ['HR1&U&U/0007', COUNTER_CODE_WORDS.keyboard],
  ['ü=:06', COUNTER_CODE_WORDS.keyboard],
  ['HR1/P/RC-1/2/3', SCAN_WORDS.page],
  ['   ', SCAN_WORDS.empty],
  ['x'.repeat(1001), SCAN_WORDS.tooLong],
])('%j is refused in a sentence', (text, words) => {
  expect(readCounterCode(text)).toEqual({ kind: 'refused', words });
});

const anything = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 1200 }),
  fc.string({ unit: 'grapheme' }),
  fc.string().map((text) => `HR1/${text}`),
  fc.string().map((text) => `HR1/U/${text}`),
  fc.string().map((text) => `HR1/W/%${text}`),
  fc.string().map((text) => `[)>${RS}06${GS}${text}`),
);

test('random text never throws, and is always one of the kinds', () => {
  fc.assert(
    fc.property(anything, (text) => {
      expect(['card', 'person', 'item', 'text', 'refused']).toContain(readCounterCode(text).kind);
    }),
    { numRuns: 2000 },
  );
});
