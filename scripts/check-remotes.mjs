/**
 * `pnpm check:remotes`: whether the remotes of this workspace can be deployed together. It reads their `remote.json` as
 * a server does, in a second and without a build, and prints each entry that a server would leave out.
 */
import { faultsOfFolders } from './lib/remote-folders.mjs';
import { remotes } from './lib/workspace.mjs';

const faults = faultsOfFolders();
for (const fault of faults) console.error(fault);
if (faults.length === 0) console.log(`${remotes().length} remotes declare nothing twice.`);
process.exit(faults.length > 0 ? 1 : 0);
