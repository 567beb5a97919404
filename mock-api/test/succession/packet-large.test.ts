import { createHash } from 'node:crypto';
import type { SuccessionDifferenceDto } from '@hand-receipt/contracts';
import { verifyPacket } from '@hand-receipt/ledger';
import { nodeTools } from '@hand-receipt/ledger/node';
import { sql } from 'kysely';
import { recordLedgerKey } from '../../src/ledger';
import { type PdfPage, readPdf, wordsOf } from '../forms/support/pdf';
import { addUser } from '../support/app';
import { type Changing, activate, changingCompany, detail, paperOf, signAs } from './changing';

const ITEMS = 698;
const SUBS = 14;

let company: Changing;
beforeAll(async () => {
  company = await changingCompany();
  await recordLedgerKey(company.database.db, company.app.sealer, new Date());
  const subs: string[] = [];
  for (let number = 1; number <= SUBS; number += 1) {
    const lastName = `Holder${number}`;
    subs.push(
      await addUser(company.database, { username: `holder${number}`, last_name: lastName, unit_id: 'B' }),
    );
  }
  // The last eight are the commander's own; every tenth of the others is signed down once more.
  await sql`insert into property (name, serial_number, category, unit_id, assigned_to_user_id, assigned_date)
    select 'M4A1 Carbine', 'L' || 10000 + n, 'other', 'B',
      case when n > 690 then ${company.ids.halloran}
        when n % 10 = 0 then ${company.ids.whitaker}
        else (${subs}::text[])[n % ${SUBS} + 1] end, now()
    from generate_series(1, ${ITEMS}) n`.execute(company.database.db);
  await sql`insert into custody_link (item_id, position, user_id, since)
    select id, link.position, link.user_id, now()
    from (select id, substr(serial_number, 2)::int - 10000 as n from property where serial_number like 'L1%') item
    cross join lateral (values (0, null), (1, ${company.ids.halloran}),
      (2, case when n <= 690 then (${subs}::text[])[n % ${SUBS} + 1] end),
      (3, case when n <= 690 and n % 10 = 0 then ${company.ids.whitaker} end)) link (position, user_id)
    where link.position = 0 or link.user_id is not null`.execute(company.database.db);
  await sql`insert into component (property_id, position, name, quantity, on_hand, kind, required)
    select id, 1, 'Magazine', 7, 5, 'BII', true from property where serial_number = 'L10001'`.execute(
    company.database.db,
  );
});

/** Marks an item as not found, as both see it, and resolves it by an uploaded document. */
async function exclude(serial: string): Promise<void> {
  const { id } = await company.database.db
    .selectFrom('property')
    .select('id')
    .where('serial_number', '=', serial)
    .executeTakeFirstOrThrow();
  const mark = `/api/successions/SC-0001/lines/${id}/marks`;
  await company.send('halloran', 'POST', mark, { mark: 'not-found' });
  await company.send('osei', 'POST', mark, { mark: 'confirm-not-found' });
  const missing = (await detail(company)).differences.find(({ item }) => item?.id === id);
  const path = `/api/successions/SC-0001/differences/${missing?.id}`;
  await company.send<SuccessionDifferenceDto>('halloran', 'POST', `${path}/resolve`, {
    act: 'document',
    ref: 'DD 200, 26-014',
    documentOn: '2026-11-24',
    note: 'The investigation is open.',
    uploadId: await paperOf(company, company.ids.halloran),
  });
  const agreed = await company.send('osei', 'POST', `${path}/agree`);
  if (agreed.status !== 200) throw new Error(JSON.stringify(agreed.json));
}

/** What the boxes of a form's front say; null on a page that is no front. */
function headOf(page: PdfPage) {
  if (!wordsOf(page).includes('HAND RECEIPT/ANNEX NUMBER')) return null;
  const head = page.texts.filter(({ y, text }) => y > 520 && y < 541 && text !== 'NUMBER');
  const between = (from: number, to: number) =>
    head.filter(({ x }) => x > from && x < to).map(({ text }) => text);
  return {
    from: between(251, 458).at(-1) ?? '',
    to: between(460, 667).at(-1) ?? '',
    number: between(668, 760),
  };
}

