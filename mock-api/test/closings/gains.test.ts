import type { PropertyDetailsDto, UnsignedGainDto } from '@hand-receipt/contracts';
import { type Company, eventTypes } from '../custody/company';
import { readPdf, wordsOf } from '../forms/support/pdf';
import { addUser } from '../support/app';
import { newestEvents, noticesOf } from '../people/people-fixture';
import { ledgerFindings } from '../support/ledger-findings';
import { type Leaving, PROOF, type Refusal, leavingCompany } from './leaving';

let t: Leaving;
beforeAll(async () => {
  t = await leavingCompany();
  t.clock.set(new Date(2026, 10, 22, 9, 15));
});

const enter = (who: 'halloran' | 'brandt' | 'quinn', body: object) =>
  t.send<PropertyDetailsDto & Refusal>(who, 'POST', '/api/property', { name: 'M4A1 Carbine', ...body });
const details = (who: 'halloran' | 'quinn', id: string) =>
  t.send<PropertyDetailsDto & Refusal>(who, 'GET', `/api/property/${id}`);
const gains = async (who: 'halloran' | 'brandt') =>
  (await t.send<UnsignedGainDto[]>(who, 'GET', '/api/property/gains')).json;
const wordsIn = async (send: Company['as']['halloran'], url: string) => {
  const answer = await send({ url });
  expect(answer.statusCode).toBe(200);
  return (await readPdf(answer.rawPayload)).pages.map(wordsOf).join(' ');
};

test('LIFE-29 a found item is on the book at once, waits in "Gains to sign", and prints its paper with the signature', async () => {
  const uploadIds = [await t.paper('brandt')];
  const refused = await enter('brandt', { serial_number: 'F1', gain: { kind: 'issue' } });
  expect([refused.status, refused.json.message]).toEqual([400, 'Enter the document number.']);
  const { json: item } = await enter('brandt', {
    serial_number: 'F1',
    gain: { kind: 'found-on-installation', from: 'Connex 12, motor pool', uploadIds },
  });
  expect(item.assigned_to?.id).toBe(t.ids.brandt);
  expect((await newestEvents(t, 'ITEM CREATED'))[0]).toMatchObject({
    gain: { kind: 'found-on-installation', from: 'Connex 12, motor pool', uploads: [expect.any(String)] },
  });
  expect((await noticesOf(t.as.halloran)).at(-1)).toMatchObject({
    title: 'Waits for your signature',
    message: 'SPC Brandt entered M4A1 Carbine F1 as found on installation.',
  });
  expect(await gains('brandt')).toMatchObject([{ item: { id: item.id }, may_sign: false }]);
  expect(await gains('halloran')).toMatchObject([
    {
      item: { id: item.id },
      from: 'Connex 12, motor pool',
      may_sign: true,
      photos: [{ uploadId: uploadIds[0] }],
    },
  ]);
  expect((await t.as.halloran({ url: `/api/uploads/${uploadIds[0]}` })).headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': expect.stringContaining('attachment') as string,
    'content-security-policy': expect.stringContaining('sandbox') as string,
  });
  expect((await t.send('halloran', 'GET', '/api/closings/counts')).json).toEqual({
    waiting: 1,
    closings: 0,
    gains: 1,
  });
  expect(await wordsIn(t.as.brandt, `/api/property/${item.id}/gain/pdf`)).toContain('NOT SIGNED');

  const sign = (who: 'halloran' | 'brandt' | 'stranger') =>
    t.send<PropertyDetailsDto & Refusal>(who, 'POST', `/api/property/${item.id}/gain/sign`, PROOF);
  expect((await sign('brandt')).json.message).toBe('You proposed this. Somebody else signs it.');
  expect((await sign('stranger')).status).toBe(404);
  expect((await sign('halloran')).json.gain).toMatchObject({
    kind: 'found-on-installation',
    by: 'SPC Brandt',
    signed_by: 'SPC Halloran',
  });
  expect((await sign('halloran')).json.message).toBe('SPC Halloran signed for this item on 22NOV2026 0915.');
  expect(await gains('halloran')).toEqual([]);
  expect(await eventTypes(t, item.id)).toEqual(['ITEM CREATED', 'GAIN SIGNED']);
  const paper = await wordsIn(t.as.brandt, `/api/property/${item.id}/gain/pdf`);
  for (const part of [
    'Found on installation',
    'Connex 12, motor pool',
    'SN F1',
    'APPROVED BY',
    'SPC Halloran',
  ]) {
    expect(paper).toContain(part);
  }
  expect(paper).not.toContain('NOT SIGNED');
});

