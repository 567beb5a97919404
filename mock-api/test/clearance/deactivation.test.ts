import type { PersonClearanceDto, UserDetailsDto } from '@hand-receipt/contracts';
import type { Username } from '../custody/company';
import { newestEvents } from '../people/people-fixture';
import { LOST } from '../support/loss-facts';
import { type Clearing, type Send, LEAVES, REASON, clearingCompany, refusal } from './clearing-fixture';
import { overrideClearance } from './override';

let t: Clearing;
beforeAll(async () => {
  t = await clearingCompany();
});
beforeEach(() => t.newPeople());

test('SUCC-40 with an item, with a link above others, or with an open loss case a person is not deactivated', async () => {
  const carbine = await t.held('whitaker', { category: 'weapons' });
  const one = await t.held('whitaker', { category: 'other' });
  expect(refusal(await t.deactivate('whitaker'))).toEqual([
    409,
    'SPC Whitaker is not cleared: holds 2 items, 1 of them sensitive. Clear them first, or ask the Commander to override.',
  ]);
  await t.giveBack('whitaker', carbine);
  expect(refusal(await t.deactivate('whitaker'))).toEqual([
    409,
    'SPC Whitaker is not cleared: holds 1 item. Clear them first, or ask the Commander to override.',
  ]);

  // One link above others.
  const down = await t.held('petrov');
  await t.decide('tanaka', (await t.offer('petrov', down, 'tanaka')).id, 'Approved');
  expect(refusal(await t.deactivate('petrov'))).toEqual([
    409,
    'SPC Petrov is not cleared: signed down 1 item to others. Clear them first, or ask the Commander to override.',
  ]);

  const lost = await t.as.halloran({
    method: 'PATCH',
    url: `/api/property/${one}/status`,
    body: LOST,
  });
  expect(lost.statusCode).toBe(200);
  expect(refusal(await t.deactivate('whitaker'))).toEqual([
    409,
    'SPC Whitaker is not cleared: holds 1 item; has 1 open loss case. Clear them first, or ask the Commander to override.',
  ]);
  // Nothing of a refused call stays.
  const account = await t.admin({ url: `/api/users/${t.ids.whitaker}` });
  expect(account.json<UserDetailsDto>().status).toBe('Active');
  expect((await t.as.whitaker({ url: '/api/auth/me' })).statusCode).toBe(200);
  // A person who has nothing is deactivated as before, without a clearance.
  expect((await t.deactivate('voss')).statusCode).toBe(200);
});

test('of one item the words of an override and of a deactivation speak of one', async () => {
  const item = await t.held('petrov', { category: 'weapons' });
  await t.decide('whitaker', (await t.offer('petrov', item, 'whitaker')).id, 'Approved');
  const preview = await t.admin({ url: `/api/users/${t.ids.whitaker}/deactivation` });
  expect(preview.json<{ message: string }>().message).toMatch(
    /^SPC Whitaker holds 1 item\. It is sensitive\. It stays on that hand receipt until transferred\. The person who signed it down can recall it\./,
  );
  await t.post(t.as.brandt, 'whitaker', '', LEAVES);
  await t.post(t.as.halloran, 'whitaker', '/override', { reason: REASON });
  expect((await t.noticesOf('petrov')).at(-1)?.message).toContain(
    '1 item that you signed down stays on their hand receipt until you recall it.',
  );
});

test('SUCC-40 what a person is just taking over when they are deactivated is not left on them', async () => {
  const codes = new Set<string>();
  for (let round = 0; round < 6; round += 1) {
    const { id } = await t.createItem();
    const offer = await t.offer('halloran', id, 'whitaker');
    const [taken, ended] = await Promise.all([
      t.decide('whitaker', offer.id, 'Approved'),
      t.deactivate('whitaker'),
    ]);
    const holder = (await t.readItem(id)).assigned_to_user_id;
    codes.add(`${taken.statusCode} ${ended.statusCode}`);
    expect([ended.statusCode, holder === t.ids.whitaker]).toEqual([
      ended.statusCode,
      ended.statusCode === 409,
    ]);
    await t.admin({ method: 'POST', url: `/api/users/${t.ids.whitaker}/activate` });
    await t.signInAgain('whitaker');
    if (holder === t.ids.whitaker) await t.giveBack('whitaker', id);
  }
  expect(codes.size).toBeGreaterThan(0);
});

test('SUCC-40 blocking sign-in works at once although the person is not clear, and changes no custody', async () => {
  const id = await t.held('whitaker');
  const blocked = await t.admin({
    method: 'POST',
    url: `/api/users/${t.ids.whitaker}/block-sign-in`,
    body: { reason: 'The phone was stolen.' },
  });
  expect(blocked.statusCode).toBe(200);
  expect((await t.as.whitaker({ url: '/api/auth/me' })).statusCode).toBe(401);
  expect((await t.readItem(id)).assigned_to_user_id).toBe(t.ids.whitaker);
});

