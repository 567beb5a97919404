import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const ROOT = path.join(__dirname, '../../..');
const folder = mkdtempSync(path.join(tmpdir(), 'hand-receipt-lockfile-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** What a package of a workspace with this lockfile gets from the registry. */
function resolved(lockfile: string, name: string): string[] {
  const file = path.join(folder, 'pnpm-lock.yaml');
  writeFileSync(file, lockfile);
  const module = path.join(ROOT, 'scripts/lib/lockfile.mjs');
  const script = `import { resolvedDependencies } from ${JSON.stringify(module)};
    console.log(JSON.stringify(resolvedDependencies(...${JSON.stringify([file, name])})));`;
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', script], {
    encoding: 'utf8',
  });
  if (!stdout) throw new Error(stderr);
  return JSON.parse(stdout) as string[];
}

const LOCKFILE = `lockfileVersion: '9.0'

importers:

  mfe-a:
    dependencies:
      '@scope/shown':
        specifier: 'catalog:'
        version: 2.0.0(react@19.0.0)
      shared:
        specifier: workspace:*
        version: link:../packages/shared
    devDependencies:
      other-name:
        specifier: npm:real@1.0.0
        version: real@1.0.0

  mfe-b:
    dependencies:
      lonely:
        specifier: 'catalog:'
        version: 3.0.0

  packages/shared:
    dependencies:
      react:
        specifier: 'catalog:'
        version: 19.0.0

packages:

  '@scope/shown@2.0.0':
    resolution: {integrity: sha512-shown}
    peerDependencies:
      react: '*'

  inner@4.0.0:
    resolution: {integrity: sha512-inner}

  lonely@3.0.0:
    resolution: {integrity: sha512-lonely}

  react@19.0.0:
    resolution: {integrity: sha512-react}

  real@1.0.0:
    resolution: {integrity: sha512-real}

snapshots:

  '@scope/shown@2.0.0(react@19.0.0)':
    dependencies:
      inner: 4.0.0
      react: 19.0.0
    transitivePeerDependencies:
      - supports-color

  inner@4.0.0: {}

  lonely@3.0.0: {}

  react@19.0.0: {}

  real@1.0.0:
    optionalDependencies:
      inner: 4.0.0
`;
const names = (lockfile: string, name: string) => resolved(lockfile, name).map((line) => line.split(' ')[0]);

test('FED-24 a unit has its own dependencies, those of these, and those of the packages of the workspace that it uses', () => {
  expect(names(LOCKFILE, 'mfe-a')).toEqual([
    '@scope/shown@2.0.0(react@19.0.0)',
    'inner@4.0.0',
    'mfe-a',
    'packages/shared',
    'react@19.0.0',
    'real@1.0.0',
  ]);
  expect(names(LOCKFILE, 'mfe-b')).toEqual(['lonely@3.0.0', 'mfe-b']);
});

test('FED-24 another package of the workspace, with dependencies of its own, changes nothing for the others', () => {
  const added = LOCKFILE.replace(
    '  mfe-b:\n',
    `  mfe-added:
    dependencies:
      lonely:
        specifier: 'catalog:'
        version: 3.0.0

  mfe-b:
`,
  );
  expect(resolved(added, 'mfe-added')).toContainEqual(expect.stringContaining('sha512-lonely'));
  for (const name of ['mfe-a', 'mfe-b']) expect(resolved(added, name)).toEqual(resolved(LOCKFILE, name));
});

test('another digest, version or dependency of a dependency is a change', () => {
  const before = resolved(LOCKFILE, 'mfe-a');
  for (const [from, to] of [
    ['sha512-inner', 'sha512-changed'],
    ['inner: 4.0.0\n      react', 'inner: 4.0.1\n      react'],
    ['      inner: 4.0.0\n      react', '      lonely: 3.0.0\n      react'],
  ] as const) {
    expect(LOCKFILE).toContain(from);
    expect(resolved(LOCKFILE.replace(from, to), 'mfe-a')).not.toEqual(before);
  }
});

test('of the lockfile of this workspace every dependency is known by its digest', () => {
  const lines = resolved(readFileSync(path.join(ROOT, 'pnpm-lock.yaml'), 'utf8'), 'mfe-transfers');
  const folders = lines.filter((line) => !line.includes('integrity'));
  expect(folders.map((line) => line.trim())).toEqual(
    expect.arrayContaining(['mfe-transfers', 'packages/data']),
  );
  expect(folders.every((line) => /^(mfe-transfers|packages\/\w+) *$/.test(line))).toBe(true);
  expect(lines.length).toBeGreaterThan(folders.length + 100);
});
