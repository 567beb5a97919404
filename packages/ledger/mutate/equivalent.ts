/** A broken comparison that no test could notice, because what it changes cannot be observed. */
interface Equivalent {
  file: string;
  about: string;
  /** Part of its line, by which it is known. */
  code: string;
  why: string;
}

const RISING_EDGE =
  'The loop is entered with an odd place, where its first half ends it, or with place === last > 0; it never sees place 0.';

export const EQUIVALENT: readonly Equivalent[] = [
  { file: 'inclusion.ts', about: '> became >=', code: '=== 0n && place > 0n', why: RISING_EDGE },
  { file: 'consistency.ts', about: '> became >=', code: '=== 0n && place > 0n', why: RISING_EDGE },
];
