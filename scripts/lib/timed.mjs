/**
 * `node timed.mjs FILE NAME COMMAND...`: runs a command and appends to FILE one line of JSON with the seconds that it
 * took, and those of processor time that it and what it started used (Linux tells; elsewhere null).
 */
import { spawn } from 'node:child_process';
import { appendFileSync, readFileSync } from 'node:fs';

const [file, name, command, ...args] = process.argv.slice(2);
const TICKS_A_SECOND = 100;

/** Processor time of the children that have ended, by this process's own line in /proc. */
function secondsOfChildren() {
  try {
    const [, fields] = /\) (.*)/.exec(readFileSync('/proc/self/stat', 'utf8')) ?? [];
    const [user, system] = fields.split(' ').slice(13, 15).map(Number);
    return (user + system) / TICKS_A_SECOND;
  } catch {
    return null;
  }
}

const start = performance.now();
const child = spawn(command, args, { stdio: 'inherit' });
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
child.on('error', (error) => {
  console.error(error.message);
  process.exitCode = 1;
});
child.on('close', (code) => {
  const wall = (performance.now() - start) / 1000;
  appendFileSync(file, JSON.stringify({ name, wall, cpu: secondsOfChildren() }) + '\n');
  process.exitCode = code ?? 1;
});
