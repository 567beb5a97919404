import type { PropertyDetailsDto } from '@hand-receipt/contracts';
import { newestEvents, noticesOf } from '../people/people-fixture';
import { type Amending, PROOF, REASON, amendingCompany, serialTo } from './amending';

let t: Amending;
beforeAll(async () => {
  t = await amendingCompany();
  t.clock.set(new Date(2026, 10, 22, 9, 15));
});

const item = async (id: string) =>
  (await t.send<PropertyDetailsDto>('halloran', 'GET', `/api/property/${id}`)).json;

const eventsOf = async (id: string) => {
  const rows = await t.database.db
    .selectFrom('ledger_event')
    .select('event_type')
    .where('item_id', '=', id)
    .orderBy('seq')
    .execute();
  return rows.map(({ event_type }) => event_type);
};

test('LIFE-06 a serial number is amended only after one person proposed it and another signed', async () => {
  const { id } = await t.createItem({ serial_number: 'W123456' });
  const lines = [serialTo(id, 'w123465 ')];
  const proposal = { lines, proof: PROOF, uploadIds: [await t.photo('brandt')] };
  const refused = async (body: object) => {
    const { status, json } = await t.send('brandt', 'POST', '/api/amendments', body);
    return [status, json.message];
  };
  expect(await refused({ ...proposal, reason: ' too short ' })).toEqual([
    400,
    'Say why in at least 10 characters.',
  ]);
  expect(await refused({ ...proposal, reason: REASON, uploadIds: [] })).toEqual([
    400,
    'Add a picture of the data plate.',
  ]);
  expect(await refused({ ...proposal, reason: REASON, proof: undefined })).toEqual([
    400,
    'Enter your password to sign.',
  ]);
  expect(await refused({ ...proposal, reason: REASON, proof: { password: 'wrong' } })).toEqual([
    403,
    'The password is wrong.',
  ]);

  const amendment = await t.propose(lines, { documentNumber: 'W15GK9-6326-0001' });
  expect(amendment).toMatchObject({
    kind: 'data',
    state: 'proposed',
    unit: { id: 'B', name: 'B Co' },
    reason: REASON,
    document_number: 'W15GK9-6326-0001',
    reported_by: null,
    proposed_by: { id: t.ids.brandt },
    lines: [{ item: { id }, field: 'serial_number', from: 'W123456', to: 'W123465' }],
    signatures: [{ part: 'proposed', by: { id: t.ids.brandt }, method: 'own-session' }],
    may: { propose: false, sign: false, refuse: false, withdraw: true },
  });
  expect(await t.sign('brandt', amendment.id)).toMatchObject({
    status: 403,
    json: { message: 'You proposed this. Somebody else signs it.' },
  });
  expect(await item(id)).toMatchObject({
    serial_number: 'W123456',
    former_serials: [],
    open_amendment: { id: amendment.id, state: 'proposed' },
  });
  expect((await noticesOf(t.as.halloran)).at(-1)).toMatchObject({
    title: 'Waits for your signature',
    message: `SPC Brandt proposes to amend M4A1 Carbine W123456 (${amendment.id}).`,
    action: { path: `/amendments/${amendment.id}` },
  });
  expect((await t.send<{ waiting: number }>('halloran', 'GET', '/api/amendments/counts')).json.waiting).toBe(
    1,
  );

  const wrong = await t.send('halloran', 'POST', `/api/amendments/${amendment.id}/sign`, { password: 'no' });
  expect([wrong.status, wrong.json.message]).toEqual([403, 'The password is wrong.']);
  expect((await t.sign('halloran', amendment.id)).json).toMatchObject({
    state: 'signed',
    ended_by: { id: t.ids.halloran },
    signatures: [{ part: 'proposed' }, { part: 'signed', by: { id: t.ids.halloran } }],
    may: { propose: false, sign: false, refuse: false, withdraw: false },
  });
  const until = t.clock.now().toISOString();
  expect(await item(id)).toMatchObject({
    serial_number: 'W123465',
    former_serials: ['W123456'],
    former_identifiers: [{ kind: 'serial', value: 'W123456', until, amendmentId: amendment.id }],
    open_amendment: null,
  });
  expect(await eventsOf(id)).toEqual(['ITEM CREATED', 'ITEM AMENDED']);
  const [event] = await newestEvents(t, 'ITEM AMENDED');
  expect(event).toMatchObject({
    serialNumber: 'W123465',
    amendmentId: amendment.id,
    changes: [{ field: 'serial_number', from: 'W123456', to: 'W123465' }],
    reason: REASON,
    proposedBy: 'SPC Brandt',
    signedBy: 'SPC Halloran',
    photoHashes: [expect.stringMatching(/^[0-9a-f]{64}$/)],
  });
  expect((await noticesOf(t.as.brandt)).at(-1)).toMatchObject({
    title: 'Amendment signed',
    message: `SPC Halloran signed the amendment of M4A1 Carbine W123465 (${amendment.id}).`,
  });
  const [carried] = amendment.photos;
  const removed = await t.as.brandt({ method: 'DELETE', url: carried?.address ?? '' });
  expect([removed.statusCode, removed.json<{ message: string }>().message]).toEqual([
    409,
    `${amendment.id} refers to this photo.`,
  ]);
  expect((await t.as.halloran({ url: carried?.address ?? '' })).statusCode).toBe(200);
  expect((await t.as.stranger({ url: carried?.address ?? '' })).statusCode).toBe(404);
});

