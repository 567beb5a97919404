import type { InventoryItemDto, PropertyDto, SensitiveItemDto } from '@hand-receipt/contracts';
import { type Username, messageOf } from '../custody/company';
import { readPdf, wordsOf } from '../forms/support/pdf';
import { raiseCheckReminders } from '../../src/notifications/check-reminders';
import { type ArmsRoom, armsRoom } from './shown-fixture';
import { LOST } from '../support/loss-facts';

let t: ArmsRoom;
/** Petrov holds three: Whitaker drew the first, the second is in the arms room, the third is with Petrov. */
let drawn: string;
let stored: string;
const DUE = new Date(2026, 10, 22, 18, 0);
beforeAll(async () => {
  t = await armsRoom('tanaka');
  [drawn = '', stored = ''] = await t.issue('petrov', 'W700001', 'W700002', 'W700003');
  await t.store(drawn);
  await t.store(stored);
  await t.draw(drawn, 'whitaker', DUE);
});

const listed = async (who: Username, query: string) =>
  (await t.as[who]({ url: `/api/property?${query}` })).json<PropertyDto[]>();
const serials = async (who: Username, query: string) =>
  (await listed(who, query)).map(({ serial_number }) => serial_number);

test('CNTR-30 lists, details and CSV say who has an item, and the name of either finds it', async () => {
  const [one, two, three] = await listed('halloran', 'scope=unit&q=W70000');
  expect(one).toMatchObject({
    assigned_to: { lastName: 'Petrov' },
    possession: {
      kind: 'person',
      id: t.ids.whitaker,
      name: 'SPC Whitaker',
      since: t.clock.now().toISOString(),
      due_at: DUE.toISOString(),
      basis: 'draw',
    },
  });
  expect(two?.possession).toMatchObject({
    kind: 'counter',
    id: t.counterId,
    name: 'Arms Room B Co',
    due_at: null,
    basis: 'stored',
  });
  expect(three?.possession).toBeNull();
  const details = (await t.as.halloran({ url: `/api/property/${drawn}` })).json<PropertyDto>();
  expect(details.possession?.name).toBe('SPC Whitaker');

  expect(await serials('halloran', `with=${t.ids.whitaker}`)).toEqual(['W700001']);
  expect(await serials('halloran', `with=${t.counterId}`)).toEqual(['W700002']);
  // A holder has what nobody else has.
  expect(await serials('halloran', `with=${t.ids.petrov}`)).toEqual(['W700003']);
  expect(await serials('stranger', `with=${t.ids.whitaker}`)).toEqual([]);

  for (const words of ['whitaker', 'spc whitaker', 'm4a1 whitaker']) {
    expect(await serials('halloran', `scope=unit&q=${words}`)).toEqual(['W700001']);
  }
  expect(await serials('halloran', 'scope=unit&q=arms room')).toEqual(['W700002']);
  expect(await serials('halloran', 'scope=unit&q=petrov')).toEqual(['W700001', 'W700002', 'W700003']);
  const found = (await t.as.halloran({ url: '/api/inventory?q=whitaker' })).json<InventoryItemDto[]>();
  expect(found).toMatchObject([
    { serial_number: 'W700001', possession: { name: 'SPC Whitaker' }, matched: ['with'] },
  ]);
  const sensitive = (await t.as.halloran({ url: '/api/sensitive-items?q=whitaker' })).json<
    SensitiveItemDto[]
  >();
  expect(sensitive).toMatchObject([{ serialNumber: 'W700001', possession: { name: 'SPC Whitaker' } }]);

  const csv = (await t.as.halloran({ url: '/api/property/export?scope=unit&q=W70000' })).body.split(/\r?\n/);
  expect(csv[0]).toMatch(/,WITH,SINCE,DUE$/);
  const since = t.clock.now().toISOString();
  expect(csv[1]).toMatch(new RegExp(`,SPC Whitaker,${since},${DUE.toISOString()}$`));
  expect(csv[2]).toMatch(new RegExp(`,Arms Room B Co,${since},$`));
  expect(csv[3]).toMatch(/,,,$/);
});

