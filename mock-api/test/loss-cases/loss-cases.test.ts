import type { Username } from '../custody/company';
import { FACTS, type LostCompany, lostCompany } from './lost-company';

let company: LostCompany;
beforeAll(async () => {
  company = await lostCompany();
});

const WITHOUT_FACTS = 'Say when and where it was last seen, and what happened.';

test('LOSS-01 Lost without circumstances, time and place of last sight is refused, singly and in bulk', async () => {
  const { calls, clock } = company;
  const [id = ''] = await company.issue('whitaker', 'W920001');
  const future = new Date(clock.now().getTime() + 60_000).toISOString();
  for (const loss of [
    undefined,
    {},
    { ...FACTS, circumstances: ' ' },
    { ...FACTS, lastSeenWhere: null },
    { ...FACTS, lastSeenAt: null },
  ]) {
    const body = { status: 'Lost', ...(loss && { loss }) };
    expect(
      await calls.refused('whitaker', 'PATCH /api/property/:id/status', { params: { id }, body }),
    ).toEqual([400, WITHOUT_FACTS]);
    expect(
      await calls.refused('halloran', 'POST /api/property/bulk/status', { body: { ...body, ids: [id] } }),
    ).toEqual([400, WITHOUT_FACTS]);
  }
  const later = { status: 'Lost', loss: { ...FACTS, lastSeenAt: future } };
  expect(
    await calls.refused('whitaker', 'PATCH /api/property/:id/status', { params: { id }, body: later }),
  ).toEqual([400, 'The time when it was last seen is in the future.']);
  expect((await company.readItem(id)).current_status).toBe('Operational');
  expect(await company.casesOf('halloran', id)).toEqual([]);
  expect(
    await calls.refused('halloran', 'POST /api/property', {
      body: { name: 'Radio', serial_number: 'R920001', current_status: 'Lost' },
    }),
  ).toEqual([400, WITHOUT_FACTS]);
});

test('LOSS-01 in bulk at most 50 items are lost at once, in one case', async () => {
  const { calls } = company;
  const ids = await company.issue('tanaka', 'W920011', 'W920012', 'W920013');
  const many = Array.from({ length: 51 }, (_, n) => `P-${n}`);
  expect(
    await calls.refused('halloran', 'POST /api/property/bulk/status', {
      body: { ids: many, status: 'Lost', loss: FACTS },
    }),
  ).toEqual([400, 'Report at most 50 items lost at once.']);
  const answer = await calls.ok('halloran', 'POST /api/property/bulk/status', {
    body: { ids: [...ids, 'P-9999999'], status: 'Lost', loss: FACTS },
  });
  expect([answer.done, answer.refused]).toEqual([3, 1]);
  const cases = await Promise.all(ids.map((id) => company.casesOf('halloran', id)));
  const [lossCase] = cases[0] ?? [];
  expect(cases.flat().map(({ id }) => id)).toEqual([lossCase?.id, lossCase?.id, lossCase?.id]);
  expect(lossCase).toMatchObject({
    state: 'searching',
    circumstances: FACTS.circumstances,
    last_seen_at: FACTS.lastSeenAt,
    last_seen_where: FACTS.lastSeenWhere,
    discovered_on: '2026-11-22',
    limit_on: '2026-12-06',
    day: 1,
    days: 15,
  });
  expect(await company.allFindings()).toEqual([]);
});

test('LOSS-02 a holder who reported an item lost cannot set it back by any call', async () => {
  const { calls } = company;
  const [id = ''] = await company.issue('whitaker', 'W920021');
  await company.reportLost('whitaker', id);
  const [lossCase] = await company.casesOf('whitaker', id);
  const sentence = `Loss case ${lossCase?.id} is open on W920021. Close the case first.`;
  for (const who of ['whitaker', 'halloran'] as const) {
    for (const status of ['Operational', 'Damaged', 'Deadline - Maintenance']) {
      expect(
        await calls.refused(who, 'PATCH /api/property/:id/status', { params: { id }, body: { status } }),
      ).toEqual([409, sentence]);
    }
    const bulk = await calls.ok(who, 'POST /api/property/bulk/status', {
      body: { ids: [id], status: 'Operational' },
    });
    expect(bulk.results).toMatchObject([{ ok: false, message: sentence }]);
  }
  expect(
    await calls.refused('whitaker', 'POST /api/maintenance', {
      body: { propertyId: id, description: 'Bolt is worn', category: 'weapons', deadline: true } as never,
    }),
  ).not.toEqual([201, '']);
  expect((await company.readItem(id)).current_status).toBe('Lost');
});

test('LOSS-03 holder, chain, Supply Sergeant and Commander have the notice of a case', async () => {
  const { calls, ids } = company;
  await calls.ok('halloran', 'PUT /api/unit-settings', {
    body: { unitId: 'B', key: 'loss.callFirst', value: 'Staff duty, 555-0142', version: 0 },
  });
  const { itemId, lossCase } = await company.lost('W920031');
  for (const who of ['whitaker', 'brandt', 'halloran'] as const) {
    const [notice] = (await company.told(who)).filter((words) => words.includes('W920031'));
    expect(await company.told(who)).toContain(
      `Reported lost: SPC Halloran reported M4A1 Carbine W920031 lost. ${FACTS.circumstances} Loss case ${lossCase.id}. Call first: Staff duty, 555-0142`,
    );
    expect(notice).toBeDefined();
  }
  expect(lossCase.items).toMatchObject([{ id: itemId, holder: { id: ids.whitaker } }]);
});

