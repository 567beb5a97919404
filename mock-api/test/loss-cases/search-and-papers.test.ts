import { formatLossPacket, verifyLossPacket } from '@hand-receipt/ledger';
import { nodeTools } from '@hand-receipt/ledger/node';
import { storePhotos } from '../../src/uploads/store-photos';
import { keepPdf } from '../../src/uploads/clean-pdf';
import { Transactor } from '../../src/unit-of-work';
import { readPdf, wordsOf } from '../forms/support/pdf';
import { TEST_PASSWORD } from '../support/app';
import { runJobs } from '../support/jobs';
import { FACTS, type LostCompany, lostCompany } from './lost-company';

let company: LostCompany;
beforeAll(async () => {
  company = await lostCompany();
});

const DAY_MS = 86_400_000;

test('LOSS-05 an item reported lost and missing in a count at the same moment is in one open case', async () => {
  const { calls, database } = company;
  for (let round = 0; round < 12; round += 1) {
    const [itemId = ''] = await company.issue('whitaker', `W9305${String(round).padStart(2, '0')}`);
    const { id } = await company.open('petrov', 'whitaker');
    await Promise.all([
      calls.ok('petrov', 'POST /api/inventories/:id/close', { params: { id }, body: {} }),
      company.reportLost('whitaker', itemId),
    ]);
    const rows = await database.db
      .selectFrom('loss_case_item')
      .select('case_id')
      .where('item_id', '=', itemId)
      .execute();
    expect(rows).toHaveLength(1);
    const lossCase = await company.read('petrov', rows[0]?.case_id ?? '');
    const circumstances = lossCase.reports
      .filter(({ item_id }) => item_id === itemId)
      .map((report) => report.circumstances);
    expect(circumstances.sort()).toEqual([FACTS.circumstances, `Not seen in ${id}`]);
  }
  expect(await company.allFindings()).toEqual([]);
});

test('LOSS-06 the search list names the last holders and verifiers by the ledger; each person is asked once', async () => {
  const { calls, ids } = company;
  const [itemId = ''] = await company.issue('petrov', 'W930601');
  await calls.ok('petrov', 'POST /api/property/:id/verify', {
    params: { id: itemId },
    body: { verificationType: 'Visual' },
  });
  const offered = await company.offer('petrov', itemId, 'tanaka');
  await company.decide('tanaka', offered.id, 'Approved');
  await company.reportLost('petrov', itemId);
  const [lossCase] = await company.casesOf('petrov', itemId);
  const id = lossCase?.id ?? '';
  const { asks, places } = await company.read('petrov', id);
  const why = Object.fromEntries(
    asks.map(({ person, reasons }) => [person.id, reasons.map((one) => one.why).sort()]),
  );
  expect(why).toEqual({
    [ids.halloran]: ['held'],
    [ids.petrov]: ['held', 'verified'],
    [ids.tanaka]: ['held'],
  });
  expect(places).toMatchObject([{ item_id: itemId, maintenance: [], mounted_on: null }]);
  await company.reportLost('tanaka', itemId);
  const questions = (await company.told('tanaka')).filter(
    (words) => words.includes('Do you have it?') && words.includes('W930601'),
  );
  expect(questions).toHaveLength(1);

  const params = { id };
  expect(
    await calls.refused('tanaka', 'POST /api/loss-cases/:id/answers', {
      params,
      body: { answer: 'i-saw-it' },
    }),
  ).toEqual([400, 'Say when and where you saw it.']);
  const seen = { answer: 'i-saw-it' as const, seenAt: FACTS.lastSeenAt, seenWhere: 'Range 4' };
  await calls.ok('tanaka', 'POST /api/loss-cases/:id/answers', { params, body: seen });
  const answered = (await company.read('petrov', id)).asks.find(({ person }) => person.id === ids.tanaka);
  expect(answered).toMatchObject({ answer: 'i-saw-it', seen_where: 'Range 4', seen_at: FACTS.lastSeenAt });
  expect(
    await calls.refused('voss', 'POST /api/loss-cases/:id/answers', {
      params,
      body: { answer: 'not-with-me' },
    }),
  ).toEqual([404, 'Loss case not found']);
});

