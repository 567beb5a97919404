import { sql } from 'kysely';
import { seedDemo } from '../../seed';
import { LedgerVerification } from '../../src/ledger-check/verification';
import { type TestApp, testApp } from '../support/app';
import { asOperator } from './operator';

/** What no act writes into a column of its type. */
const ODD: Record<string, string[]> = {
  timestamptz: ['infinity'],
  jsonb: ['{}', '[1, null]', '"odd"'],
};

let company: TestApp;
beforeAll(async () => {
  company = await testApp();
  await seedDemo({ db: company.database.db, clock: company.clock, log: { info: () => undefined } });
}, 120_000);

const check = async () => {
  const { database, app, clock } = company;
  await app.sealer.sealNow();
  const parts = { db: database.db, sealer: app.sealer, clock: () => clock.now() };
  const { findings } = await new LedgerVerification(parts).check();
  return findings.map(({ message }) => message);
};

interface Column {
  table: string;
  column: string;
  type: string;
}

/** Columns of times and of JSON in tables with rows; those of the checks themselves are not of the ledger. */
async function oddColumns(): Promise<Column[]> {
  const { rows } = await sql<Column>`
    select table_name as table, column_name as column, udt_name as type from information_schema.columns
    where table_schema = current_schema() and is_generated = 'NEVER' and udt_name in ('timestamptz', 'jsonb')
      and table_name not in ('ledger_check', 'ledger_pending')
    order by 1, 2`.execute(company.database.db);
  return rows;
}

/** Makes the value of one row odd. @returns the way back; null where there is no row or the table refuses it. */
async function makeOdd({ table, column, type }: Column, odd: string): Promise<(() => Promise<void>) | null> {
  const { db } = company.database;
  const [name, at, value] = [sql.table(table), sql.ref(column), sql`${odd}::${sql.raw(type)}`];
  const first = await sql<{ place: string; was: string | null }>`
    select ctid::text as place, ${at}::text as was from ${name}
    order by ${at} is null, to_jsonb(${name}) ->> 'event_id' nulls last limit 1`.execute(db);
  const [row] = first.rows;
  if (!row) return null;
  try {
    await asOperator(db, sql`update ${name} set ${at} = ${value} where ctid = ${row.place}::tid`);
  } catch {
    return null;
  }
  const before = sql`${row.was}::${sql.raw(type)}`;
  return () => asOperator(db, sql`update ${name} set ${at} = ${before} where ${at} = ${value}`);
}

/** Odd values that have a record of their own named: the row, by its number. */
const NAMED: Record<string, RegExp> = {
  'verification.at infinity': /^Verification V-\d+ shows time not a time; ledger says /,
  'transfer.requested_at infinity': /^Transfer T-\d+ shows requested not a time; ledger says /,
  'handover.act_at infinity': /^Receipt HO-\d+ shows time not a time; ledger says /,
  'document.attachments {}': /^Document D-\d+ shows attachments with SHA-256 missing; ledger says /,
};

test('EVID-03 EVID-08 an odd time or an odd JSON value in any column leaves a verdict, and its record is named', async () => {
  expect(await check()).toEqual([]);
  const failed: string[] = [];
  const named = new Map<string, string[]>();
  for (const { table, column, type } of await oddColumns()) {
    for (const odd of ODD[type] ?? []) {
      const undo = await makeOdd({ table, column, type }, odd);
      if (!undo) continue;
      const found = await check().catch((error: unknown) => String(error));
      if (typeof found === 'string') failed.push(`${table}.${column} ${odd}: ${found}`);
      else named.set(`${table}.${column} ${odd}`, found);
      await undo();
    }
  }
  expect(failed).toEqual([]);
  expect(named.size).toBeGreaterThan(80);
  for (const [what, words] of Object.entries(NAMED)) {
    if (named.has(what)) expect([what, named.get(what)]).toEqual([what, [expect.stringMatching(words)]]);
  }
  expect([...Object.keys(NAMED)].filter((what) => named.has(what)).length).toBeGreaterThan(2);
  expect(await check()).toEqual([]);
}, 600_000);
