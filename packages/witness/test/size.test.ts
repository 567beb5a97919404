import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';

test('EVID-31 who wants to read the whole witness reads at most 500 lines', () => {
  const folder = path.resolve(__dirname, '../src');
  const counts = readdirSync(folder).map(
    (name) => readFileSync(path.join(folder, name), 'utf8').split('\n').length - 1,
  );
  expect(counts.length).toBeGreaterThan(0);
  expect(counts.reduce((sum, count) => sum + count, 0)).toBeLessThanOrEqual(500);
});
