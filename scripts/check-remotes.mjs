/**
 * `pnpm check:remotes`: whether the remotes of this workspace can be deployed together, in seconds and without a browser.
 * It reads their `remote.json` as a server does and prints each entry that a server would leave out. Of what is built it
 * prints each name that a remote takes of the shell and does not find there, and the same against the last release: new
 * remotes in the shell of then, and the remotes of then in this shell.
 *
 * `pnpm check:remotes --built` fails where nothing is built. `--keep` writes down what is built as the last release.
 */
import { contractFaults, faultsWithLastRelease, keepRelease } from './lib/remote-contracts.mjs';
import { unitFolders } from './lib/release-folders.mjs';
import { faultsOfFolders } from './lib/remote-folders.mjs';
import { remotes } from './lib/workspace.mjs';

const { compared, faults: ofContracts } = contractFaults(unitFolders());
const faults = [...faultsOfFolders(), ...ofContracts, ...faultsWithLastRelease()];
if (process.argv.includes('--built') && compared < remotes().length)
  faults.push(`Of ${remotes().length} remotes ${compared} are built with a shell: run pnpm build first.`);
for (const fault of faults) console.error(fault);
if (faults.length === 0) {
  console.log(`${remotes().length} remotes declare nothing twice.`);
  if (compared > 0) console.log(`${compared} built remotes find in the shell all that they take.`);
  if (process.argv.includes('--keep')) keepRelease();
}
process.exit(faults.length > 0 ? 1 : 0);
