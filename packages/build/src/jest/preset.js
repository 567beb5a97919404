const path = require('node:path');

/** Packages that ship ES modules only; Jest reads CommonJS, so these are transformed too. */
const ES_MODULES = [
  '@tanstack/',
  'typebox',
  '@noble/',
  'canonicalize',
  '@fastify/type-provider-typebox',
  'lucide-react',
];

/** Libraries of which one index requires hundreds of files. */
const BARRELS = ['@chakra-ui/react', '@ark-ui/react'];

/** What is transformed of `node_modules`. */
const TRANSFORMED = [...ES_MODULES, ...BARRELS];

/**
 * Jest configuration of one package.
 * @param {{ environment?: 'jsdom' | 'node', modules?: 'anew' | 'kept' }} [options] `jsdom` for anything with a
 * screen; without one, modules of the product may be kept from one test file to the next (see `kept-modules.js`).
 * @returns {import('jest').Config}
 */
module.exports = ({ environment = 'jsdom', modules = 'anew' } = {}) => ({
  testEnvironment: environment === 'jsdom' ? path.join(__dirname, 'browser-environment.js') : environment,
  ...(modules === 'kept' && {
    testEnvironment: path.join(__dirname, 'kept-environment.js'),
    runtime: path.join(__dirname, 'kept-modules.js'),
  }),
  // A busy machine is slow, and slow is not wrong.
  testTimeout: 30_000,
  testMatch: ['**/*.test.ts', '**/*.test.tsx'],
  testPathIgnorePatterns: ['/node_modules/', '/dist/'],
  transform: {
    [`/(${BARRELS.join('|')})/dist/(cjs/)?index\\.cjs$`]: path.join(__dirname, 'lazy-barrel.js'),
    '\\.(m?[jt]sx?)$': [
      require.resolve('@swc/jest'),
      {
        jsc: {
          parser: { syntax: 'typescript', tsx: true },
          target: 'es2022',
          transform: { react: { runtime: 'automatic' } },
        },
        module: { type: 'commonjs' },
      },
    ],
  },
  transformIgnorePatterns: [
    `/node_modules/(?!\\.pnpm/|${TRANSFORMED.join('|')})`,
    `/node_modules/\\.pnpm/(?!(${TRANSFORMED.map((name) => name.replace('/', '\\+')).join('|')}))`,
  ],
  moduleNameMapper: { '\\.(css|svg|woff2)$': path.join(__dirname, 'empty.js') },
  setupFilesAfterEnv: [
    path.join(__dirname, 'retry.js'),
    ...(environment === 'jsdom' ? [path.join(__dirname, 'setup.js')] : []),
  ],
  reporters: ['default', path.join(__dirname, 'counts-reporter.js')],
});