test('LIFE-28 the serial number of an item that left is refused, and reinstated it keeps its id and history', async () => {
  const { json: before } = await enter('halloran', { serial_number: 'W123456', location: 'Cage 4' });
  await t.leave([before.id]);
  const { status, json } = await enter('brandt', { serial_number: 'w123456 ' });
  const words = 'W123456 left the book on 22NOV2026 by turn-in W15GK9-6326-0012. Reinstate it.';
  expect([status, json.error, json.message, json.fields]).toEqual([
    409,
    'left-the-book',
    words,
    { serial_number: words },
  ]);
  expect((await enter('quinn', { serial_number: 'W123456' })).json.error).toBe('conflict');

  const reinstate = (
    who: 'brandt' | 'quinn' | 'petrov',
    body: object = { reason: 'The SSA gave it back.' },
  ) => t.send<PropertyDetailsDto & Refusal>(who, 'POST', `/api/property/${before.id}/reinstatement`, body);
  expect((await reinstate('petrov')).status).toBe(403);
  expect((await reinstate('quinn')).status).toBe(404);
  expect((await reinstate('brandt', { reason: ' ' })).json.message).toBe('Reason is required');
  t.clock.set(new Date(2026, 10, 23, 8, 0));
  const { json: after } = await reinstate('brandt');
  expect(after).toMatchObject({
    id: before.id,
    left_at: null,
    closing: null,
    location: null,
    last_location: { location: 'Cage 4' },
    assigned_to: { id: t.ids.brandt },
    chain: [{ user: null }, { user: { id: t.ids.brandt } }],
    gain: { kind: 'other' },
  });
  expect((await reinstate('brandt')).json.message).toBe('M4A1 Carbine W123456 is on the book.');
  expect(await eventTypes(t, before.id)).toEqual(['ITEM CREATED', 'ITEM LEFT', 'ITEM REINSTATED']);
  // It may leave again.
  expect((await t.leave([before.id])).state).toBe('completed');
});

test('LIFE-28 an item that turns up after its loss was adjusted is reinstated as Operational', async () => {
  const { json: item } = await enter('halloran', { serial_number: 'W123499' });
  const loss = {
    circumstances: 'Not in the rack.',
    lastSeenAt: t.clock.now().toISOString(),
    lastSeenWhere: 'Arms room',
  };
  const setStatus = (body: object) =>
    t.send<PropertyDetailsDto & Refusal>('brandt', 'PATCH', `/api/property/${item.id}/status`, body);
  await setStatus({ status: 'Lost', loss });
  await t.leave([item.id], { kind: 'loss', reason: 'FLIPL approved by the battalion.' });
  const { json: after } = await t.send<PropertyDetailsDto & Refusal>(
    'brandt',
    'POST',
    `/api/property/${item.id}/reinstatement`,
    { reason: 'It turned up behind safe 2.' },
  );
  expect(after.current_status).toBe('Operational');
  expect((await newestEvents(t, 'STATUS CHANGE'))[0]).toMatchObject({
    previousStatus: 'Lost',
    newStatus: 'Operational',
    reason: 'Reinstated: It turned up behind safe 2.',
  });
  const offer = { propertyId: item.id, toUserId: t.ids.petrov };
  expect((await t.send('brandt', 'POST', '/api/transfers', offer)).status).toBe(201);
  expect((await setStatus({ status: 'Damaged' })).json.current_status).toBe('Damaged');
  expect(await ledgerFindings(t)).toEqual([]);
});