test('LIFE-07 an unsigned, refused or withdrawn amendment has changed nothing', async () => {
  const { id } = await t.createItem({ serial_number: 'K700001' });
  const before = await item(id);
  const [refused, withdrawn, reported] = [
    await t.propose([serialTo(id, 'K700002')]),
    await t.propose([serialTo(id, 'K700003')]),
    await t.report('halloran', [serialTo(id, 'K700004')]),
  ];
  const refuse = (reason: string) =>
    t.send('halloran', 'POST', `/api/amendments/${refused.id}/refuse`, { reason });
  expect((await refuse('  ')).status).toBe(400);
  expect((await refuse('The plate reads K700001.')).json).toMatchObject({
    state: 'refused',
    end_reason: 'The plate reads K700001.',
  });
  expect((await noticesOf(t.as.brandt)).at(-1)).toMatchObject({
    title: 'Amendment refused',
    message: `SPC Halloran refused the amendment of M4A1 Carbine K700001 (${refused.id}). Reason: The plate reads K700001.`,
  });
  expect((await t.send('halloran', 'POST', `/api/amendments/${withdrawn.id}/withdraw`)).status).toBe(403);
  expect((await t.send('brandt', 'POST', `/api/amendments/${withdrawn.id}/withdraw`)).json.state).toBe(
    'withdrawn',
  );
  expect((await t.sign('halloran', withdrawn.id)).json.message).toBe(
    'SPC Brandt withdrew this amendment on 22NOV2026 0915.',
  );
  expect((await t.sign('halloran', reported.id)).status).toBe(409);
  expect(await item(id)).toEqual({ ...before, open_amendment: { id: reported.id, state: 'reported' } });
  expect(await eventsOf(id)).toEqual(['ITEM CREATED']);
  for (const number of ['K700002', 'K700003', 'K700004']) {
    expect(
      (await t.send<unknown[]>('halloran', 'GET', `/api/inventory?q=${number}`)).json,
    ).not.toContainEqual(expect.objectContaining({ matched: expect.arrayContaining(['serial']) }));
    expect(
      (await t.send<unknown[]>('halloran', 'GET', `/api/property?scope=visible&q=${number}`)).json,
    ).toEqual([]);
  }
});