test('the request behind an offer of a deactivated person is open again, and its requester is told', async () => {
  const item = await t.createItem();
  await t.signDown(item.id, 'tanaka');
  const send = async (who: Username, method: 'GET' | 'POST', url: string, body?: object) =>
    (await t.as[who]({ method, url, ...(body && { body }) })).json<{ id: string }>();
  const { id } = await send('voss', 'POST', '/api/transfers/asks', { serialNumber: item.serial_number });
  await send('tanaka', 'POST', `/api/transfers/asks/${id}/offer`, {});
  await overrideClearance(t, t.ids.tanaka);
  expect((await t.deactivate('tanaka')).statusCode).toBe(200);

  const outgoing = await t.as.voss({ url: '/api/transfers/asks?box=outgoing' });
  expect(outgoing.json()).toMatchObject([{ id, state: 'Sent', transfer_id: null }]);
  expect((await t.noticesOf('voss')).at(-1)).toMatchObject({
    title: 'Transfer cancelled',
    message: `The transfer of ${item.name} ${item.serial_number} was cancelled: the account of SPC Tanaka was deactivated. Your request ${id} is open again.`,
  });
  expect(await t.findings()).toEqual([]);
});

// Each on a company of its own: they move the clock, or deactivate the commander.

test('SUCC-40 the Commander overrides with at least 20 characters; it holds 72 hours, and those above are told', async () => {
  t = await clearingCompany();
  const item = await t.held('petrov', { category: 'weapons' });
  await t.decide('whitaker', (await t.offer('petrov', item, 'whitaker')).id, 'Approved');
  const override = (send: Send, reason = REASON) => t.post(send, 'whitaker', '/override', { reason });
  expect(refusal(await override(t.as.halloran))).toEqual([409, 'Start clearing SPC Whitaker first.']);
  expect((await t.post(t.as.brandt, 'whitaker', '', LEAVES)).statusCode).toBe(201);

  expect(refusal(await override(t.as.halloran, '  too short by one ch  '))).toEqual([
    400,
    'Say in at least 20 characters why they are deactivated without being cleared.',
  ]);
  for (const send of [t.as.brandt, t.as.petrov, t.admin]) {
    expect(refusal(await override(send))).toEqual([
      403,
      'Only the Commander of the unit overrides a clearance, or an Admin where there is none.',
    ]);
  }
  expect((await override(t.as.stranger)).statusCode).toBe(404);
  expect((await override(t.as.tanaka)).statusCode).toBe(404);
  expect(refusal(await override(t.as.whitaker))).toEqual([403, 'Somebody else overrides your clearance.']);

  const at = new Date('2026-11-21T06:00:00Z');
  t.clock.set(at);
  const done = await override(t.as.halloran, `  ${REASON}  `);
  expect(done.json<PersonClearanceDto>()).toMatchObject({
    refusal: null,
    clearance: {
      state: 'overridden',
      override: { reason: REASON, until: '2026-11-24T06:00:00.000Z', holds: true },
    },
  });
  // The next person above is Petrov; nobody else in the chain is told.
  expect((await t.noticesOf('petrov')).at(-1)).toMatchObject({
    type: 'warning',
    title: 'Clearance overridden',
    message: expect.stringContaining(`SPC Whitaker be deactivated`) as string,
  });
  expect((await t.noticesOf('brandt')).map(({ title }) => title)).not.toContain('Clearance overridden');
  const [event] = await newestEvents(t, 'USER');
  expect(event).toMatchObject({
    change: 'clearance overridden',
    userId: t.ids.whitaker,
    clearance: { clearanceId: 'PC-0001', overrideReason: REASON },
  });

  t.clock.set(new Date('2026-11-24T06:00:01Z'));
  t.admin = await t.signIn('root');
  expect((await t.deactivate('whitaker')).statusCode).toBe(409);
  t.clock.set(new Date('2026-11-24T05:59:00Z'));
  t.admin = await t.signIn('root');
  expect((await t.deactivate('whitaker')).statusCode).toBe(200);
  // The item stays, and says so.
  t.as.halloran = await t.signIn('halloran');
  const left = (await t.as.halloran({ url: `/api/property/${item}` })).json<object>();
  expect(left).toMatchObject({ assigned_to_user_id: t.ids.whitaker, holder_deactivated: true });
  // So do the lists, by the holder.
  const deactivated = { id: t.ids.whitaker, deactivated: true };
  const lists = ['/api/property?scope=visible', '/api/inventory', '/api/sensitive-items'];
  for (const url of lists) {
    const [line] = (await t.as.halloran({ url })).json<Record<string, unknown>[]>();
    expect([url, line?.assigned_to ?? line?.holder ?? line?.assignedTo]).toEqual([
      url,
      expect.objectContaining(deactivated),
    ]);
  }
  expect(await t.findings()).toEqual([]);
});

test('SUCC-40 an Admin overrides where nobody else commands the unit', async () => {
  t = await clearingCompany();
  await t.createItem();
  expect((await t.post(t.admin, 'halloran', '', LEAVES)).statusCode).toBe(201);
  expect((await t.read('halloran', t.admin)).may).toMatchObject({ override: true, sign: false });
  expect((await t.post(t.as.halloran, 'halloran', '/override', { reason: REASON })).statusCode).toBe(403);
  expect((await t.post(t.admin, 'halloran', '/override', { reason: REASON })).statusCode).toBe(200);
  expect((await t.deactivate('halloran')).statusCode).toBe(200);
});