const get = async (file: 'pdf' | 'json') => {
  const response = await company.as.osei({ method: 'GET', url: `/api/successions/SC-0001/packet.${file}` });
  if (response.statusCode !== 200) throw new Error(response.body);
  return response.rawPayload;
};

test('SUCC-31 SUCC-32 the packet of 698 items and 14 sub-hand receipts is one PDF with each pair once, and is verified', async () => {
  await activate(company);
  await exclude('L10697');
  await exclude('L10698');
  const counted = { result: 'verified' as const, counted_at: new Date(), counted_by: company.oseiId };
  await company.database.db.updateTable('succession_line').set(counted).where('result', 'is', null).execute();
  expect((await signAs(company, 'halloran')).json.state).toBe('signing');
  expect((await signAs(company, 'osei')).json.state).toBe('signed');

  const file = await get('pdf');
  const { pages } = await readPdf(file);
  const fronts = pages.flatMap((page) => headOf(page) ?? []);
  const receipts = fronts.filter(({ number }) => number.length === 1);
  // The incoming person's own, one for each holder directly below, and one for each holder with SPC Whitaker below.
  const pairs = receipts.map(({ from, to }) => `${from.split(',')[0]} > ${to.split(',')[0]}`);
  expect(new Set(pairs).size).toBe(pairs.length);
  expect(receipts[0]?.to).toContain('CPT Alex Osei');
  const direct = receipts.filter(({ to }) => to.includes('Holder'));
  expect(direct).toHaveLength(SUBS);
  expect(direct.every(({ from }) => from.startsWith('CPT Alex Osei'))).toBe(true);
  const deeper = receipts.filter(({ to }) => to.includes('Whitaker'));
  expect(deeper.length).toBeGreaterThan(0);
  expect(deeper.every(({ from }) => from.startsWith('SPC Alex Holder'))).toBe(true);
  expect(receipts).toHaveLength(1 + direct.length + deeper.length);
  expect(fronts.flatMap(({ number }) => number[1] ?? [])).toEqual(
    expect.arrayContaining(['ANNEX 1', 'SHORTAGE ANNEX']),
  );

  const words = pages.map(wordsOf);
  const memorandum = words.find((text) => text.includes('JOINT INVENTORY MEMORANDUM')) ?? '';
  expect(memorandum).toContain('Total');
  const left = words.find(
    (text) => text.includes('EXCLUDED AND LEFT OUT') && text.includes('Excluded items (2)'),
  );
  expect(left).toContain('L10697');
  expect(left).toContain('DD 200, 26-014');
  const differences = words.find((text) => text.includes('The investigation is open.'));
  expect(differences).toMatch(/Document: PDF, SHA-256 [0-9a-f]{64}/);
  // What stays with the outgoing person is on no hand receipt.
  expect(words.filter((text) => text.includes('HAND RECEIPT') && text.includes('L10697'))).toEqual([]);

  const json = (await get('json')).toString();
  const verdict = verifyPacket(json, nodeTools, { trustedKey: company.app.sealer.keys.firstKey });
  expect(verdict.problems).toEqual([]);
  expect(verdict).toMatchObject({ verified: true, lines: ITEMS, excluded: 2 });
  expect(verdict.papers).toHaveLength(receipts.length + 2);
  const sha256 = createHash('sha256').update(file).digest('hex');
  expect(verdict.papers.every((paper) => paper.sha256 === sha256)).toBe(true);
}, 300_000);

test('what both signed is not verified after one changed character', async () => {
  const json = (await get('json')).toString();
  const packet = JSON.parse(json) as { events: { body: string; proof: string[] }[]; checkpoint: string };
  const [, link] = packet.events;
  const changes: [string, string][] = [
    ['"serial":"L10001"', '"serial":"L10007"'],
    [link?.proof[0] ?? '', `${link?.proof[0]?.startsWith('0') ? '1' : '0'}${link?.proof[0]?.slice(1)}`],
    ['SPC Halloran', 'SPC Haloran'],
  ];
  for (const [text, other] of changes) {
    expect(json).toContain(text);
    expect(verifyPacket(json.replace(text, other), nodeTools).verified).toBe(false);
  }
}, 120_000);
