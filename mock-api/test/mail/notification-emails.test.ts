import type { NotificationDto, OperationsDto, Settings } from '@hand-receipt/contracts';
import { smtpMailer } from '../../src/kernel';
import { emailDueAt } from '../../src/live/queue-emails';
import { NotificationSender } from '../../src/notifications/email/sender';
import { type TestApp, addUser, testApp } from '../support/app';
import { type SmtpHost, smtpHost } from './smtp-host';

const FROM = 'Hand Receipt <post@unit.mil>';
const PUBLIC_URL = 'https://hr.example.mil';
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

let host: SmtpHost;
let t: TestApp;
const ids: Record<string, string> = {};
let start: Date;

async function person(username: string, email: Settings['notifications']['email'], more: object = {}) {
  ids[username] = await addUser(t.database, { username, email: `${username}@unit.mil`, ...more });
  const document = JSON.stringify({ notifications: { email } });
  await t.database.db
    .insertInto('user_settings')
    .values({ user_id: ids[username], version: 1, document, updated_at: new Date() })
    .execute();
  return ids[username];
}

beforeAll(async () => {
  host = await smtpHost();
  t = await testApp({ smtp: { url: host.url, from: FROM }, publicUrl: PUBLIC_URL, demo: false });
  await addUser(t.database, { username: 'admin', role: 'Admin' });
  start = new Date();
});
afterAll(() => host.close());
beforeEach(async () => {
  t.clock.set(start);
  host.received.length = 0;
  await t.database.db.deleteFrom('notification').execute();
});

const raise = (userId: string, message: string, more: Partial<NotificationDto> = {}) =>
  t.database.db.transaction().execute((trx) =>
    t.app.events.publishUpdate(trx, {
      userIds: [userId],
      scopes: [],
      notification: {
        type: 'transfer-request',
        title: 'Transfer request',
        message,
        action: { label: 'Open', path: '/transfers' },
        ...more,
      },
    }),
  );
const send = () => t.app.notificationSender.run();
const later = (ms: number) => t.clock.set(new Date(t.clock.now().getTime() + ms));
const waiting = () => t.database.db.selectFrom('notification_email').selectAll().execute();
const mailLine = async () => {
  const { lines } = (await (await t.signIn('admin'))({ url: '/api/operations' })).json<OperationsDto>();
  return lines.find(({ key }) => key === 'mail');
};
/** A part of a letter as it was before it was encoded. */
const readable = (text = '') =>
  text
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));

describe('a person who chose "each"', () => {
  let each: string;
  beforeAll(async () => {
    each = await person('whitaker', 'each');
  });

  test('gets a letter with the words, the link and where to stop it, in plain text and HTML', async () => {
    await raise(each, 'CPT Halloran offers you M4A1 Carbine W123456.');
    await send();
    expect(host.received).toHaveLength(1);
    const [letter] = host.received;
    expect(letter).toMatchObject({ from: 'post@unit.mil', to: ['whitaker@unit.mil'] });
    const text = readable(letter?.text);
    expect(text).toContain('Subject: Hand Receipt: Transfer request');
    expect(text).toContain('CPT Halloran offers you M4A1 Carbine W123456.');
    expect(text).toContain('Open: https://hr.example.mil/transfers');
    expect(text).toContain('List-Unsubscribe: <https://hr.example.mil/settings?tab=notifications>');
    expect(text).toContain('Auto-Submitted: auto-generated');
    expect(text).toContain('Content-Type: text/plain');
    expect(text).toContain('Content-Type: text/html');
    expect(await waiting()).toEqual([]);
    await send();
    expect(host.received).toHaveLength(1);
  });

  test('gets what people typed as text, never as HTML or as a header', async () => {
    await raise(each, '<img src=x onerror=alert(1)> & "you"', { title: 'Request\r\nBcc: spy@unit.mil' });
    await send();
    const text = readable(host.received[0]?.text);
    expect(text).toContain('&lt;img src=x onerror=alert(1)&gt; &amp; &quot;you&quot;');
    const [headers] = text.split('\r\n\r\n');
    expect(headers).not.toMatch(/^Bcc:/m);
    expect(host.received[0]?.to).toEqual(['whitaker@unit.mil']);
  });

  test('gets what waits at the same time in one letter', async () => {
    for (const n of [1, 2, 3]) await raise(each, `Item ${n}.`);
    await send();
    expect(host.received).toHaveLength(1);
    expect(readable(host.received[0]?.text)).toMatch(
      /Subject: Hand Receipt: 3 notifications[^]*Item 1\.[^]*Item 3\./,
    );
  });

  test('gets no letter of a kind that they switched off, and none where a refusal rolls the act back', async () => {
    await t.database.db
      .updateTable('user_settings')
      .set({ document: JSON.stringify({ notifications: { email: 'each', transferRequests: false } }) })
      .where('user_id', '=', each)
      .execute();
    await raise(each, 'Not wanted.');
    const failed = t.database.db.transaction().execute(async (trx) => {
      const notification = { type: 'info' as const, title: 'Undone', message: '', action: null };
      await t.app.events.publishUpdate(trx, { userIds: [each], scopes: [], notification });
      throw new Error('refused');
    });
    await expect(failed).rejects.toThrow('refused');
    await send();
    expect(host.received).toEqual([]);
    expect(await waiting()).toEqual([]);
  });
});

