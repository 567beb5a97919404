const path = require('node:path');

/** Packages that ship ES modules only; Jest reads CommonJS, so these are transformed too. */
const ES_MODULES = [
  '@tanstack/',
  'typebox',
  '@noble/',
  'canonicalize',
  'openid-client',
  'oauth4webapi',
  'jose',
];

/**
 * Jest configuration of one package.
 * @param {{ environment?: 'jsdom' | 'node' }} [options] `jsdom` for anything with a screen
 * @returns {import('jest').Config}
 */
module.exports = ({ environment = 'jsdom' } = {}) => ({
  testEnvironment: environment === 'jsdom' ? path.join(__dirname, 'browser-environment.js') : environment,
  // `npm test` runs two suites side by side, with one each.
  maxWorkers: 2,
  // What test files leave behind in a worker goes when it is replaced by a new one.
  workerIdleMemoryLimit: '1GB',
  // A busy machine is slow, and slow is not wrong.
  testTimeout: 30_000,
  testMatch: ['**/*.test.ts', '**/*.test.tsx'],
  testPathIgnorePatterns: ['/node_modules/', '/dist/'],
  transform: {
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
    `/node_modules/(?!\\.pnpm/|${ES_MODULES.join('|')})`,
    `/node_modules/\\.pnpm/(?!(${ES_MODULES.map((name) => name.replace('/', '\\+')).join('|')}))`,
  ],
  moduleNameMapper: { '\\.(css|svg|woff2)$': path.join(__dirname, 'empty.js') },
  setupFilesAfterEnv: environment === 'jsdom' ? [path.join(__dirname, 'setup.js')] : [],
  reporters: ['default', path.join(__dirname, 'counts-reporter.js')],
});
