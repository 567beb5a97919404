import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ports from '../../packages/build/src/dev-ports.js';
import { faultsIn } from '../../packages/build/src/webpack/descriptor.js';
import contracts from '../../packages/contracts/load-remote.js';
import { remotes, ROOT } from './workspace.mjs';

/** What the workspace's own servers listen on. */
export const OWN_PORTS = {
  [ports.API_PORT]: 'the API',
  [ports.SHELL_PORT]: 'the shell',
  3190: 'packages/ui',
};

/** A `remote.json` as it is written. @throws Error that names the file, where it is no JSON */
function read(name) {
  const file = join(ROOT, name, 'remote.json');
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new Error(`${file}: ${error.message}`, { cause: error });
  }
}

/** The `remote.json` of every remote of the workspace, by folder. */
export const descriptors = () => remotes().map(read);

/** Which remotes have one port, in a sentence for each; a server of the workspace counts too. */
export function portFaults() {
  const owners = new Map(Object.entries(OWN_PORTS).map(([port, owner]) => [Number(port), owner]));
  return descriptors().flatMap(({ name, port }) => {
    const owner = owners.get(port);
    owners.set(port, owner ?? name);
    return owner === undefined ? [] : [`${name} has the port of ${owner}: ${port}`];
  });
}

/** What is wrong with one folder by itself. */
function faultsOfFolder(folder) {
  const declared = read(folder);
  const misnamed = declared.name === folder ? [] : [`name must be that of its folder: ${folder}`];
  return [...misnamed, ...faultsIn(join(ROOT, folder), declared)].map((fault) => `${folder}: ${fault}`);
}

/** What keeps the remotes of the workspace from being deployed together, in a line for each fault. */
export function faultsOfFolders() {
  const faults = remotes().flatMap(faultsOfFolder);
  // What is wrong by itself cannot be compared.
  if (faults.length > 0) return faults;
  contracts.loadRemote().withoutCollisions(descriptors(), (name, fault) => faults.push(`${name}: ${fault}`));
  return [...faults, ...portFaults()];
}
