import { readAdmin } from '../../src/cli/admin/create-admin';
import { openDatabase } from '../../src/kernel/db/open';
import { OWN_PAGE } from '../support/app';
import { type Workplace, openApp, run, workplace } from './workplace';

const PASSWORD = 'seven-lanterns-by-the-weir';
const PERSON = [
  '--rank',
  'MSG',
  '--first-name',
  'Ruth',
  '--last-name',
  'Okonkwo',
  '--email',
  'ruth@unit.example',
];
const UNIT = ['--unit', 'B Co, 4-612 IN'];

let place: Workplace;
beforeAll(async () => {
  place = await workplace();
});

const create = (username: string, password: string, more: readonly string[] = UNIT) =>
  run('admin-create', ['--username', username, ...PERSON, ...more], {
    env: { ...place.env, ADMIN_PASSWORD: '' },
    input: `${password}\n`,
  });

async function usernames(): Promise<string[]> {
  const database = await openDatabase(place.config);
  const rows = await database.db.selectFrom('users').select('username').execute();
  await database.close();
  return rows.map(({ username }) => username);
}

const WEAK: readonly (readonly [password: string, why: string])[] = [
  ['eleven-char', 'It is shorter than 12 characters.'],
  ['aaaaaaaabbbb', 'It has fewer than 5 different characters.'],
  ['201907151830', 'It is a number.'],
  ['Password12345!', 'It is a common word with digits or signs around it.'],
  ['the-okonkwo-family', "It contains 'Okonkwo'."],
];
const refusal = (why: string) => `This password is too weak for an Admin. ${why}`;

test.each(WEAK)('the password %s is refused', (password, why) => {
  const particulars = {
    username: 'ruth',
    rank: 'MSG',
    first_name: 'Ruth',
    last_name: 'Okonkwo',
    email: 'ruth@unit.example',
    unit: 'B Co, 4-612 IN',
  };
  expect(() => readAdmin({ ...particulars, password })).toThrow(refusal(why));
});

test('weak passwords and incomplete particulars are refused, and nobody is made', async () => {
  expect(await create('ruth', 'eleven-char')).toEqual({
    code: 1,
    output: `${refusal('It is shorter than 12 characters.')}\n`,
  });
  expect(await create('ruth', '')).toMatchObject({
    code: 1,
    output: expect.stringContaining('There is no password'),
  });
  expect(await create('ruth', PASSWORD, [])).toEqual({ code: 1, output: 'unit is required.\n' });
  expect(await create('ruth', PASSWORD, [...UNIT, '--password', PASSWORD])).toMatchObject({
    code: 2,
    output: expect.stringContaining("Unknown option '--password'"),
  });
  expect(await usernames()).toEqual([]);
}, 240_000);

test('on an empty database it makes the unit and an Admin who signs in and is in the ledger', async () => {
  expect(await create('Ruth', PASSWORD)).toEqual({
    code: 0,
    output: 'ruth (U-0001) is an Admin and can sign in.\n',
  });
  const open = await openApp(place);
  const answer = await open.app.inject({
    method: 'POST',
    url: '/api/auth/login',
    headers: OWN_PAGE,
    body: { username: 'ruth', password: PASSWORD },
  });
  expect(answer.json()).toMatchObject({
    role: 'Admin',
    status: 'Active',
    unit: 'B Co, 4-612 IN',
    lastName: 'Okonkwo',
  });
  const events = await open.app.database.db
    .selectFrom('ledger_event')
    .select(['event_type', 'actor_id'])
    .orderBy('seq')
    .execute();
  expect(events).toEqual([
    { event_type: 'UNIT', actor_id: 'operator' },
    { event_type: 'USER', actor_id: 'U-0001' },
  ]);
  await open.close();
}, 120_000);

test('a name that is taken, and a unit that is not there, are told', async () => {
  expect(await create('ruth', PASSWORD)).toMatchObject({
    code: 1,
    output: expect.stringContaining("There is a user 'ruth' already."),
  });
  const elsewhere = await create('second', PASSWORD, ['--unit', 'C Co']);
  expect(elsewhere).toEqual({ code: 1, output: "There is no unit 'C Co'. There are: B Co, 4-612 IN.\n" });
  expect(await usernames()).toEqual(['ruth']);
}, 120_000);
