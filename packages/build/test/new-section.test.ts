import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const ROOT = path.join(__dirname, '../../..');

/** A workspace of its own with two sections, and nothing installed. */
let workspace: string;
beforeAll(() => {
  workspace = mkdtempSync(path.join(tmpdir(), 'hand-receipt-new-section-'));
  cpSync(path.join(ROOT, 'scripts'), path.join(workspace, 'scripts'), { recursive: true });
  cpSync(path.join(ROOT, 'package.json'), path.join(workspace, 'package.json'));
  for (const shared of ['packages', 'node_modules'])
    symlinkSync(path.join(ROOT, shared), path.join(workspace, shared));
  for (const name of ['mfe-transfers', 'mfe-ledger']) {
    mkdirSync(path.join(workspace, name));
    cpSync(path.join(ROOT, name, 'remote.json'), path.join(workspace, name, 'remote.json'));
  }
});
afterAll(() => rmSync(workspace, { recursive: true }));

interface Answer {
  path?: string;
  port?: number;
  fault?: string;
}

/** Writes a section, without its installation. */
function write(name: string, title: string): Answer {
  const script = `import { newSection } from './scripts/lib/new-section.mjs';
    const answer = await newSection(${JSON.stringify(name)}, ${JSON.stringify(title)}).catch((error) => ({ fault: error.message }));
    console.log(JSON.stringify(answer));`;
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', script], {
    cwd: workspace,
    encoding: 'utf8',
  });
  if (!stdout) throw new Error(stderr);
  return JSON.parse(stdout) as Answer;
}
const read = (file: string) => readFileSync(path.join(workspace, file), 'utf8');

test('FED-21 a section gets a free port, the path of its name, and a place after all others', () => {
  expect(write('mfe-lane-safety', 'Lane Safety (Range)')).toEqual({ path: '/lane-safety', port: 3101 });
  const descriptor = JSON.parse(read('mfe-lane-safety/remote.json')) as Record<string, object[]>;
  const transfers = JSON.parse(read('mfe-transfers/remote.json')) as { nav: { order: number }[] };
  expect(descriptor).toMatchObject({
    name: 'mfe-lane-safety',
    title: 'Lane Safety (Range)',
    nav: [{ label: 'Lane Safety (Range)', path: '/lane-safety', order: transfers.nav[0]!.order + 10 }],
    routes: [{ path: '/lane-safety' }],
    slots: [{ title: 'Lane Safety (Range)' }, { title: 'Show in Lane Safety (Range)' }],
  });
  expect(read('mfe-lane-safety/src/page/items-page.tsx')).toContain('title="Lane Safety (Range)"');
  expect(read('mfe-lane-safety/tsconfig.json')).toContain('"../tsconfig.base.json"');

  expect(write('mfe-range', 'Range')).toEqual({ path: '/range', port: 3103 });
});

test.each([
  ['transfers', 'Transfers', /name must begin with mfe-/],
  ['mfe-Range', 'Range', /name must begin with mfe-/],
  ['mfe-../x', 'Range', /name must begin with mfe-/],
  ['mfe-ledger', 'Ledger', 'mfe-ledger is there already.'],
  ['mfe-settings', 'Settings', /\/settings is a path of the shell/],
  ['mfe-counter', 'Counter', /\/counter is a route of mfe-transfers too/],
  ['mfe-quoted', 'The "Range"', '"The "Range"" cannot be a title: letters, digits, spaces and .,()- only.'],
  ['mfe-empty', ' ', /cannot be a title/],
])('there is no section %s with the title %j, and nothing is written', (name, title, words) => {
  const isThere = existsSync(path.join(workspace, name));
  expect(write(name, title).fault).toMatch(words);
  expect(existsSync(path.join(workspace, name))).toBe(isThere);
});
