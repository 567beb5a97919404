/**
 * `npm run types`: checks the types of every package of the workspace and names those that fail. Packages whose
 * tsconfig.json says the same are checked together: what they all import is then read and checked once.
 *
 * TypeScript 7 checks, since it is many times as fast; TypeScript 6 stays beside it for the tools that need its
 * JavaScript API, which 7 does not have (typescript-eslint, the plugins of webpack, the ledger's mutation run).
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ROOT } from './lib/workspace.mjs';

const COMPILER = join(ROOT, 'node_modules/typescript-native/bin/tsc');

const packages = [
  ...readdirSync(ROOT),
  // `pnpm new-section` writes a remote from it.
  'packages/build/template',
  ...['packages', 'fabric'].flatMap((folder) =>
    readdirSync(join(ROOT, folder)).map((name) => `${folder}/${name}`),
  ),
]
  .filter(
    (name) => existsSync(join(ROOT, name, 'package.json')) && existsSync(join(ROOT, name, 'tsconfig.json')),
  )
  .sort();

/** Packages by what their configuration says. */
function groups() {
  const byConfiguration = new Map();
  for (const name of packages) {
    const { extends: base, ...own } = JSON.parse(readFileSync(join(ROOT, name, 'tsconfig.json'), 'utf8'));
    const key = JSON.stringify({ base: join(ROOT, name, base), ...own });
    byConfiguration.set(key, [...(byConfiguration.get(key) ?? []), name]);
  }
  return [...byConfiguration].map(([key, names]) => ({ names, configuration: JSON.parse(key) }));
}

/** One configuration for several packages. It lies where the types that it names are found: in the first of them. */
function configurationOf({ names, configuration: { base, include, compilerOptions } }) {
  const [first] = names;
  if (names.length === 1) return join(ROOT, first, 'tsconfig.json');
  const file = join(ROOT, first, 'node_modules/.cache/tsconfig.together.json');
  const included = names.flatMap((name) => include.map((part) => join(ROOT, name, part)));
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify({ extends: base, compilerOptions, include: included }));
  return file;
}

const failed = groups().filter((group) => {
  const args = [COMPILER, '--checkers', '1', '--project', configurationOf(group)];
  const { status } = spawnSync(process.execPath, args, { cwd: ROOT, stdio: 'inherit' });
  console.log(`${group.names.join(', ')}: ${status === 0 ? 'types hold' : 'types do not hold'}`);
  return status !== 0;
});
process.exit(failed.length ? 1 : 0);
