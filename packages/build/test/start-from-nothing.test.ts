import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const ROOT = path.join(__dirname, '../../..');
const NEEDED = ['package.json', 'scripts', 'packages/build', 'packages/contracts'];

test('npm start loads before anything is installed', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'hand-receipt-start-'));
  for (const name of NEEDED) {
    cpSync(path.join(ROOT, name), path.join(folder, name), {
      recursive: true,
      filter: (source) => path.basename(source) !== 'node_modules',
    });
  }
  const modules = ['build-units', 'demo-witnesses', 'workspace'].map(
    (name) => `await import(${JSON.stringify(path.join(folder, `scripts/lib/${name}.mjs`))});`,
  );
  const { stderr, status } = spawnSync(
    process.execPath,
    ['--input-type=module', '--eval', modules.join('\n')],
    { cwd: folder, encoding: 'utf8', env: { ...process.env, NODE_PATH: '' } },
  );
  rmSync(folder, { recursive: true });
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
});