test('CNTR-31 who drew an item sees it apart from what they signed for, and nothing else of the arms room', async () => {
  expect(await serials('whitaker', 'scope=with-me')).toEqual(['W700001']);
  expect(await serials('whitaker', 'scope=assigned')).toEqual([]);
  expect(await serials('whitaker', 'scope=visible')).toEqual(['W700001']);
  const counts = (await t.as.whitaker({ url: '/api/property/counts' })).json<object>();
  expect(counts).toMatchObject({ assigned: 0, signedout: 0, unit: 0, with_me: 1, visible: 1 });
  expect((await t.as.whitaker({ url: `/api/property/${stored}` })).statusCode).toBe(404);
  expect((await t.as.whitaker({ url: `/api/property?with=${t.counterId}` })).json()).toEqual([]);
  // The operator sees the stock, out or not; another soldier nothing.
  expect(await serials('tanaka', 'scope=visible')).toEqual(['W700001', 'W700002']);
  expect(await serials('tanaka', 'scope=with-me')).toEqual([]);
  expect(await serials('voss', 'scope=visible')).toEqual([]);
  // The holder goes on answering for it.
  expect(await serials('petrov', 'scope=assigned')).toEqual(['W700001', 'W700002', 'W700003']);
  expect(await serials('petrov', 'scope=with-me')).toEqual([]);
});

test('CNTR-32 who has an item verifies it besides its holder, and nobody else does', async () => {
  const verify = (who: Username, id: string) =>
    t.as[who]({
      method: 'POST',
      url: `/api/property/${id}/verify`,
      body: { verificationType: 'sensitive-item' },
    });
  const refused = await verify('tanaka', drawn);
  expect([refused.statusCode, messageOf(refused)]).toEqual([
    403,
    'Only the person to whom this item is assigned verifies it.',
  ]);
  expect((await verify('voss', stored)).statusCode).toBe(404);
  // What the counter stores is verified by its operators, who are asked for it.
  expect((await verify('tanaka', stored)).statusCode).toBe(200);
  const kept = (await t.as.tanaka({ url: '/api/sensitive-items' })).json<SensitiveItemDto[]>();
  expect(kept.map(({ serialNumber, mayVerify }) => [serialNumber, mayVerify])).toEqual([
    ['W700001', false],
    ['W700002', true],
  ]);
  expect((await verify('whitaker', drawn)).statusCode).toBe(200);
  expect((await verify('petrov', drawn)).statusCode).toBe(200);
  const scanned = await t.as.whitaker({
    method: 'POST',
    url: '/api/sensitive-items/scan',
    body: { code: 'W700001' },
  });
  expect(scanned.json<{ result: string }>().result).toBe('already-verified');
  const sensitive = (await t.as.whitaker({ url: '/api/sensitive-items?scope=with-me' })).json<
    SensitiveItemDto[]
  >();
  expect(sensitive).toMatchObject([{ serialNumber: 'W700001', status: 'verified' }]);
});

test('CNTR-32 in a count items out on receipt are named, a read by who has it does not count, and only a read verifies', async () => {
  const { id } = await t.calls.ok('halloran', 'POST /api/inventories', {
    body: { holderId: t.ids.petrov, counterIds: [t.ids.halloran, t.ids.whitaker] },
  });
  const lines = await t.calls.ok('halloran', 'GET /api/inventories/:id/lines', {
    params: { id },
  });
  expect(lines.find(({ serialNumber }) => serialNumber === 'W700001')?.possession).toMatchObject({
    name: 'SPC Whitaker',
    due_at: DUE.toISOString(),
    handover_id: expect.stringMatching(/^HO-/) as string,
  });
  expect(await t.scan('whitaker', id, 'W700001')).toMatchObject({
    result: 'not-eligible',
    message: 'W700001 is with you. Another person must read it.',
  });
  const before = await t.database.db
    .selectFrom('verification')
    .select('id')
    .where('item_id', '=', stored)
    .execute();
  await t.calls.ok('halloran', 'POST /api/inventories/:id/lines/:itemId/document', {
    params: { id, itemId: stored },
    body: { number: 'HO-0009', note: 'In the arms room, which is locked.' },
  });
  expect((await t.scan('halloran', id, 'W700001')).result).toBe('verified');
  expect((await t.scan('halloran', id, 'W700003')).result).toBe('verified');
  await t.close('halloran', id);
  const after = await t.database.db
    .selectFrom('verification')
    .select('id')
    .where('item_id', '=', stored)
    .execute();
  expect(after).toEqual(before);
});

