import type { SiReportDto } from '@hand-receipt/contracts';
import { runJobs } from '../support/jobs';
import { LOST } from '../support/loss-facts';
import { type Battalion, DUE, ENTERED, battalion } from './battalion';

let t: Battalion;
let first: string;
let second: string;
beforeAll(async () => {
  t = await battalion();
  first = await t.weapon('soldier-A1', 'A100001');
  await t.weapon('leader-A1', 'A100002');
  second = await t.weapon('soldier-A2', 'A200001');
  await t.weapon('soldier-B1', 'B100001');
  // Nobody holds it: the company that carries it answers for it.
  await t.enter({ serial_number: 'A000001', holderId: null }, 'co-A');
});

const messageOf = (response: { statusCode: number; json<T>(): T }): [number, string] => [
  response.statusCode,
  response.json<{ message: string }>().message,
];

const itemsOf = async (serial: string) =>
  t.database.db
    .selectFrom('property')
    .selectAll()
    .where('serial_number', '=', serial)
    .executeTakeFirstOrThrow();

test('SIRP-03 each sensitive item due is in exactly one row, and what is in the shop is apart', async () => {
  const { rows, dues } = await t.board('s4');
  const column = dues.indexOf(DUE);
  const cells = rows.map(({ unit, cells: own }) => [unit.id, own[column]?.expected ?? null]);
  expect(cells).toEqual([
    ['BN', 0],
    ['A', 1],
    ['A-1', 0],
    ['A-1-1', 2],
    ['A-1-2', 1],
    ['B', 0],
    ['B-1', 0],
    ['B-1-1', 1],
    ['B-1-2', null],
  ]);
  const { count } = await t.database.db
    .selectFrom('property')
    .select((row) => row.fn.countAll<string>().as('count'))
    .where('is_sensitive', '=', true)
    .executeTakeFirstOrThrow();
  const sum = rows.reduce((total, { cells: own }) => total + (own[column]?.expected ?? 0), 0);
  expect(sum).toBe(Number(count));

  const shop = await t.weapon('soldier-B1', 'B100002');
  await t.as('co-B')({
    method: 'PATCH',
    url: `/api/property/${shop}/status`,
    payload: { status: 'In Repair' },
  });
  expect(await t.cell('s4', 'B-1-1')).toMatchObject({ expected: 1, inShop: 1 });
});

test('SIRP-02 with one item not seen UP is refused by the API, and the cell says how many', async () => {
  await t.see('leader-A1', first);
  const sentence = '1 of 2 items were not seen for the 1800 check.';
  expect(messageOf(await t.post('leader-A1', { unitId: 'A-1-1' }))).toEqual([409, sentence]);
  expect(await t.cell('leader-A1', 'A-1-1')).toMatchObject({
    state: 'AMBER',
    seen: 1,
    expected: 2,
    words: '1 to go',
    whyNotUp: sentence,
    mayReport: true,
    report: null,
  });
});

test('SIRP-01 with all items seen UP is one call, the unit above sees it and is told within the same transaction', async () => {
  const own = await itemsOf('A100002');
  await t.see('leader-A1', own.id);
  const report = await t.up('leader-A1', 'A-1-1');
  expect(report).toMatchObject({ status: 'UP', seen: 2, expected: 2, unit: { name: '1st Squad' } });
  for (const who of ['leader-A1', 'co-A', 'supply-A', 'co-BN', 's4', 'pbo']) {
    expect([who, await t.cell(who, 'A-1-1')]).toMatchObject([
      who,
      { state: 'GREEN', words: 'Reported UP', report: { id: report.id, by: { lastName: 'leader-A1' } } },
    ]);
  }
  expect(await t.cell('co-A', 'A-1')).toMatchObject({
    state: 'AMBER',
    whyNotUp: '2nd Squad has not reported GREEN.',
  });
});

test('UP above a row that is not GREEN is refused, for a platoon without a leader by the company alone', async () => {
  expect(messageOf(await t.post('co-A', { unitId: 'A-1' }))).toEqual([
    409,
    '2nd Squad has not reported GREEN.',
  ]);
  expect(messageOf(await t.post('co-A', { unitId: 'A' }))).toEqual([
    409,
    '1 of 1 item was not seen for the 1800 check.',
  ]);
  await t.see('leader-A2', second);
  expect(messageOf(await t.post('co-A', { unitId: 'A-1-2' }))).toEqual([
    403,
    'Only the leader of 2nd Squad reports for it.',
  ]);
  await t.up('leader-A2', 'A-1-2');
  expect((await t.post('leader-A2', { unitId: 'A-1' })).statusCode).toBe(404);
  await t.up('supply-A', 'A-1');
  await t.see('co-A', (await itemsOf('A000001')).id);
  await t.up('co-A', 'A');
  expect(await t.cell('co-BN', 'A')).toMatchObject({ state: 'GREEN' });
  expect(messageOf(await t.post('co-BN', { unitId: 'BN' }))).toEqual([
    409,
    '1st Squad has not reported GREEN.',
  ]);
});

