import { spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const PACKAGE = path.resolve(__dirname, '..');
const COMMAND = 'src/cli/verifier-page.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'ledger-verifier-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** A checkout of this package at another place: its sources and what is built into the page are copies. */
function checkout(...names: string[]): string {
  const place = path.join(folder, ...names);
  const modules = path.join(place, 'node_modules');
  mkdirSync(path.join(modules, '@noble'), { recursive: true });
  cpSync(path.join(PACKAGE, 'src'), path.join(place, 'src'), { recursive: true });
  cpSync(path.join(PACKAGE, 'package.json'), path.join(place, 'package.json'));
  for (const name of ['@noble/ed25519', '@noble/hashes']) {
    cpSync(realpathSync(path.join(PACKAGE, 'node_modules', name)), path.join(modules, name), {
      recursive: true,
    });
  }
  for (const tool of ['esbuild', 'tsx']) {
    symlinkSync(realpathSync(path.join(PACKAGE, 'node_modules', tool)), path.join(modules, tool));
  }
  return place;
}

/** Builds the page there, on a machine with another time and name for its folders. */
function build(place: string, env: Record<string, string> = {}): Buffer {
  const file = path.join(folder, `${path.basename(place)}.html`);
  const { status, stderr } = spawnSync(process.execPath, ['--import', 'tsx', COMMAND, file], {
    cwd: place,
    env: { ...process.env, ...env },
    encoding: 'utf8',
  });
  expect([status, stderr]).toEqual([0, '']);
  return readFileSync(file);
}

test('EVID-29 two builds of the verifier in different folders are the same bytes', () => {
  const here = build(PACKAGE);
  const [one, other] = [checkout('one'), checkout('deeper', 'and longer', 'other')];
  expect(build(one, { TZ: 'Asia/Tokyo', HOME: one }).equals(here)).toBe(true);
  expect(build(other, { TZ: 'America/Denver', HOME: other, NODE_ENV: 'production' }).equals(here)).toBe(true);
  const text = here.toString();
  for (const place of [PACKAGE, folder, tmpdir()]) expect(text).not.toContain(place);
}, 120_000);

test('EVID-29 a verifier of other sources has other bytes', () => {
  const changed = checkout('changed');
  const source = path.join(changed, 'src/paper-witnesses.ts');
  const text = readFileSync(source, 'utf8');
  writeFileSync(source, text.replace('asks for no witness', 'asks for nobody'));
  expect(build(changed).equals(build(PACKAGE))).toBe(false);
}, 120_000);