test('check notices go to who has an item and to the operators of the counter; its holder gets a summary', async () => {
  t.clock.set(new Date(2026, 10, 23, 6, 1));
  await t.draw(drawn, 'whitaker', new Date(2026, 10, 23, 18, 0));
  await t.database.db.transaction().execute((trx) => raiseCheckReminders(trx, t.clock.now()));
  const told = async (who: Username) =>
    (await t.calls.ok(who, 'GET /api/notifications'))
      .filter(({ title }) => title === 'Check due')
      .map(({ message }) => message)
      .at(-1);
  const check = 'to verify for the 0600 check of 23NOV2026.';
  expect(await told('whitaker')).toBe(`1 item (weapons) with you ${check}`);
  expect(await told('tanaka')).toBe(`1 item (weapons) at your counter ${check}`);
  expect(await told('petrov')).toBe(
    `1 item (weapons) of yours ${check} 2 items (weapons) of yours are with others.`,
  );
});

test('a drawn item that is reported lost tells its holder and the operators', async () => {
  const lost = await t.as.whitaker({
    method: 'PATCH',
    url: `/api/property/${drawn}/status`,
    body: LOST,
  });
  expect(lost.statusCode).toBe(200);
  for (const who of ['petrov', 'tanaka'] as const) {
    const notices = await t.calls.ok(who, 'GET /api/notifications');
    expect(notices.find(({ title }) => title === 'Reported lost')).toMatchObject({
      message: expect.stringContaining('SPC Whitaker reported M4A1 Carbine W700001 lost.') as string,
      action: { path: who === 'tanaka' ? `/property-book/${drawn}` : '/loss-cases/LC-0001' },
    });
  }
  const own = await t.calls.ok('whitaker', 'GET /api/notifications');
  expect(own.some(({ title }) => title === 'Reported lost')).toBe(false);
});

test('a page of a person has what they are to bring back, and the DA 2062 of both sides says so', async () => {
  const { id } = await t.createItem({ name: 'AN/PVS-14', serial_number: 'NV7001', category: 'optics' });
  await t.lend(id, 'voss', new Date(2026, 11, 22, 12, 0));
  const holdings = (who: Username) =>
    t.calls.ok(who, 'GET /api/people/:id/holdings', { params: { id: t.ids.voss } });
  expect((await holdings('halloran')).temporary).toMatchObject([
    {
      id,
      basis: 'temporary',
      signed_by: { lastName: 'Halloran' },
      due_at: new Date(2026, 11, 22, 12).toISOString(),
    },
  ]);
  const whitakers = await t.calls.ok('petrov', 'GET /api/people/:id/holdings', {
    params: { id: t.ids.whitaker },
  });
  expect(whitakers.temporary).toMatchObject([
    { id: drawn, basis: 'draw', signed_by: { lastName: 'Petrov' } },
  ]);

  const paper = async (holderId: string) => {
    const answer = await t.as.halloran({ method: 'POST', url: '/api/da2062/pairs', body: { holderId } });
    return (await readPdf(answer.rawPayload)).pages.map(wordsOf).join(' ');
  };
  const recipients = await paper(t.ids.voss);
  expect(recipients).toContain('Temporary');
  expect(recipients).toContain('DUE 22DEC2026: NV7001');
  const givers = await paper(t.ids.halloran);
  expect(givers).toContain('TEMPORARILY SIGNED DOWN TO SPC Voss, DUE 22DEC2026: NV7001');
  expect(givers).not.toContain('Temporary');
});
