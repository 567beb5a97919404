import {
  DEFAULT_CHOSEN_RULES,
  DEFAULT_CIIC_CODES,
  DEFAULT_CYCLIC_RULES,
  DEFAULT_IMPORT_SYNONYMS,
  DEFAULT_INVENTORY_RULES,
  DEFAULT_MEMO_TEXT,
  type UnitSettingDto,
} from '@hand-receipt/contracts';
import { unitSetting } from '../../src/unit-settings';
import { type Household, call, household, newestEvents } from '../people/people-fixture';

let t: Household;
beforeAll(async () => {
  t = await household();
});

type Answer = UnitSettingDto & { message: string; fields?: Record<string, string> };
const put = (send: Household['admin'], body: object) => call<Answer>(send, 'PUT', '/api/unit-settings', body);
const read = async (send: Household['admin'], unitId: string) =>
  (await call<UnitSettingDto[]>(send, 'GET', `/api/unit-settings?unitId=${unitId}`)).json;
const setting = async (unitId: string, key: string, send = t.as.halloran) =>
  (await read(send, unitId)).find((one) => one.key === key);

test('a unit without values has the defaults; the shipped table of codes has no unit that it comes from', async () => {
  const settings = (await call<UnitSettingDto[]>(t.as.whitaker, 'GET', '/api/unit-settings')).json;
  expect(settings).toEqual([
    { key: 'amendment.photo', value: true, citation: null, from: null, version: 0 },
    {
      key: 'ciic.codes',
      value: DEFAULT_CIIC_CODES,
      citation: null,
      from: null,
      version: 0,
    },
    { key: 'citation.amendment', value: null, citation: null, from: null, version: 0 },
    { key: 'citation.closing', value: null, citation: null, from: null, version: 0 },
    { key: 'citation.hand-receipt', value: null, citation: null, from: null, version: 0 },
    { key: 'citation.inventory', value: null, citation: null, from: null, version: 0 },
    { key: 'clearance.extraSteps', value: [], citation: null, from: null, version: 0 },
    { key: 'counter.closingTime', value: '1800', citation: null, from: null, version: 0 },
    { key: 'counter.countFirst', value: true, citation: null, from: null, version: 0 },
    { key: 'counter.temporaryDays', value: 30, citation: null, from: null, version: 0 },
    { key: 'import.synonyms', value: DEFAULT_IMPORT_SYNONYMS, citation: null, from: null, version: 0 },
    { key: 'inventory.memorandumFor', value: 'RECORD', citation: null, from: null, version: 0 },
    {
      key: 'inventory.rules.chosen',
      value: DEFAULT_CHOSEN_RULES,
      citation: null,
      from: null,
      version: 0,
    },
    {
      key: 'inventory.rules.cyclic',
      value: DEFAULT_CYCLIC_RULES,
      citation: null,
      from: null,
      version: 0,
    },
    {
      key: 'inventory.rules.sensitive',
      value: DEFAULT_INVENTORY_RULES,
      citation: null,
      from: null,
      version: 0,
    },
    { key: 'loss.callFirst', value: '', citation: null, from: null, version: 0 },
    { key: 'loss.days', value: 15, citation: null, from: null, version: 0 },
    { key: 'succession.days', value: 30, citation: null, from: null, version: 0 },
    { key: 'succession.memoText', value: DEFAULT_MEMO_TEXT, citation: null, from: null, version: 0 },
    { key: 'succession.subDays', value: 5, citation: null, from: null, version: 0 },
    { key: 'transfer.signOver', value: 'notice', citation: null, from: null, version: 0 },
  ]);
  expect(DEFAULT_CIIC_CODES.map((code) => code.code).join('')).toBe('CST12345689JMU');
});

