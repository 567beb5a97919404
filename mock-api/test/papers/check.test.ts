import type { PaperCheckDto } from '@hand-receipt/contracts';
import { formatPaperCode, fromHex } from '@hand-receipt/ledger';
import { readConfig } from '../../src/kernel/config/config';
import { checkPaper } from '../../src/papers/check-paper';
import { type Company, type Username, messageOf, testCompany } from '../custody/company';
import { exportAs } from '../forms/support/export';
import { readPdf, renderPage } from '../forms/support/pdf';
import { readCodes } from '../forms/support/read-codes';

let company: Company;
let minute = 0;
beforeEach(async () => {
  company = await testCompany();
  minute = 0;
});

const check = (code: string, who?: Username) => {
  const send = who ? company.as[who] : company.inject;
  return send({ method: 'POST', url: '/api/papers/check', body: { code } });
};

/** Checks in a minute of its own, so that no answer is about how often we asked. */
async function answerOf(code: string, who?: Username): Promise<PaperCheckDto> {
  minute += 2;
  company.clock.set(new Date(Date.now() + minute * 60_000));
  const response = await check(code, who);
  expect(response.statusCode).toBe(200);
  return response.json<PaperCheckDto>();
}

/** Prints a hand receipt. @returns the code of its pages. */
async function print(who: Username, ids: readonly string[]): Promise<string> {
  expect((await exportAs(company, who, ids)).statusCode).toBe(200);
  return newestCode();
}

