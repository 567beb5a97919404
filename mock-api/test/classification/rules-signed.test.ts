import type { AmendmentDto, PropertyDto } from '@hand-receipt/contracts';
import { DEFAULT_CIIC_CODES } from '@hand-receipt/contracts';
import { type Amending, PROOF, amendingCompany } from '../amendments/amending';
import { newestEvents, noticesOf } from '../people/people-fixture';
import { type Calls, type Given, callsOf } from '../support/call';
import { addUser } from '../support/app';
import { tableDigest } from '../support/table-digest';

const OPTIC = { name: 'AN/PVS-14', category: 'optics' } as const;
const REASON = 'Not sensitive by the current table.';
const DEVICES = 80;

let t: Amending;
let calls: Calls;
let reyes: Awaited<ReturnType<Amending['signIn']>>;
beforeAll(async () => {
  t = await amendingCompany();
  calls = callsOf(t);
  reyes = await t.signIn('reyes');
});

type Rule = Partial<NonNullable<Given<'POST /api/amendments/rules'>['body']>>;

/** The company's book is the battalion's: its catalog is changed there. Codes are the company's own. */
const proposeCodes = (codes: Rule['codes']) =>
  calls.ok('brandt', 'POST /api/amendments/rules', { body: { codes, reason: REASON, proof: PROOF } });
const withoutSix = DEFAULT_CIIC_CODES.filter(({ code }) => code !== '6');
const codesTo = (value: unknown, version: number) => ({ unitId: 'B', value, version });
const isSensitive = async (id: string) => (await t.readItem(id)).is_sensitive;
const sensitiveItems = async () => {
  const book = (await t.as.halloran({ url: '/api/property?scope=visible&limit=200' })).json<PropertyDto[]>();
  return book.filter(({ is_sensitive }) => is_sensitive);
};
const codesNow = async () =>
  (await calls.ok('halloran', 'GET /api/unit-settings')).find(({ key }) => key === 'ciic.codes');

/** Proposes as the supply sergeant of the battalion, for the commander there to sign. */
async function s4() {
  await addUser(t.database, {
    username: 'kim',
    role: 'Supply Sergeant',
    unit_id: 'BN',
    last_name: 'Kim',
    rank: 'SFC',
  });
  return t.signIn('kim');
}

test('LIFE-18 LIFE-17 80 items of an NSN leave the sensitive items by one pair of signatures', async () => {
  const kim = await s4();
  const NSN = '5855-01-432-0524';
  const ids: string[] = [];
  for (let n = 0; n < DEVICES; n += 1) ids.push((await t.createItem({ ...OPTIC, nsn: NSN })).id);
  const put = (body: object) => kim({ method: 'PUT', url: `/api/catalog/${NSN}`, body });
  expect((await put({ sensitive_mark: 'yes', version: 0 })).statusCode).toBe(200);
  const alone = await put({ sensitive_mark: 'by-code', version: 1 });
  expect([alone.statusCode, alone.json<{ message: string }>().message]).toEqual([
    409,
    '80 items would leave the sensitive items. Propose it for signature.',
  ]);

  const body = {
    catalog: { nsn: NSN, sensitive_mark: 'by-code', version: 1 },
    reason: REASON,
    proof: PROOF,
  };
  const proposed = await kim({ method: 'POST', url: '/api/amendments/rules', body });
  expect(proposed.statusCode).toBe(201);
  const paper = proposed.json<AmendmentDto>();
  expect(paper).toMatchObject({
    kind: 'downgrade',
    state: 'proposed',
    unit: { id: 'BN' },
    rule: { nsn: NSN, items: DEVICES, values: [{ label: 'Sensitive mark', from: 'Yes', to: 'By code' }] },
  });
  expect(paper.lines.map(({ item }) => item.id).sort()).toEqual([...ids].sort());
  expect(await isSensitive(ids[0] ?? '')).toBe(true);
  expect((await noticesOf(reyes))[0]?.title).toBe('Waits for your signature');

  const url = `/api/amendments/${paper.id}/sign`;
  expect((await kim({ method: 'POST', url, body: PROOF })).statusCode).toBe(403);
  // Who commands a company below does not sign for the whole book.
  expect((await t.sign('halloran', paper.id)).status).toBe(403);
  expect(await sensitiveItems()).toHaveLength(DEVICES);

  const listed = (await reyes({ url: '/api/amendments?scope=waiting' })).json<AmendmentDto[]>();
  expect(listed.map(({ id, lines, may }) => [id, lines.length, may.sign])).toEqual([[paper.id, 50, true]]);
  const signed = await reyes({ method: 'POST', url, body: PROOF });
  expect(signed.json<AmendmentDto>()).toMatchObject({ state: 'signed' });
  expect(await sensitiveItems()).toEqual([]);
  const events = (await newestEvents(t, 'ITEM CLASSIFIED')).filter(({ amendmentId }) => amendmentId);
  expect(events).toHaveLength(DEVICES + 1);
  expect(events.find(({ nsn }) => nsn === undefined)).toMatchObject({
    amendmentId: paper.id,
    proposedBy: 'SFC Kim',
    signedBy: 'LTC Reyes',
    changes: [{ field: 'is_sensitive', from: true, to: false }],
  });
  const known = (await kim({ url: `/api/catalog/${NSN}` })).json<{
    version: number;
    sensitive_mark: string;
  }>();
  expect(known).toMatchObject({ version: 2, sensitive_mark: 'by-code' });
  const pdf = await reyes({ url: `/api/amendments/${paper.id}/pdf` });
  expect([pdf.statusCode, pdf.headers['content-type']]).toEqual([200, 'application/pdf']);
});

