import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { generateSigningKey, readSigningKey, writeList } from '../src/release';

const SCRIPT = path.join(__dirname, '../../../scripts/release.mjs');
const folder = mkdtempSync(path.join(tmpdir(), 'hand-receipt-stage-'));
const built = path.join(folder, 'built');
const webRoot = path.join(folder, 'web');
const secret = generateSigningKey('unit-release');
const key = readSigningKey(secret);
const env = { ...process.env, RELEASE_KEY: secret, RELEASE_PUBLIC_KEYS: key.publicKey, WEB_ROOT: webRoot };
const files: [string, string][] = [
  ['remote.json', '{}'],
  ['exposed.0123456789.js', 'run()'],
];

/** A build's folder: two files, a compressed copy, and a file of the release before. */
function build(signer: typeof key | null): string {
  mkdirSync(built, { recursive: true });
  const list = writeList('mfe-range', files, signer);
  for (const [file, content] of [...files, ['release.txt', list] as const]) {
    writeFileSync(path.join(built, file), content);
  }
  writeFileSync(path.join(built, 'exposed.0123456789.js.br'), 'compressed');
  writeFileSync(path.join(built, 'exposed.9876543210.js'), 'before()');
  const newest = [...files.map(([file]) => file), 'release.txt'];
  writeFileSync(path.join(built, 'releases.json'), JSON.stringify([newest, ['exposed.9876543210.js']]));
  return createHash('sha256').update(list).digest('hex');
}

afterAll(() => rmSync(folder, { recursive: true }));

test('FED-27 pnpm release:stage copies the newest release of a folder beside the one in use, by its digest', () => {
  const digest = build(key);
  const said = execFileSync('node', [SCRIPT, 'stage', 'mfe-range', built], { env, encoding: 'utf8' });
  expect(said).toContain(`mfe-range: release ${digest} is staged in ${webRoot}`);
  const target = path.join(webRoot, 'staged/mfe-range', digest);
  expect(readdirSync(target).sort()).toEqual([
    'exposed.0123456789.js',
    'exposed.0123456789.js.br',
    'release.txt',
    'remote.json',
  ]);
  expect(readdirSync(path.dirname(target))).toEqual([digest]);
  expect(readFileSync(path.join(target, 'exposed.0123456789.js'), 'utf8')).toBe('run()');
  const again = execFileSync('node', [SCRIPT, 'stage', 'mfe-range', built], { env, encoding: 'utf8' });
  expect(again).toContain('was staged before');
});

test('FED-28 it says of a release that is not signed that it will run nowhere', () => {
  const digest = build(null);
  const { status, stdout } = spawnSync('node', [SCRIPT, 'stage', 'mfe-range', built], {
    env,
    encoding: 'utf8',
  });
  expect(status).toBe(1);
  expect(stdout).toContain('It will run nowhere: release.txt is not signed by a key that is trusted.');
  expect(existsSync(path.join(webRoot, 'staged/mfe-range', digest))).toBe(true);
});

test('it stages nothing from a folder that is no build, or under a name that is no remote', () => {
  const wrong = (...given: string[]) =>
    spawnSync('node', [SCRIPT, 'stage', ...given], { env, encoding: 'utf8' }).stderr;
  expect(wrong('mfe-range', folder)).toContain('There is no release.txt in');
  expect(wrong('../shell', built)).toContain('../shell is no name of a remote');
  expect(wrong('mfe-range')).toContain('Say which: pnpm release:stage');
});
