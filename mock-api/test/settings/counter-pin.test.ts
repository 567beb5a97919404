import { CountedRefusal } from '../../src/kernel';
import { checkCounterPin, compareCounterPin } from '../../src/people';
import { Transactor } from '../../src/unit-of-work';
import type { Username } from '../custody/company';
import {
  type Household,
  call,
  cookieFor,
  household,
  newestEvents,
  noticesOf,
} from '../people/people-fixture';
import { TEST_PASSWORD } from '../support/app';

const PIN = '482917';
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

let t: Household;
let now: number;
beforeEach(async () => {
  t = await household();
  now = Date.parse('2026-11-21T18:06:00Z');
  t.clock.set(new Date(now));
});

function wait(ms: number): void {
  now += ms;
  t.clock.set(new Date(now));
}

const NAMES = { whitaker: 'Whitaker', petrov: 'Petrov', voss: 'Voss', tanaka: 'Tanaka' } as const;
type Person = keyof typeof NAMES;

const setPin = (who: Username, pin = PIN, password = TEST_PASSWORD) =>
  call(t.as[who], 'PUT', '/api/settings/pin', { pin, password });

/** Types a PIN at the counter, as a commit of a hand-over does. Answers what refused it; null where it signs. */
async function type(recipient: Person | 'delgado', pin: string, operator: Person = 'petrov') {
  const at = new Date(now);
  const recipientId = recipient === 'delgado' ? t.pendingId : t.ids[recipient];
  const operatorId = t.ids[operator];
  const { db } = t.database;
  const isRight = await compareCounterPin(db, { recipientId, operatorId, pin, at });
  const viewer = {
    id: operatorId,
    name: `SGT ${NAMES[operator]}`,
    role: 'Squad Leader' as const,
    unitId: 'B-1',
  };
  const typed = {
    recipient: { id: recipientId, name: `SPC ${recipient}` },
    operator: viewer,
    isRight,
    counter: 'Arms Room',
    device: 'Window 1',
  };
  try {
    const refusal = await new Transactor({ db, clock: t.clock }).run(viewer, async (work) => {
      try {
        await checkCounterPin(work, typed);
      } catch (error) {
        if (error instanceof CountedRefusal) return error;
        throw error;
      }
      return null;
    });
    return refusal && `${refusal.status} ${refusal.message}`;
  } catch (error) {
    const { status, message } = error as CountedRefusal;
    return `${status} ${message}`;
  }
}

const WRONG = '403 The PIN is wrong.';
const FULL = '429 Too many attempts. Try again in 15 minutes.';

const counterPinOf = async (who: Username) =>
  (await call<{ counterPin: string; counterPinFrom: string | null }>(t.as[who], 'GET', '/api/settings')).json;

test('CNTR-16 a PIN is set only in an own session with the password; the current PIN or a token is refused', async () => {
  expect((await setPin('whitaker')).status).toBe(200);
  for (const body of [
    { pin: '551907', currentPin: PIN },
    { pin: '551907' },
    { pin: '551907', password: '' },
  ]) {
    expect((await call(t.as.whitaker, 'PUT', '/api/settings/pin', body)).status).toBe(400);
  }
  expect((await setPin('whitaker', '551907', PIN)).status).toBe(403);
  expect((await setPin('whitaker', '551907', 'wrong')).status).toBe(403);
  const { json } = await call<{ token: string }>(t.as.whitaker, 'POST', '/api/tokens', { name: 'script' });
  const bearer = await t.inject({
    method: 'PUT',
    url: '/api/settings/pin',
    headers: { authorization: `Bearer ${json.token}` },
    body: { pin: '551907', password: TEST_PASSWORD },
  });
  expect([bearer.statusCode, bearer.json<{ message: string }>().message]).toEqual([
    403,
    'An API token cannot do this. Sign in with your password.',
  ]);
  expect(await type('whitaker', PIN)).toBeNull();
  expect(await type('whitaker', '551907')).toBe(WRONG);
});

test('a PIN for counters that is easy to guess is refused, and the earlier one stays', async () => {
  await setPin('whitaker');
  for (const pin of ['111111', '123456', '654321', '121212', '112233', '12341234']) {
    expect(await setPin('whitaker', pin)).toMatchObject({
      status: 400,
      json: {
        message: 'Choose a PIN that is harder to guess.',
        fields: { pin: 'Choose a PIN that is harder to guess.' },
      },
    });
  }
  expect(await type('whitaker', PIN)).toBeNull();
});