test('LIFE-18 the table of codes takes two signatures, and changes with all of its items', async () => {
  const six = [await t.createItem({ ...OPTIC, ciic: '6' }), await t.createItem({ ...OPTIC, ciic: '6' })];
  const paper = await proposeCodes(codesTo(withoutSix, 0));
  expect(paper.rule).toEqual({
    nsn: null,
    items: 2,
    values: [{ label: 'CIIC 6', from: 'sensitive, Sensitive', to: null }],
  });
  expect((await t.sign('brandt', paper.id)).status).toBe(403);
  expect(await isSensitive(six[0]?.id ?? '')).toBe(true);
  expect(await codesNow()).toMatchObject({ version: 0 });
  expect((await t.sign('halloran', paper.id)).status).toBe(200);
  for (const { id } of six) expect(await isSensitive(id)).toBe(false);
  expect(await codesNow()).toMatchObject({ version: 1, value: withoutSix });
});

test('LIFE-12 LIFE-18 two who sign a changed rule at one moment: one does, the other is told who', async () => {
  const value = [...withoutSix, { code: 'Y', label: 'Own', class: 'sensitive' }];
  const version = (await codesNow())?.version ?? 0;
  await calls.ok('halloran', 'PUT /api/unit-settings', {
    body: { key: 'ciic.codes', ...codesTo(value, version) },
  });
  const { id: itemId } = await t.createItem({ ...OPTIC, ciic: 'Y' });
  const { id } = await proposeCodes(codesTo(withoutSix, version + 1));
  const url = `/api/amendments/${id}/sign`;
  const answers = await Promise.all(
    [t.as.halloran, reyes].map((send) => send({ method: 'POST', url, body: PROOF })),
  );
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  const told = answers.find(({ statusCode }) => statusCode === 409)?.json<{ message: string }>().message;
  expect(told).toMatch(/signed this amendment on/);
  expect([await isSensitive(itemId), (await codesNow())?.version]).toEqual([false, version + 2]);
});

