import type { MailResultDto } from '@hand-receipt/contracts';
import { ConfigError, readConfig } from '../../src/kernel/config/config';
import { type TestApp, addUser, testApp } from '../support/app';
import { type SmtpHost, smtpHost } from './smtp-host';

let host: SmtpHost;
beforeAll(async () => {
  host = await smtpHost();
});
afterAll(() => host.close());

/** An app with this mail server, its commander, and one item of theirs. */
async function withMail(smtp: { url: string; from: string } | null, demo = false) {
  const test: TestApp = await testApp({ smtp, demo });
  const { database } = test;
  await database.db
    .insertInto('units')
    .values({ id: 'B', parent_id: null, name: 'B Co', kind: 'company' })
    .execute();
  await addUser(database, {
    username: 'halloran',
    role: 'Commander',
    unit_id: 'B',
    email: 'halloran@unit.mil',
  });
  const send = await test.signIn('halloran');
  const item = await send({
    method: 'POST',
    url: '/api/property',
    body: { name: 'M4A1 Carbine', serial_number: 'W900001' },
  });
  const { id } = item.json<{ id: string }>();
  return (recipients: string[], send_email = true) =>
    send({
      method: 'POST',
      url: '/api/da2062/generate-pdf',
      body: { property_ids: [id], send_email, recipients },
    });
}

const FROM = 'Hand Receipt <post@unit.mil>';

describe('e-mail by a mail server', () => {
  let email: Awaited<ReturnType<typeof withMail>>;
  beforeAll(async () => {
    email = await withMail({ url: host.url, from: FROM });
  });

  test('sends one letter to all, with the file, from the server’s address, answers to the sender', async () => {
    const response = await email(['a@unit.mil', 'b@unit.mil']);
    expect([response.statusCode, response.json()]).toEqual([
      200,
      { recipients: ['a@unit.mil', 'b@unit.mil'] },
    ]);
    expect(host.received).toHaveLength(1);
    const [letter] = host.received;
    expect(letter).toMatchObject({ from: 'post@unit.mil', to: ['a@unit.mil', 'b@unit.mil'] });
    expect(letter?.text).toContain('Reply-To: halloran@unit.mil');
    expect(letter?.text).toContain('From: Hand Receipt <post@unit.mil>');
    const encoded = /Content-Disposition: attachment[^]*?\r\n\r\n([^]*?)\r\n--/.exec(letter?.text ?? '')?.[1];
    expect(
      Buffer.from(encoded ?? '', 'base64')
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-');
  });

  test('API-45 without send_email answers the PDF; with it JSON with recipients, and an error field on failure', async () => {
    const before = host.received.length;
    const file = await email(['a@unit.mil'], false);
    expect([file.statusCode, file.headers['content-type']]).toEqual([200, 'application/pdf']);
    expect(host.received).toHaveLength(before);

    const all = await email(['a@unit.mil']);
    expect([all.statusCode, all.json<MailResultDto>()]).toEqual([200, { recipients: ['a@unit.mil'] }]);
    const some = await email(['a@unit.mil', 'nobody@unit.mil']);
    expect([some.statusCode, some.json<MailResultDto>()]).toEqual([
      200,
      { recipients: ['a@unit.mil'], error: 'The mail server refused nobody@unit.mil.' },
    ]);
    const none = await email(['nobody@unit.mil']);
    expect([none.statusCode, none.json<{ error: string; message: string }>()]).toEqual([
      502,
      expect.objectContaining({ error: 'mail-failed', message: 'The mail server refused nobody@unit.mil.' }),
    ]);
  });
});

test('a mail server that is down is a failure in words, without its address', async () => {
  const down = await smtpHost();
  await down.close();
  const email = await withMail({ url: down.url, from: FROM });
  const response = await email(['a@unit.mil']);
  expect(response.statusCode).toBe(502);
  expect(response.json<{ message: string }>().message).toBe(
    'The mail server cannot be used now. Nothing was sent; download the file instead.',
  );
  expect(response.body).not.toContain('127.0.0.1');
});

test('a server of real people without a mail server says so', async () => {
  const email = await withMail(null);
  const response = await email(['a@unit.mil']);
  expect([response.statusCode, response.json<{ error: string }>().error]).toEqual([503, 'no-mail']);
});

describe('SMTP_URL and MAIL_FROM', () => {
  test('make a mail server', () => {
    const env = { SMTP_URL: 'smtps://user:secret@mail.unit.mil:465', MAIL_FROM: FROM };
    expect(readConfig(env).smtp).toEqual({ url: env.SMTP_URL, from: FROM });
    expect(readConfig({}).smtp).toBeNull();
  });

  test.each([
    [{ SMTP_URL: 'mail.unit.mil', MAIL_FROM: FROM }, /SMTP_URL is no address/],
    [{ SMTP_URL: 'smtp://mail.unit.mil' }, /MAIL_FROM is not/],
    [{ SMTP_URL: 'smtp://mail.unit.mil', MAIL_FROM: 'post@unit.mil\r\nBcc: x@y.mil' }, /MAIL_FROM is/],
    [{ MAIL_FROM: 'not an address' }, /MAIL_FROM is 'not an address'/],
  ])('%j is refused at the start', (env, message) => {
    expect(() => readConfig(env)).toThrow(ConfigError);
    expect(() => readConfig(env)).toThrow(message);
  });
});