test('"hourly" and "daily" are sent together, when they are due', async () => {
  const hourly = await person('halloran', 'hourly');
  const daily = await person('brandt', 'daily');
  for (const userId of [hourly, daily]) for (const n of [1, 2]) await raise(userId, `Item ${n}.`);
  await send();
  expect(host.received).toEqual([]);
  later(HOUR_MS);
  await send();
  expect(host.received.map(({ to }) => to[0])).toEqual(
    // From 0500 to 0600 both are due.
    start.getHours() === 5 ? expect.arrayContaining(['halloran@unit.mil']) : ['halloran@unit.mil'],
  );
  later(24 * HOUR_MS);
  await send();
  expect(host.received.map(({ to }) => to[0]).sort()).toEqual(['brandt@unit.mil', 'halloran@unit.mil']);
  expect(readable(host.received.at(-1)?.text)).toContain('2 notifications');
});

test('hours and days are local', () => {
  const at = new Date(2026, 10, 21, 5, 59, 30);
  expect(emailDueAt('never', at)).toBeNull();
  expect(emailDueAt('each', at)).toBe(at);
  expect(emailDueAt('hourly', at)).toEqual(new Date(2026, 10, 21, 6, 0, 0));
  expect(emailDueAt('daily', at)).toEqual(new Date(2026, 10, 21, 6, 0, 0));
  expect(emailDueAt('daily', new Date(2026, 10, 21, 6, 0, 0))).toEqual(new Date(2026, 10, 22, 6, 0, 0));
  expect(emailDueAt('hourly', new Date(2026, 10, 21, 23, 30))).toEqual(new Date(2026, 10, 22, 0, 0, 0));
});

test('nothing is sent to a person who is not active, is blocked, or wants none any more', async () => {
  const people = [
    await person('pending', 'each', { status: 'Pending' }),
    await person('inactive', 'each', { status: 'Inactive' }),
    await person('blocked', 'each', { sign_in_blocked_at: new Date(), sign_in_block_reason: 'Lost phone' }),
    await person('changed', 'each'),
  ];
  for (const userId of people) await raise(userId, 'Item.');
  await t.database.db
    .updateTable('user_settings')
    .set({ document: JSON.stringify({ notifications: { email: 'never' } }) })
    .where('user_id', '=', ids.changed ?? '')
    .execute();
  await send();
  expect(host.received).toEqual([]);
  expect(await waiting()).toEqual([]);
});

test('a mail server that is down and comes back loses nothing, and is tried less and less often', async () => {
  const { port } = host;
  const each = await person('navarro', 'each');
  await host.close();
  await raise(each, 'While it was down.');
  await send();
  expect(await waiting()).toEqual([expect.objectContaining({ attempts: 1, dropped_at: null })]);
  // Not due yet.
  await send();
  expect((await waiting())[0]?.attempts).toBe(1);
  for (const minutes of [1, 5, 15, 30]) {
    later(minutes * MINUTE_MS);
    await send();
  }
  expect((await waiting())[0]?.attempts).toBe(5);
  expect(await mailLine()).toMatchObject({
    state: 'look',
    todo: expect.stringContaining('SMTP_URL') as string,
  });

  host = await smtpHost(port);
  later(HOUR_MS);
  await send();
  expect(readable(host.received[0]?.text)).toContain('While it was down.');
  expect(await waiting()).toEqual([]);
  expect(await mailLine()).toMatchObject({ state: 'good' });
});