test('LIFE-18 nobody takes the table away alone where it made items sensitive', async () => {
  const { id } = await t.createItem({ ...OPTIC, ciic: 'Z' });
  const value = [...withoutSix, { code: 'Z', label: 'Own', class: 'sensitive' }];
  const put = (body: object) =>
    t.as.halloran({
      method: 'PUT',
      url: '/api/unit-settings',
      body: { unitId: 'B', key: 'ciic.codes', ...body },
    });
  const version = (await codesNow())?.version ?? 0;
  expect((await put({ value, version })).statusCode).toBe(200);
  expect(await isSensitive(id)).toBe(true);
  const away = await put({ value: null, version: version + 1 });
  expect([away.statusCode, away.json<{ message: string }>().message]).toEqual([
    409,
    '1 item would leave the sensitive items. Propose it for signature.',
  ]);
  const paper = await proposeCodes(codesTo(null, version + 1));
  expect((await t.sign('halloran', paper.id)).status).toBe(200);
  expect([await isSensitive(id), (await codesNow())?.from]).toEqual([false, null]);
});

test('LIFE-07 LIFE-18 a changed rule that was refused or withdrawn has changed nothing', async () => {
  await t.createItem({ ...OPTIC, ciic: '5' });
  const version = (await codesNow())?.version ?? 0;
  const without = DEFAULT_CIIC_CODES.filter(({ code }) => code !== '5');
  const sensitive = await sensitiveItems();
  for (const [who, act, body] of [
    ['halloran', 'refuse', { reason: 'They stay sensitive.' }],
    ['brandt', 'withdraw', undefined],
  ] as const) {
    const before = await codesNow();
    const { id } = await proposeCodes(codesTo(without, version));
    const ended = await t.send(who, 'POST', `/api/amendments/${id}/${act}`, body);
    expect(ended.status).toBe(200);
    expect(await codesNow()).toEqual(before);
    expect((await t.sign('halloran', id)).status).toBe(409);
  }
  expect(await sensitiveItems()).toEqual(sensitive);
  const refused = (await noticesOf(t.as.brandt)).find(({ title }) => title === 'Amendment refused');
  expect(refused?.message).toContain('They stay sensitive.');
});

test('LIFE-11 LIFE-18 a rule or an item that changed after the proposal is not signed, and nothing is applied', async () => {
  const version = (await codesNow())?.version ?? 0;
  const without = DEFAULT_CIIC_CODES.filter(({ code }) => code !== '5');
  const paper = await proposeCodes(codesTo(without, version));
  const added = await t.createItem({ ...OPTIC, ciic: '5' });
  const sign = async () => {
    const before = await tableDigest(t.database);
    const { status, json } = await t.sign('halloran', paper.id);
    expect(await tableDigest(t.database)).toEqual(before);
    return [status, json.message];
  };
  expect(await sign()).toEqual([
    409,
    '2 would stop being sensitive now, not the 1 of this proposal. Propose it again.',
  ]);
  expect(await isSensitive(added.id)).toBe(true);
  const body = { unitId: 'B', key: 'ciic.codes', value: DEFAULT_CIIC_CODES, version } as const;
  await calls.ok('halloran', 'PUT /api/unit-settings', { body });
  expect(await sign()).toEqual([
    409,
    'The CIIC codes were changed after this was proposed. Propose it again.',
  ]);
});

test('what takes nobody away is not proposed, and a wrong value is said at its field', async () => {
  const version = (await codesNow())?.version ?? 0;
  const refused = (body: Rule) =>
    calls.refused('brandt', 'POST /api/amendments/rules', {
      body: { reason: REASON, proof: PROOF, ...body },
    });
  expect(await refused({ codes: codesTo(DEFAULT_CIIC_CODES, version) })).toEqual([
    409,
    'No item would stop being sensitive. Save it without a second signature.',
  ]);
  expect(await refused({ codes: codesTo([], version) })).toEqual([400, 'The table has 1 to 36 codes.']);
  expect(await refused({})).toEqual([
    400,
    'Say what to change: the catalog of one NSN, or the CIIC codes of one unit.',
  ]);
  expect((await refused({ catalog: { nsn: '5855-01-432-0524', version: 2 } }))[0]).toBe(403);
  expect((await refused({ codes: { ...codesTo([], 0), unitId: 'C' } }))[0]).toBe(404);
});
