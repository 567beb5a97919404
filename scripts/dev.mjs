/** `pnpm dev`: the API, the shell and every remote, each on its own port, with hot reload across them. */
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { portFaults } from './lib/remote-folders.mjs';
import { install, remotes, ROOT } from './lib/workspace.mjs';

const faults = portFaults();
if (faults.length > 0) {
  console.error(faults.join('\n'));
  process.exit(1);
}

await install();

const only = process.argv.slice(2);
const wanted = remotes().filter((name) => only.length === 0 || only.includes(name));
const children = [];

function start(name, args, cwd) {
  const child = spawn(process.execPath, args, {
    cwd,
    env: { DATA_DIR: join(ROOT, '.data'), ...process.env },
  });
  const tag = `${name.padEnd(16)} `;
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => process.stdout.write(String(chunk).replace(/^(?=.)/gm, tag)));
  }
  children.push(child);
}

const serve = (name) =>
  start(
    name,
    [
      'node_modules/webpack-cli/bin/cli.js',
      'serve',
      '--config',
      'webpack.config.js',
      '--mode',
      'development',
    ],
    join(ROOT, name),
  );

start('mock-api', ['--import', 'tsx', '--watch-path', 'src', 'src/server.ts'], join(ROOT, 'mock-api'));
serve('shell');
wanted.forEach(serve);

console.log('shell            http://127.0.0.1:3100');
for (const name of wanted) {
  const { port } = JSON.parse(readFileSync(join(ROOT, name, 'remote.json'), 'utf8'));
  console.log(`${name.padEnd(16)} http://127.0.0.1:${port}`);
}

const stop = () => children.forEach((child) => child.kill('SIGTERM'));
process.on('SIGINT', stop);
process.on('SIGTERM', stop);
