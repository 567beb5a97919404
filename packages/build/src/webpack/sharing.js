/**
 * The sharing table: what exists once on the page. Everything else that remotes have in common reaches
 * them through `data`, `platform` and `ui`, because few, full shared chunks load faster than many small ones.
 */
const SHARED = {
  react: require('react/package.json').version,
  'react-dom': require('react-dom/package.json').version,
  '@hand-receipt/data': '0.1.0',
  '@hand-receipt/platform': '0.1.0',
  '@hand-receipt/scan/camera': '0.1.0',
  '@hand-receipt/ui': '0.1.0',
  '@hand-receipt/ui/table': '0.1.0',
  '@hand-receipt/ui/forms': '0.1.0',
};

/**
 * @param {{ carried: boolean, dev?: boolean }} options `carried`: this build brings its own copies (the shell,
 *   and a remote on its own); otherwise it takes the host's and fails without one.
 */
function sharingTable({ carried, dev = false }) {
  const pin = (version) => ({
    singleton: true,
    version,
    requiredVersion: version,
    ...(carried ? {} : { import: false }),
  });
  const table = Object.fromEntries(Object.entries(SHARED).map(([name, version]) => [name, pin(version)]));
  // Hot reload from a remote into the shell needs one refresh runtime, present before anything renders.
  if (dev) table['react-refresh/runtime'] = { singleton: true, eager: true };
  return table;
}

module.exports = { sharingTable };
