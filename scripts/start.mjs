/**
 * `npm start`: installs, builds what has changed, and serves the composed product with its demo company.
 * Needs Node 20 and a connection to the package registry; nothing else.
 */
import { spawn } from 'node:child_process';
import { join, resolve } from 'node:path';
import { buildChanged } from './lib/build-units.mjs';
import { makeDemoWitnesses, startDemoWitnesses, wantsDemoWitnesses } from './lib/demo-witnesses.mjs';
import { install, ROOT, say } from './lib/workspace.mjs';

const [major, minor] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`Hand Receipt needs Node 20.19 or newer; this is ${process.version}.`);
  process.exit(1);
}

/** As the server reads its settings: a relative path starts where the command was typed. */
const fromCaller = (file) => resolve(process.env.INIT_CWD ?? '', file);
const dataDir = fromCaller(process.env.DATA_DIR || join(ROOT, '.data'));
const keyFile = fromCaller(process.env.LEDGER_KEY_FILE || join(dataDir, 'ledger/signing-key'));
let witnesses = null;

try {
  say('installing dependencies');
  say((await install()) ? 'dependencies installed' : 'dependencies are up to date');
  if (wantsDemoWitnesses(process.env)) {
    await buildChanged({ only: ['packages/witness'] });
    // Its policy is built into the browser's program.
    witnesses = await makeDemoWitnesses(keyFile);
    process.env.WITNESS_POLICY_FILE = witnesses.policy;
  }
  say('building the API, the shell and the remotes (only what has changed)');
  const built = await buildChanged();
  say(built.length ? `built ${built.join(', ')}` : 'everything is built');
} catch (error) {
  console.error(`\n${error.message}`);
  process.exit(1);
}

say('starting the server');
const server = spawn(process.execPath, ['--enable-source-maps', 'dist/server.js'], {
  cwd: join(ROOT, 'mock-api'),
  stdio: 'inherit',
  env: { ...process.env, DATA_DIR: dataDir, NODE_ENV: process.env.NODE_ENV ?? 'production' },
});
const endWitnesses = witnesses ? startDemoWitnesses(keyFile, witnesses.ports) : () => undefined;
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal));
server.on('exit', (code) => {
  endWitnesses();
  process.exit(code ?? 1);
});