test('a second report of one check is refused with who sent the first', async () => {
  expect(messageOf(await t.post('second-A1', { unitId: 'A-1-1' }))).toEqual([
    409,
    'SPC leader-A1 reported UP for the 1800 check at 1730. Correct that report.',
  ]);
});

test('SIRP-05 a GREEN row turns RED when one of its items is lost later that day; the UP report can still be read', async () => {
  t.clock.set(new Date(2026, 10, 22, 18, 40));
  const response = await t.as('soldier-A2')({
    method: 'PATCH',
    url: `/api/property/${second}/status`,
    payload: {
      status: 'Lost',
      loss: {
        circumstances: 'Gone after the march.',
        lastSeenAt: new Date(2026, 10, 22, 18, 0).toISOString(),
        lastSeenWhere: 'Range',
      },
    },
  });
  expect(response.statusCode).toBe(200);
  const cell = await t.cell('leader-A2', 'A-1-2');
  expect(cell).toMatchObject({ state: 'RED', seen: 0, expected: 1, report: { status: 'UP' } });
  expect(cell?.words).toBe(`Lost, ${cell?.caseIds[0]}, after UP`);
  expect((await t.cell('co-A', 'A'))?.state).toBe('RED');
  const reports = await t.as('co-A')({ method: 'GET', url: '/api/si-reports?unitId=A-1-2' });
  expect(reports.json<SiReportDto[]>()).toMatchObject([
    { status: 'UP', seen: 1, expected: 1, correctedBy: null },
  ]);
});

const LOSS = {
  serialNumbers: ['a100001'],
  lostAt: new Date(2026, 10, 22, 17, 50).toISOString(),
  details: 'Not on the soldier after the night movement.',
  actionTaken: 'The route is searched.',
};

test('SIRP-04 RED without lines 5 to 8 is refused, and loses nothing', async () => {
  const { id: corrects } = (await t.cell('leader-A1', 'A-1-1'))?.report ?? { id: '' };
  const base = { unitId: 'A-1-1', status: 'RED' as const, corrects, reason: 'A weapon is gone.' };
  const cases = [
    [undefined, 'Line 5: enter the serial numbers of what is lost.'],
    [{ ...LOSS, serialNumbers: [' '] }, 'Line 5: enter the serial numbers of what is lost.'],
    [
      { ...LOSS, serialNumbers: ['B100001'] },
      'Line 5: no sensitive item of the unit has the serial number B100001.',
    ],
    [{ ...LOSS, lostAt: null }, 'Line 6: say when it was lost.'],
    [{ ...LOSS, lostAt: new Date(2026, 10, 23).toISOString() }, 'Line 6: the loss lies in the future.'],
    [
      { ...LOSS, lostAt: new Date(2026, 10, 19, 23, 59).toISOString() },
      'Line 6: A100001 came onto the book on 20NOV2026. Enter that day or a later one.',
    ],
    [{ ...LOSS, details: ' ' }, 'Line 7: give the details.'],
    [{ ...LOSS, actionTaken: '' }, 'Line 8: say what action was taken.'],
  ] as const;
  for (const [loss, sentence] of cases) {
    const body = { ...base, ...(loss && { loss: { ...loss, serialNumbers: [...loss.serialNumbers] } }) };
    expect(messageOf(await t.post('leader-A1', body))).toEqual([400, sentence]);
  }
  expect(messageOf(await t.post('leader-A1', { ...base, reason: ' ', loss: LOSS }))).toEqual([
    400,
    'Say why the report is corrected.',
  ]);
  expect((await itemsOf('A100001')).current_status).toBe('Operational');
});

test('UP with a loss is refused: nothing that was typed is dropped without a word', async () => {
  const { id: corrects } = (await t.cell('leader-A1', 'A-1-1'))?.report ?? { id: '' };
  const body = { unitId: 'A-1-1', status: 'UP' as const, corrects, reason: 'Counted again.', loss: LOSS };
  const response = await t.post('leader-A1', body);
  const words = 'UP reports no loss. Report RED, or leave the loss out.';
  expect(messageOf(response)).toEqual([400, words]);
  expect(response.json()).toMatchObject({ fields: { loss: words } });
});

