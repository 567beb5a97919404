import { sql } from 'kysely';
import { leaveCompany } from '../../src/clearance/leave-company';
import { recordRowsFound } from '../../src/ledger-check';
import { register } from '../../src/people/auth/register';
import { changeUnit, createUnit, removeUnit } from '../../src/people/units/change';
import { changeRole } from '../../src/people/users/change-role';
import { createUser } from '../../src/people/users/create-user';
import { editUser } from '../../src/people/users/edit-user';
import { Transactor, type UnitOfWork } from '../../src/unit-of-work';
import { SealedLedger } from './sealed-ledger';
import { CLOCK, NAVARRO } from './support';

const ledger = SealedLedger.forEachTest();
const ADMIN = { ...NAVARRO, role: 'Admin', unitId: 'B' } as const;

/** Does an act of an Admin through the product. */
const asAdmin = <T>(act: (work: UnitOfWork) => Promise<T>): Promise<T> =>
  new Transactor({ db: ledger.db, clock: { now: CLOCK } }).run(ADMIN, act);

const PERSON = {
  username: 'tanaka',
  email: 'tanaka@unit.test',
  firstName: 'Ren',
  lastName: 'Tanaka',
  rank: 'PFC',
  role: 'Soldier',
  unitId: 'B',
} as const;

// The small company came in without events, as the data of a version before.
beforeEach(() => recordRowsFound(ledger.db, CLOCK()));

test('each person and unit is recorded once, as found, and the ledger holds', async () => {
  await recordRowsFound(ledger.db, CLOCK());
  expect(await ledger.verify()).toMatchObject({ is_verified: true, size: 11, findings: [], warnings: [] });
});

test('EVID-05 rank and last name of two people exchanged give two findings for each', async () => {
  await ledger.attack(sql`
    update users one set rank = other.rank, last_name = other.last_name
    from users other where one.id <> other.id`);
  expect(await ledger.messages()).toEqual([
    'Account SGT A Navarro shows rank SPC; ledger says SGT',
    'Account SGT A Navarro shows last name Whitaker; ledger says Navarro',
    'Account SPC A Whitaker shows rank SGT; ledger says SPC',
    'Account SPC A Whitaker shows last name Navarro; ledger says Whitaker',
  ]);
});

test('EVID-05 a unit with another name, kind or parent is named with both values', async () => {
  const platoon = await asAdmin((work) =>
    createUnit(work, { name: '1st Platoon', kind: 'platoon', parentId: 'B' }),
  );
  const other = await asAdmin((work) =>
    createUnit(work, { name: '2nd Platoon', kind: 'platoon', parentId: 'B' }),
  );
  await asAdmin((work) => createUnit(work, { name: '2nd Squad', kind: 'squad', parentId: other }));
  expect(await ledger.messages()).toEqual([]);
  await ledger.attack(
    sql`update units set parent_id = ${platoon} where name = '2nd Squad'`,
    sql`update units set name = 'Z Co' where id = 'B'`,
  );
  expect((await ledger.messages()).sort()).toEqual([
    'Unit 2nd Squad shows parent 1st Platoon; ledger says 2nd Platoon',
    'Unit Z Co shows name Z Co; ledger says B Co',
  ]);
});

test('EVID-06 a role raised to Commander by SQL is named; the same change through the product is green', async () => {
  await ledger.attack(sql`update users set role = 'Commander' where username = 'whitaker'`);
  expect((await ledger.verify()).findings).toEqual([
    {
      code: 'person-differs',
      message: 'Account SPC A Whitaker shows role Commander; ledger says Soldier',
      record: { kind: 'Account', id: 'U-0005' },
    },
  ]);
  await ledger.attack(sql`update users set role = 'Soldier' where username = 'whitaker'`);
  await asAdmin((work) => changeRole(work, 'U-0005', 'Commander'));
  expect(await ledger.messages()).toEqual([]);
});

test.each([
  ['first name', sql`first_name = 'Eve'`, 'Eve', 'A'],
  ['unit', sql`unit_id = null`, 'none', 'B Co'],
  ['status', sql`status = 'Inactive'`, 'Inactive', 'Pending'],
])('a person with another %s is named with both values', async (what, change, shown, said) => {
  await ledger.attack(sql`update users set ${change} where username = 'whitaker'`);
  expect(await ledger.messages()).toEqual([
    `Account SPC A Whitaker shows ${what} ${shown}; ledger says ${said}`,
  ]);
});

test('an account or a unit put into its table, or taken out, is named', async () => {
  await ledger.attack(
    sql`insert into users (id, username, email, password_hash, first_name, last_name, rank, role, unit_id)
      values ('U-0666', 'mallory', 'm@x.test', '-', 'M', 'Mallory', 'CPT', 'Admin', 'B')`,
    sql`insert into units (id, name, kind) values ('Z', 'Z Co', 'company')`,
    sql`delete from users where id = 'U-0005'`,
  );
  await recordRowsFound(ledger.db, CLOCK());
  expect(await ledger.messages()).toEqual(
    expect.arrayContaining([
      'Account SPC A Whitaker is missing; ledger has it as event #10',
      'Account CPT M Mallory has no event in the ledger',
      'Unit Z Co has no event in the ledger',
    ]),
  );
});

test('people and units changed through the product agree with the ledger', async () => {
  const { userId } = await asAdmin((work) => createUser(work, PERSON, '-'));
  await asAdmin((work) => editUser(work, userId, { lastName: 'Tanaka-Ruiz', rank: 'SPC' }, leaveCompany));
  const names = { username: 'voss', first_name: 'K', last_name: 'Voss' };
  const form = { ...names, email: 'voss@unit.test', rank: PERSON.rank, unit: 'B Co', password: '-' };
  await asAdmin((work) => register(work, form, { unitId: 'B', passwordHash: '-', demo: false }));
  const squad = await asAdmin((work) =>
    createUnit(work, { name: '1st Squad', kind: 'squad', parentId: 'B' }),
  );
  await asAdmin((work) => changeUnit(work, squad, { name: 'Alpha Squad' }));
  const gone = await asAdmin((work) => createUnit(work, { name: '2nd Squad', kind: 'squad', parentId: 'B' }));
  await asAdmin((work) => removeUnit(work, gone));
  expect(await ledger.verify()).toMatchObject({ is_verified: true, findings: [] });
});
