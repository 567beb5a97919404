import type { PropertyDetailsDto, PropertyDto, ShortageDto } from '@hand-receipt/contracts';
import { sql } from 'kysely';
import { localDay } from '../../src/kernel/local-day';
import { eventTypes } from '../custody/company';
import { newestEvents, noticesOf } from '../people/people-fixture';
import { setPlainRules } from '../support/plain-rules';
import { type Leaving, PROOF, type Refusal, TURN_IN, leavingCompany } from './leaving';
import { ledgerFindings } from '../support/ledger-findings';
import { LOST } from '../support/loss-facts';

let t: Leaving;
beforeAll(async () => {
  t = await leavingCompany();
  t.clock.set(new Date(2026, 10, 22, 9, 15));
});

const item = (id: string, who: 'halloran' | 'whitaker' | 'brandt' = 'halloran') =>
  t.send<PropertyDetailsDto & Refusal>(who, 'GET', `/api/property/${id}`);
const visible = async () =>
  (await t.send<PropertyDto[]>('halloran', 'GET', '/api/property?scope=visible&limit=500')).json;
const counts = async () =>
  (await t.send<{ assigned: number; visible: number }>('halloran', 'GET', '/api/property/counts')).json;

test('LIFE-20 no statement deletes an item', async () => {
  const { id } = await t.createItem();
  const { db } = t.database;
  await expect(db.deleteFrom('property').where('id', '=', id).execute()).rejects.toThrow('never deleted');
  await expect(sql`truncate property cascade`.execute(db)).rejects.toThrow('never deleted');
  expect((await item(id)).status).toBe(200);
});

test('LIFE-21 items of a turn-in leave when it is signed and the copy is uploaded, whichever is last', async () => {
  const items = [];
  for (let n = 0; n < 12; n += 1) items.push(await t.createItem());
  const ids = items.map(({ id }) => id);
  const before = await counts();

  const refused = await t.tryPrepare(ids, { documentNumber: ' ' });
  expect([refused.status, refused.json.message]).toEqual([400, 'Enter the document number.']);
  const byAdmin = await t.admin({
    method: 'POST',
    url: '/api/closings',
    body: { ...TURN_IN, itemIds: ids, proof: PROOF },
  });
  expect(byAdmin.statusCode).toBe(403);
  const closing = await t.prepare(ids, TURN_IN);
  expect(closing).toMatchObject({
    kind: 'turn-in',
    state: 'prepared',
    unit: { id: 'B' },
    document_number: 'W15GK9-6326-0012',
    items: 12,
    prepared_by: { id: t.ids.brandt },
    signatures: [{ part: 'proposed', by: { id: t.ids.brandt } }],
    may: { sign: false, refuse: false, withdraw: true, cancel: false, copy: true },
  });
  expect((await noticesOf(t.as.halloran)).at(-1)).toMatchObject({
    title: 'Waits for your signature',
    message: `SPC Brandt prepared turn-in W15GK9-6326-0012 of 12 items (${closing.id}).`,
    action: { path: `/closings/${closing.id}` },
  });
  expect((await t.sign('brandt', closing.id)).json.message).toBe(
    'You proposed this. Somebody else signs it.',
  );
  expect((await t.sign('stranger', closing.id)).status).toBe(404);
  expect((await t.send('brandt', 'POST', `/api/closings/${closing.id}/copy`, {})).json.message).toBe(
    'Upload the signed copy.',
  );

  const signed = await t.sign('halloran', closing.id);
  expect(signed.json).toMatchObject({
    state: 'signed',
    signed_by: { id: t.ids.halloran },
    completed_at: null,
  });
  expect(await counts()).toEqual(before);
  expect((await item(ids[0] ?? '')).json).toMatchObject({
    left_at: null,
    closing: { id: closing.id, kind: 'turn-in', state: 'signed', document_number: 'W15GK9-6326-0012' },
    assigned_to: { id: t.ids.halloran },
  });
  expect((await t.send('brandt', 'POST', `/api/closings/${closing.id}/withdraw`)).json.message).toBe(
    'SPC Halloran signed this closing on 22NOV2026 0915.',
  );

  const done = await t.copy(closing.id);
  expect(done.json).toMatchObject({ state: 'completed', may: { copy: false, cancel: false } });
  const after = await counts();
  expect([after.assigned, after.visible]).toEqual([before.assigned - 12, before.visible - 12]);
  expect((await item(ids[0] ?? '')).json).toMatchObject({
    left_at: t.clock.now().toISOString(),
    assigned_to: null,
    chain: [],
    closing: { id: closing.id, state: 'completed' },
  });
  expect(await eventTypes(t, ids[11] ?? '')).toEqual(['ITEM CREATED', 'ITEM LEFT']);
  expect((await newestEvents(t, 'ITEM LEFT'))[0]).toMatchObject({
    closingId: closing.id,
    kind: 'turn-in',
    documentNumber: 'W15GK9-6326-0012',
    leftAt: t.clock.now().toISOString(),
    fromUserId: t.ids.halloran,
  });
  const acts = (await newestEvents(t, 'CLOSING')).map(({ act, state }) => `${String(act)} ${String(state)}`);
  expect(acts.slice(0, 3)).toEqual(['copied completed', 'signed signed', 'prepared prepared']);

  // The copy first, the signature last.
  const other = await t.createItem();
  const { id } = await t.prepare([other.id]);
  expect((await t.copy(id)).json.state).toBe('prepared');
  expect((await item(other.id)).json.left_at).toBeNull();
  expect((await t.sign('halloran', id)).json.state).toBe('completed');
  expect((await item(other.id)).json.left_at).not.toBeNull();
});