test('SIRP-04 a complete RED sets the items to Lost, opens one case, files the document and tells Commander and S4', async () => {
  const { id: corrects } = (await t.cell('leader-A1', 'A-1-1'))?.report ?? { id: '' };
  const loss = { ...LOSS, serialNumbers: ['A100001', 'A100002'], narrative: 'Counted at 1745.' };
  const body = { unitId: 'A-1-1', status: 'RED' as const, corrects, reason: 'Two weapons are gone.', loss };
  const response = await t.post('leader-A1', body);
  expect(response.statusCode).toBe(201);
  const report = response.json<SiReportDto>();
  expect(report).toMatchObject({ status: 'RED', corrects, seen: 0, expected: 2 });
  expect(report.caseIds).toHaveLength(1);
  expect(report.lines.map(({ label }) => label)).toEqual([
    '1 Date and time',
    '2 Unit',
    '3 Status',
    '4 Losing unit',
    '5 Items by serial number',
    '6 Date and time of loss',
    '7 Details',
    '8 Action taken',
    '9 Narrative',
    '10 Authentication',
    'Corrects',
  ]);
  for (const serial of loss.serialNumbers) expect((await itemsOf(serial)).current_status).toBe('Lost');
  const open = await t.database.db
    .selectFrom('loss_case_item')
    .select('case_id')
    .where('case_id', 'in', report.caseIds)
    .execute();
  expect(open).toHaveLength(2);
  const documents = await t.database.db
    .selectFrom('document')
    .select('recipient_user_id')
    .where('type', '=', 'Sensitive Items Report')
    .execute();
  expect(documents.map(({ recipient_user_id }) => recipient_user_id).sort()).toEqual(
    [t.ids['co-A'], t.ids.s4].sort(),
  );
  expect((await t.cell('s4', 'A'))?.state).toBe('RED');
  // Both reports stay, and the corrected one says by which.
  const reports = await t.as('s4')({ method: 'GET', url: `/api/si-reports?unitId=A-1-1&due=${DUE}` });
  expect(reports.json<SiReportDto[]>().map(({ id, correctedBy }) => [id, correctedBy])).toEqual([
    [report.id, null],
    [corrects, report.id],
  ]);
  // A report that does not stand is not corrected again.
  expect(messageOf(await t.post('leader-A1', { ...body, status: 'UP' }))).toEqual([
    409,
    'Another report stands by now. Read it, then correct it.',
  ]);
});

test('the board answers a Soldier 403, the reports nothing, and a check that there is not 400', async () => {
  const words = 'Only leaders of a unit, the S4 and the PBO read sensitive items reports.';
  expect(messageOf(await t.as('soldier-A1')({ method: 'GET', url: '/api/si-board' }))).toEqual([403, words]);
  const reports = await t.as('soldier-A1')({ method: 'GET', url: '/api/si-reports' });
  expect([reports.statusCode, reports.json()]).toEqual([200, []]);
  expect(messageOf(await t.post('soldier-A1', { unitId: 'A-1-1' }))).toEqual([403, words]);
  expect((await t.post('s4', { unitId: 'B-1-1' })).statusCode).toBe(403);
  expect((await t.post('co-A', { unitId: 'B-1-1' })).statusCode).toBe(404);
  const due = new Date(2026, 10, 22, 17, 0).toISOString();
  expect((await t.post('leader-B1', { unitId: 'B-1-1', due })).statusCode).toBe(400);
});

test('the check of the ledger verifies the reports, and names one that was changed by SQL', async () => {
  const { db } = t.database;
  expect(await t.findings()).toEqual([]);
  const row = await db
    .selectFrom('si_report')
    .selectAll()
    .where('unit_id', '=', 'A')
    .executeTakeFirstOrThrow();
  await db.updateTable('si_report').set({ seen: 0 }).where('id', '=', row.id).execute();
  expect(await t.findings()).toEqual([`Sensitive items report ${row.id} shows 0 seen; ledger says 1`]);
  await db.updateTable('si_report').set({ seen: row.seen }).where('id', '=', row.id).execute();
  expect(await t.findings()).toEqual([]);
});

/** Notices with a title that a person got. */
async function toldOf(who: string, title: string): Promise<string[]> {
  const rows = await t.database.db
    .selectFrom('notification')
    .select('message')
    .where('user_id', '=', t.ids[who] ?? '')
    .where('title', '=', title)
    .execute();
  return rows.map(({ message }) => message);
}

test('leaders of rows not GREEN are told at due time plus grace, the unit above 15 minutes later, once', async () => {
  const told = (who: string) => toldOf(who, 'Sensitive items report');
  const at = async (hour: number, minute: number) => {
    t.clock.set(new Date(2026, 10, 22, hour, minute));
    await runJobs(t.app, 'sensitive items report reminders');
  };
  await at(19, 59);
  expect(await told('leader-B1')).toEqual([]);
  await at(20, 0);
  await at(20, 10);
  expect(await told('leader-B1')).toEqual([
    '1st Squad has not reported for the 1800 check. 1 of 1 item was not seen.',
  ]);
  expect(await told('co-B')).toEqual(['B Co has not reported for the 1800 check.']);
  await at(20, 15);
  expect(await told('co-B')).toEqual([
    'B Co has not reported for the 1800 check.',
    '1st Platoon has not reported for the 1800 check.',
  ]);
  expect(await told('leader-B1')).toHaveLength(1);
});

