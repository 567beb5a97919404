import { mayReach } from '../../src/webhooks/addresses';
import { readConfig } from '../../src/kernel/config/config';
import { call } from '../people/people-fixture';
import { answering, startReceiver } from './receiver';
import { type WebhookHouse, webhookHouse } from './webhooks-fixture';

const LINK_LOCAL = ['169.254.169.254', 'fe80::1', '::ffff:169.254.1.1'];
const PRIVATE = [
  '127.0.0.1',
  '127.8.8.8',
  '::1',
  '10.0.0.1',
  '172.16.3.4',
  '192.168.1.1',
  '100.64.0.1',
  'fd00::1',
  '::ffff:10.0.0.1',
];
const NEVER = [
  '0.0.0.0',
  '::',
  '255.255.255.255',
  '224.0.0.1',
  'ff02::1',
  '240.0.0.1',
  '192.0.2.1',
  '::7f00:1',
  '64:ff9b::7f00:1',
  '2002:7f00:1::',
  'fec0::1',
];
const PUBLIC = ['8.8.8.8', '172.32.0.1', '2606:4700::1111', '::ffff:8.8.8.8'];

test('only public addresses are reached, unless private ones are allowed; link-local ones have to be named', () => {
  const reached = (allowed: Parameters<typeof mayReach>[1]) =>
    [...LINK_LOCAL, ...PRIVATE, ...NEVER, ...PUBLIC].filter((address) => mayReach(address, allowed));
  expect(reached('refuse')).toEqual(PUBLIC);
  expect(reached('allow')).toEqual([...PRIVATE, ...PUBLIC]);
  expect(reached(['10.0.0.0/8', '::1'])).toEqual(['::1', '10.0.0.1', '::ffff:10.0.0.1', ...PUBLIC]);
  expect(reached(['169.254.169.254'])).toEqual(['169.254.169.254', ...PUBLIC]);
});

test('WEBHOOK_PRIVATE_ADDRESSES is allow or networks, and says what is wrong with anything else', () => {
  const read = (text: string) => readConfig({ WEBHOOK_PRIVATE_ADDRESSES: text }).webhookPrivateAddresses;
  expect(read('')).toBe('refuse');
  expect(read('allow')).toBe('allow');
  expect(read('10.20.0.0/16, ::1')).toEqual(['10.20.0.0/16', '::1']);
  for (const wrong of ['yes', '10.20.0.0/33', 'receiver.example.mil']) {
    expect(() => read(wrong)).toThrow(
      `WEBHOOK_PRIVATE_ADDRESSES has '${wrong}'; it is 'allow', or takes networks such as 10.20.0.0/16, with commas between.`,
    );
  }
});

describe('where private addresses are refused', () => {
  let t: WebhookHouse;
  beforeAll(async () => {
    t = await webhookHouse({ webhookPrivateAddresses: 'refuse' });
  });
  const make = (url: string) =>
    call(t.chief, 'POST', '/api/webhooks', { name: 'Receiver', url, unitId: null, eventTypes: null });

  const refused = (address: string) =>
    `${address} is not a public address. To allow it, set WEBHOOK_PRIVATE_ADDRESSES on the server.`;
  const NEEDS_TLS = 'The address must begin with https://.';

  test.each([
    ['https://169.254.169.254/latest/meta-data', refused('169.254.169.254')],
    ['https://169.254.0.1', refused('169.254.0.1')],
    ['https://2852039166/', refused('169.254.169.254')],
    ['https://0x7f.1/', refused('127.0.0.1')],
    ['https://[::1]:8443/', refused('::1')],
    ['https://[::ffff:169.254.169.254]/', refused('::ffff:a9fe:a9fe')],
    ['https://10.0.0.1', refused('10.0.0.1')],
    ['http://receiver.example.mil/', NEEDS_TLS],
    ['ftp://receiver.example.mil/', NEEDS_TLS],
    ['file:///etc/passwd', NEEDS_TLS],
    ['receiver', 'Enter an address such as https://receiver.example.mil/events.'],
    [
      'https://user:secret@receiver.example.mil/',
      'The address must not contain a user name or a password. Deliveries are signed.',
    ],
  ])('a webhook to %s is refused when it is made, with a sentence', async (url, message) => {
    expect(await make(url)).toMatchObject({ status: 400, json: { message, fields: { url: message } } });
    expect(await t.database.db.selectFrom('webhook').select('id').execute()).toEqual([]);
  });

  test('a name that leads to a private address is refused at delivery, and nothing reaches the receiver', async () => {
    const receiver = await startReceiver();
    receiver.answer(answering(200));
    const { id } = await t.create({
      url: `https://localhost:${receiver.port}/`,
      eventTypes: ['ITEM CREATED'],
    });
    await t.createItem();
    await t.app.webhooks.run();
    const [delivery] = await t.deliveries();
    expect(delivery).toMatchObject({ state: 'waiting', attempts: [{ status: null }] });
    expect(delivery?.attempts[0]?.problem).toMatch(
      /^localhost \((::1|127\.0\.0\.1)\) is not a public address\./,
    );
    expect(receiver.received).toEqual([]);
    expect((await t.read(id)).failingSince).not.toBeNull();
  });

  test('an address that was allowed when the webhook was made is not called once it is not', async () => {
    const receiver = await startReceiver();
    await t.database.db.updateTable('webhook').set({ url: receiver.url }).execute();
    await t.createItem();
    await t.app.webhooks.run();
    expect((await t.deliveries())[0]?.attempts).toMatchObject([{ problem: NEEDS_TLS }]);
    await t.database.db
      .updateTable('webhook')
      .set({ url: `https://127.0.0.1:${receiver.port}` })
      .execute();
    await t.createItem();
    await t.app.webhooks.run();
    expect((await t.deliveries())[0]?.attempts).toMatchObject([{ problem: refused('127.0.0.1') }]);
    expect(receiver.received).toEqual([]);
  });
});
