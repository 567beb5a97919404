/**
 * The sharing table: what exists once on the page. Everything else that remotes have in common reaches
 * them through `data`, `platform` and `ui`, because few, full shared chunks load faster than many small ones.
 */

/** Read only when a build asks: `npm start` loads this file before anything is installed. */
const libraryVersions = () => ({
  react: require('react/package.json').version,
  'react-dom': require('react-dom/package.json').version,
});

/** Packages of the house that the shell shares, and what of each. `pnpm check:api` keeps their versions true. */
const SHARED_PACKAGES = {
  data: ['@hand-receipt/data'],
  platform: ['@hand-receipt/platform'],
  scan: ['@hand-receipt/scan/camera'],
  ui: [
    '@hand-receipt/ui',
    '@hand-receipt/ui/table',
    '@hand-receipt/ui/forms',
    '@hand-receipt/ui/combobox',
    '@hand-receipt/ui/inventory-report',
  ],
};

/** Version of a package of the house, e.g. of `ui`. */
const versionOf = (name) => require(`../../../${name}/package.json`).version;

/** The versions that a remote of this version works with: `^1.4` of `1.4.2`. */
const rangeOf = (version) => `^${version.split('.').slice(0, 2).join('.')}`;

/**
 * @param {{ carried: boolean, dev?: boolean }} options `carried`: this build brings its own copies (the shell,
 *   and a remote on its own); otherwise it takes the host's and fails without one.
 */
function sharingTable({ carried, dev = false }) {
  const taken = carried ? {} : { import: false };
  const pin = ([name, version]) => [name, { singleton: true, version, requiredVersion: version, ...taken }];
  const range = ([name, modules]) => {
    const version = versionOf(name);
    const requiredVersion = rangeOf(version);
    return modules.map((module) => [
      module,
      { singleton: true, strictVersion: true, version, requiredVersion, ...taken },
    ]);
  };
  const table = Object.fromEntries([
    ...Object.entries(libraryVersions()).map(pin),
    ...Object.entries(SHARED_PACKAGES).flatMap(range),
  ]);
  // Hot reload from a remote into the shell needs one refresh runtime, present before anything renders.
  if (dev) table['react-refresh/runtime'] = { singleton: true, eager: true };
  return table;
}

module.exports = { rangeOf, SHARED_PACKAGES, sharingTable, versionOf };
