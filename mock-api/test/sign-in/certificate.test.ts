import type { UserDto } from '@hand-receipt/contracts/routes';
import { type Household, call, household, newestEvents, noticesOf } from '../people/people-fixture';

const SUBJECT = 'CN=REYES.ANA.M.1234567890,OU=USA,OU=PKI,OU=DoD,O=U.S. Government,C=US';
/** What a proxy that ends TLS adds. */
const PROXY = {
  'x-forwarded-for': '203.0.113.7',
  'x-forwarded-proto': 'https',
  'x-client-subject': SUBJECT,
  'x-client-verify': 'SUCCESS',
};

let t: Household;
beforeAll(async () => {
  t = await household({
    trustProxy: '10.0.0.1',
    signIn: {
      password: true,
      provider: null,
      certificate: { subjectHeader: 'x-client-subject', verifiedHeader: 'x-client-verify' },
    },
  });
});

const send = async (headers: Record<string, string> = PROXY, remoteAddress = '10.0.0.1', company = t) => {
  const answer = await company.app.inject({
    method: 'POST',
    url: '/api/auth/certificate',
    remoteAddress,
    headers: { 'sec-fetch-site': 'same-origin', ...headers },
  });
  return [answer.statusCode, answer.json<{ message: string }>().message, answer] as const;
};

test('a certificate that no account has waits for an Admin, who links it; then its person comes in', async () => {
  const unknown = 'No account has this certificate yet. Ask an Admin to link it to yours.';
  expect((await send()).slice(0, 2)).toEqual([403, unknown]);
  expect((await send()).slice(0, 2)).toEqual([403, unknown]);
  const notices = (await noticesOf(t.admin)).filter(({ title }) => title === 'Sign-in without an account');
  expect(notices).toHaveLength(1);
  const { json: waiting } = await call<{ id: string }[]>(t.admin, 'GET', '/api/sign-in/waiting');
  expect(waiting).toMatchObject([{ kind: 'certificate', issuer: 'certificate', subject: SUBJECT }]);
  const link = { identityId: waiting[0]?.id };
  expect((await call(t.admin, 'POST', `/api/users/${t.ids.whitaker}/sign-in`, link)).status).toBe(200);

  const [status, , answer] = await send();
  expect([status, answer.json<UserDto>().id]).toEqual([200, t.ids.whitaker]);
  expect([answer.headers['set-cookie']].flat()[0]).toMatch(
    /^__Host-hr_session=.*HttpOnly; Secure; SameSite=Lax/,
  );
  const session = await t.database.db
    .selectFrom('sessions')
    .select('method')
    .where('method', '=', 'certificate')
    .execute();
  expect(session).toHaveLength(1);
});

test('an Admin enters the subject of a certificate before its person has shown it', async () => {
  const certificate = 'CN=HALLORAN,O=Unit';
  const linked = await call(t.admin, 'POST', `/api/users/${t.ids.halloran}/sign-in`, { certificate });
  expect(linked.json).toMatchObject({ identities: [{ kind: 'certificate', subject: certificate }] });
  expect((await newestEvents(t, 'USER'))[0]).toMatchObject({
    change: 'sign-in linked',
    method: 'certificate',
  });
  const [, , answer] = await send({ ...PROXY, 'x-client-subject': certificate });
  expect(answer.json<UserDto>().id).toBe(t.ids.halloran);
});

test('only the proxy itself is believed: the address of the connection decides, not the one that is forwarded', async () => {
  const refused = [403, 'A certificate is taken only from the proxy of this site.'];
  expect((await send(PROXY, '203.0.113.7')).slice(0, 2)).toEqual(refused);
  expect((await send({ ...PROXY, 'x-forwarded-for': '10.0.0.1' }, '203.0.113.7')).slice(0, 2)).toEqual(
    refused,
  );
  expect((await send({ ...PROXY, 'x-forwarded-for': '10.0.0.1, 10.0.0.1' }, '10.0.0.2')).slice(0, 2)).toEqual(
    refused,
  );
});

test.each([
  ['no certificate', { 'x-client-subject': '', 'x-client-verify': 'NONE' }],
  ['one that the proxy does not trust', { 'x-client-verify': 'FAILED:self-signed certificate' }],
  ['one without a subject', { 'x-client-subject': ' ' }],
  ['two subjects', { 'x-client-subject': `${SUBJECT}, ${SUBJECT}` }],
])('%s signs nobody in', async (_, headers) => {
  const [status] = await send({ ...PROXY, ...headers });
  expect([401, 403]).toContain(status);
});

test('a person who is deactivated stays out', async () => {
  const set = (status: 'Active' | 'Inactive') =>
    t.database.db.updateTable('users').set({ status }).where('id', '=', t.ids.whitaker).execute();
  await set('Inactive');
  expect((await send()).slice(0, 2)).toEqual([
    403,
    'Your account has been deactivated. Ask your commander or supply sergeant.',
  ]);
  await set('Active');
});

test('without the setting a header means nothing', async () => {
  const other = await household({ trustProxy: '10.0.0.1' });
  expect((await send(PROXY, '10.0.0.1', other)).slice(0, 2)).toEqual([
    403,
    'This server takes no certificates.',
  ]);
});