test('LIFE-08 the old serial number finds the item in Find Item and Property Book', async () => {
  const { id } = await t.createItem({ serial_number: 'F800001' });
  await t.amend([serialTo(id, 'F899999')]);
  for (const words of ['F800001', 'f80000']) {
    expect((await t.send('halloran', 'GET', `/api/inventory?q=${words}`)).json).toMatchObject([
      { id, serial_number: 'F899999', former_serials: ['F800001'], matched: ['former-serial'] },
    ]);
    expect((await t.send('halloran', 'GET', `/api/property?scope=visible&q=${words}`)).json).toMatchObject([
      { id, serial_number: 'F899999', former_serials: ['F800001'] },
    ]);
  }
  await t.amend([serialTo(id, 'F800001')]);
  expect(await item(id)).toMatchObject({ serial_number: 'F800001', former_serials: ['F899999'] });
});

test('LIFE-08 the old serial number finds the closing that the item is on', async () => {
  const { id: itemId, serial_number: old } = await t.createItem();
  await t.amend([serialTo(itemId, 'CLO8')]);
  const prepared = await t.send('brandt', 'POST', '/api/closings', {
    kind: 'turn-in',
    documentNumber: 'W15GK9-6326-0008',
    receivingActivity: 'SSA',
    conditionCode: 'F',
    itemIds: [itemId],
    proof: PROOF,
  });
  expect(prepared.status).toBe(201);
  for (const q of [old, 'CLO8']) {
    const found = await t.as.halloran({ url: `/api/closings?q=${q}` });
    expect(found.json()).toMatchObject([{ id: prepared.json.id }]);
  }
});

test('LIFE-09 two items whose serial numbers were exchanged are amended in one report', async () => {
  const one = await t.createItem({ serial_number: 'X900001' });
  const other = await t.createItem({ serial_number: 'X900002' });
  const alone = await t.send('brandt', 'POST', '/api/amendments', {
    reason: REASON,
    lines: [serialTo(one.id, 'X900002')],
    uploadIds: [await t.photo('brandt')],
    proof: PROOF,
  });
  expect([alone.status, alone.json.message]).toEqual([
    409,
    'X900002 is on the book: M4A1 Carbine, held by SPC Halloran. If the two are exchanged, amend both in one report.',
  ]);
  await t.amend([serialTo(one.id, 'X900002'), serialTo(other.id, 'X900001')]);
  expect([(await item(one.id)).serial_number, (await item(other.id)).serial_number]).toEqual([
    'X900002',
    'X900001',
  ]);
  const twice = await t.send('brandt', 'POST', '/api/amendments', {
    reason: REASON,
    report: true,
    lines: [serialTo(one.id, 'X900003'), serialTo(other.id, 'X900003')],
    uploadIds: [await t.photo('brandt')],
  });
  expect([twice.status, twice.json.message]).toEqual([400, 'Two lines have X900003.']);
});

test('LIFE-10 a number of an item out of sight is only said to be on another book', async () => {
  const theirs = await t.as.stranger({
    method: 'POST',
    url: '/api/property',
    body: { name: 'M17 Pistol', serial_number: 'Z100001' },
  });
  expect(theirs.statusCode).toBe(201);
  const { id } = await t.createItem({ serial_number: 'Z100002' });
  const answer = await t.send('brandt', 'POST', '/api/amendments', {
    reason: REASON,
    lines: [serialTo(id, 'Z100001')],
    uploadIds: [await t.photo('brandt')],
    proof: PROOF,
  });
  expect(answer).toMatchObject({
    status: 409,
    json: {
      message: 'Z100001 is on another book.',
      fields: { 'lines.0.to': 'Z100001 is on another book.' },
    },
  });
});

