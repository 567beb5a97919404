const path = require('node:path');
const { Runtime } = require('./jest-internals');

/** Loads what is kept. It runs no test file itself, and is never torn down. */
let keeper = null;

/**
 * A keeper whose modules see nothing in `require.cache`: Fastify looks through all of it for the name of each plugin,
 * and Jest's is a proxy, which makes that a tenth of a second for each server.
 */
function keeperOf(...options) {
  const runtime = new Runtime(...options);
  const nothing = Object.freeze({});
  runtime.registries.getRequireCacheProxy = () => nothing;
  return runtime;
}

/**
 * Jest's runtime, which loads every module anew for each test file, but for this: modules outside of the package's
 * `test` folder are loaded once in a process, as they are in production. That is most of the time of a file that
 * starts a whole server. A module that is kept cannot be mocked by `jest.mock`, and what a file changes in it
 * (`jest.spyOn` aside, which Jest undoes) the next file finds changed.
 *
 * It needs `kept-environment.js`: a module lives in the globals that it was loaded in.
 */
module.exports = class KeepingRuntime extends Runtime {
  #resolver;
  #conditions;
  #tests;
  #sourceMaps = null;

  constructor(config, environment, resolver, ...others) {
    super(config, environment, resolver, ...others);
    keeper ??= keeperOf(config, environment, resolver, ...others);
    this.#resolver = resolver;
    this.#conditions = { conditions: ['require', 'node', 'default', ...environment.exportConditions()] };
    this.#tests = path.join(config.rootDir, 'test') + path.sep;
  }

  requireModule(from, name, options, isRequireActual) {
    if (this.#isKept(from, name, options)) return keeper.requireModule(from, name, options, isRequireActual);
    return super.requireModule(from, name, options, isRequireActual);
  }

  /** Where the lines of a stack are told from: it may lead through files of both. Filled while files are loaded. */
  getSourceMaps() {
    const [own, kept] = [super.getSourceMaps(), keeper.getSourceMaps()];
    return (this.#sourceMaps ??= {
      get: (file) => own.get(file) ?? kept.get(file),
      *[Symbol.iterator]() {
        yield* kept;
        yield* own;
      },
    });
  }

  /** A file without a name is what Jest itself asks for: the test, or what sets it up. */
  #isKept(from, name, options) {
    if (!name || options?.isInternalModule || this.#resolver.isCoreModule(name)) return false;
    return !this.#resolver.resolveModule(from, name, this.#conditions).startsWith(this.#tests);
  }
};
