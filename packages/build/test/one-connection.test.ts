import { spawnSync } from 'node:child_process';
import path from 'node:path';

/** Whether the linter refuses each text for the database that it uses, were it written in that file. */
function refused(lines: readonly [where: string, what: string][]): boolean[] {
  const script = path.join(__dirname, 'lint-lines.mjs');
  const { stdout, stderr } = spawnSync(process.execPath, [script], {
    input: JSON.stringify(lines),
    encoding: 'utf8',
  });
  if (!stdout) throw new Error(`The linter did not run: ${stderr}`);
  const results = JSON.parse(stdout) as { ruleId: string }[][];
  return results.map((messages) => messages.some(({ ruleId }) => ruleId === 'transactions/one-connection'));
}

const ROUTES = "import { route } from '../http';\n";
const ACT = "import type { UnitOfWork } from '../unit-of-work';\n";

test('what is given a transaction or a connection does not reach for another one', () => {
  const file = 'mock-api/src/forms/x.ts';
  expect(
    refused([
      [file, `${ROUTES}const { db } = app.database;`],
      [file, `${ROUTES}const { clock, database } = app;`],
      [file, `${ACT}void app.database.db;`],
      [file, `${ROUTES}const { clock } = app;`],
      [file, 'const { db } = app.database;'],
      ['mock-api/src/http/x.ts', `${ACT}const { db } = app.database;`],
    ]),
  ).toEqual([true, true, true, false, false, false]);
}, 120_000);