test('what cannot be sent for a day is dropped, and counted on the operations page and in the metrics', async () => {
  const each = await person('later-one', 'each', { email: 'later@unit.mil' });
  await raise(each, 'Never sent.');
  await send();
  later(25 * HOUR_MS);
  await send();
  expect(await waiting()).toEqual([expect.objectContaining({ drop_reason: 'late' })]);
  expect(await mailLine()).toMatchObject({
    state: 'look',
    value: '0 notifications wait. 1 notification was not sent within a day',
  });
  const metrics = (await t.inject({ url: '/metrics' })).body;
  expect(metrics).toContain('hand_receipt_mail_dropped{reason="late"} 1');
  later(8 * 24 * HOUR_MS);
  await t.app.scheduler.run('delete dropped e-mail');
  expect(await waiting()).toEqual([]);
});

test('an address that the mail server refuses is not tried again; the operations page names its person', async () => {
  const each = await person('nobody', 'each', { rank: 'SGT', last_name: 'Voss' });
  await raise(each, 'Refused.');
  await send();
  later(HOUR_MS);
  await send();
  expect(await waiting()).toEqual([expect.objectContaining({ attempts: 0, drop_reason: 'refused' })]);
  expect(await mailLine()).toMatchObject({
    state: 'look',
    value: '0 notifications wait. The mail server refused the address of SGT Voss',
    todo: 'Correct the e-mail address in User Management.',
  });
});

test('two processes send each letter once', async () => {
  const people = await Promise.all(
    ['one', 'two', 'three', 'four', 'five'].map((name) => person(name, 'each')),
  );
  for (const userId of people) for (const n of [1, 2, 3]) await raise(userId, `Item ${n}.`);
  const parts = {
    db: t.database.db,
    clock: t.clock,
    mailer: smtpMailer({ url: host.url, from: FROM }),
    publicUrl: PUBLIC_URL,
    onError: (error: unknown) => {
      throw error;
    },
  };
  await Promise.all([new NotificationSender(parts).run(), new NotificationSender(parts).run(), send()]);
  expect(host.received.map(({ to }) => to[0]).sort()).toEqual(
    ['five', 'four', 'one', 'three', 'two'].map((name) => `${name}@unit.mil`),
  );
  expect(await waiting()).toEqual([]);
});

test('a letter to a person with a PIN hides serial numbers of sensitive items', async () => {
  const { db } = t.database;
  await db.insertInto('units').values({ id: 'B', parent_id: null, name: 'B Co', kind: 'company' }).execute();
  const locked = await person('tanaka', 'each', { role: 'Commander', unit_id: 'B' });
  await db
    .updateTable('user_settings')
    .set({
      document: JSON.stringify({
        notifications: { email: 'each' },
        security: { requirePinForSensitive: true },
      }),
    })
    .where('user_id', '=', locked)
    .execute();
  const as = await t.signIn('tanaka');
  const pin = { pin: '4711', password: 'demo-0600' };
  expect((await as({ method: 'PUT', url: '/api/settings/pin', body: pin })).statusCode).toBe(200);
  const item = {
    name: 'M4A1 Carbine',
    serial_number: 'W900042',
    category: 'weapons' as const,
    is_sensitive: true,
  };
  await db
    .insertInto('property')
    .values({ ...item, unit_id: 'B', assigned_to_user_id: locked, created_at: t.clock.now() })
    .execute();
  await raise(locked, 'CPT Halloran offers you M4A1 Carbine W900042.');
  await send();
  const text = Buffer.from(readable(host.received[0]?.text), 'latin1').toString();
  expect(text).not.toContain('W900042');
  expect(text).toContain('CPT Halloran offers you M4A1 Carbine ••••••.');
});

test('without a mail server nothing is sent, nothing piles up, and the settings say so', async () => {
  const bare = await testApp({ demo: false });
  const userId = await addUser(bare.database, { username: 'whitaker' });
  const as = await bare.signIn('whitaker');
  const chosen = await as({
    method: 'PUT',
    url: '/api/settings',
    body: { settings: { notifications: { email: 'each' } } },
  });
  expect(chosen.json<{ sendsEmail: boolean }>().sendsEmail).toBe(false);
  const notification = { type: 'info' as const, title: 'Title', message: '', action: null };
  await bare.database.db
    .transaction()
    .execute((trx) => bare.app.events.publishUpdate(trx, { userIds: [userId], scopes: [], notification }));
  await bare.app.notificationSender.run();
  expect(await bare.database.db.selectFrom('notification_email').selectAll().execute()).toEqual([]);
});

test('a choice that there is not is refused', async () => {
  await person('petrov', 'never');
  const as = await t.signIn('petrov');
  const answer = await as({
    method: 'PUT',
    url: '/api/settings',
    body: { settings: { notifications: { email: 'weekly' } } },
  });
  expect(answer.statusCode).toBe(400);
});