test('LIFE-25 the receiving unit enters a lateral transfer with id and history, and the loser still sees the closing', async () => {
  const { json: item } = await enter('halloran', { serial_number: 'L1' });
  // A company reads no unit of another one: it types the name.
  expect((await t.send<object[]>('brandt', 'GET', '/api/closings/receivers')).json).toEqual([]);
  const lateral = { kind: 'lateral', receivingActivity: null, documentNumber: 'W15GK9-6327-0001' } as const;
  expect((await t.tryPrepare([item.id], lateral)).json.message).toBe('Say which unit takes the items.');
  expect((await t.tryPrepare([item.id], { ...lateral, receivingUnitId: 'C' })).status).toBe(404);
  expect((await t.tryPrepare([item.id], { ...lateral, receivingUnitId: 'B-1' })).json.message).toBe(
    'Choose another unit. These items are on its book.',
  );
  const closing = await t.leave([item.id], { ...lateral, receivingActivity: 'c co' });
  expect(closing).toMatchObject({ receiving_activity: 'c co', receiving_unit: null });
  const quinn = await t.signIn('quinn');
  expect((await noticesOf(quinn)).at(-1)).toMatchObject({
    message: `lateral transfer W15GK9-6327-0001 of 1 item (${closing.id}) left the book of the other unit. Enter it in your book.`,
    action: { label: 'Enter in our book', path: `/closings/${closing.id}` },
  });
  expect((await t.send('quinn', 'GET', `/api/closings/${closing.id}`)).json.lines).toMatchObject([
    { item: { id: item.id }, visible: true, entered: false },
  ]);
  const { status, json: entered } = await t.send<PropertyDetailsDto>(
    'quinn',
    'POST',
    `/api/property/${item.id}/reinstatement`,
    { reason: 'Received with the signed copy.' },
  );
  expect(status).toBe(200);
  expect(entered).toMatchObject({
    id: item.id,
    assigned_to: { id: t.quinnId },
    gain: { kind: 'lateral-in', document_number: 'W15GK9-6327-0001', from: 'B Co' },
  });
  expect((await details('quinn', item.id)).status).toBe(200);
  const history = await t.send<{ type: string }[]>('quinn', 'GET', `/api/ledger/history?itemId=${item.id}`);
  expect(history.status).toBe(200);
  expect((await details('halloran', item.id)).status).toBe(404);
  const lost = await t.send('halloran', 'GET', `/api/closings/${closing.id}`);
  expect(lost.json).toMatchObject({
    state: 'completed',
    lines: [{ item: { serial_number: 'L1' }, visible: false, entered: true }],
  });
  const paper = await wordsIn(t.as.halloran, `/api/closings/${closing.id}/pdf`);
  for (const part of [
    'LATERAL TRANSFER',
    'W15GK9-6327-0001',
    'To: c co',
    'SN L1',
    'PREPARED BY',
    'APPROVED BY',
  ]) {
    expect(paper).toContain(part);
  }
});

test('a PBO who may sign for a found item reads it in the list, as it counts for them', async () => {
  const { db } = t.database;
  await db
    .insertInto('units')
    .values({ id: 'BN', parent_id: null, name: '4-612 IN', kind: 'battalion' })
    .execute();
  await db.updateTable('units').set({ parent_id: 'BN' }).where('id', '=', 'B').execute();
  await addUser(t.database, {
    username: 'reyes',
    role: 'PBO',
    unit_id: 'BN',
    last_name: 'Reyes',
    rank: 'CW2',
  });
  const reyes = await t.signIn('reyes');
  const { json: item } = await enter('brandt', {
    serial_number: 'F7',
    gain: { kind: 'found-on-installation', from: 'Connex 12, motor pool' },
  });

  const listed = (await reyes({ url: '/api/property/gains' })).json<UnsignedGainDto[]>();
  expect(listed).toContainEqual(
    expect.objectContaining({ item: expect.objectContaining({ id: item.id }) as unknown, may_sign: true }),
  );
  const counts = (await reyes({ url: '/api/closings/counts' })).json<{ gains: number }>();
  expect(counts.gains).toBe(listed.filter(({ may_sign: maySign }) => maySign).length);
});
