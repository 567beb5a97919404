import { spawnSync } from 'node:child_process';
import path from 'node:path';

/** Whether the linter refuses each text for the table that it reads, were it written in that file. */
function refused(lines: readonly [where: string, what: string][]): boolean[] {
  const script = path.join(__dirname, 'lint-lines.mjs');
  const { stdout, stderr } = spawnSync(process.execPath, [script], {
    input: JSON.stringify(lines),
    encoding: 'utf8',
  });
  if (!stdout) throw new Error(`The linter did not run: ${stderr}`);
  const results = JSON.parse(stdout) as { ruleId: string }[][];
  return results.map((messages) => messages.some(({ ruleId }) => ruleId === 'events/through-reader'));
}

test('what shows or exports events reads them through the one reader', () => {
  expect(
    refused([
      ['mock-api/src/ledger-history/x.ts', "db.selectFrom('ledger_event');"],
      ['mock-api/src/ledger-history/x.ts', 'sql`select seq from ledger_event where true`;'],
      ['mock-api/src/ledger-check/write-correction.ts', "db.selectFrom('ledger_event');"],
      ['mock-api/src/ledger-history/x.ts', 'ledgerEvents(db);'],
      ['mock-api/src/ledger-history/x.ts', "db.selectFrom('ledger_head');"],
      ['mock-api/src/ledger/seal/x.ts', "db.selectFrom('ledger_event');"],
      ['mock-api/src/ledger-check/x-check.ts', "db.selectFrom('ledger_event');"],
    ]),
  ).toEqual([true, true, true, false, false, false, false]);
}, 120_000);