test('a squad uses the value of the nearest unit above it until it has its own', async () => {
  const { db } = t.database;
  const key = 'amendment.photo';
  const company = await put(t.as.halloran, {
    unitId: 'B',
    key,
    value: false,
    citation: ' SOP 4 ',
    version: 0,
  });
  expect(company.json).toEqual({
    key,
    value: false,
    citation: 'SOP 4',
    from: { id: 'B', name: 'B Co' },
    version: 1,
  });
  expect(await setting('B-1', key, t.as.petrov)).toEqual({ ...company.json, version: 0 });
  expect(await unitSetting(db, 'B-1', key)).toBe(false);
  expect(await unitSetting(db, 'C', key)).toBe(true);
  expect(await unitSetting(db, null, key)).toBe(true);

  const own = await put(t.admin, { unitId: 'B-1', key, value: true, version: 0 });
  expect(own.json).toMatchObject({ value: true, citation: null, from: { name: '1st Squad' }, version: 1 });
  expect(await unitSetting(db, 'B-1', key)).toBe(true);
  expect(await unitSetting(db, 'B-2', key)).toBe(false);

  const gone = await put(t.admin, { unitId: 'B-1', key, value: null, version: 1 });
  expect(gone.json).toMatchObject({ value: false, from: { id: 'B' }, version: 0 });
  const [last] = await newestEvents(t, 'SETTING CHANGED');
  expect(last).toEqual({ unitId: 'B-1', unit: '1st Squad', key, setting: null });
});

test('a citation has no value, and holds for the units below', async () => {
  const key = 'citation.hand-receipt';
  const body = { unitId: 'B', key, value: null, citation: 'AR 735-5', version: 0 };
  expect((await put(t.as.halloran, body)).json).toMatchObject({
    value: null,
    citation: 'AR 735-5',
    version: 1,
  });
  expect(await unitSetting(t.database.db, 'B-2', key)).toBe('AR 735-5');
  const refused = await put(t.as.halloran, { ...body, value: 'AR 735-5', version: 1 });
  expect([refused.status, refused.json.fields]).toEqual([
    400,
    { value: 'This setting is a citation alone and has no value.' },
  ]);
  expect((await put(t.as.halloran, { ...body, citation: ' ', version: 1 })).json).toMatchObject({
    citation: null,
    from: null,
    version: 0,
  });
});

const CODE = { code: 'C', label: 'Classified', class: 'classified' };

test.each([
  ['amendment.photo', 'yes', 'The value is true or false.'],
  ['loss.days', 0, 'The value is a whole number of days from 1 to 365.'],
  ['loss.callFirst', 'a\nb', 'The text has at most 300 characters, in one line.'],
  ['succession.days', 0, 'The value is a whole number of days from 1 to 365.'],
  ['succession.days', '30', 'The value is a whole number of days from 1 to 365.'],
  ['succession.subDays', 1.5, 'The value is a whole number of days from 1 to 365.'],
  ['succession.subDays', 366, 'The value is a whole number of days from 1 to 365.'],
  ['counter.closingTime', '2400', 'The value is a time of day, such as 1800.'],
  ['counter.closingTime', '6 PM', 'The value is a time of day, such as 1800.'],
  ['counter.closingTime', 1800, 'The value is a time of day, such as 1800.'],
  ['counter.temporaryDays', 0, 'The value is a whole number of days from 1 to 365.'],
  ['succession.memoText', ' ', 'The text has 1 to 5000 characters.'],
  ['ciic.codes', {}, 'The table has 1 to 36 codes.'],
  ['ciic.codes', [], 'The table has 1 to 36 codes.'],
  ['ciic.codes', [null], 'Line 1 of the table has code, label, class, and nothing else.'],
  ['ciic.codes', [{ ...CODE, secret: 1 }], 'Line 1 of the table has code, label, class, and nothing else.'],
  ['ciic.codes', [CODE, { ...CODE, code: 'c' }], 'The code in line 2 is one capital letter or digit.'],
  ['ciic.codes', [{ ...CODE, code: '' }], 'The code in line 1 is one capital letter or digit.'],
  ['ciic.codes', [{ ...CODE, label: ' ' }], 'The label of code C has 1 to 80 characters.'],
  [
    'ciic.codes',
    [{ ...CODE, class: 'secret' }],
    'The class of code C is one of classified, sensitive, pilferable, unclassified.',
  ],
  ['ciic.codes', [CODE, CODE], 'Code C is in the table twice.'],
])('%s refuses %j with one sentence', async (key, value, message) => {
  const answer = await put(t.as.halloran, { unitId: 'B', key, value, version: 0 });
  expect([answer.status, answer.json.message, answer.json.fields]).toEqual([
    400,
    message,
    { value: message },
  ]);
});