test('CNTR-17 a PIN of 4 digits opens the sensitive pages and is refused at the counter with the reason', async () => {
  await setPin('whitaker', '4612');
  expect(await counterPinOf('whitaker')).toMatchObject({ pinSet: true, counterPin: 'not-ready' });
  expect((await call(t.as.whitaker, 'POST', '/api/settings/pin/verify', { pin: '4612' })).status).toBe(200);
  expect(await type('whitaker', '4612')).toBe('409 SPC whitaker has no counter PIN.');
  expect(await type('tanaka', '4612')).toBe('409 SPC tanaka has no counter PIN.');
  await setPin('whitaker');
  expect(await counterPinOf('whitaker')).toMatchObject({ counterPin: 'ready' });
  expect(await type('whitaker', PIN)).toBeNull();
});

test('CNTR-18 the sixth try after 5 wrong PINs gets 429 everywhere, the owner is told, and their pages take it', async () => {
  await setPin('whitaker');
  const notices = async () =>
    (await noticesOf(t.as.whitaker)).filter(({ title }) => title === 'Wrong PIN at a counter');
  for (const told of [0, 0, 1, 2, 3]) {
    expect(await type('whitaker', '000001')).toBe(WRONG);
    expect(await notices()).toHaveLength(told);
  }
  expect(await type('whitaker', PIN)).toBe(FULL);
  expect(await type('whitaker', PIN, 'voss')).toBe(FULL);
  expect((await notices())[0]?.message).toContain('at Arms Room, on the device of SGT Petrov');
  expect((await call(t.as.whitaker, 'POST', '/api/settings/pin/verify', { pin: PIN })).status).toBe(200);
  wait(15 * MINUTE_MS);
  expect(await type('whitaker', PIN)).toBeNull();
});

test('wrong PINs of the own pages and of the counter are counted apart', async () => {
  await setPin('whitaker');
  for (let guess = 0; guess < 6; guess++) {
    await call(t.as.whitaker, 'POST', '/api/settings/pin/verify', { pin: '000001' });
  }
  expect(await type('whitaker', PIN)).toBeNull();
});

test('of many wrong PINs at the same moment five are answered', async () => {
  await setPin('whitaker');
  const answers = await Promise.all(Array.from({ length: 12 }, () => type('whitaker', '000001')));
  expect(answers.filter((answer) => answer === WRONG)).toHaveLength(5);
  expect(answers.filter((answer) => answer === FULL)).toHaveLength(7);
});

test('after ten wrong PINs in a day it is off at counters until the owner enters their password', async () => {
  await setPin('whitaker');
  for (let guess = 0; guess < 5; guess++) expect(await type('whitaker', '000001')).toBe(WRONG);
  wait(16 * MINUTE_MS);
  for (let guess = 0; guess < 5; guess++) expect(await type('whitaker', '000001')).toBe(WRONG);
  const off =
    '409 The PIN of SPC whitaker is off at counters after 10 wrong tries. They enter their password in Settings to use it again.';
  expect(await type('whitaker', PIN)).toBe(off);
  wait(25 * HOUR_MS);
  expect(await type('whitaker', PIN)).toBe(off);
  t.as.whitaker = await t.signIn('whitaker');
  expect(await type('whitaker', PIN)).toBeNull();
});

test('the password entered in an own session turns the PIN on again', async () => {
  await setPin('whitaker');
  for (let guess = 0; guess < 5; guess++) await type('whitaker', '000001');
  wait(16 * MINUTE_MS);
  for (let guess = 0; guess < 5; guess++) await type('whitaker', '000001');
  wait(16 * MINUTE_MS);
  expect(await counterPinOf('whitaker')).toMatchObject({ counterPin: 'off' });
  await call(t.as.whitaker, 'POST', '/api/auth/reauthenticate', { password: TEST_PASSWORD });
  expect(await counterPinOf('whitaker')).toMatchObject({ counterPin: 'ready' });
  expect(await type('whitaker', PIN)).toBeNull();
});

test('CNTR-19 twenty wrong PINs of different people stop PIN entry for that operator and tell the Commander', async () => {
  await setPin('whitaker');
  await setPin('tanaka', '775503');
  await setPin('voss', '90418265');
  const told = async () =>
    (await noticesOf(t.as.halloran)).filter(({ title }) => title === 'Many wrong PINs at a counter');
  // Right ones in between change nothing.
  const tries: [Person, number][] = [['whitaker', 5], ['tanaka', 5], ['voss', 5]]; // prettier-ignore
  for (const [person, times] of tries) {
    for (let guess = 0; guess < times; guess++) expect(await type(person, '000001')).toBe(WRONG);
  }
  await t.database.db.deleteFrom('login_throttle').where('bucket', 'like', 'counter-pin %').execute();
  expect(await type('whitaker', PIN)).toBeNull();
  for (let guess = 0; guess < 4; guess++) expect(await type('whitaker', '000001')).toBe(WRONG);
  expect(await told()).toEqual([]);
  wait(14 * MINUTE_MS);
  expect(await type('tanaka', '000001')).toBe(WRONG);
  expect((await told())[0]?.message).toContain('on the device of SGT Petrov');
  wait(14 * MINUTE_MS);
  expect(await type('whitaker', PIN)).toBe('429 Too many attempts. Try again in 60 seconds.');
  expect(await type('whitaker', PIN, 'voss')).toBeNull();
  wait(MINUTE_MS);
  expect(await type('whitaker', PIN)).toBeNull();
});

