/**
 * Two witnesses for the demo company, as processes of their own on this machine. They show how witnesses work, and prove
 * nothing: whoever has the server has them too.
 */
import { spawn, spawnSync } from 'node:child_process';
import { createPrivateKey, createPublicKey } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { ROOT, say } from './workspace.mjs';

const PROGRAM = join(ROOT, 'packages/witness/dist/witness.js');
/** Where the witnesses of `npm start` keep what they remember. */
const FOLDER = join(ROOT, '.witness');
const policyIn = (folder) => join(folder, 'policy');
/** The key of the ledger that the witnesses follow. */
const followedIn = (folder) => join(folder, 'log');
const NAMES = ['demo-1', 'demo-2'];
const PKCS8_ED25519 = Buffer.from('302e020100300506032b657004220420', 'hex');
const LOOK_EVERY_MS = 200;

const read = (file) => (existsSync(file) ? readFileSync(file, 'utf8').trim() : null);

/** Whether this start gets demo witnesses: not on a database or with a policy of one's own. */
export const wantsDemoWitnesses = ({ WITNESSES, DEMO, DATABASE_URL, WITNESS_POLICY_FILE }) =>
  WITNESSES !== 'off' && DEMO !== 'off' && !DATABASE_URL && !WITNESS_POLICY_FILE;

/** The verifier key of the server's signing key; null before the server has made one. */
function logKey(keyFile) {
  const text = read(keyFile);
  if (text === null) return null;
  const [, , name, id] = text.split('+');
  const encoded = text.slice(`PRIVATE+KEY+${name}+${id}+`.length);
  const seed = Buffer.from(encoded, 'base64').subarray(1);
  const key = createPrivateKey({ key: Buffer.concat([PKCS8_ED25519, seed]), format: 'der', type: 'pkcs8' });
  const raw = createPublicKey(key).export({ format: 'der', type: 'spki' }).subarray(-32);
  return `${name}+${id}+${Buffer.concat([Buffer.of(1), raw]).toString('base64')}`;
}

function command(...args) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [PROGRAM, ...args], { encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr.trim());
  return stdout.trim();
}

/** The wanted port where it is free, else another one. */
function freePort(wanted) {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(freePort(0)));
    server.listen(wanted, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}

/** Makes the witnesses, if they are not there, and the policy that trusts them. @returns the policy's file, and the ports */
export async function makeDemoWitnesses(keyFile, folder = FOLDER) {
  const followed = read(followedIn(folder));
  // Witnesses of an earlier ledger would refuse this one, as they should.
  if (followed !== null && followed !== logKey(keyFile)) rmSync(folder, { recursive: true });
  const before = read(policyIn(folder))?.split('\n') ?? [];
  const ports = [];
  const lines = [];
  for (const [at, name] of NAMES.entries()) {
    const dir = join(folder, name);
    const publicKey = join(folder, `${name}.key`);
    if (!existsSync(publicKey)) {
      mkdirSync(dir, { recursive: true });
      writeFileSync(publicKey, `${command('init', '--dir', dir, '--name', name)}\n`);
    }
    ports.push(await freePort(Number(before[at]?.split(':').at(-1)) || 0));
    lines.push(`witness ${name} ${read(publicKey)} http://127.0.0.1:${ports[at]}`);
  }
  writeFileSync(policyIn(folder), `${lines.join('\n')}\ngroup demo all ${NAMES.join(' ')}\nquorum demo\n`);
  return { policy: policyIn(folder), ports };
}

/**
 * Starts the witnesses once the server has its key. One that does not start leaves the server running.
 *
 * @returns what ends them.
 */
export function startDemoWitnesses(keyFile, ports, folder = FOLDER) {
  const running = new Set();
  let ended = false;
  const start = async () => {
    let key = logKey(keyFile);
    for (; key === null && !ended; key = logKey(keyFile)) await setTimeout(LOOK_EVERY_MS);
    if (ended) return;
    for (const [at, name] of NAMES.entries()) {
      const dir = join(folder, name);
      if (!existsSync(join(dir, 'logs'))) command('follow', '--dir', dir, key);
      const args = [PROGRAM, 'serve', '--dir', dir, '--port', String(ports[at])];
      const child = spawn(process.execPath, args, { stdio: ['ignore', 'ignore', 'inherit'] });
      running.add(child);
      child.once('exit', (code) => {
        running.delete(child);
        if (!ended) say(`the demo witness ${name} has ended (${code})`);
      });
    }
    writeFileSync(followedIn(folder), `${key}\n`);
    say(`started two demo witnesses on this machine: ${NAMES.join(' and ')}`);
  };
  start().catch((error) => say(`the demo witnesses could not be started: ${error.message}`));
  return () => {
    ended = true;
    for (const child of running) child.kill('SIGTERM');
  };
}
