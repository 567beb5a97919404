const path = require('node:path');
const { rangeOf, SHARED_PACKAGES, versionOf } = require('./sharing.js');

const CONTRACTS = path.resolve(__dirname, '../../../contracts') + path.sep;
/** A module of the host is taken whole, by a namespace or by `import()`: which names of it, nobody can say. */
const EVERYTHING = '*';

const CONSUMED = 'consume-shared-module';
const PROVIDED = 'provide-module';

/** The names that one import takes of a module. */
function namesTaken(compilation, { dependency }) {
  const { moduleGraph } = compilation;
  return dependency.getReferencedExports(moduleGraph, undefined).map((reference) => {
    const names = Array.isArray(reference) ? reference : reference.name;
    return names[0] ?? EVERYTHING;
  });
}

/** What links one module to another and takes nothing of it: webpack's own bookkeeping, and an import for its effect. */
const takesNothing = ({ dependency }) => dependency.type === 'harmony side effect evaluation';

/**
 * The names that a remote takes from each module of its host, by webpack's own record of its imports.
 *
 * @returns {Record<string, string[]>} `*`: everything
 */
function importsOf(compilation) {
  const taken = new Map();
  for (const module of compilation.modules) {
    if (module.type !== CONSUMED) continue;
    const { shareKey } = module.options;
    const names = taken.get(shareKey) ?? new Set();
    taken.set(shareKey, names);
    for (const connection of compilation.moduleGraph.getIncomingConnections(module)) {
      if (!connection.originModule || takesNothing(connection) || !connection.isTargetActive(undefined))
        continue;
      for (const name of namesTaken(compilation, connection)) names.add(name);
    }
  }
  return Object.fromEntries([...taken].sort().map(([name, names]) => [name, [...names].sort()]));
}

/** Whether any module of the contract is in a build; of a few joined into one, each counts. */
const hasContracts = (modules) =>
  [...modules].some(
    (module) => module.resource?.startsWith(CONTRACTS) || (module.modules && hasContracts(module.modules)),
  );

/** The versions of the host's packages that a remote works with, of those that it takes something from. */
function hostRanges(compilation) {
  const taken = Object.keys(importsOf(compilation));
  const names = Object.keys(SHARED_PACKAGES).filter((name) =>
    SHARED_PACKAGES[name].some((module) => taken.includes(module)),
  );
  // Every call goes through `data`, and what a remote knows of the answers through its own copy of the contract.
  if (names.includes('data') || hasContracts(compilation.modules)) names.push('contracts');
  return Object.fromEntries(names.sort().map((name) => [name, rangeOf(versionOf(name))]));
}

/**
 * The names that a host provides of each shared module.
 *
 * @returns {Record<string, string[]>} `*`: webpack cannot say, so that it may be everything
 */
function providesOf(compilation) {
  const { moduleGraph } = compilation;
  const provided = {};
  for (const module of compilation.modules) {
    if (module.type !== PROVIDED) continue;
    // It stands for the module that it depends on.
    const real = [...moduleGraph.getOutgoingConnections(module)].find((each) => each.module)?.module;
    const names = real && moduleGraph.getExportsInfo(real).getProvidedExports();
    provided[module._name] = Array.isArray(names) ? [...names].sort() : [EVERYTHING];
  }
  return Object.fromEntries(Object.entries(provided).sort());
}

/** Versions of what a host offers, with that of the contract that it was built with. */
const hostVersions = () =>
  Object.fromEntries(
    [...Object.keys(SHARED_PACKAGES), 'contracts'].sort().map((name) => [name, versionOf(name)]),
  );

module.exports = { hostRanges, hostVersions, importsOf, providesOf };