test('a copy is not received in the future', async () => {
  const { id } = await t.prepare([(await t.createItem()).id]);
  const copy = { uploadId: await t.paper('brandt'), receivedByName: 'Ms. Ortiz' };
  const tomorrow = new Date(t.clock.now().getTime() + 2 * 24 * 60 * 60 * 1000);
  const refused = await t.send('brandt', 'POST', `/api/closings/${id}/copy`, {
    ...copy,
    receivedOn: localDay(tomorrow),
  });
  expect([refused.status, refused.json.fields]).toEqual([
    400,
    { receivedOn: 'The day of receipt is in the future.' },
  ]);
  const receivedOn = localDay(t.clock.now());
  const taken = await t.send('brandt', 'POST', `/api/closings/${id}/copy`, { ...copy, receivedOn });
  expect([taken.status, taken.json.copy?.receivedOn]).toEqual([200, receivedOn]);
});

test('a copy is received on the day on which its closing was prepared, or later', async () => {
  const { id } = await t.prepare([(await t.createItem()).id]);
  const url = `/api/closings/${id}/copy`;
  const uploadId = await t.paper('brandt');
  for (const receivedOn of ['1900-01-01', '2026-11-21']) {
    const { status, json } = await t.send('brandt', 'POST', url, { uploadId, receivedOn });
    const words = 'The items cannot be received before the closing was prepared on 22NOV2026.';
    expect([status, json.message, json.fields]).toEqual([400, words, { receivedOn: words }]);
  }
  expect((await t.send('brandt', 'POST', url, { uploadId, receivedOn: '2026-11-22' })).status).toBe(200);
});

test('LIFE-22 an item that somebody below the PHRH holds is not turned in, and the refusal names the holder', async () => {
  const mine = await t.createItem();
  const theirs = await t.createItem({ serial_number: 'W123456' });
  await t.signDown(theirs.id, 'whitaker');
  const { status, json } = await t.tryPrepare([mine.id, theirs.id]);
  const words =
    'SPC Whitaker holds M4A1 Carbine W123456. It comes back to the primary hand receipt holder first.';
  expect([status, json.message, json.fields]).toEqual([409, words, { [theirs.id]: words }]);
  expect((await item(mine.id)).json.closing).toBeNull();

  const offered = await t.createItem({ serial_number: 'W123457' });
  await t.offer('halloran', offered.id, 'petrov');
  expect((await t.tryPrepare([offered.id])).json.message).toBe('An offer of W123457 to SPC Petrov is open.');
  expect((await t.tryPrepare([offered.id, theirs.id])).json).toMatchObject({
    message: 'An offer of W123457 to SPC Petrov is open. 1 more item is refused.',
    fields: { [offered.id]: 'An offer of W123457 to SPC Petrov is open.', [theirs.id]: words },
  });
});