test.each([15, 75])(
  'LOSS-08 with a set clock notices come at one third, two thirds and the limit of %i days, once each',
  async (days) => {
    const { clock, calls } = company;
    const { version } = (await calls.ok('halloran', 'GET /api/unit-settings', { query: 'unitId=B' })).find(
      ({ key }) => key === 'loss.days',
    ) ?? { version: 0 };
    await calls.ok('halloran', 'PUT /api/unit-settings', {
      body: { unitId: 'B', key: 'loss.days', value: days, version },
    });
    const start = clock.now();
    const { lossCase } = await company.lost(`W9308${days}`);
    expect(lossCase.days).toBe(days);
    const heard = async (who: 'brandt' | 'halloran') =>
      (await company.told(who)).filter((words) => words.includes(`${lossCase.id}: day`));
    const seen: number[] = [];
    // Each of the three days, the day before it and the day after.
    const around = [days / 3, (2 * days) / 3, days].flatMap((day) => [day - 1, day, day + 1]);
    for (const day of around) {
      clock.set(new Date(start.getTime() + (day - 1) * DAY_MS));
      const before = (await heard('brandt')).length;
      await runJobs(company.app, 'loss case reminders');
      await runJobs(company.app, 'loss case reminders');
      const more = (await heard('brandt')).length - before;
      if (more > 0) seen.push(...Array<number>(more).fill(day));
    }
    clock.set(start);
    expect(seen).toEqual([days / 3, (2 * days) / 3, days]);
    expect(await heard('halloran')).toEqual(await heard('brandt'));
    const [limit] = await heard('brandt');
    expect(limit).toContain('Loss case at its limit');
  },
);

test('LOSS-09 an exhibit is never removed; struck with a reason it keeps its letter and stays in the index', async () => {
  const { calls, database } = company;
  const { lossCase } = await company.lost('W930901');
  const params = { id: lossCase.id };
  const added = await calls.ok('brandt', 'POST /api/loss-cases/:id/exhibits', {
    params,
    body: { kind: 'statement', text: 'The safe was locked.' },
  });
  expect(added.exhibits.map(({ letter, kind }) => [letter, kind])).toEqual([
    ['A', 'custody'],
    ['B', 'statement'],
  ]);
  const strike = { params: { ...params, letter: 'B' }, body: { reason: 'Of another safe.' } };
  await calls.ok('brandt', 'POST /api/loss-cases/:id/exhibits/:letter/strike', strike);
  expect(await calls.refused('brandt', 'POST /api/loss-cases/:id/exhibits/:letter/strike', strike)).toEqual([
    409,
    'Exhibit B is struck already.',
  ]);
  const next = await calls.ok('brandt', 'POST /api/loss-cases/:id/exhibits', {
    params,
    body: { kind: 'custody' },
  });
  expect(next.exhibits.map(({ letter }) => letter)).toEqual(['A', 'B', 'C']);
  expect(next.exhibits[1]?.struck).toMatchObject({ reason: 'Of another safe.' });
  await expect(
    database.db.deleteFrom('loss_case_exhibit').where('case_id', '=', lossCase.id).execute(),
  ).rejects.toThrow('A loss case keeps its items and exhibits.');
  const pdf = await company.as.brandt({ url: `/api/loss-cases/${lossCase.id}/packet.pdf` });
  const words = (await readPdf(pdf.rawPayload)).pages.map(wordsOf).join(' ');
  expect(words).toContain('B. Statement of SPC Brandt');
  expect(words).toContain('STRUCK by SPC Brandt');
  expect(await company.allFindings()).toEqual([]);
});

