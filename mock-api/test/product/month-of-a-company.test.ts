import type {
  AmendmentDto,
  ImportColumnsDto,
  PropertyDto,
  PropertyImportDto,
  ReconciliationDto,
  ReconciliationKind,
  ReconciliationLineDto,
  VerificationDto,
} from '@hand-receipt/contracts';
import { type Leaving, PROOF, leavingCompany } from '../closings/leaving';
import { messageOf } from '../custody/company';
import { type Imports, importsOf } from '../property/imports';
import { workbook } from '../property/workbook';
import { addUser } from '../support/app';

let company: Leaving;
let imports: Imports;
beforeAll(async () => {
  company = await leavingCompany();
  imports = importsOf(company);
});

const HEADINGS = ['LIN', 'Material', 'Material Description', 'Serial Number', 'SHRH', 'CIIC', 'IUID'];
const DEVICES = 80;
const HOLDERS = Array.from({ length: 14 }, (_, at) => `Holder${String.fromCharCode(65 + at)}`);
/** Serial numbers that differ in O and 0 alone. */
const LOOK_ALIKES = [2, 4, 6].flatMap((digit) => [`X0O${digit}7`, `X00${digit}7`]);

const DEVICE = {
  lin: 'N05482',
  nsn: '5855014320524',
  name: 'NIGHT VISION DEVICE AN/PVS-14',
  stem: 'N',
  ciic: '',
};
const ARMS = [
  { lin: 'C06935', nsn: '1005012310973', name: 'CARBINE 5.56MM M4A1', stem: 'W', ciic: '4' },
  { lin: 'M09009', nsn: '1005011277510', name: 'MACHINE GUN M249', stem: 'U', ciic: '4' },
];

interface Row {
  lin: string;
  nsn: string;
  name: string;
  serial: string;
  holder: string;
  ciic: string;
  uii: string;
}

/** 600 items: 80 night-vision devices without a code, and six serial numbers that look alike. Nobody has the last 40. */
const BOOK: Row[] = Array.from({ length: 600 }, (_, at) => {
  const { stem, ...kind } = at < DEVICES ? DEVICE : (ARMS[at % 2] ?? DEVICE);
  return {
    ...kind,
    serial: LOOK_ALIKES[at - 100] ?? `${stem}${120_000 + at}`,
    holder: at < 560 ? `${HOLDERS[at % 14]?.toUpperCase()} J` : '',
    uii: `D0BWE9${500_000 + at}`,
  };
});

const book = (rows: readonly Row[]) =>
  workbook([
    ['Property book of B Co'],
    HEADINGS,
    ...rows.map(({ lin, nsn, name, serial, holder, ciic, uii }) => [
      lin,
      nsn,
      name,
      serial,
      holder,
      ciic,
      uii,
    ]),
  ]);

const at = (place: number): Row => {
  const row = BOOK[place];
  if (!row) throw new Error(`The book has no row ${place}.`);
  return row;
};

/** Items of our book that the other file lacks, and the one that left ours before. */
const MISSING = [561, 562, 563, 564];
const LEFT_BEFORE = 570;
const NEW_SERIALS = ['N987001', 'N987002', 'N987003', 'N987004'];

/** The other book a month later: 25 differences. */
function seeded(): Row[] {
  const rows = BOOK.map((row) => ({ ...row }));
  const change = (place: number, to: Partial<Row>) => rows.splice(place, 1, { ...at(place), ...to });
  change(80, { serial: at(82).serial });
  change(82, { serial: at(80).serial });
  change(84, { serial: 'W999001' });
  change(86, { serial: 'W999002' });
  change(88, { serial: 'W999003' });
  for (const place of [1, 2, 3]) change(place, { serial: at(place).serial.replace('0', 'O'), uii: '' });
  for (const place of [130, 132, 134]) change(place, { nsn: '1005012310999' });
  for (const place of [140, 142]) change(place, { lin: 'C06936' });
  for (const place of [150, 152]) change(place, { uii: `D0BWE9X${place}` });
  change(160, { name: 'RIFLE 5.56MM' });
  const gained = NEW_SERIALS.map((serial) => ({ ...at(0), serial, uii: '' }));
  return [...rows.filter((_, place) => !MISSING.includes(place)), ...gained].reverse();
}

