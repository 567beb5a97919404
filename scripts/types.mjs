/**
 * `npm run types`: checks the types of every package of the workspace, each by its own tsconfig.json, and names
 * those that fail.
 *
 * TypeScript 7 checks, since it is many times as fast; TypeScript 6 stays beside it for the tools that need its
 * JavaScript API, which 7 does not have (typescript-eslint, the plugins of webpack, the ledger's mutation run).
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './lib/workspace.mjs';

const COMPILER = join(ROOT, 'node_modules/typescript-native/bin/tsc');

const packages = [
  ...readdirSync(ROOT),
  ...readdirSync(join(ROOT, 'packages')).map((name) => `packages/${name}`),
]
  .filter(
    (name) => existsSync(join(ROOT, name, 'package.json')) && existsSync(join(ROOT, name, 'tsconfig.json')),
  )
  .sort();

const failed = packages.filter((name) => {
  // From its folder, as an editor would: diagnostics then name files from there.
  const { status } = spawnSync(process.execPath, [COMPILER], { cwd: join(ROOT, name), stdio: 'inherit' });
  console.log(`${name}: ${status === 0 ? 'types hold' : 'types do not hold'}`);
  return status !== 0;
});
process.exit(failed.length ? 1 : 0);
