import type { SiBoardDto, SensitiveInventoryDto, SiReportDto } from '@hand-receipt/contracts';
import { type RouteContract, type RouteKey, routes } from '@hand-receipt/contracts/routes';
import { PLAIN_RULES } from '../support/plain-rules';
import { runJobs } from '../support/jobs';
import { type Battalion, DUE, battalion } from './battalion';

const COMPANIES = ['A', 'B', 'C', 'D'] as const;
const SQUADS = 12;

/** Squads that report nothing in time, and squads that report RED; company D is counted and not reported one by one. */
const LATE = ['A-1-11', 'A-1-12', 'B-1-10', 'B-1-11', 'C-1-11', 'C-1-12'];
const RED = ['A-1-3', 'C-1-5'];

let t: Battalion;
/** The one weapon of each squad, by the squad's id. */
const weapons = new Map<string, { id: string; serial: string }>();

const squads = COMPANIES.flatMap((company) =>
  Array.from({ length: SQUADS }, (_, index) => ({
    company,
    unitId: `${company}-1-${index + 1}`,
    leader: `leader-${company}${index + 1}`,
    soldier: `soldier-${company}${index + 1}`,
  })),
);

const weaponOf = (unitId: string) => weapons.get(unitId) ?? { id: '', serial: '' };

/** An answer of the API. @throws what it says, where it is no success. */
async function ok<T>(who: string, method: 'GET' | 'POST' | 'PATCH' | 'PUT', url: string, payload?: object) {
  const response = await t.as(who)({ method, url, ...(payload && { payload }) });
  if (response.statusCode >= 300) throw new Error(`${who} ${url}: ${response.body}`);
  return response.json<T>();
}

beforeAll(async () => {
  t = await battalion({ companies: COMPANIES, squads: SQUADS });
  await t.person('xo', 'Commander', 'BN');
  for (const { unitId, soldier } of squads) {
    const serial = `ZQ${unitId.replaceAll('-', '')}77`;
    weapons.set(unitId, { id: await t.weapon(soldier, serial), serial });
  }
}, 300_000);

/** How many squads of a board have each state at the 1800 check. */
function tally({ rows, dues }: SiBoardDto): Record<string, number> {
  const column = dues.indexOf(DUE);
  const counts: Record<string, number> = {};
  for (const { unit, cells } of rows) {
    const state = cells[column]?.state;
    if (unit.kind === 'squad' && state) counts[state] = (counts[state] ?? 0) + 1;
  }
  return counts;
}

const stateOf = async (who: string, unitId: string) => (await t.cell(who, unitId))?.state;

const loss = (serial: string) => ({
  serialNumbers: [serial],
  lostAt: new Date(2026, 10, 22, 16).toISOString(),
  details: 'Not in the rack after the range.',
  actionTaken: 'The range is searched.',
});

test('scenario B: 40 of 48 squads report UP, 2 RED, 6 nothing; S4 and XO see all of it at once', async () => {
  for (const { unitId, leader, soldier, company } of squads) {
    if (LATE.includes(unitId) || company === 'D') continue;
    if (RED.includes(unitId)) {
      const body = { unitId, status: 'RED' as const, loss: loss(weaponOf(unitId).serial) };
      expect((await t.post(leader, body)).statusCode).toBe(201);
      continue;
    }
    await ok(soldier, 'POST', `/api/property/${weaponOf(unitId).id}/verify`, { verificationType: 'Visual' });
    await t.up(leader, unitId);
  }

  // Company D is counted: blind rules aside, 11 are read, one only by the person who recounts.
  const D = squads.filter(({ company }) => company === 'D');
  await ok('co-D', 'PUT', '/api/unit-settings', {
    unitId: 'D',
    key: 'inventory.rules.sensitive',
    value: { ...PLAIN_RULES, recount: true },
    version: 0,
  });
  const count = await ok<SensitiveInventoryDto>('supply-D', 'POST', '/api/inventories', {
    unitId: 'D',
    counterIds: [t.ids['leader-D1'], t.ids['leader-D2']],
  });
  const read = (who: string, unitId: string) =>
    ok<{ result: string }>(who, 'POST', `/api/inventories/${count.id}/scans`, {
      code: weaponOf(unitId).serial,
    });
  const [last, ...others] = [...D].reverse();
  for (const [index, { unitId }] of others.entries()) {
    expect((await read(`leader-D${(index % 2) + 1}`, unitId)).result).toBe('verified');
  }
  // Progress is on the board before the count is closed, and what was not read keeps its row from UP.
  expect(await t.cell('xo', 'D-1-1')).toMatchObject({ seen: 1, expected: 1, words: 'All seen, not sent' });
  expect((await t.post('leader-D12', { unitId: 'D-1-12' })).json<{ message: string }>().message).toBe(
    '1 of 1 item was not seen for the 1800 check.',
  );
  await ok('supply-D', 'POST', `/api/inventories/${count.id}/end-count`, {
    counterIds: [t.ids['leader-D3']],
  });
  expect((await read('leader-D3', last?.unitId ?? '')).result).toBe('verified');
  await ok('supply-D', 'POST', `/api/inventories/${count.id}/close`, {});
  for (const { leader, unitId } of D) await t.up(leader, unitId);

  for (const who of ['xo', 's4', 'pbo', 'co-BN']) {
    const board = await t.board(who);
    expect([who, board.rows.length, tally(board)]).toEqual([
      who,
      1 + COMPANIES.length * (2 + SQUADS),
      { GREEN: 40, RED: 2, AMBER: 6 },
    ]);
    expect(board.rows.find(({ unit }) => unit.id === 'A-1-3')?.cells[board.dues.indexOf(DUE)]).toMatchObject({
      words: expect.stringMatching(/^Lost, LC-\d+$/) as string,
    });
  }
  // A platoon and a company report for themselves.
  await t.up('supply-D', 'D-1');
  await t.up('co-D', 'D');
  expect(await stateOf('s4', 'D')).toBe('GREEN');
  for (const unitId of ['A', 'C', 'BN'])
    expect([unitId, await stateOf('s4', unitId)]).toEqual([unitId, 'RED']);
  expect(await stateOf('s4', 'B')).toBe('AMBER');
}, 300_000);

