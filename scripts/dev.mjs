/**
 * `pnpm dev [mfe-range...] [--only]`: the API, the shell and remotes, each on its own port, with hot reload across them.
 * Where remotes are named, the others come from their last build, made in the background if it is stale; `--only` leaves
 * them out. `PORT_BASE=4100` moves all ports. A part that fails ends the command with its last lines.
 */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import ports from '../packages/build/src/dev-ports.js';
import { buildChanged } from './lib/build-units.mjs';
import { descriptors, portFaults } from './lib/remote-folders.mjs';
import { install, remotes, ROOT } from './lib/workspace.mjs';

const { API_PORT, devPort, SHELL_PORT } = ports;
const LINES_OF_A_FAILURE = 20;

const args = process.argv.slice(2);
const named = args.filter((arg) => !arg.startsWith('--'));
const unknown = named.filter((name) => !remotes().includes(name));
const faults = [...unknown.map((name) => `There is no remote ${name}.`), ...portFaults()];
if (faults.length > 0) {
  console.error(faults.join('\n'));
  process.exit(1);
}

await install();

const wanted = named.length > 0 ? named : remotes();
const others = args.includes('--only') ? [] : remotes().filter((name) => !wanted.includes(name));
const addressOf = (port) => `http://127.0.0.1:${devPort(port)}`;
const children = [];
let ending = false;

const isOver = (child) => child.exitCode !== null || child.signalCode !== null;

/** Ends every part, and then this command, whatever is still being built. */
function end(code) {
  if (ending) return;
  ending = true;
  const left = children.filter((child) => !isOver(child));
  const ends = left.map((child) => new Promise((resolve) => child.once('exit', resolve)));
  for (const child of left) child.kill('SIGTERM');
  void Promise.all(ends).then(() => process.exit(code));
}

/** Starts a part. Its lines are shown under its name, and the last of them again where it fails. */
function start(name, command, cwd, env = {}) {
  const child = spawn(process.execPath, command, {
    cwd,
    env: { DATA_DIR: join(ROOT, '.data'), ...process.env, ...env },
  });
  const tag = `${name.padEnd(16)} `;
  let last = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      const lines = String(chunk).split('\n').filter(Boolean);
      last = [...last, ...lines].slice(-LINES_OF_A_FAILURE);
      for (const line of lines) console.log(tag + line);
    });
  }
  child.on('exit', (code) => {
    if (ending) return;
    console.error(`\n${name} ended (${code}). Its last lines:\n${last.join('\n')}`);
    end(1);
  });
  children.push(child);
}

const WEBPACK = 'node_modules/webpack-cli/bin/cli.js serve --config webpack.config.js --mode development';
const serve = (name) =>
  start(name, WEBPACK.split(' '), join(ROOT, name), {
    DEV_REMOTES: wanted.join(','),
    ...(args.includes('--only') && { DEV_ONLY: '1' }),
  });

const answers = (url) =>
  fetch(url).then(
    ({ ok }) => ok,
    () => false,
  );

/** Waits until each part answers. */
async function ready(urls) {
  for (const url of urls)
    while (!ending && !(await answers(url))) await new Promise((resolve) => setTimeout(resolve, 500));
}

for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => end(0));

start('mock-api', ['--import', 'tsx', '--watch-path', 'src', 'src/server.ts'], join(ROOT, 'mock-api'), {
  PORT: String(devPort(API_PORT)),
});
serve('shell');
wanted.forEach(serve);
const builds = others.length > 0 ? buildChanged({ only: others }) : Promise.resolve([]);
builds.catch((error) => console.error(`The other sections could not be built: ${error.message}`));

const served = descriptors().filter(({ name }) => wanted.includes(name));
await ready([
  `${addressOf(API_PORT)}/readyz`,
  addressOf(SHELL_PORT),
  ...served.map(({ port }) => `${addressOf(port)}/remoteEntry.js`),
]);
if (!ending) {
  console.log('\nReady:');
  console.log(`${'the product'.padEnd(16)} ${addressOf(SHELL_PORT)}`);
  for (const { name, port } of served) console.log(`${`${name} alone`.padEnd(16)} ${addressOf(port)}`);
}
