import type { SiReportDto } from '@hand-receipt/contracts';
import { type RawBuilder, sql } from 'kysely';
import { type Battalion, battalion } from '../si-reports/battalion';

let t: Battalion;
/** A report that says UP, and one that says RED. */
let up: string;
let red: string;

beforeAll(async () => {
  t = await battalion();
  const weapon = await t.weapon('leader-A1', 'A100001');
  await t.weapon('leader-A2', 'A200001');
  await t.see('leader-A1', weapon);
  up = (await t.up('leader-A1', 'A-1-1')).id;
  const response = await t.post('leader-A2', {
    unitId: 'A-1-2',
    status: 'RED',
    loss: {
      serialNumbers: ['A200001'],
      lostAt: new Date(2026, 10, 22, 16).toISOString(),
      details: 'Not in the rack.',
      actionTaken: 'The area is searched.',
    },
  });
  if (response.statusCode !== 201) throw new Error(response.body);
  red = response.json<SiReportDto>().id;
});

/** What the check says of reports; whether they are sealed yet is another matter. */
const reportFindings = async () =>
  (await t.findings()).filter((message) => message.startsWith('Sensitive items report'));

/** What the check says while a change by SQL stands; the change is undone. */
async function findingsAfter(change: RawBuilder<unknown>): Promise<string[]> {
  const { db } = t.database;
  const kept = await db.selectFrom('si_report').selectAll().execute();
  await change.execute(db);
  const found = await reportFindings();
  await db.deleteFrom('si_report').execute();
  for (const row of kept) {
    await db
      .insertInto('si_report')
      .values({ ...row, lines: row.lines && JSON.stringify(row.lines) })
      .execute();
  }
  return found;
}

test('a sensitive items report that says UP, and one that says RED, agree with their events', async () => {
  expect(await reportFindings()).toEqual([]);
});

const lines = (path: string, value: string) =>
  sql`update si_report set lines = jsonb_set(lines::jsonb, ${path}::text[], ${JSON.stringify(value)}::jsonb)
    where status = 'RED'`;

const EDITS: [string, RawBuilder<unknown>, () => string][] = [
  [
    'status',
    sql`update si_report set status = 'UP', lines = null where status = 'RED'`,
    () => `${red} shows status UP; ledger says RED`,
  ],
  [
    'count',
    sql`update si_report set seen = 0 where status = 'UP'`,
    () => `${up} shows 0 seen; ledger says 1`,
  ],
  [
    'total',
    sql`update si_report set expected = 4 where status = 'UP'`,
    () => `${up} shows 4 expected; ledger says 1`,
  ],
  [
    'time',
    sql`update si_report set at = at - interval '1 hour' where status = 'UP'`,
    () =>
      `${up} shows sent ${new Date(2026, 10, 22, 16, 30).toISOString()}; ledger says ${new Date(2026, 10, 22, 17, 30).toISOString()}`,
  ],
  [
    'lost item',
    lines('{items,0,serialNumber}', 'A999999'),
    () => `${red} shows lost M4A1 Carbine A999999; ledger says M4A1 Carbine A200001`,
  ],
  [
    'name of the lost item',
    lines('{items,0,name}', 'Tent'),
    () => `${red} shows lost Tent A200001; ledger says M4A1 Carbine A200001`,
  ],
  [
    'details',
    lines('{details}', 'It never was there.'),
    () => `${red} shows details It never was there.; ledger says Not in the rack.`,
  ],
];

test.each(EDITS)(
  'SIRP-05 a sensitive items report with another %s is named by number',
  async (_, change, words) => {
    const found = await findingsAfter(change);
    expect(found).toContain(`Sensitive items report ${words()}`);
  },
);

test('a sensitive items report that points at another item is named by number', async () => {
  const [finding] = await findingsAfter(lines('{items,0,id}', 'P-9999'));
  expect(finding).toContain(`Sensitive items report ${red} shows lost item P-9999; ledger says P-`);
});

test('SIRP-10 a sensitive items report that was inserted or deleted by SQL is named by number', async () => {
  const inserted = sql`insert into si_report (id, unit_id, due_at, status, seen, expected, by_user_id, at, event_id)
    select 'SI-9999', 'B-1-1', due_at, 'UP', 1, 1, by_user_id, at, null from si_report where id = ${up}`;
  expect(await findingsAfter(inserted)).toEqual([
    'Sensitive items report SI-9999 has no event in the ledger',
  ]);
  const [missing] = await findingsAfter(sql`delete from si_report where id = ${up}`);
  expect(missing).toMatch(
    new RegExp(`^Sensitive items report ${up} is missing; ledger has it as event #\\d+$`),
  );
});