test('scenario B: a company sees its own rows of that evening and nobody else', async () => {
  for (const company of COMPANIES) {
    const board = await t.board(`co-${company}`);
    expect(board.rows.map(({ unit }) => unit.id.slice(0, 1))).toEqual(Array(2 + SQUADS).fill(company));
    const reports = await ok<SiReportDto[]>(`supply-${company}`, 'GET', '/api/si-reports?limit=100');
    expect(new Set(reports.map(({ unit }) => unit.id.slice(0, 1)))).toEqual(new Set([company]));
  }
});

test('scenario B: the two that are RED are with Commander and S4, and each that is late is told once', async () => {
  const filed = await t.database.db
    .selectFrom('document')
    .select(['recipient_user_id', 'title'])
    .where('type', '=', 'Sensitive Items Report')
    .execute();
  expect(filed.map(({ recipient_user_id }) => recipient_user_id).sort()).toEqual(
    [t.ids['co-A'], t.ids['co-C'], t.ids.s4, t.ids.s4].sort(),
  );

  t.clock.set(new Date(2026, 10, 22, 20, 15));
  await runJobs(t.app, 'sensitive items report reminders');
  await runJobs(t.app, 'sensitive items report reminders');
  const told = await t.database.db
    .selectFrom('notification')
    .select(['user_id', 'message'])
    .where('title', '=', 'Sensitive items report')
    .where('message', 'like', '%item was not seen.')
    .execute();
  const leadersOf = LATE.flatMap((unitId) => {
    const squad = unitId.replace('-1-', '');
    return [t.ids[`leader-${squad}`], t.ids[`second-${squad}`]];
  });
  expect(told.map(({ user_id }) => user_id).sort()).toEqual(leadersOf.sort());
  expect((await t.cell('xo', 'A-1-11'))?.words).toBe('No report, 15 min late');
});

test('scenario B: the six report late, one of the lost is found, and the board is GREEN but for the other', async () => {
  for (const unitId of LATE) {
    const squad = unitId.replace('-1-', '');
    const { id } = weaponOf(unitId);
    await ok(`soldier-${squad}`, 'POST', `/api/property/${id}/verify`, { verificationType: 'Visual' });
    const report = await t.up(`leader-${squad}`, unitId);
    expect(new Date(report.at).getHours()).toBe(20);
  }
  expect(tally(await t.board('xo'))).toEqual({ GREEN: 46, RED: 2 });
  await t.up('supply-B', 'B-1');
  await t.up('co-B', 'B');
  expect(await stateOf('xo', 'B')).toBe('GREEN');

  const red = (await t.cell('leader-A3', 'A-1-3'))?.report;
  const [caseId] = (await t.cell('leader-A3', 'A-1-3'))?.caseIds ?? [];
  const { id, serial } = weaponOf('A-1-3');
  await ok('soldier-A3', 'POST', `/api/loss-cases/${caseId}/found`, {
    itemId: id,
    foundAt: t.clock.now().toISOString(),
    where: 'In the other rack',
  });
  await ok('leader-A3', 'POST', `/api/loss-cases/${caseId}/confirm`, { itemId: id, code: serial });
  // The report that said RED stands until it is corrected; what closed is not RED by itself.
  expect(await t.cell('xo', 'A-1-3')).toMatchObject({ state: 'RED', words: 'Reported RED', caseIds: [] });
  const further = { unitId: 'A-1-3', corrects: red?.id ?? '', reason: 'Found in the other rack.' };
  await ok('soldier-A3', 'POST', `/api/property/${id}/verify`, { verificationType: 'Visual' });
  expect((await t.post('leader-A3', further)).statusCode).toBe(201);
  expect(tally(await t.board('s4'))).toEqual({ GREEN: 47, RED: 1 });
  const both = await ok<SiReportDto[]>('s4', 'GET', `/api/si-reports?unitId=A-1-3&due=${DUE}`);
  expect(both.map(({ status, correctedBy }) => [status, correctedBy !== null])).toEqual([
    ['UP', false],
    ['RED', true],
  ]);
  expect(await t.findings()).toEqual([]);
}, 120_000);

