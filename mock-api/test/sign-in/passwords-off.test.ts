import { call, noticesOf } from '../people/people-fixture';
import { TEST_PASSWORD, type TestApp, addUser, testApp } from '../support/app';

const OFF =
  'Passwords are switched off here. Sign in with the provider or your certificate. Only an Admin signs in with a password.';

let t: TestApp;
beforeAll(async () => {
  t = await testApp({
    trustProxy: 'loopback',
    signIn: {
      password: false,
      provider: null,
      certificate: { subjectHeader: 'x-client-subject', verifiedHeader: 'x-client-verify' },
    },
  });
  await t.database.db.insertInto('units').values({ id: 'B', name: 'B Co', kind: 'company' }).execute();
  await addUser(t.database, { username: 'whitaker', unit_id: 'B' });
  await addUser(t.database, {
    username: 'okonkwo',
    last_name: 'Okonkwo',
    rank: 'MSG',
    role: 'Admin',
    unit_id: 'B',
  });
});

const login = (username: string, password = TEST_PASSWORD) =>
  call(t.inject, 'POST', '/api/auth/login', { username, password });

test('nobody but an Admin signs in with a password, and nobody registers', async () => {
  expect(await login('whitaker')).toMatchObject({ status: 403, json: { message: OFF } });
  // A wrong password says nothing of who is an Admin.
  const wrong = { status: 401, json: { message: 'Invalid username or password' } };
  expect(await login('whitaker', 'wrong')).toMatchObject(wrong);
  expect(await login('okonkwo', 'wrong')).toMatchObject(wrong);
  const registration = {
    username: 'newcomer',
    email: 'newcomer@example.mil',
    password: 'seven-lanterns',
    first_name: 'Alex',
    last_name: 'Newcomer',
    rank: 'SPC',
    unit: 'B Co',
  };
  expect(await call(t.inject, 'POST', '/api/auth/register', registration)).toMatchObject({
    status: 403,
    json: { message: OFF },
  });
});

test('an Admin who does is reported to every Admin', async () => {
  await addUser(t.database, { username: 'second', last_name: 'Second', role: 'Admin', unit_id: 'B' });
  const second = await t.signIn('second');
  const before = (await noticesOf(second)).length;
  expect((await login('okonkwo')).status).toBe(200);
  const notices = await noticesOf(second);
  expect(notices.length).toBe(before + 1);
  const [notice] = notices.filter(({ message }) =>
    message.startsWith('MSG Okonkwo signed in with a password on '),
  );
  expect(notice).toMatchObject({ type: 'warning', title: 'Admin signed in with a password' });
});

test('an Admin is slowed down as before', async () => {
  for (let n = 0; n < 10; n += 1) await login('okonkwo', 'wrong');
  expect((await login('okonkwo')).status).toBe(429);
});
