import { createHash } from 'node:crypto';
import type { PaperCheckDto, UnitSettingDto } from '@hand-receipt/contracts';
import { formatPaperCode, fromHex, verifyPacket } from '@hand-receipt/ledger';
import { nodeTools } from '@hand-receipt/ledger/node';
import { recordLedgerKey } from '../../src/ledger';
import { ledgerFindings } from '../support/ledger-findings';
import { readPdf, wordsOf } from '../forms/support/pdf';
import { type Changing, type Who, changingCompany, countAll, detail, signAs } from './changing';

let company: Changing;
beforeAll(async () => {
  company = await changingCompany();
  // As at the start of a server.
  await recordLedgerKey(company.database.db, company.app.sealer, new Date());
  await company.signedDownTo('petrov', 3);
  await company.signedDownTo('voss', 2);
  await company.held(1);
  await company.send<UnitSettingDto>('halloran', 'PUT', '/api/unit-settings', {
    unitId: 'B',
    key: 'succession.memoText',
    value: 'We counted it all.\n\nEach plate was read.',
    version: 0,
  });
});

const get = (who: Who, file: 'pdf' | 'json', query = '') =>
  company.as[who]({ method: 'GET', url: `/api/successions/SC-0001/packet.${file}${query}` });

async function pdf(who: Who, query = '') {
  const response = await get(who, 'pdf', query);
  if (response.statusCode !== 200) throw new Error(response.body);
  const { pages } = await readPdf(response.rawPayload);
  return { bytes: response.rawPayload, words: pages.map(wordsOf) };
}

const verified = async (query = '') => {
  const { body } = await get('osei', 'json', query);
  return verifyPacket(body, nodeTools, { trustedKey: company.app.sealer.keys.firstKey });
};

const papers = () => company.database.db.selectFrom('printed_paper').selectAll().execute();

async function planPetrov(section: object) {
  const { version, sections } = await detail(company);
  const number = sections.find(({ title }) => title === 'SPC Petrov')?.number;
  const body = { version, sections: [{ number, ...section }] };
  const { status, json } = await company.send('halloran', 'PUT', '/api/successions/SC-0001/plan', body);
  if (status !== 200) throw new Error(json.message);
}

async function signBoth() {
  await countAll(company);
  await signAs(company, 'halloran');
  const { status, json } = await signAs(company, 'osei');
  if (status !== 200) throw new Error(json.message);
}

test('before the signing the packet is a draft: DRAFT on each page, nothing registered, nothing to verify', async () => {
  await company.open();
  const planned = await pdf('halloran');
  await company.send('halloran', 'POST', '/api/successions/SC-0001/activate');
  const active = await pdf('halloran');
  for (const { words } of [planned, active]) expect(words.every((page) => page.includes('DRAFT'))).toBe(true);
  expect(active.words.join(' ')).toContain('SPC Alex Petrov');
  expect(await papers()).toEqual([]);
  expect((await get('osei', 'pdf', '?signing=1')).statusCode).toBe(404);
  const json = await get('halloran', 'json');
  expect(json.statusCode).toBe(200);
  expect(() => verifyPacket(json.body, nodeTools)).toThrow('This packet is a draft: nobody has signed it.');
});

test('SUCC-19 the reader gets no draft before they have read its serial numbers', async () => {
  const refused = async (query = '') => {
    for (const file of ['pdf', 'json'] as const) {
      const { statusCode, body } = await get('osei', file, query);
      expect([statusCode, body]).toEqual([
        409,
        expect.stringContaining('The draft packet shows serial numbers that you have not read.'),
      ]);
      expect(body).not.toMatch(/W9\d{5}/);
    }
  };
  await refused();
  await refused('?draft=true');
  expect((await get('brandt', 'json')).body).toMatch(/W9\d{5}/);
  await countAll(company);
  expect((await get('osei', 'json')).statusCode).toBe(200);
  expect((await pdf('osei')).words.every((page) => page.includes('DRAFT'))).toBe(true);
});

test('SUCC-12 SUCC-31 SUCC-32 the packet of a signing is made once, with what was left out', async () => {
  await planPetrov({ included: false, leaveOutReason: 'In the field until 05DEC' });
  await signBoth();
  // Two at once are one making.
  const [made, again] = await Promise.all([pdf('osei'), pdf('halloran')]);
  expect(again.bytes.equals(made.bytes)).toBe(true);
  const words = made.words.join(' ');
  expect(words).not.toContain('DRAFT');
  expect(words).toContain('We counted it all.');
  expect(words).toContain('In the field until 05DEC');
  expect(words).toContain('Items left out (3)');
  expect(words).toContain('W900001');
  const left = (await detail(company)).sections.find(({ title }) => title === 'SPC Petrov');
  expect(left).toMatchObject({ state: 'left-out', items: 3 });
  expect(words).toMatch(/Accepted \d{2}[A-Z]{3}\d{4} \d{4}, SC-0001/);
  const rows = await papers();
  expect(rows.map(({ kind }) => kind).sort()).toEqual(['memorandum', 'packet', 'receipt', 'receipt']);
  const verdict = await verified();
  expect(verdict).toMatchObject({ verified: true, problems: [], succession: 'SC-0001', lines: 3 });
  expect(verdict.papers).toHaveLength(4);
  expect(verdict.papers.find(({ kind }) => kind === 'packet')).toMatchObject({
    number: 'SC-0001/1',
    sha256: createHash('sha256').update(made.bytes).digest('hex'),
  });
});

