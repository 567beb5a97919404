/**
 * The signed lists of built units, from the command line:
 *
 *   pnpm release:check [FOLDER...]   is every file what was signed, and does each remote find in the
 *                                    shell beside it what it takes? Of all units of dist/, or of these
 *   pnpm release:sign FOLDER...      lists and signs what is in these folders now
 *   pnpm release:stage NAME FOLDER   puts a release beside the one in use, to be tried on the Sections page
 *   pnpm release:key                 the public half of the key that signs here
 *   pnpm release:new-key NAME        a new signing key, on standard output
 *
 * Keys come from RELEASE_KEY, RELEASE_KEY_FILE and RELEASE_PUBLIC_KEYS: see docs/releases.md.
 */
import release from '../packages/build/src/release/index.js';
import { contractFaults } from './lib/remote-contracts.mjs';
import { findingsOf, signFolder, stageFolder, unitFolders } from './lib/release-folders.mjs';
import { DIST } from './lib/workspace.mjs';

const [command, ...given] = process.argv.slice(2);

function check() {
  const { trusted } = release.releaseKeys();
  const folders = given.length > 0 ? given : unitFolders();
  let wrong = 0;
  for (const folder of folders) {
    const { unit, files, kept, findings } = findingsOf(folder, trusted);
    wrong += findings.length;
    const besides = kept ? `; ${kept} of earlier releases are not in this list` : '';
    console.log(`${unit}: ${findings.length ? 'NOT as signed' : `${files} files, all as signed`}${besides}`);
    for (const finding of findings) console.log(`  ${finding}`);
  }
  const { faults } = contractFaults(folders);
  for (const fault of faults) console.log(fault);
  wrong += faults.length;
  if (folders.length === 0) console.log('There is nothing built to check.');
  return wrong === 0 && folders.length > 0;
}

function sign() {
  const { signing } = release.releaseKeys();
  if (!signing) throw new Error('There is no key to sign with: set RELEASE_KEY or RELEASE_KEY_FILE.');
  for (const folder of given) console.log(`${signFolder(folder, signing)}: signed by ${signing.name}`);
  return given.length > 0;
}

function stage() {
  const [unit, folder] = given;
  if (!unit || !folder)
    throw new Error('Say which: pnpm release:stage mfe-transfers dist/remotes/mfe-transfers');
  const webRoot = process.env.WEB_ROOT || DIST;
  const { digest, isNew, refusal } = stageFolder(unit, folder, webRoot, release.releaseKeys().trusted);
  console.log(`${unit}: release ${digest} ${isNew ? 'is staged' : 'was staged before'} in ${webRoot}`);
  if (refusal !== null) console.log(`  It will run nowhere: ${refusal}.`);
  return refusal === null;
}

const print = (text) => {
  console.log(text);
  return true;
};

const COMMANDS = {
  check,
  sign,
  stage,
  key: () => print(release.releaseKeys().signing?.publicKey ?? 'There is no key to sign with here.'),
  'new-key': () => print(release.generateSigningKey(given[0] ?? 'hand-receipt-release')),
};

try {
  if (!Object.hasOwn(COMMANDS, command ?? ''))
    throw new Error('Say what to do: check, sign, stage, key or new-key.');
  process.exitCode = COMMANDS[command]() ? 0 : 1;
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
