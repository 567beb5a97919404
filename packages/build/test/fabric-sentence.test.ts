import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

test('EVID-53 no file of the product speaks of a cloud ledger of a government', () => {
  const sentence = ['government', 'cloud', 'ledger'].join(' ');
  const { status, stdout } = spawnSync('git', ['grep', '-il', sentence], {
    cwd: join(__dirname, '../../..'),
    encoding: 'utf8',
  });
  // 1 is git's answer for "found nowhere"; 128 would be a folder without a repository.
  expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
});