test('both parties are told once that the packet is ready, and their screens show its pages', async () => {
  for (const who of ['halloran', 'osei'] as const) {
    const { json } = await company.send<{ title: string }[]>(who, 'GET', '/api/notifications');
    expect(json.filter(({ title }) => title === 'Packet ready')).toHaveLength(1);
  }
  const { packets } = await detail(company, 'osei');
  expect(packets).toMatchObject([{ number: 1, ready: true }]);
  expect(packets[0]?.pages).toBe((await pdf('osei')).words.length);
});

test('sections signed later have a packet of their own, made by the server where nobody asks for it', async () => {
  const first = await pdf('osei');
  await planPetrov({ included: true });
  expect((await pdf('halloran', '?draft=true')).words.every((page) => page.includes('DRAFT'))).toBe(true);
  expect((await pdf('osei')).bytes.equals(first.bytes)).toBe(true);
  await signBoth();
  await company.app.scheduler.run('make packets');
  const until = Date.now() + 60_000;
  while (!(await detail(company, 'osei')).packets[0]?.ready) {
    if (Date.now() > until) throw new Error('The packet was not made.');
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  expect((await detail(company, 'osei')).packets.map(({ number }) => number)).toEqual([2, 1]);
  expect((await pdf('osei', '?signing=1')).bytes.equals(first.bytes)).toBe(true);
  const [one, two] = [await verified('?signing=1'), await verified()];
  expect([one.verified, one.lines, two.verified, two.lines]).toEqual([true, 3, true, 3]);
  expect(one.setHash).not.toBe(two.setHash);
  expect((await get('osei', 'pdf', '?draft=true')).statusCode).toBe(409);
});

test('SUCC-32 a packet with the set, or the changes, of another one is refused', async () => {
  const read = async (number: number) =>
    JSON.parse((await get('osei', 'json', `?signing=${number}`)).body) as Record<string, unknown>;
  const [one, two] = [await read(1), await read(2)];
  const { set, setHash, events } = two;
  for (const other of [{ set }, { setHash }, { set, setHash }, { events }]) {
    expect(verifyPacket(JSON.stringify({ ...one, ...other }), nodeTools).verified).toBe(false);
  }
});

test('SUCC-46 only those who see the whole change of command get its packet', async () => {
  for (const [who, status] of [
    ['brandt', 200],
    ['petrov', 404],
    ['whitaker', 404],
    ['stranger', 404],
  ] as const) {
    expect([who, (await get(who, 'pdf')).statusCode]).toEqual([who, status]);
    expect([who, (await get(who, 'json')).statusCode]).toEqual([who, status]);
  }
  expect((await detail(company, 'petrov')).packets).toEqual([]);
});

test('packet and memorandum are checked like every paper: CURRENT unless void, and only parties learn of what', async () => {
  const check = async (kind: 'packet' | 'memorandum', who?: Who): Promise<PaperCheckDto> => {
    const paper = (await papers()).find((row) => row.kind === kind && row.edition === 1);
    if (!paper) throw new Error('The paper is not registered.');
    const { id, secret, ledger_size, root } = paper;
    const code = formatPaperCode({ id, secret, size: BigInt(ledger_size), root: fromHex(root) });
    const send = who ? company.as[who] : company.inject;
    return (await send({ method: 'POST', url: '/api/papers/check', body: { code } })).json<PaperCheckDto>();
  };
  expect(await check('packet')).toMatchObject({ answer: 'CURRENT', details: null });
  expect((await check('packet', 'petrov')).details).toBeNull();
  expect((await check('packet', 'osei')).details).toMatchObject({
    kind: 'packet',
    number: 'SC-0001',
    edition: 1,
    lines: 3,
  });
  expect((await check('memorandum', 'brandt')).details).toMatchObject({ kind: 'memorandum' });
  await company.database.db.updateTable('printed_paper').set({ voided_at: new Date() }).execute();
  expect((await check('memorandum')).answer).toBe('SUPERSEDED');
});

test('the ledger check passes with packets, and names one whose file was exchanged', async () => {
  const findings = async () =>
    (await ledgerFindings(company)).filter((message) => /^(Paper|Hand receipt|Change)/.test(message));
  expect(await findings()).toEqual([]);
  await company.database.db
    .updateTable('succession_signing')
    .set({ pdf: Buffer.from('%PDF-1.7') })
    .where('number', '=', 1)
    .execute();
  expect((await findings()).join('\n')).toMatch(/^Paper \w+ shows file as stored with SHA-256/);
});
