import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { type IncomingMessage, type Server, type ServerResponse, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';

const PACKAGE = path.resolve(__dirname, '../../../packages/witness');
const PROGRAM = path.join(PACKAGE, 'dist/witness.js');

const opened: TestWitness[] = [];
beforeAll(() => {
  execFileSync(process.execPath, ['build.mjs'], { cwd: PACKAGE });
}, 60_000);
afterAll(async () => {
  for (const witness of opened) await witness.remove();
});

/** What a witness seems to do: answer, never answer, or answer with what a test makes of its answer. */
type Fault =
  'none' | 'hangs' | ((answer: { status: number; body: string }) => { status: number; body: string });

/** A witness in a process of its own, and before it a proxy that can be told to be faulty. */
export class TestWitness {
  fault: Fault = 'none';
  /** Sizes of the checkpoints that it was asked to cosign. */
  readonly asked: number[] = [];
  /** Requests that are under way now, for each proxy. */
  readonly underWayOf: number[] = [];
  /** The most requests that were ever under way at the same time. */
  most = 0;
  #child: ChildProcess | null = null;
  #port = 0;

  private constructor(
    readonly name: string,
    readonly key: string,
    readonly dir: string,
    readonly proxies: Server[],
  ) {}

  /** A witness that follows a log and serves. */
  static async open(name: string, logKey: string): Promise<TestWitness> {
    const dir = await mkdtemp(path.join(tmpdir(), 'witness-'));
    const key = command('init', '--dir', dir, '--name', `witness.test/${name}`);
    command('follow', '--dir', dir, logKey);
    const witness = new TestWitness(name, key, dir, []);
    opened.push(witness);
    await witness.addProxy();
    await witness.start();
    return witness;
  }

  get underWay(): number {
    return this.underWayOf.reduce((sum, count) => sum + count, 0);
  }

  /** Its lines of a policy, by its first proxy or another one. */
  line(proxy = 0): string {
    const { port } = this.proxies[proxy]?.address() as AddressInfo;
    return `witness ${this.name} ${this.key} http://127.0.0.1:${port}\n`;
  }

  async addProxy(): Promise<void> {
    const at = this.underWayOf.push(0) - 1;
    const count = (change: number) => {
      this.underWayOf[at] = (this.underWayOf[at] ?? 0) + change;
    };
    const proxy = createServer((request, response) => {
      count(1);
      response.once('close', () => count(-1));
      void this.#pass(request, response);
    });
    this.proxies.push(proxy);
    await once(proxy.listen(0, '127.0.0.1'), 'listening');
  }

  async start(): Promise<void> {
    const child = spawn(process.execPath, [PROGRAM, 'serve', '--dir', this.dir, '--port', '0']);
    this.#child = child;
    for await (const chunk of child.stdout as AsyncIterable<Buffer>) {
      const [, port] = chunk.toString().split('http://127.0.0.1:');
      if (port === undefined) continue;
      this.#port = Number(port.trim());
      return;
    }
    throw new Error(`${this.name} does not serve.`);
  }

  async stop(): Promise<void> {
    const child = this.#child;
    this.#child = null;
    if (!child || child.exitCode !== null) return;
    child.kill('SIGKILL');
    await once(child, 'exit');
  }

  /** What `pnpm witness` prints of its folder. */
  tell(name: 'status' | 'evidence'): string {
    return command(name, '--dir', this.dir);
  }

  async remove(): Promise<void> {
    await this.stop();
    for (const proxy of this.proxies) {
      proxy.closeAllConnections();
      proxy.close();
    }
    await rm(this.dir, { recursive: true, force: true });
  }

  async #pass(request: IncomingMessage, response: ServerResponse): Promise<void> {
    this.most = Math.max(this.most, this.underWay);
    const chunks: Buffer[] = await request.toArray();
    const body = Buffer.concat(chunks);
    const [, size = ''] = body
      .toString()
      .slice(body.indexOf('\n\n') + 2)
      .split('\n');
    this.asked.push(Number(size));
    if (this.fault === 'hangs') return;
    try {
      const answer = await fetch(`http://127.0.0.1:${this.#port}${request.url ?? ''}`, {
        method: 'POST',
        body,
      });
      const passed = { status: answer.status, body: await answer.text() };
      const sent = this.fault === 'none' ? passed : this.fault(passed);
      response.writeHead(sent.status).end(sent.body);
    } catch {
      response.destroy();
    }
  }
}

const command = (...args: string[]): string =>
  execFileSync(process.execPath, [PROGRAM, ...args], { encoding: 'utf8' }).trim();
