import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

test('a server that closes while its ledger is being checked leaves nothing behind that keeps the process', async () => {
  const child = spawn(process.execPath, ['--import', 'tsx', 'test/process/closing-server.ts'], {
    cwd: path.resolve(__dirname, '../..'),
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let printed = '';
  child.stdout.on('data', (chunk: Buffer) => (printed += chunk.toString()));
  try {
    expect(await once(child, 'exit')).toEqual([0, null]);
  } finally {
    child.kill('SIGKILL');
  }
  // Neither check has a verdict, and both say why. An interrupted check logs no error.
  const said = 'failed: The check was interrupted: the server that ran it has stopped.\n';
  expect(printed).toBe(said + said);
}, 100_000);