test('LOSS-10 a Soldier sees their case, the facts and their own statement; others and their statements answer 404', async () => {
  const { calls } = company;
  const { lossCase } = await company.lost('W931001');
  const params = { id: lossCase.id };
  const add = (who: 'brandt' | 'whitaker', text: string) =>
    calls.ok(who, 'POST /api/loss-cases/:id/exhibits', { params, body: { kind: 'statement', text } });
  await add('brandt', 'I had the keys.');
  const own = await add('whitaker', 'I turned it in at 1640.');
  expect(own.exhibits).toMatchObject([{ letter: 'C', text: 'I turned it in at 1640.' }]);
  expect(own).toMatchObject({
    whole: false,
    circumstances: FACTS.circumstances,
    asks: [],
    places: [],
    facts: [],
  });
  const one = (who: 'whitaker' | 'tanaka', letter: string) =>
    calls.refused(who, 'GET /api/loss-cases/:id/exhibits/:letter', { params: { ...params, letter } });
  const mine = await calls.ok('whitaker', 'GET /api/loss-cases/:id/exhibits/:letter', {
    params: { ...params, letter: 'C' },
  });
  expect(mine.text).toBe('I turned it in at 1640.');
  for (const letter of ['A', 'B', 'Z'])
    expect(await one('whitaker', letter)).toEqual([404, 'Exhibit not found']);
  expect(await one('tanaka', 'C')).toEqual([404, 'Loss case not found']);
  for (const who of ['tanaka', 'voss', 'stranger'] as const) {
    expect(await calls.refused(who, 'GET /api/loss-cases/:id', { params })).toEqual([
      404,
      'Loss case not found',
    ]);
    expect((await calls.ok(who, 'GET /api/loss-cases')).some(({ id }) => id === lossCase.id)).toBe(false);
  }
  for (const file of ['packet.pdf', 'packet.json']) {
    expect((await company.as.whitaker({ url: `/api/loss-cases/${lossCase.id}/${file}` })).statusCode).toBe(
      404,
    );
  }
});

test('LOSS-11 the DD 200 facts fill blocks 1 and 3 to 11 as far as known and leave findings and liability empty', async () => {
  const { lossCase } = await company.lost('W931101');
  const { facts } = await company.read('brandt', lossCase.id);
  const values = Object.fromEntries(facts.map(({ block, value }) => [block, value]));
  expect(values).toMatchObject({ '2': '', '6': '1', '7': '', '8': '', '12': '', '13': '', '14': '' });
  expect(values['1']).toBe('22NOV2026');
  expect(values['3']).toBe('22NOV2026');
  expect(values['5']).toBe('M4A1 Carbine, serial number W931101');
  expect(values['9']).toContain(FACTS.circumstances);
  expect(values['10']).toContain('Asked');
  expect(values['11']).toContain('SPC Brandt');
});

test("LOSS-12 the packet's JSON verifies with the verifier, and not after a byte of an event changed", async () => {
  const { lossCase } = await company.lost('W931201');
  const answer = await company.as.brandt({ url: `/api/loss-cases/${lossCase.id}/packet.json` });
  expect(answer.statusCode).toBe(200);
  const text = answer.body;
  const trusted = { trustedKey: company.app.sealer.keys.firstKey };
  const verify = (file: string) => verifyLossPacket(file, nodeTools, trusted);
  expect(verify(text)).toMatchObject({
    verified: true,
    problems: [],
    caseId: lossCase.id,
    items: 1,
    state: 'searching',
  });
  const packet = JSON.parse(text) as Parameters<typeof formatLossPacket>[0];
  const changed = packet.events.map((event, at) =>
    at === 0 ? { ...event, body: event.body.replace('W931201', 'W931202') } : event,
  );
  expect(verify(formatLossPacket({ ...packet, events: changed })).verified).toBe(false);
  const short = packet.events.filter((_, at) => at !== 1);
  expect(verify(formatLossPacket({ ...packet, events: short })).problems.join()).toContain('was left out');
  expect(verify(formatLossPacket({ ...packet, caseId: 'LC-9999' })).verified).toBe(false);
});

