import { differenceInWords, markDiffering } from './differing';

const marked = (from: string, to: string) => {
  const runs = markDiffering(from, to);
  const inWords = (side: 'from' | 'to') =>
    runs[side].map(({ text, differs }) => (differs ? `[${text}]` : text)).join('');
  return [inWords('from'), inWords('to')];
};

test.each([
  ['W123456', 'W123465', 'W1234[56]', 'W1234[65]'],
  ['W123465', 'W123485', 'W1234[6]5', 'W1234[8]5'],
  ['M4 Carbine', 'M4A1 Carbine', 'M4 Carbine', 'M4[A1] Carbine'],
  ['W12345', 'W123456', 'W12345', 'W12345[6]'],
  ['AA', 'AAA', 'AA', 'AA[A]'],
  ['', 'W1', '', '[W1]'],
  ['W1', 'W1', 'W1', 'W1'],
])('LIFE-51 of %s and %s the differing characters are marked', (from, to, was, is) => {
  expect(marked(from, to)).toEqual([was, is]);
});

test.each([
  ['W123465', 'W123485', 'Character 6 differs.'],
  ['W123456', 'W123465', 'Characters 6 and 7 differ.'],
  ['ABCD', 'AXYZ', 'Characters 2, 3 and 4 differ.'],
  ['W12345', 'W123456', '6 characters become 7.'],
  ['W1', 'W1', ''],
])('of %s and %s a listener hears where they differ', (from, to, words) => {
  expect(differenceInWords(from, to)).toBe(words);
});