async function newestCode(): Promise<string> {
  const { id, secret, ledger_size, root } = await company.database.db
    .selectFrom('printed_paper')
    .selectAll()
    .orderBy('printed_at', 'desc')
    .orderBy('edition', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  return formatPaperCode({ id, secret, size: BigInt(ledger_size), root: fromHex(root) });
}

async function ofWhitaker(count: number): Promise<string[]> {
  const ids: string[] = [];
  for (let number = 0; number < count; number += 1) {
    const { id } = await company.createItem();
    await company.signDown(id, 'whitaker');
    ids.push(id);
  }
  return ids;
}

const NOT_OURS = { answer: 'NOT OURS', printed_at: null, details: null };

test('SUCC-45 a printed receipt reads CURRENT; after one item moves SUPERSEDED; with one digit changed NOT OURS', async () => {
  const [first = '', second = ''] = await ofWhitaker(2);
  const file = (await exportAs(company, 'halloran', [first, second])).rawPayload;
  expect((await readPdf(file)).pages).toHaveLength(1);
  const [code = ''] = await readCodes(await renderPage(file, 1, 4));
  expect(code).toBe(await newestCode());
  expect(code).toMatch(/^HR1\/P\/[0-9A-Z]{8}\/[0-9A-Z]{10}\/\d+\/[0-9A-F]{64}$/);

  const printed_at = expect.any(String) as string;
  expect(await answerOf(code)).toEqual({ answer: 'CURRENT', printed_at, details: null });
  for (let at = 'HR1/P/'.length; at < code.length; at += 1) {
    if (code[at] === '/') continue;
    const changed = code.slice(0, at) + (code[at] === '7' ? '8' : '7') + code.slice(at + 1);
    expect([changed, await answerOf(changed)]).toEqual([changed, NOT_OURS]);
  }
  const back = await company.offer('whitaker', first, 'halloran');
  await company.decide('halloran', back.id, 'Approved');
  expect(await answerOf(code)).toEqual({ answer: 'SUPERSEDED', printed_at, details: null });
});

test('SUCC-45 a call that is sent again prints the code that is registered, whatever was recorded meanwhile', async () => {
  const [id = ''] = await ofWhitaker(1);
  const printAgain = async () => {
    const { rawPayload } = await company.as.halloran({
      method: 'POST',
      url: '/api/da2062/generate-pdf',
      body: { property_ids: [id] },
      headers: { 'idempotency-key': 'print-once-0001' },
    });
    return (await readCodes(await renderPage(rawPayload, 1, 4)))[0] ?? '';
  };
  const code = await printAgain();
  await company.createItem();
  expect(await printAgain()).toBe(code);
  expect((await answerOf(code)).answer).toBe('CURRENT');
});

test.each([
  ['an item is added', (ids: string[]) => company.signDown(ids[2]!, 'whitaker')],
  [
    'a serial number is amended',
    (ids: string[]) =>
      company.database.db
        .updateTable('property')
        .set({ serial_number: 'W999999' })
        .where('id', '=', ids[0]!)
        .execute(),
  ],
  [
    'a component is counted',
    (ids: string[]) =>
      company.as.halloran({
        method: 'PUT',
        url: `/api/property/${ids[0]}/components`,
        body: {
          components: [
            {
              id: 'new',
              name: 'Sling',
              nsn: null,
              serialNumber: null,
              notes: null,
              quantity: 2,
              required: true,
              status: 'present',
            },
          ],
        },
      }),
  ],
])('SUCC-45 a receipt is superseded once %s', async (_what, change) => {
  const ids = [...(await ofWhitaker(2)), (await company.createItem()).id];
  const code = await print('whitaker', ids.slice(0, 2));
  expect((await answerOf(code)).answer).toBe('CURRENT');
  await change(ids);
  expect((await answerOf(code)).answer).toBe('SUPERSEDED');
});

test('SUCC-45 no answer holds an item, a name or a number for anybody but the parties and leaders of the holder', async () => {
  const ids = await ofWhitaker(2);
  const code = await print('halloran', ids);
  const later = await company.createItem({ name: 'M249' });
  await company.signDown(later.id, 'whitaker');
  const back = await company.offer('whitaker', ids[0]!, 'halloran');
  await company.decide('halloran', back.id, 'Approved');
  await print('whitaker', [ids[1]!, later.id]);

  for (const who of [undefined, 'tanaka', 'voss', 'stranger'] as const) {
    const { details, ...answer } = await answerOf(code, who);
    expect([who, details, Object.keys(answer).sort()]).toEqual([who, null, ['answer', 'printed_at']]);
  }
  for (const who of ['whitaker', 'halloran', 'brandt', 'petrov'] as const) {
    expect([who, (await answerOf(code, who)).details]).toMatchObject([
      who,
      {
        kind: 'receipt',
        number: 'HR-0001',
        edition: 1,
        // Two carbines of one make share a line of the form.
        lines: 1,
        left: [{ id: ids[0], name: 'M4A1 Carbine' }],
        joined: [{ id: later.id, name: 'M249' }],
        changed: [],
        newer: { edition: 2 },
      },
    ]);
  }
});

test('SUCC-45 a part of a hand receipt is current as long as its items stay, whatever joins them', async () => {
  const ids = await ofWhitaker(3);
  const code = await print('halloran', ids.slice(0, 1));
  expect((await answerOf(code, 'whitaker')).details).toMatchObject({ kind: 'extract', lines: 1, joined: [] });
  expect((await answerOf(code)).answer).toBe('CURRENT');
  const back = await company.offer('whitaker', ids[0]!, 'halloran');
  await company.decide('halloran', back.id, 'Approved');
  expect((await answerOf(code)).answer).toBe('SUPERSEDED');
});

test('SUCC-45 the paper of a pair that ended stays superseded when the pair begins again', async () => {
  const [id = ''] = await ofWhitaker(1);
  const code = await print('whitaker', [id]);
  const back = await company.offer('whitaker', id, 'halloran');
  await company.decide('halloran', back.id, 'Approved');
  await company.signDown(id, 'whitaker');
  expect((await answerOf(code)).answer).toBe('SUPERSEDED');
});

test('SUCC-45 the thirty-first check in a minute from one address answers 429', async () => {
  company.clock.set(new Date());
  for (let number = 0; number < 30; number += 1) expect((await check('HR1/P/X')).statusCode).toBe(200);
  const refused = await check('HR1/P/X');
  expect([refused.statusCode, messageOf(refused)]).toEqual([
    429,
    'Too many attempts. Try again in 60 seconds.',
  ]);
  expect(refused.headers['retry-after']).toBe('60');
});

test('SUCC-45 10,000 probes with true ids and false secrets answer all the same', async () => {
  const code = await print('whitaker', await ofWhitaker(1));
  const [mark, kind, id, , size, root] = code.split('/');
  const { db } = company.database;
  const answers = new Set<string>();
  const probe = (number: number) => {
    const secret = String(number).padStart(10, '0');
    const guessed = number % 2 === 0 ? id : `Z${String(number).padStart(7, '0')}`;
    return checkPaper(db, null, [mark, kind, guessed, secret, size, root].join('/'));
  };
  // A hundred at a time, for one after the other mostly waits.
  for (let first = 0; first < 10_000; first += 100) {
    const probes = Array.from({ length: 100 }, (_, at) => probe(first + at));
    for (const answer of await Promise.all(probes)) answers.add(JSON.stringify(answer));
  }
  expect([...answers]).toEqual([JSON.stringify(NOT_OURS)]);
}, 120_000);

test('SUCC-45 what is no code of a paper is not ours: labels, other prints, and texts without end', async () => {
  for (const text of ['', 'W123456', 'HR1/I/P-0001/W1', `HR1/L/1/${'AB'.repeat(32)}`, 'x'.repeat(400)]) {
    expect(await answerOf(text)).toEqual(NOT_OURS);
  }
});

test('SUCC-45 with PUBLIC_URL the code stands behind the address of the page that checks it', async () => {
  company = await testCompany({ publicUrl: 'https://hr.example.mil' });
  const ids = await ofWhitaker(1);
  const file = (await exportAs(company, 'halloran', ids)).rawPayload;
  const [seen = ''] = await readCodes(await renderPage(file, 1, 4));
  expect(seen).toBe(`https://hr.example.mil/check#${await newestCode()}`);
  expect((await answerOf(seen)).answer).toBe('CURRENT');
});

test('PUBLIC_URL is the origin of a web site; anything else is told at the start', () => {
  expect(readConfig({ PUBLIC_URL: 'https://hr.example.mil/' }).publicUrl).toBe('https://hr.example.mil');
  expect(readConfig({}).publicUrl).toBeNull();
  for (const wrong of [
    'hr.example.mil',
    'ftp://hr.example.mil',
    'https://hr.example.mil/app',
    'https://a#b',
  ]) {
    expect(() => readConfig({ PUBLIC_URL: wrong })).toThrow(
      'it is written https://host or https://host:port',
    );
  }
});