test('LOSS-13 a completed closing of kind loss ends the case as adjusted, and the item is on no later list', async () => {
  const { calls, database, clock, ids } = company;
  const { itemId, inventoryId } = await company.missing('W931301');
  const [lossCase] = await company.casesOf('brandt', itemId);
  const params = { id: lossCase?.id ?? '' };
  const proof = { password: TEST_PASSWORD };
  const papers = { form: 'DD Form 200', inquiryNumber: 'B-26-001', submittedOn: '2026-11-22' };
  // Who submits the papers may record the decision: it is the authority's.
  await calls.ok('halloran', 'POST /api/loss-cases/:id/submit', { params, body: papers });
  const decision = {
    authority: 'BN CDR',
    decision: 'relief' as const,
    decidedOn: '2026-11-22',
    documentNumber: 'B-26-001-1',
  };
  expect(
    (await calls.refused('brandt', 'POST /api/loss-cases/:id/decide', { params, body: decision }))[0],
  ).toBe(403);
  const decided = await calls.ok('halloran', 'POST /api/loss-cases/:id/decide', { params, body: decision });
  expect(decided).toMatchObject({ state: 'decided', clock: 'stopped', decided: { authority: 'BN CDR' } });

  const turnIn = await calls.refused('brandt', 'POST /api/closings', {
    body: { kind: 'turn-in', itemIds: [itemId], documentNumber: 'X1', receivingActivity: 'SSA', proof },
  });
  expect(turnIn[0]).toBe(409);
  const closing = await calls.ok('brandt', 'POST /api/closings', {
    body: {
      kind: 'loss',
      itemIds: [itemId],
      documentNumber: 'B-26-001-1',
      reason: 'DD 200 approved.',
      proof,
    },
  });
  const closingOf = { params: { id: closing.id } };
  await calls.ok('halloran', 'POST /api/closings/:id/sign', { ...closingOf, body: proof });
  expect((await company.read('brandt', params.id)).state).toBe('decided');
  const copy = await new Transactor({ db: database.db, clock }).run(
    { id: ids.brandt, name: 'SPC Brandt', role: 'Supply Sergeant', unitId: 'B' },
    (work) => storePhotos(work, [keepPdf(Buffer.from('%PDF-1.4\n% copy\n%%EOF\n'))]),
  );
  await calls.ok('brandt', 'POST /api/closings/:id/copy', { ...closingOf, body: { uploadId: copy[0]?.id } });
  const closed = await company.read('brandt', params.id);
  expect(closed).toMatchObject({
    state: 'closed',
    outcome: 'adjusted',
    items: [{ closing_id: closing.id, reinstated: false }],
  });
  expect(inventoryId).not.toBe('');
  const later = await company.open('petrov', 'whitaker');
  const lines = await calls.ok('petrov', 'GET /api/inventories/:id/lines', {
    params: { id: later.id },
  });
  expect(lines.some(({ id }) => id === itemId)).toBe(false);
  await calls.ok('brandt', 'POST /api/property/:id/reinstatement', {
    params: { id: itemId },
    body: { reason: 'It turned up behind safe 2.' },
  });
  expect((await company.read('brandt', params.id)).items[0]?.reinstated).toBe(true);
  expect(await company.allFindings()).toEqual([]);
});

/** How the server refuses a body: the status, and the sentence at each field. */
async function refusedFields(who: 'halloran' | 'petrov', url: string, body: object) {
  const answer = await company.as[who]({ method: 'POST', url, body });
  return [answer.statusCode, answer.json<{ fields?: Record<string, string> }>().fields];
}