test('LIFE-23 a failure at the last of 500 items leaves all 500 on the book', async () => {
  const { db } = t.database;
  await sql`insert into property (name, serial_number, category, unit_id, current_status)
    select 'Cot', 'COT-' || n, 'other', 'B', 'Operational' from generate_series(1, 500) n`.execute(db);
  await sql`insert into custody_link (item_id, position, user_id, since)
    select id, 0, null, now() from property where name = 'Cot'`.execute(db);
  const cots = await db.selectFrom('property').select('id').where('name', '=', 'Cot').orderBy('id').execute();
  const ids = cots.map(({ id }) => id);
  const last = ids.at(-1) ?? '';
  const { id } = await t.prepare(ids);
  expect((await t.sign('halloran', id)).status).toBe(200);

  const onBook = async () => (await visible()).filter(({ name }) => name === 'Cot').length;
  const uploadId = await t.paper('brandt');
  await sql
    .raw(
      `create function fail_last() returns trigger language plpgsql as
    $$ begin if old.item_id = '${last}' then raise exception 'the disk is gone'; end if; return old; end $$;
    create trigger fail_last before delete on custody_link for each row execute function fail_last()`,
    )
    .execute(db);
  const failed = await t.send('brandt', 'POST', `/api/closings/${id}/copy`, { uploadId });
  await sql`drop function fail_last() cascade`.execute(db);
  expect(failed.status).toBe(500);
  expect(await onBook()).toBe(500);
  expect((await t.send('brandt', 'GET', `/api/closings/${id}`)).json.state).toBe('signed');

  expect((await t.send('brandt', 'POST', `/api/closings/${id}/copy`, { uploadId })).status).toBe(200);
  expect(await onBook()).toBe(0);
});

test('LIFE-24 an item on a closing is not offered, recalled, amended or mounted', async () => {
  const one = await t.createItem({ serial_number: 'W200001' });
  const sight = await t.createItem({ name: 'AN/PAS-13', serial_number: '58M112' });
  const other = await t.createItem({ serial_number: 'W200002' });
  const mount = (parent: string, itemId: string) =>
    t.send('halloran', 'POST', `/api/property/${parent}/mounts`, { itemId, position: 'Rail' });
  await mount(one.id, sight.id);
  expect((await t.tryPrepare([one.id])).json.message).toBe(
    'AN/PAS-13 58M112 is mounted on it. Take it off or add it.',
  );
  const { id, document_number: number } = await t.prepare([one.id, sight.id]);
  expect((await t.tryPrepare([one.id])).json.message).toBe(`W200001 is on ${id} already.`);

  const busy = `It is on turn-in ${id}.`;
  const offer = { propertyId: one.id, toUserId: t.ids.petrov };
  expect((await t.send('halloran', 'POST', '/api/transfers', offer)).json).toMatchObject({ message: busy });
  const lines = [{ itemId: one.id, field: 'lin', to: 'R97234' }];
  const report = { reason: 'The plate says so.', report: true, lines };
  expect((await t.send('brandt', 'POST', '/api/amendments', report)).json.message).toBe(busy);
  const mounting = { itemId: other.id, position: 'Rail' };
  for (const [parent, body] of [
    [one.id, mounting],
    [other.id, { ...mounting, itemId: sight.id }],
  ] as const) {
    const { status, json } = await t.send('halloran', 'POST', `/api/property/${parent}/mounts`, body);
    expect([status, json.message]).toEqual([409, busy]);
  }
  const lent = await t.createItem({ serial_number: 'W200003', name: 'Compass' });
  await t.signDown(lent.id, 'whitaker');
  await t.send('halloran', 'PATCH', `/api/property/${lent.id}/status`, LOST);
  const loss = { kind: 'loss', reason: 'FLIPL approved by the battalion.' } as const;
  const lost = await t.prepare([lent.id], loss);
  expect((await t.send('halloran', 'POST', `/api/property/${lent.id}/recall`)).json.message).toBe(
    `It is on loss adjustment ${lost.id}.`,
  );

  // It is still counted, and free again once the closing has ended.
  expect((await visible()).map((each) => each.id)).toEqual(
    expect.arrayContaining([one.id, sight.id, lent.id]),
  );
  const refuse = { reason: 'Not this one.' };
  expect((await t.send('brandt', 'POST', `/api/closings/${id}/refuse`, refuse)).status).toBe(403);
  expect((await t.send('halloran', 'POST', `/api/closings/${id}/refuse`, refuse)).json.state).toBe('refused');
  expect((await noticesOf(t.as.brandt)).at(-1)).toMatchObject({
    title: 'Closing refused',
    message: `SPC Halloran refused turn-in ${number} of 2 items (${id}). Reason: Not this one.`,
  });
  expect((await t.send('halloran', 'POST', '/api/transfers', offer)).status).toBe(201);

  const again = await t.prepare([other.id]);
  expect((await t.sign('halloran', again.id)).status).toBe(200);
  const cancelled = await t.send('halloran', 'POST', `/api/closings/${again.id}/cancel`, {
    reason: 'The SSA did not take it.',
  });
  expect(cancelled.json.state).toBe('cancelled');
  expect((await t.copy(again.id)).json.message).toBe(
    'SPC Halloran cancelled this closing on 22NOV2026 0915.',
  );
  const withdrawn = await t.prepare([other.id]);
  expect((await t.send('brandt', 'POST', `/api/closings/${withdrawn.id}/withdraw`)).json.state).toBe(
    'withdrawn',
  );
  expect((await item(other.id)).json).toMatchObject({ closing: null, left_at: null });
});