const read = (rows: readonly Row[], purpose: 'enter' | 'compare') =>
  company.as.brandt({
    method: 'POST',
    url: `/api/imports?file_name=GCSS_NOV2026.xlsx&purpose=${purpose}`,
    headers: { 'content-type': 'text/csv' },
    payload: book(rows),
  });

async function itemOf(place: number): Promise<string> {
  const { id } = await company.database.db
    .selectFrom('property')
    .select('id')
    .where('uii', '=', at(place).uii)
    .executeTakeFirstOrThrow();
  return id;
}

const linesOf = async (id: string, kind: ReconciliationKind) =>
  (
    await company.send<ReconciliationLineDto[]>(
      'brandt',
      'GET',
      `/api/reconciliations/${id}/lines?kind=${kind}`,
    )
  ).json;
const close = (id: string) => company.as.brandt({ method: 'POST', url: `/api/reconciliations/${id}/close` });

/** Proposes as the supply sergeant; the commander signs. */
async function amend(lines: { itemId: string; field: 'serial_number'; to: string }[]): Promise<void> {
  const reason = 'The plate was misread when it was entered.';
  const proposed = await company.send<AmendmentDto & { message: string }>(
    'brandt',
    'POST',
    '/api/amendments',
    { reason, lines, proof: PROOF },
  );
  expect([proposed.status, proposed.json.message]).toEqual([201, undefined]);
  const signed = await company.send('halloran', 'POST', `/api/amendments/${proposed.json.id}/sign`, PROOF);
  expect([signed.status, signed.json.message]).toEqual([200, undefined]);
}

