import { writeFile } from 'node:fs/promises';
import type { LightMyRequestResponse } from 'fastify';
import { inkIn, readPdf, renderPage, wordsOf } from '../forms/support/pdf';
import { type Amending, amendingCompany, serialTo } from './amending';

let t: Amending;
beforeAll(async () => {
  t = await amendingCompany();
  t.clock.set(new Date(2026, 10, 22, 9, 15));
});

const paper = (who: 'halloran' | 'brandt' | 'stranger', id: string): Promise<LightMyRequestResponse> =>
  t.as[who]({ url: `/api/amendments/${id}/pdf` });

/** For a person who wants to look at it. */
const keep = async (name: string, bytes: Buffer) => {
  const folder = process.env.KEEP_PAPERS;
  if (folder) await writeFile(`${folder}/${name}.pdf`, bytes);
};

test('LIFE-13 the adjustment report prints all lines, both signatures with dates and the photos', async () => {
  const one = await t.createItem({ serial_number: 'W123456', nsn: '1005-01-231-0973' });
  const other = await t.createItem({ serial_number: 'W123457', nsn: '1005-01-231-0973' });
  await t.admin({
    method: 'PUT',
    url: '/api/unit-settings',
    body: { unitId: 'B', key: 'citation.amendment', value: null, citation: 'AR 710-4, para 3-9', version: 0 },
  });
  const lines = [
    serialTo(one.id, 'W123457'),
    serialTo(other.id, 'W123456'),
    { itemId: other.id, field: 'name' as const, to: 'M4 Carbine' },
  ];
  const uploadIds = [await t.photo('brandt'), await t.photo('brandt')];
  const { id } = await t.propose(lines, { documentNumber: 'W15GK9-6326-0001', uploadIds });

  const unsigned = await paper('brandt', id);
  expect([unsigned.statusCode, unsigned.headers['content-type']]).toEqual([200, 'application/pdf']);
  await keep('unsigned', unsigned.rawPayload);
  const before = await readPdf(unsigned.rawPayload);
  expect(before.pages.length).toBe(2);
  for (const page of before.pages) expect(wordsOf(page)).toContain('NOT SIGNED');
  expect(wordsOf(before.pages[0] as never)).toContain('Proposed, not signed yet.');

  t.clock.set(new Date(2026, 10, 22, 13, 40));
  expect((await t.sign('halloran', id)).status).toBe(200);
  t.clock.set(new Date(2026, 10, 23, 8, 0));
  const signed = await paper('halloran', id);
  await keep('signed', signed.rawPayload);
  expect(signed.headers['content-disposition']).toBe(`attachment; filename="Adjustment_Report_${id}.pdf"`);
  const { pages } = await readPdf(signed.rawPayload);
  const words = pages.map(wordsOf);
  for (const text of words) {
    expect(text).not.toContain('NOT SIGNED');
    expect(text).toMatch(/Ledger of \d+ events, root/);
    expect(text).toContain(`${id}, PAGE`);
  }
  for (const part of [
    'B CO',
    'In the manner of DA Form 4949',
    'Document number: W15GK9-6326-0001',
    'The plate was misread when it was entered.',
    'AR 710-4, para 3-9',
    '1005-01-231-0973',
    'M4A1 Carbine',
    'M4 Carbine',
    'W123456',
    'W123457',
    'SPC Brandt',
    '22NOV2026 0915, signed in their own session',
    'SPC Halloran',
    '22NOV2026 1340, signed in their own session',
  ]) {
    expect(words[0]).toContain(part);
  }
  const photos = words.join(' ');
  for (const title of ['Data plate, photo 1 of 2', 'Data plate, photo 2 of 2'])
    expect(photos).toContain(title);
  const last = await renderPage(signed.rawPayload, pages.length);
  expect(inkIn(last, { left: 36, bottom: 100, right: 576, top: 756 })).toBeGreaterThan(0);
});

test('LIFE-13 fifty lines run over several pages, and a refused one says who refused it', async () => {
  const items = [];
  for (let number = 0; number < 50; number += 1) items.push(await t.createItem());
  const lines = items.map(({ id }, number) => serialTo(id, `L${String(number).padStart(5, '0')}`));
  const { id } = await t.propose(lines);
  await t.send('halloran', 'POST', `/api/amendments/${id}/refuse`, { reason: 'Look at the plates again.' });
  const file = await paper('halloran', id);
  await keep('fifty', file.rawPayload);
  const { pages } = await readPdf(file.rawPayload);
  expect(pages.length).toBeGreaterThan(2);
  const words = pages.map(wordsOf).join(' ');
  expect(words).toContain('Refused by SPC Halloran on 23NOV2026 0800. Reason: Look at the plates again.');
  for (const { to } of lines) expect(words).toContain(to);
  expect((await paper('stranger', id)).statusCode).toBe(404);
});
