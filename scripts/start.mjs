/**
 * `npm start`: installs, builds what has changed, and serves the composed product with its demo company.
 * Needs Node 20 and a connection to the package registry; nothing else.
 */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { buildChanged } from './lib/build-units.mjs';
import { install, ROOT, say } from './lib/workspace.mjs';

const [major, minor] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`Hand Receipt needs Node 20.19 or newer; this is ${process.version}.`);
  process.exit(1);
}

try {
  say('installing dependencies');
  say((await install()) ? 'dependencies installed' : 'dependencies are up to date');
  say('building the API, the shell and six remotes (only what has changed)');
  const built = await buildChanged();
  say(built.length ? `built ${built.length} of 8` : 'everything is built');
} catch (error) {
  console.error(`\n${error.message}`);
  process.exit(1);
}

say('starting the server');
const server = spawn(process.execPath, ['--enable-source-maps', 'dist/server.js'], {
  cwd: join(ROOT, 'mock-api'),
  stdio: 'inherit',
  env: { DATA_DIR: join(ROOT, '.data'), ...process.env, NODE_ENV: process.env.NODE_ENV ?? 'production' },
});
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal));
server.on('exit', (code) => process.exit(code ?? 1));
