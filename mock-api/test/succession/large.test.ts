import { sql } from 'kysely';
import { type Changing, activate, changingCompany, signAs } from './changing';

let company: Changing;
beforeAll(async () => {
  company = await changingCompany();
  await sql`insert into property (name, serial_number, category, unit_id, assigned_to_user_id, assigned_date)
    select 'M4A1 Carbine', 'L' || n, 'other', 'B', ${company.ids.petrov}, now()
    from generate_series(10001, 10600) n`.execute(company.database.db);
  await sql`insert into custody_link (item_id, position, user_id, since)
    select id, link.position, link.user_id, now() from property
    cross join (values (0, null), (1, ${company.ids.halloran}), (2, ${company.ids.petrov})) link (position, user_id)
    where serial_number like 'L1%'`.execute(company.database.db);
});

test('SUCC-30 a set of 600 items is signed at once', async () => {
  await activate(company);
  const counted = { result: 'verified' as const, counted_at: new Date(), counted_by: company.oseiId };
  await company.database.db.updateTable('succession_line').set(counted).execute();
  expect((await signAs(company, 'halloran')).json.state).toBe('signing');
  expect((await signAs(company, 'osei')).json).toMatchObject({ state: 'signed', signing: { blockers: [] } });
  const { count } = await company.database.db
    .selectFrom('custody_link')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('user_id', '=', company.oseiId)
    .where('position', '=', 1)
    .executeTakeFirstOrThrow();
  expect(Number(count)).toBe(600);
});