test('LIFE-11 signing after one of its items changed applies none of the lines', async () => {
  const one = await t.createItem({ serial_number: 'C110001' });
  const other = await t.createItem({ serial_number: 'C110002' });
  const stale = await t.propose([serialTo(one.id, 'C110011'), serialTo(other.id, 'C110012')]);
  await t.amend([serialTo(other.id, 'C110022')]);
  expect(await t.sign('halloran', stale.id)).toMatchObject({
    status: 409,
    json: {
      message: 'M4A1 Carbine C110002 was changed after this was proposed. Propose it again.',
    },
  });
  expect((await item(one.id)).serial_number).toBe('C110001');

  const left = await t.propose([serialTo(one.id, 'C110031')]);
  await t.database.db.updateTable('property').set({ unit_id: 'B-2' }).where('id', '=', one.id).execute();
  expect((await t.sign('halloran', left.id)).json.message).toBe(
    'M4A1 Carbine C110001 was changed after this was proposed. Propose it again.',
  );
  expect((await t.read('halloran', left.id)).state).toBe('proposed');
});

test('LIFE-11 an amendment of an item that left the book waits for nobody to sign it, and may be refused', async () => {
  const { id: itemId } = await t.createItem({ serial_number: 'C110041' });
  const { id } = await t.propose([serialTo(itemId, 'C110051')]);
  const waits = async () => {
    const list = await t.send<{ id: string }[]>('halloran', 'GET', '/api/amendments?scope=waiting&limit=200');
    const counts = await t.send<{ waiting: number }>('halloran', 'GET', '/api/amendments/counts');
    return [list.json.some((one) => one.id === id), counts.json.waiting];
  };
  const [, before] = await waits();
  const closing = await t.send('brandt', 'POST', '/api/closings', {
    kind: 'book-error',
    itemIds: [itemId],
    documentNumber: 'W15GK9-6326-0041',
    reason: 'It was entered twice.',
    proof: PROOF,
  });
  expect(closing.status).toBe(201);
  await t.send('halloran', 'POST', `/api/closings/${closing.json.id}/sign`, PROOF);
  expect((await t.read('halloran', id)).may).toMatchObject({ sign: false, refuse: true });
  expect(await waits()).toEqual([false, Number(before) - 1]);
  expect((await t.sign('halloran', id)).status).toBe(409);
  const refused = await t.send('halloran', 'POST', `/api/amendments/${id}/refuse`, { reason: 'It left.' });
  expect(refused.json.state).toBe('refused');
});

test('LIFE-15 a Soldier reports wrong data, and the Supply Sergeant proposes it without typing it again', async () => {
  const { id } = await t.createItem({ serial_number: 'R150001', nsn: '1005-01-231-0973' });
  await t.signDown(id, 'whitaker');
  const reported = await t.report('whitaker', [
    serialTo(id, 'R150010'),
    { itemId: id, field: 'nsn', to: '1005012310974' },
  ]);
  expect(reported).toMatchObject({
    state: 'reported',
    reported_by: { id: t.ids.whitaker },
    proposed_by: null,
    signatures: [],
    lines: [{ to: 'R150010' }, { field: 'nsn', from: '1005-01-231-0973', to: '1005-01-231-0974' }],
    may: { propose: false, sign: false, refuse: false, withdraw: true },
  });
  expect((await noticesOf(t.as.brandt)).at(-1)).toMatchObject({
    title: 'Wrong data reported',
    message: `SPC Whitaker reports wrong data of M4A1 Carbine R150001 (${reported.id}).`,
  });
  expect((await t.send('tanaka', 'GET', `/api/amendments/${reported.id}`)).status).toBe(404);
  const open = await t.send<{ id: string }[]>('brandt', 'GET', '/api/amendments?scope=waiting');
  expect(open.json.map((one) => one.id)).toContain(reported.id);

  const proposed = await t.send('brandt', 'POST', `/api/amendments/${reported.id}/propose`, { proof: PROOF });
  expect(proposed.json).toMatchObject({
    state: 'proposed',
    reason: REASON,
    reported_by: { id: t.ids.whitaker },
    proposed_by: { id: t.ids.brandt },
    lines: reported.lines,
    photos: reported.photos,
  });
  expect((await t.sign('halloran', reported.id)).status).toBe(200);
  expect(await item(id)).toMatchObject({ serial_number: 'R150010', nsn: '1005-01-231-0974' });
  expect((await noticesOf(t.as.whitaker)).at(-1)).toMatchObject({ title: 'Amendment signed' });
});