test('LIFE-43 LIFE-46 LIFE-47 LIFE-48 a company of 600 items and 14 holders is imported, classified, and compared a month later', async () => {
  const holderIds: string[] = [];
  for (const last_name of HOLDERS) {
    const who = { username: last_name.toLowerCase(), role: 'Soldier', unit_id: 'B-1', last_name, first_name: 'Jamie' } as const;
    holderIds.push(await addUser(company.database, who));
  }
  // Imported with no column renamed: 3 strong warnings, 14 requests.
  const uploaded = await read(BOOK, 'enter');
  expect([uploaded.statusCode, uploaded.json()]).toMatchObject([201, { status: 'columns', rows: 600, wrong: 0 }]);
  const { id: importId } = uploaded.json<PropertyImportDto>();
  const { columns, holders, unclassified } = (await company.send<ImportColumnsDto>('brandt', 'GET', `/api/imports/${importId}/columns`)).json;
  const mapping = columns.map(({ field }) => field);
  expect(mapping).toEqual(['lin', 'nsn', 'name', 'serial_number', 'holder', 'ciic', 'uii']);
  expect(unclassified).toMatchObject([{ nsn: '5855-01-432-0524', rows: DEVICES }]);
  const placed = holders.map(({ value, person }) => ({ value, userId: person?.id ?? null }));
  expect(new Set(placed.map(({ userId }) => userId))).toEqual(new Set(holderIds));
  const set = await company.as.brandt({ method: 'PUT', url: `/api/imports/${importId}/columns`, body: { mapping, holders: placed } });
  expect(set.json()).toMatchObject({ status: 'previewed', wrong: 0, warned_by_kind: { 'look-alike': 3 } });
  await imports.confirm('brandt', importId);
  expect(await imports.entered('brandt', importId)).toMatchObject({ status: 'finished', written: 600, refused: 0 });
  const offers = await company.database.db.selectFrom('transfer').select(['request_id', 'to_user_id']).where('status', '=', 'Pending').execute();
  expect([offers.length, new Set(offers.map(({ request_id }) => request_id)).size]).toEqual([560, 14]);

  // One act of the catalog marks the 80 devices.
  const marked = await company.as.brandt({ method: 'PUT', url: '/api/catalog/5855-01-432-0524', body: { ciic: '4', sensitive_mark: 'yes', version: 0 } });
  expect(marked.json()).toMatchObject({ changed: DEVICES, item: { sensitive_items: DEVICES } });

  // The second file has 25 differences: all are found, and no other.
  await company.leave([await itemOf(LEFT_BEFORE)]);
  const second = await read(seeded(), 'compare');
  const opened = await company.send<ReconciliationDto>('brandt', 'POST', '/api/reconciliations', { importId: second.json<PropertyImportDto>().id, asOf: '2026-11-20' });
  expect([opened.status, opened.json]).toMatchObject([201, { counts: { theirs: 5, ours: 4, differing: 16, equal: 579 } }]);
  const { id } = opened.json;
  const found = await linesOf(id, 'differing');
  expect(found.flatMap(({ differences }) => differences).length).toBe(16);
  expect((await linesOf(id, 'ours')).map(({ item }) => item?.serial_number).sort()).toEqual(MISSING.map((place) => at(place).serial).sort());
  expect((await linesOf(id, 'theirs')).map(({ theirs }) => theirs?.serial_number).sort()).toEqual([...NEW_SERIALS, at(LEFT_BEFORE).serial].sort());
  expect(messageOf(await close(id))).toBe('25 rows are open.');

  // Five serial numbers are amended, two of them exchanged.
  const off = { unitId: 'B', key: 'amendment.photo', value: false, version: 0 };
  expect((await company.as.halloran({ method: 'PUT', url: '/api/unit-settings', body: off })).statusCode).toBe(200);
  const line = async (place: number, to: string) => ({ itemId: await itemOf(place), field: 'serial_number' as const, to });
  await amend([await line(80, at(82).serial), await line(82, at(80).serial)]);
  await amend([await line(84, 'W999001'), await line(86, 'W999002'), await line(88, 'W999003')]);
  const amended = (await linesOf(id, 'differing')).filter(({ outcome }) => outcome !== null);
  expect(amended.map(({ outcome }) => outcome?.split(',')[0])).toEqual(Array.from({ length: 5 }, () => 'Amended'));

  // Two are turned in, one is reinstated.
  await company.leave([await itemOf(561), await itemOf(562)]);
  expect((await linesOf(id, 'ours')).map(({ outcome }) => outcome?.split(',')[0] ?? null).sort()).toEqual(['Turned in', 'Turned in', null, null]);
  const gone = (await linesOf(id, 'theirs')).find(({ item }) => item !== null);
  expect(gone?.item).toMatchObject({ serial_number: at(LEFT_BEFORE).serial });
  const back = await company.send('brandt', 'POST', `/api/property/${gone?.item?.id}/reinstatement`, { reason: 'It came back from the support activity.' });
  expect([back.status, back.json.message]).toEqual([200, undefined]);

  // The rest is noted, and the month is closed.
  expect(messageOf(await close(id))).toBe('17 rows are open.');
  const rest = [...(await linesOf(id, 'differing')), ...(await linesOf(id, 'theirs')), ...(await linesOf(id, 'ours'))].filter(({ outcome }) => outcome === null);
  for (const { line: row } of rest) {
    await company.as.brandt({ method: 'PUT', url: `/api/reconciliations/${id}/lines/${row}/note`, body: { note: 'Told the PBO.' } });
  }
  expect((await close(id)).statusCode).toBe(200);
  const item = (await company.as.brandt({ url: `/api/property/${await itemOf(80)}` })).json<PropertyDto>();
  expect(item.serial_number).toBe(at(82).serial);

  const verdict = (await company.as.halloran({ url: '/api/verification/database' })).json<VerificationDto>();
  expect(verdict).toMatchObject({ is_verified: true, findings: [] });
}, 300_000); // prettier-ignore
