import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { type IncomingMessage, request } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ED25519_COSIGNATURE } from '@hand-receipt/ledger';
import { generateSignerKey, nodeCosigner } from '@hand-receipt/ledger/node';
import { followLog, makeFolder } from '../src/folder';
import { cosignedAt } from './independent-log';

const PACKAGE = path.resolve(__dirname, '..');
const PROGRAM = path.join(PACKAGE, 'dist/witness.js');

/** Builds the witness as `pnpm witness` does. */
export function buildWitness(): void {
  const { status, stderr } = spawnSync(process.execPath, ['build.mjs'], { cwd: PACKAGE, encoding: 'utf8' });
  if (status !== 0) throw new Error(`The witness was not built:\n${stderr}`);
}

const folders: string[] = [];
const running = new Set<ChildProcess>();

/** A folder that goes with the tests of this file. */
export function newFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'witness-test-'));
  folders.push(folder);
  return folder;
}

afterAll(() => {
  for (const child of running) child.kill('SIGKILL');
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

/** Runs a command to its end. */
export function run(...args: string[]): { code: number | null; out: string; error: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, [PROGRAM, ...args], { encoding: 'utf8' });
  return { code: status, out: stdout, error: stderr };
}

/** A folder of a witness that follows these keys, and the witness's own verifier key. */
export async function newWitness(...vkeys: string[]): Promise<{ dir: string; vkey: string }> {
  const dir = newFolder();
  const key = generateSignerKey('witness.test/s4', ED25519_COSIGNATURE);
  await makeFolder(dir, key);
  for (const vkey of vkeys) await followLog(dir, vkey);
  return { dir, vkey: nodeCosigner(key).verifierKey };
}

export interface Answer {
  status: number;
  headers: IncomingMessage['headers'];
  body: string;
}

export interface Sent {
  method?: string;
  url?: string;
  body?: string | Buffer;
}

/** A witness that serves, in a process of its own. */
export class ServingWitness {
  private constructor(
    readonly child: ChildProcess,
    readonly port: number,
    /** How the process ended. */
    readonly ended: Promise<number | null>,
    readonly printed: { text: string },
  ) {}

  /** @param preload a script that the process loads first, and what it is told in its environment */
  static async start(dir: string, preload?: string, env: NodeJS.ProcessEnv = {}): Promise<ServingWitness> {
    const first = preload ? ['--import', path.join(__dirname, preload)] : [];
    const child = spawn(process.execPath, [...first, PROGRAM, 'serve', '--dir', dir, '--port', '0'], {
      env: { ...process.env, ...env },
    });
    running.add(child);
    const printed = { text: '' };
    const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
    const port = new Promise<number>((resolve, reject) => {
      child.stdout.on('data', (chunk: Buffer) => {
        printed.text += chunk.toString();
        const [, found] = printed.text.split('http://127.0.0.1:');
        if (found?.includes('\n')) resolve(Number(found.split('\n')[0]));
      });
      child.stderr.on('data', (chunk: Buffer) => (printed.text += chunk.toString()));
      void ended.then((code) => reject(new Error(`The witness ended with ${code}: ${printed.text}`)));
    });
    return new ServingWitness(child, await port, ended, printed);
  }

  /** @throws Error where the connection breaks */
  send({ method = 'GET', url = '/add-checkpoint', body = '' }: Sent): Promise<Answer> {
    return new Promise((resolve, reject) => {
      const call = request({ host: '127.0.0.1', port: this.port, method, path: url }, (response) => {
        response.toArray().then((chunks: Buffer[]) => {
          const { statusCode = 0, headers } = response;
          resolve({ status: statusCode, headers, body: Buffer.concat(chunks).toString() });
        }, reject);
      });
      call.on('error', reject).end(body);
    });
  }

  add(body: string | Buffer): Promise<Answer> {
    return this.send({ method: 'POST', body });
  }

  /** Sends a request that must be cosigned, and checks the line. @returns its time. */
  async cosign(body: string, vkey: string): Promise<bigint> {
    const { status, body: line } = await this.add(body);
    if (status !== 200) throw new Error(`not cosigned: ${status} ${line}`);
    const note = body.slice(body.indexOf('\n\n') + 2);
    return cosignedAt(vkey, note.slice(0, note.indexOf('\n\n') + 1), line);
  }

  async stop(): Promise<void> {
    this.child.kill('SIGKILL');
    await this.ended;
    running.delete(this.child);
  }
}