test('LIFE-26 a loss is refused for an item that is not Lost, and ends unsigned where it is found', async () => {
  const { id } = await t.createItem({ serial_number: 'W300001' });
  const loss = { kind: 'loss', reason: 'FLIPL approved by the battalion.' } as const;
  expect((await t.tryPrepare([id], loss)).json.message).toBe('W300001 is not reported lost.');
  await t.send('halloran', 'PATCH', `/api/property/${id}/status`, LOST);
  const closing = await t.prepare([id], loss);
  const [lossCase] = (await t.send<{ id: string }[]>('halloran', 'GET', `/api/loss-cases?item=${id}`)).json;
  const url = `/api/loss-cases/${lossCase?.id}`;
  const found = { itemId: id, foundAt: t.clock.now().toISOString(), where: 'Motor pool' };
  await t.send('halloran', 'POST', `${url}/found`, found);
  const confirmed = await t.send('brandt', 'POST', `${url}/confirm`, { itemId: id, code: 'W300001' });
  expect(confirmed.json).toMatchObject({ state: 'closed', outcome: 'found' });
  const ended = await t.send('brandt', 'GET', `/api/closings/${closing.id}`);
  expect(ended.json).toMatchObject({ state: 'cancelled' });
  expect((await item(id)).json.closing).toBeNull();
  expect((await t.sign('halloran', closing.id)).status).toBe(409);
});

test('LIFE-26 a loss is neither prepared, signed nor completed while a report that the item was found waits', async () => {
  const { id } = await t.createItem({ serial_number: 'W300003' });
  await t.send('halloran', 'PATCH', `/api/property/${id}/status`, LOST);
  const loss = { kind: 'loss', reason: 'FLIPL approved by the battalion.' } as const;
  const { id: closing } = await t.prepare([id], loss);
  const [lossCase] = (await t.send<{ id: string }[]>('halloran', 'GET', `/api/loss-cases?item=${id}`)).json;
  const url = `/api/loss-cases/${lossCase?.id}`;
  const report = () =>
    t.send('halloran', 'POST', `${url}/found`, {
      itemId: id,
      foundAt: t.clock.now().toISOString(),
      where: 'Motor pool',
    });
  const refuse = () => t.send('brandt', 'POST', `${url}/refuse`, { itemId: id, reason: 'Another one.' });
  const words = `W300003 was reported found in ${lossCase?.id}. Confirm or refuse that first.`;
  const isRefused = ({ status, json }: { status: number; json: Refusal }) =>
    expect([status, json.message, json.fields]).toEqual([409, words, { [id]: words }]);

  await report();
  isRefused(await t.sign('halloran', closing));
  expect((await refuse()).status).toBe(200);
  expect((await t.sign('halloran', closing)).json.state).toBe('signed');
  await report();
  isRefused(await t.copy(closing));
  await t.send('halloran', 'POST', `/api/closings/${closing}/cancel`, { reason: 'It may be found.' });
  isRefused(await t.tryPrepare([id], loss));
  isRefused(await t.tryPrepare([id], { ...loss, kind: 'book-error' }));
  expect((await item(id)).json.left_at).toBeNull();
});