test('SIRP-07 S4 and PBO get a notice of a company that is late, 15 minutes after its leaders, once', async () => {
  const told = (who: string) => toldOf(who, 'Sensitive items report');
  for (const who of ['s4', 'pbo', 'co-BN']) {
    expect([who, (await told(who)).filter((message) => message.startsWith('B Co'))]).toEqual([
      who,
      ['B Co has not reported for the 1800 check.'],
    ]);
    expect([who, (await told(who)).filter((message) => message.startsWith('1st Squad'))]).toEqual([who, []]);
  }
});

test('SIRP-05 a lost item turns its row RED at a check that does not ask for its category', async () => {
  t.clock.set(new Date(2026, 10, 22, 20, 0));
  const before = await t.cell('leader-B1', 'B-1-1');
  const holderId = t.ids['soldier-B1'] ?? null;
  const optics = { name: 'AN/PVS-14', category: 'optics' as const, sensitive_mark: 'yes' as const };
  const lost = await t.enter({ ...optics, serial_number: 'N100001', holderId }, 'co-B');
  expect(await t.cell('leader-B1', 'B-1-1')).toMatchObject({ expected: before?.expected, caseIds: [] });
  const response = await t.as('soldier-B1')({
    method: 'PATCH',
    url: `/api/property/${lost}/status`,
    payload: LOST,
  });
  expect(response.statusCode).toBe(200);
  expect(await t.cell('leader-B1', 'B-1-1')).toMatchObject({
    state: 'RED',
    expected: before?.expected,
    seen: before?.seen,
    caseIds: [expect.any(String)],
  });
  expect((await t.cell('co-B', 'B'))?.state).toBe('RED');
});

test('SIRP-02 UP is refused while an item of the unit is lost in an open case, also where all that is asked for was seen', async () => {
  await t.see('leader-B1', (await itemsOf('B100001')).id);
  const [caseId = ''] = (await t.cell('leader-B1', 'B-1-1'))?.caseIds ?? [];
  const words = `N100001 is lost (${caseId}). Send RED, or close the case first.`;
  expect(await t.cell('leader-B1', 'B-1-1')).toMatchObject({
    state: 'RED',
    words: `Lost, ${caseId}`,
    hasOwnLoss: true,
    whyNotUp: words,
  });
  expect(messageOf(await t.post('leader-B1', { unitId: 'B-1-1' }))).toEqual([409, words]);
  expect(await t.cell('co-B', 'B-1')).toMatchObject({ state: 'RED', hasOwnLoss: false });
});

test('SIRP-09 a RED cell says whether items are lost or missing in a count, and names two cases of many', async () => {
  const { db } = t.database;
  const holderId = t.ids['soldier-B1'] ?? null;
  for (const serial_number of ['N100002', 'N100003']) {
    const optics = { name: 'AN/PVS-14', category: 'optics' as const, sensitive_mark: 'yes' as const };
    const id = await t.enter({ ...optics, serial_number, holderId }, 'co-B');
    await t.as('soldier-B1')({ method: 'PATCH', url: `/api/property/${id}/status`, payload: LOST });
  }
  const words = async () => (await t.cell('leader-B1', 'B-1-1'))?.words;
  const [one, two] = (await t.cell('leader-B1', 'B-1-1'))?.caseIds ?? [];
  expect(await words()).toBe(`Lost, ${one}, ${two} and 1 more`);
  const { id: missing_inventory_id } = await db
    .insertInto('inventory')
    .values({ kind: 'sensitive', title: 'Count', opened_by_user_id: t.ids['co-B'] ?? '', opened_at: ENTERED })
    .returning('id')
    .executeTakeFirstOrThrow();
  // A closing of an inventory leaves the status of an item that it did not see.
  const notSeen = (serials: string[]) =>
    db
      .updateTable('property')
      .set({ current_status: 'Operational', missing_since: ENTERED, missing_inventory_id })
      .where('serial_number', 'in', serials)
      .execute();
  await notSeen(['N100001']);
  expect(await t.cell('leader-B1', 'B-1-1')).toMatchObject({
    words: `Lost and missing in count, ${one}, ${two} and 1 more`,
    whyNotUp: `N100001 is missing in count (${one}). Send RED, or close the case first.`,
  });
  await notSeen(['N100002', 'N100003']);
  expect(await words()).toBe(`Missing in count, ${one}, ${two} and 1 more`);
});