test('a value without which a citation was sent, and a key that is none, are refused', async () => {
  const key = 'ciic.codes';
  const answer = await put(t.as.halloran, { unitId: 'B', key, value: null, citation: 'AR 1', version: 0 });
  expect([answer.status, answer.json.message]).toEqual([
    400,
    'Enter a value. A citation alone is not a setting.',
  ]);
  expect((await put(t.as.halloran, { unitId: 'B', key: 'no.key', value: true, version: 0 })).status).toBe(
    400,
  );
});

test('a stale version gets 409 with what is on record now, and changes nothing', async () => {
  const key = 'citation.amendment';
  const body = { unitId: 'B', key, value: null, version: 0 };
  await put(t.as.halloran, { ...body, citation: 'AR 710-2' });
  const stale = await put(t.admin, { ...body, citation: 'DA PAM 710-2-1' });
  expect([stale.status, stale.json.message, stale.json.fields]).toEqual([
    409,
    'Somebody changed this while you were typing.',
    { citation: 'On record now: AR 710-2' },
  ]);
  expect(await setting('B', key)).toMatchObject({ citation: 'AR 710-2', version: 1 });
});

test('two first values at the same moment: one is taken, the other is refused', async () => {
  const body = { unitId: 'B-2', key: 'amendment.photo', version: 0 };
  const answers = await Promise.all([
    put(t.as.halloran, { ...body, value: true }),
    put(t.admin, { ...body, value: false }),
  ]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
});

test('only a Commander or Admin of the unit or above changes it; a unit out of sight is not there', async () => {
  const body = { unitId: 'B-1', key: 'amendment.photo', value: false, version: 0 };
  for (const who of ['brandt', 'petrov', 'whitaker'] as const) {
    expect((await put(t.as[who], body)).status).toBe(403);
  }
  expect((await put(t.as.stranger, body)).status).toBe(404);
  expect((await put(t.as.halloran, { ...body, unitId: 'C' })).status).toBe(404);
  // An Admin sees every unit, and changes those of their own.
  expect((await put(t.admin, { ...body, unitId: 'C' })).status).toBe(403);
  expect((await call(t.as.stranger, 'GET', '/api/unit-settings?unitId=B-1')).status).toBe(404);
});

test('a unit that is removed takes its settings along', async () => {
  const { json: unit } = await call<{ id: string }>(t.admin, 'POST', '/api/units', {
    name: 'Weapons Squad',
    kind: 'squad',
    parentId: 'B',
  });
  await put(t.admin, { unitId: unit.id, key: 'amendment.photo', value: false, version: 0 });
  expect((await call(t.admin, 'DELETE', `/api/units/${unit.id}`)).status).toBe(200);
  const rows = await t.database.db
    .selectFrom('unit_setting')
    .where('unit_id', '=', unit.id)
    .selectAll()
    .execute();
  expect(rows).toEqual([]);
});

test('days and text of a succession are stored as they were sent, and a stale change shows them', async () => {
  const days = { unitId: 'B', key: 'succession.days', value: 21, version: 0 };
  expect((await put(t.as.halloran, days)).json).toMatchObject({ value: 21, from: { id: 'B' }, version: 1 });
  expect(await unitSetting(t.database.db, 'B-1', 'succession.days')).toBe(21);
  expect((await put(t.admin, { ...days, value: 14 })).json.fields).toEqual({
    value: 'On record now: 21',
    citation: 'On record now: no citation',
  });
  const text = { unitId: 'B', key: 'succession.memoText', value: ' One.\n\nTwo. ', version: 0 };
  expect((await put(t.as.halloran, text)).json.value).toBe('One.\n\nTwo.');
  expect((await put(t.as.halloran, { ...text, value: 'x'.repeat(5001), version: 1 })).json.message).toBe(
    'The text has 1 to 5000 characters.',
  );
  const [last] = await newestEvents(t, 'SETTING CHANGED');
  expect(last).toMatchObject({ key: 'succession.memoText', setting: { value: 'One.\n\nTwo.' } });
});
