import type { CapturedMailDto, MailResultDto } from '@hand-receipt/contracts';
import { type Company, testCompany } from '../custody/company';
import { exportAs } from '../forms/support/export';
import { type PdfPage, readPdf, wordsOf } from '../forms/support/pdf';

let company: Company;
beforeAll(async () => {
  company = await testCompany();
});

const email = async (who: keyof Company['as'], id: string, recipients: string[]) =>
  exportAs(company, who, [id], { send_email: true, recipients });

describe('e-mail of a hand receipt in the demo, which has no mail server', () => {
  test('is captured: the answer names each recipient once, and the sender opens letter and file', async () => {
    const item = await company.createItem();
    const response = await email(
      'halloran',
      item.id,
      ['a@unit.mil', 'A@unit.mil ', 'b@unit.mil'].map((to) => to.trim()),
    );
    expect(response.statusCode).toBe(200);
    const result = response.json<MailResultDto>();
    expect(result).toEqual({
      recipients: ['A@unit.mil', 'b@unit.mil'],
      captured: expect.stringMatching(/^\/api\/mail\/L-\d+$/) as string,
    });
    const letter = (await company.as.halloran({ url: result.captured ?? '' })).json<CapturedMailDto>();
    expect(letter).toMatchObject({
      recipients: ['A@unit.mil', 'b@unit.mil'],
      subject: expect.stringMatching(/^DA Form 2062, hand receipt HR-\d{4}\/1$/) as string,
      body: expect.stringContaining('SPC Halloran sent you a hand receipt for 1 item') as string,
      fileName: expect.stringMatching(/^DA2062_HR-\d{8}-U-\d{4}\.pdf$/) as string,
    });
    const file = await company.as.halloran({ url: letter.file });
    expect(file.headers['content-disposition']).toBe(`attachment; filename="${letter.fileName}"`);
    const { pages } = await readPdf(file.rawPayload);
    expect(wordsOf(pages[0] as PdfPage)).toContain(item.serial_number);
  });

  test('is for its sender alone', async () => {
    const { id } = await company.createItem();
    const { captured = '' } = (await email('halloran', id, ['a@unit.mil'])).json<MailResultDto>();
    for (const url of [captured, `${captured}/file`]) {
      for (const who of ['brandt', 'whitaker', 'stranger'] as const) {
        expect((await company.as[who]({ url })).statusCode).toBe(404);
      }
      expect((await company.inject({ url })).statusCode).toBe(401);
    }
    expect((await company.as.halloran({ url: '/api/mail/L-9999999' })).statusCode).toBe(404);
  });

  test('of an item that is not to be seen sends nothing', async () => {
    const { id } = await company.createItem();
    expect((await email('whitaker', id, ['a@unit.mil'])).statusCode).toBe(404);
    const sent = await company.database.db
      .selectFrom('mail')
      .select('id')
      .where('sender_user_id', '=', company.ids.whitaker)
      .execute();
    expect(sent).toEqual([]);
  });

  test('is deleted after a week', async () => {
    const { id } = await company.createItem();
    const now = Date.now();
    company.clock.set(new Date(now - 8 * 24 * 60 * 60 * 1000));
    const { captured = '' } = (await email('halloran', id, ['old@unit.mil'])).json<MailResultDto>();
    company.clock.set(new Date(now));
    await email('halloran', id, ['new@unit.mil']);
    expect((await company.as.halloran({ url: captured })).statusCode).toBe(404);
  });

  test('is throttled: after 20 letters in an hour 429, and again an hour later', async () => {
    const item = await company.createItem();
    await company.signDown(item.id, 'petrov');
    const start = Date.now();
    company.clock.set(new Date(start));
    for (let sent = 0; sent < 20; sent += 1) {
      expect((await email('petrov', item.id, ['a@unit.mil'])).statusCode).toBe(200);
    }
    const refused = await email('petrov', item.id, ['a@unit.mil']);
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect((await email('brandt', item.id, ['a@unit.mil'])).statusCode).toBe(200);
    company.clock.set(new Date(start + 61 * 60 * 1000));
    expect((await email('petrov', item.id, ['a@unit.mil'])).statusCode).toBe(200);
  });
});