test('CNTR-20 after a password set by link the PIN is refused at counters for 24 hours and accepted afterwards', async () => {
  await setPin('whitaker');
  const link = await call<{ path: string }>(t.admin, 'POST', `/api/users/${t.ids.whitaker}/password-link`);
  const token = link.json.path.split('#')[1] ?? '';
  const password = 'quiet-harbor-42';
  const set = await call((options) => t.inject(options), 'POST', '/api/auth/set-password', {
    token,
    password,
  });
  expect(set.status).toBe(200);
  expect(await type('whitaker', PIN)).toMatch(/^409 The PIN of SPC whitaker is refused at counters until /);
  // A PIN that whoever used the link sets now waits as long.
  const cookie = await cookieFor(t, 'whitaker', password);
  t.as.whitaker = (options) => t.inject({ ...options, headers: { cookie } });
  await setPin('whitaker', '551907', password);
  expect(await counterPinOf('whitaker')).toMatchObject({
    counterPin: 'waits',
    counterPinFrom: new Date(now + 24 * HOUR_MS).toISOString(),
  });
  wait(24 * HOUR_MS - 1);
  expect(await type('whitaker', '551907')).toMatch(/^409 /);
  wait(1);
  expect(await type('whitaker', '551907')).toBeNull();
});

test('setting, changing and removing a PIN writes a USER event and puts an unread document into the own inbox', async () => {
  await setPin('whitaker');
  await setPin('whitaker', '551907');
  const remove = { password: TEST_PASSWORD };
  expect((await call(t.as.whitaker, 'POST', '/api/settings/pin/remove', remove)).status).toBe(200);
  expect((await call(t.as.whitaker, 'POST', '/api/settings/pin/remove', remove)).status).toBe(200);
  const changes = (await newestEvents(t, 'USER')).filter(({ userId }) => userId === t.ids.whitaker);
  expect(changes.map(({ change, name }) => [change, name]).slice(0, 3)).toEqual([
    ['PIN removed', expect.stringMatching(/ Whitaker$/)],
    ['PIN changed', expect.stringMatching(/ Whitaker$/)],
    ['PIN set', expect.stringMatching(/ Whitaker$/)],
  ]);
  const inbox = await call<{ documents: { title: string; status: string; type: string }[] }>(
    t.as.whitaker,
    'GET',
    '/api/documents',
  );
  expect(inbox.json.documents.map(({ title, status, type }) => [type, title, status]).sort()).toEqual([
    ['Security Notice', 'Your PIN was changed', 'unread'],
    ['Security Notice', 'Your PIN was removed', 'unread'],
    ['Security Notice', 'Your PIN was set', 'unread'],
  ]);
  expect((await call<{ documents: object[] }>(t.admin, 'GET', '/api/documents')).json.documents).toEqual([]);
});

test('the profile shows every wrong PIN of the last 90 days, with place, device and operator', async () => {
  await setPin('whitaker');
  await type('whitaker', '000001');
  wait(MINUTE_MS);
  await call(t.as.whitaker, 'POST', '/api/settings/pin/verify', { pin: '000001' });
  const read = async () => {
    t.as.whitaker = await t.signIn('whitaker');
    return (await call<{ wrongPins: object[] }>(t.as.whitaker, 'GET', '/api/profile/signatures')).json
      .wrongPins;
  };
  const first = {
    at: '2026-11-21T18:06:00.000Z',
    counter: 'Arms Room',
    device: 'Window 1',
    operator: expect.stringMatching(/ Petrov$/),
  };
  expect(await read()).toEqual([
    { at: '2026-11-21T18:07:00.000Z', counter: null, device: null, operator: null },
    first,
  ]);
  wait(90 * 24 * HOUR_MS - MINUTE_MS);
  expect(await read()).toHaveLength(2);
  wait(2 * MINUTE_MS);
  expect(await read()).toEqual([]);
});
