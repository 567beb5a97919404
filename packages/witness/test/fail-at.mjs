/**
 * Loaded before the witness: ends its process, or lets its disk fail, at one step of storing a checkpoint.
 * FAIL_AT names the step, FAIL_ON which checkpoint; DISK_FULL names a file: while it is there, the disk is full.
 */
import { existsSync } from 'node:fs';
import files from 'node:fs/promises';
import { ServerResponse } from 'node:http';

const { FAIL_AT, FAIL_ON, DISK_FULL } = process.env;
const { writeFile, rename } = files;
const { end } = ServerResponse.prototype;
let stored = 0;

const isState = (file) => String(file).includes('/state/') && String(file).endsWith('.new');

/** Ends the process as a power cut would, if this is the step. The promise leaves no time for another one. */
function reached(step) {
  if (step !== FAIL_AT || stored !== Number(FAIL_ON)) return;
  process.kill(process.pid, 'SIGKILL');
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
}

files.writeFile = async (file, ...rest) => {
  if (!isState(file)) return writeFile(file, ...rest);
  if (DISK_FULL && existsSync(DISK_FULL)) {
    throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
  }
  stored += 1;
  reached('before the temporary file');
  await writeFile(file, ...rest);
  reached('after fsync');
};

files.rename = async (from, to) => {
  await rename(from, to);
  if (isState(from)) reached('after rename');
};

ServerResponse.prototype.end = function (...args) {
  if (this.statusCode === 200 && this.req.method === 'POST') reached('before the answer');
  return end.apply(this, args);
};
