/** A change that no test could notice, because what it changes cannot be observed. */
interface Equivalent {
  file: string;
  about: string;
  /** Part of its line, by which it is known. */
  code: string;
  why: string;
}

const RISING_EDGE =
  'The loop is entered with an odd place, where its first half ends it, or with place === last > 0; it never sees place 0.';

const PAST_THE_END = 'One more round, over nothing: both sides are undefined there, or the piece is empty.';
const NEVER_EQUAL = 'The names of one object are never equal.';

export const EQUIVALENT: readonly Equivalent[] = [
  { file: 'inclusion.ts', about: '> became >=', code: '=== 0n && place > 0n', why: RISING_EDGE },
  { file: 'consistency.ts', about: '> became >=', code: '=== 0n && place > 0n', why: RISING_EDGE },
  {
    file: 'consistency.ts',
    about: 'must(first !== undefined) refuses nothing',
    code: 'must(first !== undefined',
    why: 'Without a first node nothing is left to climb by, and the check of what is left says the same.',
  },
  { file: 'bundle/verify.ts', about: '> became >=', code: 'line.seq > seq', why: 'The two differ there.' },
  {
    file: 'bundle/format.ts',
    about: '&& became ||',
    code: 'head !== undefined && leafHash',
    why: 'A match has both or neither.',
  },
  {
    file: 'device/compare.ts',
    about: '<= became <',
    code: 'one.size <= other.size',
    why: 'Of two equal sizes either may be called the smaller.',
  },
  {
    file: 'keys.ts',
    about: '&& became ||',
    code: 'name !== undefined && id !== undefined',
    why: 'A match has all three or none.',
  },
  { file: 'bytes.ts', about: '< became <=', code: 'start < bytes.length', why: PAST_THE_END },
  { file: 'bytes.ts', about: '< became <=', code: 'at < left.length', why: PAST_THE_END },
  { file: 'canonical.ts', about: '< became <=', code: 'left < right ? -1 : 1', why: NEVER_EQUAL },
  {
    file: 'subtree.ts',
    about: '- became +',
    code: 'let level = (end - begin)',
    why: 'It begins at a larger level, which has nothing of the stretch.',
  },
  {
    file: 'subtree.ts',
    about: '- became +',
    code: '((end - begin) & width)',
    why: 'Twice the beginning has no bit of a level that the stretch has: it is a multiple of more than that.',
  },
];