test('an item that is found ends the signed closing of its loss, and is free again', async () => {
  const { id } = await t.createItem({ serial_number: 'W300002' });
  await t.send('halloran', 'PATCH', `/api/property/${id}/status`, LOST);
  const loss = { kind: 'loss', reason: 'FLIPL approved by the battalion.' } as const;
  const closing = await t.prepare([id], loss);
  await t.sign('halloran', closing.id);
  const [lossCase] = (await t.send<{ id: string }[]>('halloran', 'GET', `/api/loss-cases?item=${id}`)).json;
  const url = `/api/loss-cases/${lossCase?.id}`;
  const found = { itemId: id, foundAt: t.clock.now().toISOString(), where: 'Motor pool' };
  await t.send('halloran', 'POST', `${url}/found`, found);
  const confirmed = await t.send('brandt', 'POST', `${url}/confirm`, { itemId: id, code: 'W300002' });
  expect(confirmed.json).toMatchObject({ state: 'closed', outcome: 'found' });
  const ended = await t.send('brandt', 'GET', `/api/closings/${closing.id}`);
  expect(ended.json).toMatchObject({ state: 'cancelled', may: { copy: false, cancel: false } });
  expect((await newestEvents(t, 'CLOSING'))[0]).toMatchObject({
    act: 'cancelled',
    endedReason: 'M4A1 Carbine W300002 was found.',
  });
  expect((await item(id)).json.closing).toBeNull();
  const offer = { propertyId: id, toUserId: t.ids.petrov };
  expect((await t.send('halloran', 'POST', '/api/transfers', offer)).status).toBe(201);
  expect(await ledgerFindings(t)).toEqual([]);
});

test('LIFE-35 a shortage of an item that left is still answered for, and a book keeper ends it by a document', async () => {
  const { id } = await t.createItem();
  await t.send('brandt', 'POST', `/api/property/${id}/components`, { name: 'Magazine', quantity: 7 });
  const { components, version } = (await item(id)).json;
  await t.as.brandt({
    method: 'PUT',
    url: `/api/property/${id}/component-counts`,
    body: { counts: [{ componentId: components[0]?.id, onHand: 5, damaged: 0 }], version },
  });
  await t.leave([id], { documentNumber: 'W15GK9-6326-0031' });

  const open = `/api/shortages?item=${id}&state=open`;
  const read = async (who: 'brandt' | 'halloran' | 'whitaker') =>
    (await t.send<ShortageDto[]>(who, 'GET', open)).json;
  const [shortage] = await read('brandt');
  expect(shortage).toMatchObject({ quantity: 2, holder: null, may_edit: true });
  expect(shortage?.item.left_at).toBe(t.clock.now().toISOString());
  expect(await read('halloran')).toHaveLength(1);
  expect(await read('whitaker')).toEqual([]);

  const end = { documentNumber: 'DD362-0001', ended: true, reason: 'Paid by statement of charges.' };
  const url = `/api/shortages/${shortage?.id}`;
  expect((await t.send('whitaker', 'PATCH', url, end)).status).toBe(404);
  expect((await t.send('brandt', 'PATCH', url, end)).status).toBe(200);
  expect(await read('halloran')).toEqual([]);
});

