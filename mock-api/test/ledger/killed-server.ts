/**
 * A server that is killed while a browser looks at it and starts again on the same data, for
 * `e2e/tests/ledger-killed.spec.ts`. It is told `die at STEP`, one of `KILL_STEPS`, and `start again` once it
 * did; it answers `done`, and a first `done` after its address.
 */
import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { openTestEngine } from './test-engine';

const [engine, username = '', password = ''] = process.argv.slice(2);
const ORDER = 'die at ';

type Answers = AsyncIterator<string>;

async function main(): Promise<void> {
  const { dataDir, databaseUrl, remove } = await openTestEngine(engine);
  let server: ChildProcessWithoutNullStreams;
  let ended: Promise<unknown[]>;
  let answers: Answers;

  const next = async (): Promise<string> => {
    const { value, done } = await answers.next();
    if (done) throw new Error('The server ended before it answered.');
    return value;
  };
  const start = async (port: string, ...company: string[]): Promise<string> => {
    server = spawn(
      process.execPath,
      ['--import', 'tsx', 'test/ledger/killable-server.ts', dataDir, databaseUrl ?? '', port, ...company],
      { cwd: path.resolve(__dirname, '../..') },
    );
    server.stderr.pipe(process.stderr);
    ended = once(server, 'exit');
    answers = createInterface({ input: server.stdout })[Symbol.asyncIterator]();
    return next();
  };

  const port = await start('0', username, password);
  console.log(`http://127.0.0.1:${port}`);
  console.log('done');
  for await (const line of createInterface({ input: process.stdin })) {
    if (line.startsWith(ORDER)) {
      server!.stdin.write(`${line.slice(ORDER.length)}\n`);
      await next();
    } else {
      const [, signal] = await ended!;
      if (signal !== 'SIGKILL')
        throw new Error(`The server was not killed, but ended with ${String(signal)}.`);
      await start(port);
    }
    console.log('done');
  }
  server!.kill('SIGKILL');
  await ended!;
  await remove();
}

void main();
