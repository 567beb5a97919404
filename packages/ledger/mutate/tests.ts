/** Which tests hold which sources, by the beginning of their names: the others need not run. */
const TESTS: readonly [source: string, tests: readonly string[]][] = [
  ['bundle/', ['bundle']],
  ['device/', ['device']],
  ['keyring', ['bundle', 'device']],
  ['rotation', ['bundle', 'device']],
  ['item-chains', ['item-chains']],
  ['correction', ['correction', 'bundle']],
  ['canonical', ['canonical', 'event']],
  ['framed-event', ['framed-event', 'event']],
  ['event', ['event', 'framed-event']],
  ['bytes', ['note', 'event', 'vectors']],
  ['note', ['note', 'vectors']],
  ['checkpoint', ['note', 'vectors']],
  ['keys', ['keys']],
  ['verifier', ['note', 'vectors']],
  ['node/', ['keys', 'note']],
];

/** The tree and its proofs. */
const REST = ['vectors', 'tree'];

export const testsOf = (source: string): string[] => {
  const found = TESTS.find(([start]) => source.startsWith(start));
  return (found?.[1] ?? REST).map((name) => `test/${name}.test.ts`);
};