test('LIFE-27 an item that left is in no list, count, schedule or inventory, and is found by search, scan and filter', async () => {
  const weapon = await t.createItem({ serial_number: 'W400001', nsn: '1005-01-231-0973' });
  await setPlainRules(t, t.ids.halloran);
  const opened = await t.send<{ id: string }>('brandt', 'POST', '/api/inventories', {
    category: 'weapon',
    counterIds: [t.ids.brandt, t.ids.halloran],
  });
  const inventory = `/api/inventories/${opened.json.id}`;
  const { id: closingId } = await t.leave([weapon.id], { documentNumber: 'W15GK9-6326-0099' });

  const lists: [string, (json: never) => unknown][] = [
    ['/api/property?scope=visible&q=W400001', (json) => json],
    ['/api/property?scope=mine&q=W400001', (json) => json],
    ['/api/property?scope=unassigned&q=W400001', (json) => json],
    ['/api/sensitive-items?q=W400001', (json: { items?: unknown[] }) => json.items ?? json],
  ];
  for (const [url, read] of lists) {
    const { json } = await t.send<never>('halloran', 'GET', url);
    expect([url, read(json)]).toEqual([url, []]);
  }
  const found = await t.send<object[]>('halloran', 'GET', '/api/inventory?q=W400001');
  const left = { at: t.clock.now().toISOString(), kind: 'turn-in', document_number: 'W15GK9-6326-0099' };
  expect(found.json).toMatchObject([{ id: weapon.id, left }]);
  const filtered = await t.send<PropertyDto[]>(
    'halloran',
    'GET',
    '/api/property?scope=visible&left=true&q=W400001',
  );
  expect(filtered.json).toMatchObject([{ id: weapon.id, closing: { id: closingId, kind: 'turn-in' } }]);
  const file = await t.as.halloran({ url: '/api/property/export?scope=visible&left=true&q=W400001' });
  const [headings, row] = file.body.split('\r\n');
  expect(headings).toMatch(/,WITH,SINCE,DUE,Left,By,Document Number,Closing$/);
  expect(row?.endsWith(`,2026-11-22,Turn-in,W15GK9-6326-0099,${closingId}`)).toBe(true);
  expect((await t.send('stranger', 'GET', `/api/property/${weapon.id}`)).status).toBe(404);

  // An open count shows the line as left, neither seen nor missing.
  const lines = await t.send<{ id: string; leftAt?: string }[]>(
    'brandt',
    'GET',
    `${inventory}/lines?q=W400001`,
  );
  expect(lines.json).toMatchObject([{ id: weapon.id, countedAt: null, leftAt: left.at }]);
  expect(
    (await t.send<object[]>('brandt', 'GET', `${inventory}/lines?state=missing&q=W400001`)).json,
  ).toEqual([]);
  expect((await t.send<object[]>('brandt', 'GET', `${inventory}/lines?state=left`)).json).toHaveLength(1);
  const { progress } = (await t.send<{ progress: Record<string, number> }>('brandt', 'GET', inventory)).json;
  expect(progress.left).toBe(1);
  expect(progress.missing).toBe((progress.expected ?? 0) - (progress.counted ?? 0) - 1);
  const words = 'M4A1 Carbine W400001 left the book on 22NOV2026';
  for (const url of [`${inventory}/scans`, '/api/sensitive-items/scan']) {
    const scan = await t.send('brandt', 'POST', url, { code: 'W400001' });
    expect(scan.json).toMatchObject({ result: 'not-mine', message: `${words}.` });
  }
  await t.send('brandt', 'POST', `${inventory}/close`, {});
  expect((await newestEvents(t, 'INVENTORY CLOSED'))[0]).toMatchObject({ left: [weapon.id] });

  // Its history and papers work, and nothing changes it.
  expect((await t.send('halloran', 'GET', `/api/ledger/history?itemId=${weapon.id}`)).status).toBe(200);
  const changes: [method: 'POST' | 'PATCH', url: string, body: object][] = [
    ['PATCH', `/api/property/${weapon.id}`, { location: 'Cage 4', version: 1 }],
    ['PATCH', `/api/property/${weapon.id}/status`, { status: 'Damaged' }],
    ['POST', '/api/transfers', { propertyId: weapon.id, toUserId: t.ids.petrov }],
    ['POST', `/api/property/${weapon.id}/verify`, { verificationType: 'Visual' }],
  ];
  for (const [method, url, body] of changes) {
    const { status, json } = await t.send('halloran', method, url, body);
    expect([url, status, json.message]).toEqual([url, 409, `${words}.`]);
  }
  const receipt = await t.send('halloran', 'POST', '/api/da2062/generate-pdf', { property_ids: [weapon.id] });
  expect([receipt.status, receipt.json.message]).toEqual([409, `${words}.`]);
  const unseen = await t.send('stranger', 'POST', '/api/da2062/generate-pdf', { property_ids: [weapon.id] });
  expect(unseen.status).toBe(404);
});

test('LIFE-11 an amendment is not signed once its item left', async () => {
  const { id } = await t.createItem({ serial_number: 'W500001' });
  const lines = [{ itemId: id, field: 'lin', to: 'R97234' }];
  const body = { reason: 'The plate says so.', lines, proof: PROOF };
  const amendment = await t.send('brandt', 'POST', '/api/amendments', body);
  expect(amendment.status).toBe(201);
  await t.leave([id]);
  const { status, json } = await t.send(
    'halloran',
    'POST',
    `/api/amendments/${amendment.json.id}/sign`,
    PROOF,
  );
  expect([status, json.message]).toEqual([409, 'M4A1 Carbine W500001 left the book on 22NOV2026.']);
});
