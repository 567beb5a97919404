import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { verifyPacket } from '@hand-receipt/ledger';
import { nodeTools } from '@hand-receipt/ledger/node';
import { recordLedgerKey } from '../../src/ledger';
import { LedgerVerification } from '../../src/ledger-check/verification';
import { type PdfPage, readPdf, wordsOf } from '../forms/support/pdf';
import { type Changing, type Who, activate, changingCompany, countAll, detail, signAs } from './changing';

let company: Changing;
let ids: string[];
beforeAll(async () => {
  company = await changingCompany();
  // As at the start of a server.
  await recordLedgerKey(company.database.db, company.app.sealer, new Date());
  ids = [...(await company.signedDownTo('petrov', 3)), ...(await company.signedDownTo('voss', 2))];
  ids.push(...(await company.held(1)));
});

const get = (who: Who, file: 'pdf' | 'json', query = '') =>
  company.as[who]({ method: 'GET', url: `/api/successions/SC-0001/packet.${file}${query}` });

const pdf = async (who: Who, query = '') => {
  const response = await get(who, 'pdf', query);
  if (response.statusCode !== 200) throw new Error(response.body);
  if (process.env.KEEP_PDF) writeFileSync(process.env.KEEP_PDF + response.headers['content-disposition']!.toString().split('"')[1], response.rawPayload);
  return { bytes: response.rawPayload, ...(await readPdf(response.rawPayload)) };
};

const papers = () =>
  company.database.db.selectFrom('printed_paper').selectAll().orderBy('printed_at').orderBy('id').execute();

test('before the signing the packet is a draft: DRAFT on each page, nothing registered', async () => {
  await company.open();
  const planned = await pdf('halloran');
  await company.send('halloran', 'POST', '/api/successions/SC-0001/activate');
  const active = await pdf('osei');
  for (const { pages } of [planned, active]) {
    expect(pages.every((page) => wordsOf(page).includes('DRAFT'))).toBe(true);
  }
  expect(await papers()).toEqual([]);
  const json = await get('osei', 'json');
  expect(json.statusCode).toBe(200);
  expect(() => verifyPacket(json.body, nodeTools)).toThrow('This packet is a draft: nobody has signed it.');
});

test('SUCC-31 SUCC-32 after the signing the packet is made once', async () => {
  await countAll(company);
  await signAs(company, 'halloran');
  await signAs(company, 'osei');
  const made = await pdf('osei');
  const again = await pdf('halloran');
  expect(again.bytes.equals(made.bytes)).toBe(true);
  const json = await get('osei', 'json');
  if (process.env.KEEP_PDF) writeFileSync(process.env.KEEP_PDF + 'packet.json', json.body);
  const verdict = verifyPacket(json.body, nodeTools, { trustedKey: company.app.sealer.keys.firstKey });
  expect(verdict).toMatchObject({ verified: true, problems: [], succession: 'SC-0001', lines: 6 });
  expect(verdict.papers.find(({ kind }) => kind === 'packet')?.sha256).toBe(
    createHash('sha256').update(made.bytes).digest('hex'),
  );
});