test('papers are submitted after the discovery and decided after that; each on the same day at the earliest', async () => {
  const { calls } = company;
  const { lossCase } = await company.lost('W931601');
  const params = { id: lossCase.id };
  const url = `/api/loss-cases/${lossCase.id}`;
  const papers = { form: 'DD Form 200', inquiryNumber: 'B-26-002', submittedOn: '2026-11-22' };
  const decision = {
    authority: 'BN CDR',
    decision: 'relief' as const,
    decidedOn: '2026-11-23',
    documentNumber: 'B-26-002-1',
  };
  const undiscovered = 'The papers cannot be submitted before the loss was discovered on 22NOV2026.';
  for (const submittedOn of ['2020-01-01', '2026-11-21']) {
    expect(await refusedFields('halloran', `${url}/submit`, { ...papers, submittedOn })).toEqual([
      400,
      { submittedOn: undiscovered },
    ]);
  }
  const start = company.clock.now();
  company.clock.set(new Date(start.getTime() + DAY_MS));
  const later = { ...papers, submittedOn: '2026-11-23' };
  await calls.ok('halloran', 'POST /api/loss-cases/:id/submit', { params, body: later });
  const notSubmitted = 'The case cannot be decided before its papers were submitted on 23NOV2026.';
  for (const decidedOn of ['2019-01-01', '2026-11-22']) {
    expect(await refusedFields('halloran', `${url}/decide`, { ...decision, decidedOn })).toEqual([
      400,
      { decidedOn: notSubmitted },
    ]);
  }
  const decided = await calls.ok('halloran', 'POST /api/loss-cases/:id/decide', { params, body: decision });
  company.clock.set(start);
  expect(decided.state).toBe('decided');
});

test('an item is not found before it was last seen, or before its loss was discovered where nobody says when', async () => {
  const { calls } = company;
  const found = (itemId: string, foundAt: Date) => ({
    itemId,
    foundAt: foundAt.toISOString(),
    where: 'Cage',
  });
  // The count reads everything else, and what is read is found.
  const unseen = await company.missing('W931702');
  const seen = await company.lost('W931701');
  const [notSeen] = await company.casesOf('brandt', unseen.itemId);
  for (const { itemId, id, day, words } of [
    {
      itemId: seen.itemId,
      id: seen.lossCase.id,
      day: 21,
      words: 'It cannot be found before it was last seen on 21NOV2026.',
    },
    {
      itemId: unseen.itemId,
      id: notSeen?.id ?? '',
      day: 22,
      words: 'It cannot be found before its loss was discovered on 22NOV2026.',
    },
  ]) {
    for (const before of [new Date(2020, 0, 1, 12), new Date(2026, 10, day - 1, 23, 59)]) {
      const refused = await refusedFields('petrov', `/api/loss-cases/${id}/found`, found(itemId, before));
      expect(refused).toEqual([400, { foundAt: words }]);
    }
    const body = found(itemId, new Date(2026, 10, day, 0, 1));
    await calls.ok('petrov', 'POST /api/loss-cases/:id/found', { params: { id }, body });
  }
});

test('bad input: a case is closed once, by one of two people', async () => {
  const { calls } = company;
  const { itemId, lossCase } = await company.lost('W931401');
  const params = { id: lossCase.id };
  const found = { itemId, foundAt: company.clock.now().toISOString(), where: 'Motor pool' };
  await calls.ok('halloran', 'POST /api/loss-cases/:id/found', { params, body: found });
  const body = { itemId, code: 'W931401' };
  const answers = await Promise.all(
    (['brandt', 'petrov'] as const).map((who) =>
      company.as[who]({ method: 'POST', url: `/api/loss-cases/${lossCase.id}/confirm`, body }),
    ),
  );
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  expect(await company.allFindings()).toEqual([]);
});

test('a row of a case that is changed in the database makes the check name it', async () => {
  const { database } = company;
  const { itemId, lossCase } = await company.lost('W931501');
  await database.db
    .updateTable('loss_case')
    .set({ circumstances: 'It was never there.' })
    .where('id', '=', lossCase.id)
    .execute();
  const findings = await company.allFindings();
  expect(findings.join()).toContain('circumstances It was never there.');
  await database.db
    .updateTable('loss_case')
    .set({ circumstances: FACTS.circumstances })
    .where('id', '=', lossCase.id)
    .execute();
  await database.db
    .updateTable('loss_case_exhibit')
    .set({ sha256: 'f'.repeat(64) })
    .where('case_id', '=', lossCase.id)
    .execute();
  const found = await company.allFindings();
  expect(found.length).toBeGreaterThan(0);
  for (const finding of found) {
    expect(finding).toMatch(
      new RegExp(
        `^Loss case ${lossCase.id} shows exhibit [AB] (as kept )?with SHA-256 [0-9a-f]{16}; ledger says`,
      ),
    );
  }
  expect(itemId).not.toBe('');
});
