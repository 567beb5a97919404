import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const ROOT = path.join(__dirname, '../../..');
const dist = mkdtempSync(path.join(tmpdir(), 'hand-receipt-contracts-'));
const remote = path.join(dist, 'remotes/mfe-range');
afterAll(() => rmSync(dist, { recursive: true }));

const write = (name: string, value: unknown) => {
  mkdirSync(path.dirname(path.join(dist, name)), { recursive: true });
  writeFileSync(path.join(dist, name), typeof value === 'string' ? value : JSON.stringify(value));
};
const read = (name: string) =>
  JSON.parse(readFileSync(path.join(remote, name), 'utf8')) as Record<string, unknown>;

const versions = { contracts: '1.0.0', data: '1.0.0', platform: '1.0.0', scan: '1.0.0', ui: '1.0.0' };
const writeHost = (ui: string[], changed: object = {}) => {
  write('shell/host.json', { ...versions, ...changed });
  write('shell/host.contract.json', {
    provides: { '@hand-receipt/ui': ui, '@hand-receipt/ui/table': ['DataTable'], react: ['*'] },
  });
};

function run(script: string, ...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [path.join(ROOT, script), ...args], {
    encoding: 'utf8',
    env: { ...process.env, DIST_DIR: dist, LAST_RELEASE_FILE: path.join(dist, 'last-release.json') },
  });
  return { status, output: stdout + stderr };
}

/** A remote that takes two names of `ui`, one of them on a page that is loaded later, and everything of React. */
beforeAll(() => {
  write(
    'source/remote.js',
    `import { Button, Panel as Box } from '@hand-receipt/ui';
     import * as React from 'react';
     export default {
       pages: { lanes: () => import(/* webpackChunkName: "page-lanes" */ './lanes.js') },
       slots: { 'dashboard.cards': { lanes: () => React[Button](Box) } },
     };`,
  );
  write(
    'source/lanes.js',
    `import { LaneChart } from '@hand-receipt/ui';
     import { DataTable } from '@hand-receipt/ui/table';
     export default () => [LaneChart, DataTable];`,
  );
  const built = run('packages/build/test/build-tiny-remote.mjs', path.join(dist, 'source/remote.js'), remote);
  expect(built).toEqual({ status: 0, output: '' });
});

test('FED-20 a build writes which names it takes of each module of the host, and signs the list', () => {
  expect(read('remote.contract.json')).toEqual({
    imports: {
      '@hand-receipt/ui': ['Button', 'LaneChart', 'Panel'],
      '@hand-receipt/ui/table': ['DataTable'],
      react: ['*'],
    },
  });
  expect(readFileSync(path.join(remote, 'release.txt'), 'utf8')).toContain(' remote.contract.json\n');
});

test('FED-17 a build writes the versions of the packages that it takes something from, and of no others', () => {
  const { version } = JSON.parse(readFileSync(path.join(ROOT, 'packages/ui/package.json'), 'utf8')) as {
    version: string;
  };
  expect(read('remote.json').host).toEqual({ ui: `^${version.split('.').slice(0, 2).join('.')}` });
});

test('FED-20 check:remotes names the missing export of a remote that was built against another ui, without a browser, in seconds', () => {
  writeHost(['Button', 'Panel', 'LaneChart']);
  const found = run('scripts/check-remotes.mjs');
  expect(found.output).toContain('1 built remotes find in the shell all that they take.');
  expect(found.status).toBe(0);

  writeHost(['Button', 'Panel']);
  const started = Date.now();
  const missing = run('scripts/check-remotes.mjs');
  expect(Date.now() - started).toBeLessThan(20_000);
  expect(missing.status).toBe(1);
  expect(missing.output).toContain('mfe-range takes LaneChart of @hand-receipt/ui, which does not have it');
  expect(missing.output).not.toContain('Button');
});

test('FED-20 it compares the versions too, and wants every remote built where it is told that they are', () => {
  writeHost(['Button', 'Panel', 'LaneChart'], { ui: '2.0.0' });
  const older = run('scripts/check-remotes.mjs');
  expect(older.status).toBe(1);
  expect(older.output).toContain('mfe-range: Range was built for an older Hand Receipt (needs ui 1.');
  writeHost(['Button', 'Panel', 'LaneChart']);
  expect(run('scripts/check-remotes.mjs', '--built')).toMatchObject({
    status: 1,
    output: expect.stringMatching(
      /Of \d+ remotes 1 are built with a shell: run pnpm build first\./,
    ) as string,
  });
});

test('FED-20 it compares with the last release both ways, except where the ranges refuse already', () => {
  const host = (ui: string[], version: string) => ({
    versions: { ...versions, ui: version },
    provides: { '@hand-receipt/ui': ui, '@hand-receipt/ui/table': ['DataTable'], react: ['*'] },
  });
  const lanes = (range: string) => ({
    name: 'mfe-lanes',
    title: 'Lanes',
    host: { ui: range },
    imports: { '@hand-receipt/ui': ['Button', 'OldChart'] },
  });
  writeHost(['Button', 'Panel', 'LaneChart']);
  write('last-release.json', { host: host(['Button', 'Panel'], '1.0.0'), remotes: [lanes('^1.0')] });
  const { status, output } = run('scripts/check-remotes.mjs');
  expect(status).toBe(1);
  expect(output.trim().split('\n').sort()).toEqual([
    'mfe-lanes takes OldChart of @hand-receipt/ui, which does not have it; as it was in the last release, and this shell would load it',
    'mfe-range takes LaneChart of @hand-receipt/ui, which does not have it; in the shell of the last release, which would load it',
  ]);
  write('last-release.json', { host: host(['Button'], '0.9.0'), remotes: [lanes('^0.9')] });
  expect(run('scripts/check-remotes.mjs').status).toBe(0);
});

test('FED-20 release:check compares a deployed folder with the shell beside it', () => {
  writeHost(['Button', 'Panel', 'LaneChart']);
  const well = run('scripts/release.mjs', 'check', remote);
  expect(well).toMatchObject({ status: 0, output: expect.stringContaining('all as signed') as string });
  writeHost(['Button', 'LaneChart']);
  const missing = run('scripts/release.mjs', 'check', remote);
  expect(missing.status).toBe(1);
  expect(missing.output).toContain('mfe-range takes Panel of @hand-receipt/ui, which does not have it');
});
