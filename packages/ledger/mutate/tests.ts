const BUNDLE = [
  'bundle-verdict',
  'bundle-tampered',
  'bundle-refused',
  'bundle-lines',
  'bundle-leaves',
  'bad-input',
];
const DEVICE = ['looks', 'finds', 'evidence', 'item-history', 'compare', 'memory'].map(
  (part) => `device-${part}`,
);

/** Which tests hold which sources, by the beginning of their names: the others need not run. */
const TESTS: readonly [source: string, tests: readonly string[]][] = [
  ['bundle/', BUNDLE],
  ['device/served-hashes', ['bad-input', 'device-looks']],
  ['device/', DEVICE],
  ['keyring', ['keyring', 'key-slipped-in', ...BUNDLE, ...DEVICE]],
  ['rotation', ['keyring', ...BUNDLE]],
  ['item-chains', ['item-chains']],
  ['correction', ['correction', ...BUNDLE]],
  ['canonical', ['canonical', 'event']],
  ['findings', ['findings']],
  ['event', ['event']],
  ['cosignature', ['cosignature', 'vectors']],
  ['policy', ['policy', 'vectors']],
  ['witness-request', ['witness-request']],
  ['decimal', ['note', 'policy', 'vectors']],
  ['bytes', ['note', 'event', 'vectors']],
  ['note', ['note', 'vectors']],
  ['checkpoint', ['note', 'vectors']],
  ['keys', ['keys', 'policy']],
  ['verifier', ['note', 'cosignature', 'vectors']],
  ['hashing', ['node-hasher', 'vectors']],
  ['node/hasher', ['node-hasher', 'vectors']],
  ['node/', ['keys', 'note', 'cosignature']],
];

/** The tree and its proofs. */
const REST = ['claims-refused', 'tree', 'vectors'];

export const testsOf = (source: string): string[] => {
  const found = TESTS.find(([start]) => source.startsWith(start));
  return (found?.[1] ?? REST).map((name) => `test/${name}.test.ts`);
};
