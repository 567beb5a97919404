import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const ROOT = path.join(__dirname, '../../..');

/** A workspace of its own, with the scripts of this one and a few exports in each package. */
let workspace: string;
const file = (name: string) => path.join(workspace, 'packages', name);

function write(name: string, text: string): void {
  mkdirSync(path.dirname(file(name)), { recursive: true });
  writeFileSync(file(name), text);
}

const BUTTON = `
  interface ButtonProps { label: string; tone?: 'plain' | 'danger'; onPress?: () => void }
  export function Button(props: ButtonProps): string { return props.label; }
  export const Panel = (title: string): string => title;
`;
const schema = (required: string[], response: object) => ({
  'POST /api/things': {
    body: { type: 'object', required, properties: { name: { type: 'string' }, place: { type: 'string' } } },
    response: { type: 'object', required: ['id'], properties: response },
  },
  'GET /api/things': { response: { type: 'array', items: { type: 'string' } } },
});
const writeRoutes = (routes: object) =>
  write('contracts/src/routes/index.ts', `export const routes = ${JSON.stringify(routes)};`);
const setVersion = (name: string, version: string) =>
  write(`${name}/package.json`, JSON.stringify({ name, version }, null, 2).concat('\n'));
const versionOf = (name: string) =>
  (JSON.parse(readFileSync(file(`${name}/package.json`), 'utf8')) as { version: string }).version;

let base: string;
beforeAll(() => {
  base = mkdtempSync(path.join(tmpdir(), 'hand-receipt-api-'));
  workspace = base;
  cpSync(path.join(ROOT, 'scripts'), path.join(base, 'scripts'), { recursive: true });
  for (const name of ['package.json', 'tsconfig.base.json'])
    cpSync(path.join(ROOT, name), path.join(base, name));
  symlinkSync(path.join(ROOT, 'node_modules'), path.join(base, 'node_modules'));
  for (const name of ['contracts', 'data', 'platform', 'scan', 'ui']) setVersion(name, '1.0.0');
  symlinkSync(path.join(ROOT, 'packages/contracts/node_modules'), file('contracts/node_modules'));
  cpSync(path.join(ROOT, 'packages/contracts/load-source.js'), file('contracts/load-source.js'));
  for (const name of ['contracts', 'data', 'platform'])
    write(`${name}/src/index.ts`, 'export const one = 1;');
  write('scan/src/camera/index.ts', 'export const camera = 1;');
  write('ui/src/index.ts', BUTTON);
  write('ui/src/table/index.ts', 'export const table = 1;');
  write('ui/src/forms/index.ts', 'export const form = 1;');
  write('ui/src/combobox/index.ts', 'export const combobox = 1;');
  write('ui/src/inventory-report/index.ts', 'export const report = 1;');
  writeRoutes(schema(['name'], { id: { type: 'string' } }));
  expect(run('--write').stderr).toBe('');
});
beforeEach(() => {
  workspace = mkdtempSync(path.join(tmpdir(), 'hand-receipt-api-'));
  cpSync(base, workspace, { recursive: true });
});
afterEach(() => rmSync(workspace, { recursive: true }));
afterAll(() => rmSync(base, { recursive: true }));

function run(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/check-api.mjs', ...args], {
    cwd: workspace,
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
}

test('FED-19 an export that is removed fails until the major version is raised, and the message names package, export and versions', () => {
  expect(run()).toEqual({
    status: 0,
    stdout: '5 packages offer what their api.txt says.\n',
    stderr: '',
  });
  write('ui/src/index.ts', BUTTON.replace('export const Panel', 'const Panel'));
  const words =
    'ui was 1.0.0 and is 1.0.0. An export that is removed or narrowed needs a new major version: write 2.0.0';
  for (const args of [[], ['--write']]) {
    const refused = run(...args);
    expect(refused.status).toBe(1);
    expect(refused.stderr).toContain(words);
    expect(refused.stderr).toContain('. Panel was removed');
  }
  // A minor version is not enough.
  setVersion('ui', '1.1.0');
  expect(run().stderr).toContain('ui was 1.0.0 and is 1.1.0. An export that is removed');
  setVersion('ui', '2.0.0');
  expect(run().stderr).toContain('run pnpm check:api --write');
  expect(run('--write').status).toBe(0);
  expect(run().status).toBe(0);
});

test('FED-19 an addition needs a new minor version, which --write raises', () => {
  write('ui/src/index.ts', BUTTON.replace("'danger'", "'danger' | 'key'").concat('export const Added = 1;'));
  const refused = run();
  expect(refused.status).toBe(1);
  expect(refused.stderr).toContain('ui was 1.0.0 and is 1.0.0. A change needs a new version, 1.1.0 at least');
  expect(refused.stderr).toContain('. Added is new');
  expect(run('--write').status).toBe(0);
  expect(versionOf('ui')).toBe('1.1.0');
  expect(versionOf('platform')).toBe('1.0.0');
  expect(run().status).toBe(0);
});

test('FED-19 a choice taken away, what must be given now, and what may be missing now are narrower', () => {
  const narrower = [
    ["'plain' | 'danger'", "'plain'", 'ButtonProps.tone was "plain" | "danger", is "plain"'],
    ['label: string;', 'label: string; place: number;', 'ButtonProps.place must be given now'],
    ['onPress?:', 'onPress:', 'ButtonProps.onPress must be given now'],
    ['(title: string)', '(title: string, size: number)', 'Panel(1) must be given now'],
    ['): string {', '): string | null {', 'Button() was string, is string | null'],
  ] as const;
  const changed = narrower.reduce((text, [from, to]) => text.replace(from, to), BUTTON);
  write('ui/src/index.ts', changed);
  const refused = run();
  expect(refused.status).toBe(1);
  expect(refused.stderr).toContain('needs a new major version: write 2.0.0');
  for (const [, , words] of narrower) expect(refused.stderr).toContain(words);
});

test('FED-19 the contract has its calls in it: one that is taken away, asks for more or answers less is narrower', () => {
  const { 'POST /api/things': post, ...others } = schema(['name', 'place'], {});
  writeRoutes({ 'POST /api/things': post });
  const refused = run();
  expect(Object.keys(others)).toEqual(['GET /api/things']);
  expect(refused.stderr).toContain('contracts was 1.0.0 and is 1.0.0. An export that is removed or narrowed');
  expect(refused.stderr).toContain('GET /api/things was removed');
  expect(refused.stderr).toContain('POST /api/things body.place must be given now');
  expect(refused.stderr).toContain('POST /api/things response.id was removed');
  writeRoutes({
    ...schema(['name'], { id: { type: 'string' } }),
    'GET /api/more': { response: { type: 'null' } },
  });
  expect(run().stderr).toContain('A change needs a new version, 1.1.0 at least');
});
