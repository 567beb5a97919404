const { createRequire } = require('node:module');

/** A way to what a package of Jest's depends on, and we do not. */
const inside = (require, name) => createRequire(require.resolve(name));

const core = inside(inside(require, 'jest'), '@jest/core');

/** Runs one test file: the class that `runtime` of Jest's configuration may name another for. */
exports.Runtime = core('jest-runtime').default;

/** The globals of a test file without a screen. */
exports.NodeEnvironment = inside(core, 'jest-config')('jest-environment-node').TestEnvironment;
