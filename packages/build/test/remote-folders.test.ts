import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const ROOT = path.join(__dirname, '../../..');

/** A workspace of its own, with the scripts of this one and no remotes. */
let workspace: string;
beforeEach(() => {
  workspace = mkdtempSync(path.join(tmpdir(), 'hand-receipt-folders-'));
  cpSync(path.join(ROOT, 'scripts'), path.join(workspace, 'scripts'), { recursive: true });
  cpSync(path.join(ROOT, 'package.json'), path.join(workspace, 'package.json'));
  symlinkSync(path.join(ROOT, 'packages'), path.join(workspace, 'packages'));
});
afterEach(() => rmSync(workspace, { recursive: true }));

/** Adds a remote with one page. */
function add(name: string, changes: object): void {
  const folder = path.join(workspace, name);
  mkdirSync(path.join(folder, 'src'), { recursive: true });
  const descriptor = {
    name,
    title: name,
    port: 3150,
    nav: [],
    routes: [{ path: `/${name}`, page: 'page' }],
    slots: [],
    ...changes,
  };
  writeFileSync(path.join(folder, 'remote.json'), JSON.stringify(descriptor));
  writeFileSync(
    path.join(folder, 'src/remote.ts'),
    'export default { pages: { page: () => null }, slots: {} };',
  );
}

function run(script: string) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [`scripts/${script}`], {
    cwd: workspace,
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
}

test('remotes that declare nothing twice can be deployed together', () => {
  add('mfe-a', {});
  add('mfe-b', { port: 3151 });
  expect(run('check-remotes.mjs')).toEqual({
    status: 0,
    stdout: '2 remotes declare nothing twice.\n',
    stderr: '',
  });
});

test('FED-13 FED-14 FED-16 each collision of two folders is named, with both', () => {
  add('mfe-a', { routes: [{ path: '/range', page: 'page' }] });
  add('mfe-b', {
    routes: [
      { path: '/range/:id', page: 'page' },
      { path: '/Range', page: 'page' },
    ],
  });
  add('mfe-c', { port: 3100 });
  const { status, stderr } = run('check-remotes.mjs');
  expect(status).toBe(1);
  expect(stderr.trim().split('\n')).toEqual([
    'mfe-b: routes/1 /Range is a route of mfe-a too, which keeps it',
    'mfe-b has the port of mfe-a: 3150',
    'mfe-c has the port of the shell: 3100',
  ]);
});

test.each([
  ['the name of another folder', { name: 'mfe-a' }, 'mfe-b: name must be that of its folder: mfe-b'],
  [
    'a path of the shell',
    { routes: [{ path: '/profile', page: 'page' }] },
    '/profile is a path of the shell',
  ],
  [
    'a page that it does not have',
    { routes: [{ path: '/b', page: 'none' }] },
    'none is no page of src/remote.ts',
  ],
])(
  'a folder with %s is refused by the check and by the build, which builds nothing',
  (_what, changes, words) => {
    add('mfe-a', {});
    add('mfe-b', { port: 3151, ...changes });
    for (const script of ['check-remotes.mjs', 'build.mjs']) {
      const { status, stderr, stdout } = run(script);
      expect([script, status]).toEqual([script, 1]);
      expect(stderr).toContain(words);
      expect(stdout).not.toContain('built');
    }
  },
);

test('FED-16 pnpm dev names the remotes with one port, and starts nothing', () => {
  add('mfe-a', {});
  add('mfe-b', {});
  expect(run('dev.mjs')).toEqual({ status: 1, stdout: '', stderr: 'mfe-b has the port of mfe-a: 3150\n' });
});
