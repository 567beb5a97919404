import type { DirectoryUserDto, UserDetailsDto, VerificationDto } from '@hand-receipt/contracts';
import { type Company, messageOf, testCompany } from '../custody/company';
import { OWN_PAGE, TEST_PASSWORD, addUser } from '../support/app';

let t: Company;
let admin: Awaited<ReturnType<Company['signIn']>>;
beforeAll(async () => {
  t = await testCompany();
  await addUser(t.database, { username: 'root', role: 'Admin', unit_id: 'B', last_name: 'Root' });
  admin = await t.signIn('root');
});

const block = (id: string, reason = 'The phone was stolen.') =>
  admin({ method: 'POST', url: `/api/users/${id}/block-sign-in`, body: { reason } });
const allow = (id: string) => admin({ method: 'DELETE', url: `/api/users/${id}/block-sign-in` });
const logIn = (username: string) =>
  t.app.inject({
    method: 'POST',
    url: '/api/auth/login',
    headers: OWN_PAGE,
    payload: { username, password: TEST_PASSWORD },
  });
/** The people of the test company were made without events. */
const findings = async () =>
  (await admin({ url: '/api/verification/database' }))
    .json<VerificationDto>()
    .findings.map(({ message }) => message)
    .filter((message) => !message.endsWith('has no event in the ledger'));

test('SUCC-40 blocking sign-in ends sessions and tokens at once, refuses sign-in, and changes no custody', async () => {
  const { id } = await t.createItem();
  await t.signDown(id, 'petrov');
  const waiting = await t.offer('petrov', id, 'whitaker');
  const token = (
    await t.as.petrov({
      method: 'POST',
      url: '/api/tokens',
      body: { name: 'Script' },
    })
  ).json<{ token: string }>().token;
  const byToken = () => t.app.inject({ url: '/api/auth/me', headers: { authorization: `Bearer ${token}` } });
  expect((await byToken()).statusCode).toBe(200);

  const blocked = await block(t.ids.petrov);
  expect(blocked.statusCode).toBe(200);
  expect(blocked.json<UserDetailsDto>()).toMatchObject({
    status: 'Active',
    signInBlocked: true,
    signInBlockReason: 'The phone was stolen.',
  });
  expect(blocked.json<UserDetailsDto>().may).toContain('allow-sign-in');
  expect((await t.as.petrov({ url: '/api/auth/me' })).statusCode).toBe(401);
  expect((await byToken()).statusCode).toBe(401);
  const refused = await logIn('petrov');
  expect([refused.statusCode, messageOf(refused)]).toEqual([403, 'Your sign-in is blocked. Ask an Admin.']);

  expect((await t.readItem(id)).assigned_to_user_id).toBe(t.ids.petrov);
  expect((await t.as.whitaker({ url: `/api/transfers/${waiting.id}` })).json()).toMatchObject({
    status: 'Pending',
  });
  const directory = (await t.as.halloran({ url: '/api/users?q=petrov' })).json<DirectoryUserDto[]>();
  expect(directory[0]).toMatchObject({ status: 'Active', signInBlocked: true });
  const details = (await t.as.halloran({ url: `/api/users/${t.ids.petrov}` })).json<UserDetailsDto>();
  expect(details.signInBlockReason).toBeNull();
  const twice = await block(t.ids.petrov);
  expect([twice.statusCode, messageOf(twice)]).toEqual([
    409,
    'The sign-in of SPC Petrov is blocked already.',
  ]);
  expect(await findings()).toEqual([]);

  expect((await allow(t.ids.petrov)).json<UserDetailsDto>()).toMatchObject({ signInBlocked: false });
  expect((await logIn('petrov')).statusCode).toBe(200);
  expect((await byToken()).statusCode).toBe(401);
  expect(await findings()).toEqual([]);
});

test('SUCC-40 a reason is asked for, and only an active account is blocked', async () => {
  const empty = await block(t.ids.tanaka, '  ');
  expect([empty.statusCode, messageOf(empty)]).toEqual([400, 'Reason is required']);
  const id = await addUser(t.database, {
    username: 'gone',
    status: 'Inactive',
    unit_id: 'B',
    last_name: 'Gone',
  });
  const inactive = await block(id);
  expect([inactive.statusCode, messageOf(inactive)]).toEqual([409, 'SPC Gone has no active account.']);
  const byCommander = await t.as.halloran({
    method: 'POST',
    url: `/api/users/${t.ids.tanaka}/block-sign-in`,
    body: { reason: 'Stolen' },
  });
  expect(byCommander.statusCode).toBe(403);
});

test('the last Admin who may sign in is not blocked', async () => {
  const root = await t.database.db
    .selectFrom('users')
    .select('id')
    .where('username', '=', 'root')
    .executeTakeFirstOrThrow();
  const refused = await block(root.id);
  expect([refused.statusCode, messageOf(refused)]).toEqual([
    409,
    'This is the last active Admin. Make another one first.',
  ]);
});

test('SUCC-40 the check of the ledger names a block that SQL took away', async () => {
  await block(t.ids.voss);
  await t.database.db
    .updateTable('users')
    .set({ sign_in_blocked_at: null, sign_in_block_reason: null })
    .where('id', '=', t.ids.voss)
    .execute();
  expect(await findings()).toEqual([expect.stringMatching(/voss.*sign-in block none/i)]);
});

test('SUCC-40 who cannot sign in is nowhere to be chosen for what they would have to sign, and is refused in a sentence', async () => {
  const { id } = await t.createItem();
  const chosen = async () =>
    (await t.as.halloran({ url: '/api/users/recipients?q=tanaka' })).json<{ id: string }[]>().length;
  expect(await chosen()).toBe(1);
  await block(t.ids.tanaka);
  expect(await chosen()).toBe(0);
  const body = { propertyId: id, toUserId: t.ids.tanaka };
  const offered = await t.as.halloran({ method: 'POST', url: '/api/transfers', body });
  expect([offered.statusCode, messageOf(offered)]).toEqual([
    400,
    'The sign-in of SPC Tanaka is blocked. They cannot sign for it now.',
  ]);
  const url = '/api/inventories';
  const counted = await t.as.halloran({ method: 'POST', url, body: { counterIds: [t.ids.tanaka] } });
  expect([counted.statusCode, messageOf(counted)]).toEqual([
    400,
    'The sign-in of SPC Tanaka is blocked. They cannot count now.',
  ]);
  await allow(t.ids.tanaka);
  expect(await chosen()).toBe(1);
  expect((await t.offer('halloran', id, 'tanaka')).status).toBe('Pending');
});