test('nobody but a Commander of the book or above signs, and an Admin never', async () => {
  const { id } = await t.createItem({ serial_number: 'A160001' });
  const proposal = await t.propose([serialTo(id, 'A160009')]);
  const admin = await t.admin({
    method: 'POST',
    url: `/api/amendments/${proposal.id}/sign`,
    body: PROOF,
  });
  expect(admin.statusCode).toBe(403);
  expect((await t.sign('stranger', proposal.id)).status).toBe(404);
  expect((await t.sign('petrov', proposal.id)).status).toBe(404);

  // The company commander proposes: the battalion's signs, and without them nobody can.
  const lines = [serialTo(id, 'A160010')];
  const body = { reason: REASON, lines, uploadIds: [await t.photo('halloran')], proof: PROOF };
  expect((await t.send('halloran', 'POST', '/api/amendments', body)).status).toBe(201);
  const battalion = t.database.db.updateTable('users').where('id', '=', t.battalionId);
  await battalion.set({ status: 'Inactive' }).execute();
  expect(await t.send('halloran', 'POST', '/api/amendments', body)).toMatchObject({
    status: 409,
    json: { message: 'Nobody else can sign this. Ask an Admin to give the unit a second signer.' },
  });
  await battalion.set({ status: 'Active' }).execute();
});

test('a person with a PIN signs with the PIN, and an API token signs nothing', async () => {
  const { id } = await t.createItem({ serial_number: 'P170001' });
  const proposal = await t.propose([serialTo(id, 'P170009')]);
  const pin = { pin: '4612', ...PROOF };
  expect((await t.as.halloran({ method: 'PUT', url: '/api/settings/pin', body: pin })).statusCode).toBe(200);
  const answer = await t.sign('halloran', proposal.id);
  expect([answer.status, answer.json.message]).toEqual([400, 'Enter your PIN to sign.']);
  const url = `/api/amendments/${proposal.id}/sign`;
  const token = await t.as.halloran({
    method: 'POST',
    url: '/api/tokens',
    body: { name: 'Script', scope: 'read-write' },
  });
  const { token: secret } = token.json<{ token: string }>();
  const byToken = await t.app.inject({
    method: 'POST',
    url,
    headers: { authorization: `Bearer ${secret}` },
    body: { pin: '4612' },
  });
  expect([byToken.statusCode, byToken.json<{ message: string }>().message]).toEqual([
    403,
    'An API token cannot sign. Sign in with your password.',
  ]);
  expect((await t.send('halloran', 'POST', url, { pin: '4612' })).status).toBe(200);
  await t.as.halloran({ method: 'POST', url: '/api/settings/pin/remove', body: PROOF });
});

test('a near miss of another item in sight warns, and wrong values are refused by line', async () => {
  await t.createItem({ serial_number: 'N180001' });
  const { id } = await t.createItem({ serial_number: 'N189999' });
  const proposal = await t.propose([serialTo(id, 'N18O001')]);
  expect(proposal.warnings).toEqual(['N18O001 is easily mistaken for M4A1 Carbine N180001.']);
  const wrong = async (field: string, to: string | null) => {
    const body = { reason: REASON, report: true, lines: [{ itemId: id, field, to }] };
    const { status, json } = await t.send('brandt', 'POST', '/api/amendments', body);
    return [status, json.message, Object.keys(json.fields ?? {})];
  };
  const at = ['lines.0.to'];
  expect(await wrong('nsn', '12')).toEqual([400, expect.stringContaining('NSN must be 13 digits'), at]);
  expect(await wrong('name', ' ')).toEqual([400, 'Enter the name of M4A1 Carbine N189999.', at]);
  expect(await wrong('serial_number', 'n189999')).toEqual([
    400,
    'The serial number of M4A1 Carbine N189999 on record is N189999 already.',
    at,
  ]);
  expect(await wrong('ciic', '!')).toEqual([400, expect.any(String), at]);
});
