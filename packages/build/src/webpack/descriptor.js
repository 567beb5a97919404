const fs = require('node:fs');
const path = require('node:path');
const { loadRemote } = require('../../../contracts/load-remote.js');
const { exposedNames } = require('./exposed-names.js');

/** What of a descriptor names a part of the remote that `src/remote.ts` does not have. */
function missingNames(dir, { routes, slots }) {
  const exposed = exposedNames(dir);
  return [
    ...routes.flatMap(({ page }, index) =>
      exposed.pages.includes(page) ? [] : [`routes/${index}/page ${page} is no page of src/remote.ts`],
    ),
    ...slots.flatMap(({ slot, name }, index) =>
      exposed.slots.includes(`${slot} ${name}`)
        ? []
        : [`slots/${index}/name ${name} is not under ${slot} in src/remote.ts`],
    ),
  ];
}

/**
 * What is wrong with the `remote.json` of a remote's folder, in a line for each fault: what the server would leave out,
 * and what names no part of the remote.
 */
function faultsIn(dir, descriptor) {
  const faults = loadRemote().descriptorFaults(descriptor);
  return faults.length > 0 ? faults : missingNames(dir, descriptor);
}

/**
 * Reads the `remote.json` of a remote's folder.
 *
 * @throws Error that names the file, the property and what may stand there, where the shell could not use it
 */
function readDescriptor(dir) {
  const file = path.join(dir, 'remote.json');
  const descriptor = JSON.parse(fs.readFileSync(file, 'utf8'));
  const faults = faultsIn(dir, descriptor);
  if (faults.length > 0)
    throw new Error(`${file} is wrong:\n${faults.map((fault) => ` - ${fault}`).join('\n')}`);
  // For editors alone.
  delete descriptor.$schema;
  return descriptor;
}

module.exports = { faultsIn, readDescriptor };