const READS = (Object.entries(routes) as [RouteKey, RouteContract][]).flatMap(([key, contract]) =>
  key.startsWith('GET') && key.includes('/:id') && !contract.public ? [key.slice('GET '.length)] : [],
);

/** Every id that company A must not answer for, with the beginnings of the calls that take such ids. */
async function idsOfOthers(): Promise<readonly (readonly [readonly string[], readonly string[]])[]> {
  const { db } = t.database;
  const isOther = (unitId: string | null) => unitId !== null && !unitId.startsWith('A');
  const items = squads.flatMap(({ company, unitId }) => (company === 'A' ? [] : [weaponOf(unitId).id]));
  const people = Object.entries(t.ids).flatMap(([name, id]) => (/-[BCD]\d*$/.test(name) ? [id] : []));
  const ofUnits = async (table: 'loss_case' | 'inventory') => {
    const rows = await db.selectFrom(table).select(['id', 'unit_id']).execute();
    return rows.flatMap(({ id, unit_id }) => (isOther(unit_id) ? [id] : []));
  };
  const documents = await db
    .selectFrom('document')
    .select('id')
    .where('recipient_user_id', 'in', [...people, t.ids.s4 ?? ''])
    .where('sender_user_id', 'in', people)
    .execute();
  const events = await db
    .selectFrom('ledger_event')
    .select('event_id')
    .where('item_id', 'in', items)
    .execute();
  return [
    [['/api/property/:', '/api/sensitive-items/:', '/api/ledger/items/:'], items],
    [['/api/people/:', '/api/users/:'], people],
    [['/api/loss-cases/:'], await ofUnits('loss_case')],
    [['/api/inventories/:'], await ofUnits('inventory')],
    [['/api/documents/:'], documents.map(({ id }) => id)],
    [['/api/ledger/events/:'], events.map(({ event_id }) => event_id)],
  ];
}

test('SIRP-06 scenario B: people of company A try every id of the others, and none is answered', async () => {
  const kinds = await idsOfOthers();
  for (const [starts, ids] of kinds) {
    expect([starts, ids.length > 0]).toEqual([starts, true]);
    const calls = READS.filter((path) => starts.some((start) => path.startsWith(start)));
    expect([starts, calls.length > 0]).toEqual([starts, true]);
    for (const who of ['co-A', 'soldier-A1']) {
      const answered: string[] = [];
      for (const path of calls) {
        for (const id of ids) {
          const url = path.replace(':id', id).replace(/:\w+/, 'A');
          const { statusCode } = await t.as(who)({ method: 'GET', url });
          if (![403, 404].includes(statusCode)) answered.push(`${path} ${id} ${statusCode}`);
        }
      }
      expect([who, answered]).toEqual([who, []]);
    }
  }
  for (const who of ['co-A', 'supply-A', 'leader-A1']) {
    for (const unitId of [
      'BN',
      'B',
      'C-1',
      ...squads.flatMap(({ company, unitId: id }) => (company === 'D' ? [id] : [])),
    ]) {
      expect([who, unitId, (await t.post(who, { unitId })).statusCode]).toEqual([who, unitId, 404]);
    }
  }
}, 300_000);

test('SIRP-06 scenario B: no list of company A has a serial number of the others', async () => {
  const lists = Object.entries(routes as Record<string, RouteContract>).flatMap(([key, contract]) =>
    key.startsWith('GET') && !key.includes('/:') && !contract.public ? [key.slice('GET '.length)] : [],
  );
  for (const who of ['co-A', 'supply-A', 'leader-A1', 'soldier-A1']) {
    const named: string[] = [];
    for (const url of lists) {
      const { body } = await t.as(who)({ method: 'GET', url });
      if (/ZQ[BCD]\d+77|leader-[BCD]|soldier-[BCD]/.test(body)) named.push(url);
    }
    expect([who, named]).toEqual([who, []]);
  }
}, 120_000);