test('LOSS-04 closing a count with missing items of 2 holders opens 2 cases; a retry opens no third', async () => {
  const { calls, database } = company;
  const ours = await company.issue('whitaker', 'W920041', 'W920042', 'W920043');
  const theirs = await company.issue('tanaka', 'W920044', 'W920045', 'W920046');
  const count = await calls.ok('halloran', 'POST /api/inventories', {
    body: { unitId: 'B', counterIds: [company.ids.halloran] },
  });
  const lines = await calls.ok('halloran', 'GET /api/inventories/:id/lines', {
    params: { id: count.id },
    query: 'limit=500',
  });
  for (const { id, serialNumber } of lines) {
    if (![...ours, ...theirs].includes(id)) await company.scan('halloran', count.id, serialNumber ?? '');
  }
  const before = await database.db.selectFrom('loss_case').select('id').execute();
  await company.close('brandt', count.id);
  await calls.refused('brandt', 'POST /api/inventories/:id/close', {
    params: { id: count.id },
    body: {},
  });
  const after = await database.db.selectFrom('loss_case').selectAll().execute();
  const opened = after.filter(({ id }) => !before.some((known) => known.id === id));
  expect(opened.map(({ circumstances }) => circumstances)).toEqual([
    `Not seen in ${count.id}`,
    `Not seen in ${count.id}`,
  ]);
  const [mine] = await company.casesOf('brandt', ours[0] ?? '');
  expect(mine?.items.map(({ id }) => id).sort()).toEqual([...ours].sort());
  // What was in an open case stays in it, with a further report.
  expect(await company.allFindings()).toEqual([]);
});

test('LOSS-03 a case that a count opened says what the count did, and that nobody reported it lost', async () => {
  const { itemId, inventoryId } = await company.missing('W920047');
  const [lossCase] = await company.casesOf('halloran', itemId);
  const about = async (who: Username) => {
    const told = await company.told(who);
    return told.filter((words) => /W920047/.test(words) && /^(Not seen|Reported)/.test(words));
  };
  for (const who of ['whitaker', 'brandt', 'halloran'] as const) {
    expect(await about(who)).toEqual([
      `Not seen in count: M4A1 Carbine W920047 was not seen in count ${inventoryId}, closed by SPC Petrov. Loss case ${lossCase?.id}. Call first: Staff duty, 555-0142`,
    ]);
  }
  // What a person reports lost afterwards is told as their report.
  await company.reportLost('whitaker', itemId);
  expect((await about('brandt'))[0]).toMatch(/^Reported lost again: SPC Whitaker reported .* W920047 lost\./);
  // A further count that does not see it is told as a count, too.
  const { id } = await company.open('petrov', 'whitaker');
  const lines = await company.calls.ok('petrov', 'GET /api/inventories/:id/lines', { params: { id } });
  for (const line of lines) if (line.id !== itemId) await company.scan('petrov', id, line.serialNumber ?? '');
  await company.close('petrov', id);
  expect((await about('brandt'))[0]).toBe(
    `Not seen in count again: M4A1 Carbine W920047 was not seen in count ${id}, closed by SPC Petrov. Loss case ${lossCase?.id}. Call first: Staff duty, 555-0142`,
  );
});

test('LOSS-07 a case closes as found only after a person other than finder and holder read the serial number', async () => {
  const { calls } = company;
  const { itemId, inventoryId } = await company.missing('W920071');
  await company.reportLost('whitaker', itemId);
  const [lossCase] = await company.casesOf('halloran', itemId);
  const id = lossCase?.id ?? '';
  const params = { id };
  const found = { itemId, foundAt: company.clock.now().toISOString(), where: 'Behind safe 2' };
  await calls.ok('petrov', 'POST /api/loss-cases/:id/found', { params, body: found });
  expect(await calls.refused('halloran', 'POST /api/loss-cases/:id/found', { params, body: found })).toEqual([
    409,
    'SPC Petrov reported it as found already. It waits for confirmation.',
  ]);
  expect((await company.readItem(itemId)).current_status).toBe('Lost');
  const confirm = { itemId, code: 'W920071' };
  const others = 'Someone other than the finder and the holder must confirm that it was found.';
  expect(
    await calls.refused('petrov', 'POST /api/loss-cases/:id/confirm', { params, body: confirm }),
  ).toEqual([403, others]);
  expect(
    (await calls.refused('whitaker', 'POST /api/loss-cases/:id/confirm', { params, body: confirm }))[0],
  ).toBe(403);
  expect(
    await calls.refused('stranger', 'POST /api/loss-cases/:id/confirm', { params, body: confirm }),
  ).toEqual([404, 'Loss case not found']);
  expect(
    (
      await calls.refused('brandt', 'POST /api/loss-cases/:id/confirm', {
        params,
        body: { itemId, code: 'W920072' },
      })
    )[0],
  ).toBe(400);
  const refused = await calls.ok('brandt', 'POST /api/loss-cases/:id/refuse', {
    params,
    body: { itemId, reason: 'That is another carbine.' },
  });
  expect(refused).toMatchObject({ state: 'searching', found_to_confirm: false });
  await calls.ok('petrov', 'POST /api/loss-cases/:id/found', {
    params,
    body: { ...found, status: 'Damaged' },
  });
  const closed = await calls.ok('brandt', 'POST /api/loss-cases/:id/confirm', { params, body: confirm });
  expect(closed).toMatchObject({ state: 'closed', outcome: 'found' });
  const item = await company.readItem(itemId);
  expect([item.current_status, item.missing]).toEqual(['Damaged', null]);
  expect(await company.newest('FOUND')).toMatchObject({
    how: 'loss case',
    caseId: id,
    by: company.ids.petrov,
    confirmedBy: company.ids.brandt,
    missingIn: inventoryId,
  });
  expect(
    (await calls.refused('brandt', 'POST /api/loss-cases/:id/confirm', { params, body: confirm }))[0],
  ).toBe(409);
  expect(await company.allFindings()).toEqual([]);
});

