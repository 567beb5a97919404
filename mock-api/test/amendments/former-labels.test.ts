import { type ScanAnswerDto, labelPayload } from '@hand-receipt/contracts';
import { noticesOf } from '../people/people-fixture';
import { setPlainRules } from '../support/plain-rules';
import { type Amending, amendingCompany, serialTo } from './amending';

let t: Amending;
beforeAll(async () => {
  t = await amendingCompany();
  await setPlainRules(t, t.ids.halloran);
  t.clock.set(new Date(2026, 10, 22, 6, 4));
});

const WORDS = 'This label shows W123456. The serial number is W123465 since 22NOV2026. Print a new label.';

const scan = async (code: string, plateReads?: string) =>
  (await t.send<ScanAnswerDto>('halloran', 'POST', '/api/sensitive-items/scan', { code, plateReads })).json;

test('LIFE-14 a label printed before an amendment opens the item, and counts once its plate was read', async () => {
  const before = await t.createItem({ serial_number: 'W123456' });
  const label = labelPayload(before);
  await t.amend([serialTo(before.id, 'W123465')]);
  // Nobody counts what they hold themselves.
  const opened = await t.send<{ id: string }>('brandt', 'POST', '/api/inventories', {
    title: 'Arms room',
  });
  const count = async (code: string, plateReads?: string) => {
    const url = `/api/inventories/${opened.json.id}/scans`;
    return (await t.send<ScanAnswerDto>('brandt', 'POST', url, { code, plateReads })).json;
  };
  const item = { id: before.id, name: 'M4A1 Carbine', serialNumber: 'W123465' };
  for (const [code, plate] of [[label], ['w123456'], [label, 'W123456'], [label, 'W999999']] as const) {
    const answer = await count(code, plate);
    expect(answer).toMatchObject({ result: 'former-serial', message: WORDS, item, verifiedAt: null });
    expect(answer.progress).toMatchObject({ counted: 0, extra: 0 });
  }
  const counted = await count(label, 'w123465');
  expect(counted).toMatchObject({ result: 'verified', message: 'M4A1 Carbine W123465 verified.', item });
  expect(counted.progress).toMatchObject({ counted: 1, missing: 0, extra: 0 });
  expect((await count(label)).result).toBe('already-verified');
});

test('LIFE-08 LIFE-14 outside a count the old number is read as well, and the new one as always', async () => {
  t.clock.set(new Date(2026, 10, 23, 6, 4));
  expect(await scan('W123456')).toMatchObject({ result: 'former-serial', message: WORDS });
  expect((await scan('W123456', 'W123465')).result).toBe('verified');
  t.clock.set(new Date(2026, 10, 23, 18, 4));
  expect((await scan('W123465')).result).toBe('verified');
});

test('LIFE-14 a label that waited on a device while the number was amended counts nothing, and the person is told', async () => {
  t.clock.set(new Date(2026, 10, 24, 6, 4));
  const before = await t.createItem({ serial_number: 'V200001' });
  const opened = await t.send<{ id: string }>('brandt', 'POST', '/api/inventories', {});
  const calls = [
    ['halloran', '/api/sensitive-items/scan'],
    ['brandt', `/api/inventories/${opened.json.id}/scans`],
  ] as const;
  const scannedAt = t.clock.now().toISOString();
  t.clock.set(new Date(2026, 10, 24, 7, 4));
  await t.amend([serialTo(before.id, 'V200009')]);
  const told = async (who: 'halloran' | 'brandt') =>
    (await noticesOf(t.as[who])).filter(({ title }) => title === 'A scan from your device did not count');
  for (const [who, url] of calls) {
    const late = { code: labelPayload(before), scannedAt };
    const { json } = await t.send<ScanAnswerDto>(who, 'POST', url, late);
    expect([json.result, json.verifiedAt]).toEqual(['former-serial', null]);
    expect(await told(who)).toHaveLength(1);
  }
  expect((await told('halloran'))[0]?.message).toBe(
    'This label shows V200001. The serial number is V200009 since 24NOV2026. Print a new label. Scan the item again.',
  );
  // Who holds the phone sees the answer, and a scan that counts needs no word.
  const now = { code: labelPayload(before), scannedAt: t.clock.now().toISOString() };
  const [[, ownScan], [, inCount]] = calls;
  await t.send('halloran', 'POST', ownScan, now);
  await t.send('brandt', 'POST', inCount, { ...now, scannedAt, plateReads: 'V200009' });
  for (const who of ['halloran', 'brandt'] as const) expect(await told(who)).toHaveLength(1);
});

test('LIFE-09 LIFE-14 after an exchange the old label of one item opens that item, and a plate the other', async () => {
  const one = await t.createItem({ serial_number: 'X100001' });
  const other = await t.createItem({ serial_number: 'X100002' });
  await t.amend([serialTo(one.id, 'X100002'), serialTo(other.id, 'X100001')]);
  expect(await scan(labelPayload(one))).toMatchObject({
    result: 'former-serial',
    item: { id: one.id, serialNumber: 'X100002' },
  });
  expect(await scan('X100001')).toMatchObject({ result: 'verified', item: { id: other.id } });
});

test('LIFE-14 a former number of an item out of sight tells nothing of it', async () => {
  const { id } = await t.createItem({ serial_number: 'Q100001' });
  await t.amend([serialTo(id, 'Q100009')]);
  const url = '/api/sensitive-items/scan';
  const { json } = await t.send<ScanAnswerDto>('tanaka', 'POST', url, { code: 'Q100001' });
  expect(json).toMatchObject({
    result: 'not-mine',
    message: "Q100001 is on somebody else's hand receipt.",
    item: null,
  });
});