test('LOSS-07 an item that was found stays under the check of the ledger while its case goes on', async () => {
  const { calls, database, app } = company;
  const [first = '', second = ''] = await company.issue('whitaker', 'W920081', 'W920082');
  const body = { ids: [first, second], status: 'Lost', loss: FACTS };
  await calls.ok('halloran', 'POST /api/property/bulk/status', { body });
  const [lossCase] = await company.casesOf('halloran', first);
  const params = { id: lossCase?.id ?? '' };
  const foundAt = company.clock.now().toISOString();
  const report = (itemId: string) => ({ itemId, foundAt, where: 'Behind safe 2' });
  await calls.ok('petrov', 'POST /api/loss-cases/:id/found', { params, body: report(first) });
  const confirm = { itemId: first, code: 'W920081' };
  const after = await calls.ok('brandt', 'POST /api/loss-cases/:id/confirm', { params, body: confirm });
  expect(after.state).toBe('searching');
  await calls.ok('petrov', 'POST /api/loss-cases/:id/found', { params, body: report(second) });
  await app.sealer.sealNow();
  expect(await company.allFindings()).toEqual([]);
  const row = database.db.updateTable('loss_case_item').where('item_id', '=', first);
  await row.set({ found_where: 'Motor pool' }).execute();
  expect(await company.allFindings()).toEqual([
    `Loss case ${params.id}, W920081 shows found in Motor pool; ledger says Behind safe 2`,
  ]);
  await row.set({ found_where: 'Behind safe 2' }).execute();
  expect(await company.allFindings()).toEqual([]);
});

test('a case waits for those who are to act on it next, and for nobody else', async () => {
  const { calls } = company;
  const waitsFor = async (who: Username, id: string) => {
    const cases = await calls.ok(who, 'GET /api/loss-cases', { query: 'scope=waiting&limit=200' });
    return cases.some((lossCase) => lossCase.id === id);
  };
  const waiting = async (id: string) => {
    const names: Username[] = [];
    for (const who of ['whitaker', 'petrov', 'brandt', 'halloran'] as const)
      if (await waitsFor(who, id)) names.push(who);
    return names;
  };
  const { itemId, lossCase } = await company.lost('W920090');
  const { id } = lossCase;
  const asked = async (who: Username) =>
    (await calls.ok(who, 'GET /api/loss-cases/questions')).some(
      (question) => question.case_id === id && question.answer === null,
    );
  // A person who is asked for the item has to answer, and who leads the company submits the papers.
  for (const who of ['whitaker', 'petrov', 'halloran', 'brandt'] as const) {
    if (!(await asked(who))) continue;
    const body = { answer: 'not-with-me' as const };
    expect([who, await waitsFor(who, id)]).toEqual([who, true]);
    await calls.ok(who, 'POST /api/loss-cases/:id/answers', { params: { id }, body });
  }
  expect(await waiting(id)).toEqual(['brandt', 'halloran']);

  const found = { itemId, foundAt: company.clock.now().toISOString(), where: 'Motor pool' };
  await calls.ok('brandt', 'POST /api/loss-cases/:id/found', { params: { id }, body: found });
  expect(await waiting(id)).toEqual(['petrov', 'brandt', 'halloran']);
  const refused = { itemId, reason: 'It is another weapon.' };
  await calls.ok('petrov', 'POST /api/loss-cases/:id/refuse', { params: { id }, body: refused });
  expect(await waiting(id)).toEqual(['brandt', 'halloran']);

  const papers = { form: 'DD 200', inquiryNumber: 'INQ-1', submittedOn: '2026-11-22' };
  await calls.ok('brandt', 'POST /api/loss-cases/:id/submit', { params: { id }, body: papers });
  expect(await waiting(id)).toEqual(['halloran']);
});
