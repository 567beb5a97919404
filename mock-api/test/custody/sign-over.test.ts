import type {
  BulkAnswerDto,
  DecisionsAnswerDto,
  LedgerEventDto,
  TransferDto,
  VerificationDto,
} from '@hand-receipt/contracts';
import { addUser } from '../support/app';
import { overrideClearance } from '../clearance/override';
import { type Company, type Username, eventTypes, messageOf, testCompany } from './company';

let t: Company;
beforeAll(async () => {
  t = await testCompany();
});
afterEach(() => setRule('notice'));

async function setRule(value: 'notice' | 'consent') {
  const settings = (await t.as.halloran({ url: '/api/unit-settings?unitId=B' })).json<
    { key: string; version: number }[]
  >();
  const version = settings.find(({ key }) => key === 'transfer.signOver')?.version ?? 0;
  const body = { unitId: 'B', key: 'transfer.signOver', value, version };
  const answer = await t.as.halloran({ method: 'PUT', url: '/api/unit-settings', body });
  expect(answer.statusCode).toBe(200);
}

/** Halloran > Petrov > Whitaker. */
async function withWhitaker(): Promise<string> {
  const { id } = await t.createItem();
  await t.signDown(id, 'petrov');
  await t.decide('whitaker', (await t.offer('petrov', id, 'whitaker')).id, 'Approved');
  return id;
}

const signOver = (from: Username, propertyId: string, to: Username, more: object = {}) =>
  t.as[from]({
    method: 'POST',
    url: '/api/transfers',
    body: { propertyId, toUserId: t.ids[to], signOver: true, ...more },
  });
const offered = async (...call: Parameters<typeof signOver>) => {
  const answer = await signOver(...call);
  if (answer.statusCode !== 201) throw new Error(answer.body);
  return answer.json<TransferDto>();
};
const consent = (who: Username, id: string, body: object = { agree: true }) =>
  t.as[who]({ method: 'POST', url: `/api/transfers/${id}/consent`, body });
const cancel = (who: Username, id: string) =>
  t.as[who]({ method: 'POST', url: `/api/transfers/${id}/cancel` });
const read = async (who: Username, id: string) =>
  (await t.as[who]({ url: `/api/transfers/${id}` })).json<TransferDto>();

async function chainOf(itemId: string): Promise<string[]> {
  const links = await t.database.db
    .selectFrom('custody_link')
    .innerJoin('users', 'users.id', 'custody_link.user_id')
    .select('users.username')
    .where('item_id', '=', itemId)
    .orderBy('custody_link.position')
    .execute();
  return links.map(({ username }) => username);
}
const noticesOf = async (who: Username) =>
  t.database.db
    .selectFrom('notification')
    .select(['title', 'type', 'message', 'action'])
    .where('user_id', '=', t.ids[who])
    .orderBy('id', 'desc')
    .execute();
/** The people of the test company were made without events. */
const findings = async () =>
  (await t.as.halloran({ url: '/api/verification/database' }))
    .json<VerificationDto>()
    .findings.map(({ message }) => message)
    // Units of the fixture have no events, and one of them is out of sight.
    .filter((message) => !/has no event in the ledger$|that you may not see$/.test(message));
const waitingOf = async (who: Username) =>
  (await t.as[who]({ url: '/api/transfers?view=incoming&status=Pending&waiting=true' })).json<
    TransferDto[]
  >();
const refusal = (answer: Awaited<ReturnType<typeof signOver>>) => [answer.statusCode, messageOf(answer)];

test('SUCC-38 a sign-over takes the giver out of the chain, and the recipient has it from the squad leader', async () => {
  const id = await withWhitaker();
  const { serial_number: serial } = await t.readItem(id);
  const offer = await offered('whitaker', id, 'tanaka', { notes: 'Shift' });
  expect(offer).toMatchObject({
    sign_over: true,
    superior: { id: t.ids.petrov },
    needs_consent: false,
    superior_agreed_at: null,
  });
  expect((await noticesOf('tanaka'))[0]?.message).toBe(
    `SPC Whitaker wants to sign M4A1 Carbine ${serial} over to you. Reason: Shift`,
  );
  expect(await chainOf(id)).toEqual(['halloran', 'petrov', 'whitaker']);

  expect((await t.decide('tanaka', offer.id, 'Approved')).statusCode).toBe(200);
  expect(await chainOf(id)).toEqual(['halloran', 'petrov', 'tanaka']);
  expect((await t.as.whitaker({ url: `/api/property/${id}` })).statusCode).toBe(404);
  expect((await noticesOf('petrov'))[0]).toMatchObject({
    title: 'Item signed over',
    message: `SPC Whitaker signed M4A1 Carbine ${serial} over to SPC Tanaka, who has it from you now.`,
  });
  const [event] = (await t.as.petrov({ url: `/api/ledger/history?itemId=${id}` })).json<LedgerEventDto[]>();
  expect(event).toMatchObject({
    eventType: 'TRANSFER APPROVED',
    details: {
      signOver: true,
      superior: 'SPC Petrov',
      chainAfter: [t.ids.halloran, t.ids.petrov, t.ids.tanaka],
    },
  });
  expect(await findings()).toEqual([]);
  // The squad leader can recall it from the new holder; who signed it over cannot.
  const recalled = await t.as.whitaker({ method: 'POST', url: `/api/property/${id}/recall`, body: {} });
  expect(recalled.statusCode).toBe(404);
});

test('SUCC-38 API-25 an offer without it keeps the giver in the chain', async () => {
  const id = await withWhitaker();
  const offer = await t.offer('whitaker', id, 'tanaka');
  expect(offer).toMatchObject({ sign_over: false, superior: null, needs_consent: false });
  await t.decide('tanaka', offer.id, 'Approved');
  expect(await chainOf(id)).toEqual(['halloran', 'petrov', 'whitaker', 'tanaka']);
});

test('SUCC-38 a sign-over that would release anybody else is refused, and so is one by the primary holder', async () => {
  const id = await withWhitaker();
  expect(refusal(await signOver('whitaker', id, 'voss'))).toEqual([
    409,
    'SPC Voss is not below SPC Petrov. Return the item to SPC Petrov first.',
  ]);
  expect(refusal(await signOver('whitaker', id, 'petrov'))).toEqual([
    409,
    'SPC Petrov is in the chain of this item already. Offer it without signing it over, which returns it.',
  ]);
  const { id: own } = await t.createItem();
  expect(refusal(await signOver('halloran', own, 'petrov'))).toEqual([409, 'Use a change of holder.']);
  expect(await eventTypes(t, id)).not.toContain('TRANSFER CANCELLED');
});

test('SUCC-38 a mounted item goes along only where it is from the same person', async () => {
  const rifle = await withWhitaker();
  const { id: optic } = await t.createItem({ name: 'M68 Sight' });
  await t.signDown(optic, 'whitaker');
  const mounted = await t.as.whitaker({
    method: 'POST',
    url: `/api/property/${rifle}/mounts`,
    body: { itemId: optic, position: 'Rail' },
  });
  expect(mounted.statusCode).toBeLessThan(300);
  const [status, message] = refusal(await signOver('whitaker', rifle, 'tanaka', { includeComponents: true }));
  expect(status).toBe(409);
  expect(message).toMatch(
    /^M68 Sight W9\d+, which is mounted on it, is not from SPC Petrov\. Leave it off, or return it first\.$/,
  );
  const offer = await offered('whitaker', rifle, 'tanaka', { includeComponents: false });
  await t.decide('tanaka', offer.id, 'Approved');
  expect(await chainOf(rifle)).toEqual(['halloran', 'petrov', 'tanaka']);
  expect(await chainOf(optic)).toEqual(['halloran', 'whitaker']);
  expect(await findings()).toEqual([]);
});

test('SUCC-38 a mounted item from the same person is signed over with it', async () => {
  const rifle = await withWhitaker();
  const optic = await withWhitaker();
  await t.as.whitaker({
    method: 'POST',
    url: `/api/property/${rifle}/mounts`,
    body: { itemId: optic, position: 'Rail' },
  });
  const offer = await offered('whitaker', rifle, 'tanaka', { includeComponents: true });
  await t.decide('tanaka', offer.id, 'Approved');
  expect(await chainOf(optic)).toEqual(['halloran', 'petrov', 'tanaka']);
  expect(await findings()).toEqual([]);
});

test('SUCC-39 with consent the recipient waits for the superior, who is asked and agrees; then it moves at once', async () => {
  await setRule('consent');
  const id = await withWhitaker();
  const { serial_number: serial } = await t.readItem(id);
  const before = [(await waitingOf('petrov')).length, (await waitingOf('tanaka')).length];
  const told = (await noticesOf('tanaka')).length;
  const offer = await offered('whitaker', id, 'tanaka');
  expect(offer).toMatchObject({
    needs_consent: true,
    superior: { name: 'SPC Petrov' },
    superior_agreed_at: null,
  });
  expect((await noticesOf('petrov'))[0]).toMatchObject({
    type: 'transfer-request',
    title: 'Sign-over waits for you',
    message: `SPC Whitaker wants to sign M4A1 Carbine ${serial} over to SPC Tanaka. Agree, or say no.`,
  });
  expect(await noticesOf('tanaka')).toHaveLength(told);
  expect([(await waitingOf('petrov')).length, (await waitingOf('tanaka')).length]).toEqual([
    before[0]! + 1,
    before[1],
  ]);
  for (const answer of ['Approved', 'Rejected']) {
    expect(refusal(await t.decide('tanaka', offer.id, answer))).toEqual([
      409,
      'SPC Petrov has not agreed yet.',
    ]);
  }
  expect(refusal(await consent('tanaka', offer.id))).toEqual([
    403,
    'Only SPC Petrov, who is above SPC Whitaker in the chain, agrees to this sign-over.',
  ]);
  expect((await consent('stranger', offer.id)).statusCode).toBe(404);

  const agreed = await consent('petrov', offer.id);
  expect(agreed.json<TransferDto>()).toMatchObject({ status: 'Pending', needs_consent: true });
  expect(agreed.json<TransferDto>().superior_agreed_at).not.toBeNull();
  expect((await noticesOf('tanaka'))[0]?.message).toBe(
    `SPC Whitaker wants to sign M4A1 Carbine ${serial} over to you. SPC Petrov agreed.`,
  );
  expect((await noticesOf('whitaker'))[0]?.title).toBe('Sign-over agreed');
  expect(await chainOf(id)).toEqual(['halloran', 'petrov', 'whitaker']);
  const again = await consent('petrov', offer.id);
  expect([again.statusCode, messageOf(again)]).toEqual([
    409,
    expect.stringMatching(/^You agreed to this sign-over on /),
  ]);
  expect(await findings()).toEqual([]);

  await t.decide('tanaka', offer.id, 'Approved');
  expect(await chainOf(id)).toEqual(['halloran', 'petrov', 'tanaka']);
  expect((await eventTypes(t, id)).slice(-3)).toEqual([
    'TRANSFER REQUESTED',
    'SIGN-OVER AGREED',
    'TRANSFER APPROVED',
  ]);
  expect(await findings()).toEqual([]);
});

test('SUCC-39 if the superior says no, it ends as cancelled with a note', async () => {
  await setRule('consent');
  const id = await withWhitaker();
  const offer = await offered('whitaker', id, 'tanaka');
  const said = await consent('petrov', offer.id, { agree: false, note: 'Not before the range.' });
  expect(said.json<TransferDto>()).toMatchObject({
    status: 'Cancelled',
    notes: 'SPC Petrov did not agree. Not before the range.',
  });
  expect((await noticesOf('whitaker'))[0]).toMatchObject({
    type: 'transfer-rejected',
    title: 'Sign-over refused',
    message: expect.stringMatching(
      /did not agree that you sign .* over to SPC Tanaka\. Not before the range\.$/,
    ),
  });
  expect(await chainOf(id)).toEqual(['halloran', 'petrov', 'whitaker']);
  const late = await t.decide('tanaka', offer.id, 'Approved');
  expect([late.statusCode, messageOf(late)]).toEqual([
    409,
    expect.stringMatching(/^This sign-over was cancelled on /),
  ]);
  const twice = await consent('petrov', offer.id);
  expect(twice.statusCode).toBe(409);
  expect(await findings()).toEqual([]);
  expect((await t.offer('whitaker', id, 'tanaka')).status).toBe('Pending');
});

test('SUCC-39 if the superior says no to an offer that a request asked for, the request is open again', async () => {
  await setRule('consent');
  const itemId = await withWhitaker();
  const { name, serial_number: serialNumber } = await t.readItem(itemId);
  const asked = await t.as.tanaka({ method: 'POST', url: '/api/transfers/asks', body: { serialNumber } });
  const { id } = asked.json<{ id: string }>();
  const offer = await t.as.whitaker({
    method: 'POST',
    url: `/api/transfers/asks/${id}/offer`,
    body: { signOver: true },
  });
  expect(offer.statusCode).toBe(201);
  await consent('petrov', offer.json<TransferDto>().id, { agree: false, note: 'Not before the range.' });
  const open = (await t.as.tanaka({ url: '/api/transfers/asks?box=outgoing' })).json<{ id: string }[]>();
  expect(open).toMatchObject([{ id, state: 'Sent', transfer_id: null }]);
  expect((await noticesOf('tanaka'))[0]).toMatchObject({
    title: 'Offer cancelled',
    message: `The offer of ${name} ${serialNumber} by SPC Whitaker is cancelled. Your request ${id} is open again.`,
  });
  expect((await noticesOf('whitaker'))[0]?.title).toBe('Sign-over refused');
});

test('SUCC-39 a recall that ends a sign-over waiting for consent notifies the superior, and not the recipient', async () => {
  await setRule('consent');
  const ids = [await withWhitaker(), await withWhitaker(), await withWhitaker()];
  const before = (await noticesOf('tanaka')).length;
  for (const id of ids) await offered('whitaker', id, 'tanaka');
  const [one = '', ...several] = ids;
  const { serial_number: serial } = await t.readItem(one);
  await t.as.halloran({ method: 'POST', url: `/api/property/${one}/recall`, body: {} });
  expect((await noticesOf('petrov'))[0]).toMatchObject({
    title: 'Transfer superseded',
    message: `The offer of M4A1 Carbine ${serial} by SPC Whitaker is cancelled: SPC Halloran recalled the item.`,
  });
  const body = { property_ids: several };
  await t.as.halloran({ method: 'POST', url: '/api/property/bulk/recall', body });
  expect((await noticesOf('petrov'))[0]).toMatchObject({
    title: 'Transfers superseded',
    message: '2 sign-overs that waited for you are cancelled: SPC Halloran recalled the items.',
  });
  expect(await noticesOf('tanaka')).toHaveLength(before);
});

test('SUCC-39 the superior who recalls the item themselves is not notified of what they ended', async () => {
  await setRule('consent');
  const id = await withWhitaker();
  await offered('whitaker', id, 'tanaka');
  const before = (await noticesOf('petrov')).length;
  const recalled = await t.as.petrov({ method: 'POST', url: `/api/property/${id}/recall`, body: {} });
  expect(recalled.statusCode).toBe(201);
  expect(await noticesOf('petrov')).toHaveLength(before);
});

test('SUCC-39 several items in one request: each superior is told once and agrees to all at once', async () => {
  await setRule('consent');
  const ids = [await withWhitaker(), await withWhitaker(), await withWhitaker()];
  const told = [(await noticesOf('petrov')).length, (await noticesOf('tanaka')).length];
  const sent = await t.as.whitaker({
    method: 'POST',
    url: '/api/property/bulk/transfers',
    body: { ids, toUserId: t.ids.tanaka, signOver: true },
  });
  const lines = sent.json<BulkAnswerDto>().results.map(({ transfer_id }) => transfer_id ?? '');
  expect(sent.json<BulkAnswerDto>()).toMatchObject({ done: 3, refused: 0 });
  const notices = await noticesOf('petrov');
  expect(notices).toHaveLength(told[0]! + 1);
  expect(notices[0]?.message).toBe(
    'SPC Whitaker wants to sign 3 items over to SPC Tanaka. Agree, or say no.',
  );
  expect(await noticesOf('tanaka')).toHaveLength(told[1]!);
  const { request_id: request } = await read('petrov', lines[0]!);
  const seen = (await t.as.petrov({ url: `/api/transfers?request=${request}` })).json<TransferDto[]>();
  expect(seen).toHaveLength(3);

  expect((await consent('petrov', lines[0]!, { agree: true, wholeRequest: true })).statusCode).toBe(200);
  expect(await noticesOf('tanaka')).toHaveLength(told[1]! + 1);
  // As the notice of several offers does, it leads to all of them.
  expect((await noticesOf('tanaka'))[0]?.action?.path).toBe(`/transfers?request=${request}`);
  expect((await noticesOf('whitaker'))[0]?.action?.path).toBe(`/transfers?view=outgoing&request=${request}`);
  const decided = await t.as.tanaka({
    method: 'POST',
    url: '/api/transfers/decisions',
    body: { decisions: lines.map((id) => ({ id, status: 'Approved' })) },
  });
  expect(decided.json<DecisionsAnswerDto>()).toMatchObject({ done: 3, refused: 0 });
  for (const id of ids) expect(await chainOf(id)).toEqual(['halloran', 'petrov', 'tanaka']);
  expect(await findings()).toEqual([]);
});

test('SUCC-39 with notice a request of several tells the superior once when it is done', async () => {
  const ids = [await withWhitaker(), await withWhitaker()];
  const sent = await t.as.whitaker({
    method: 'POST',
    url: '/api/property/bulk/transfers',
    body: { ids, toUserId: t.ids.tanaka, signOver: true },
  });
  const lines = sent.json<BulkAnswerDto>().results.map(({ transfer_id }) => transfer_id ?? '');
  const told = (await noticesOf('petrov')).length;
  await t.as.tanaka({
    method: 'POST',
    url: '/api/transfers/decisions',
    body: { decisions: lines.map((id) => ({ id, status: 'Approved' })) },
  });
  const notices = await noticesOf('petrov');
  expect(notices).toHaveLength(told + 1);
  expect(notices[0]?.message).toBe('2 items below you were signed over to SPC Tanaka.');
});

test('SUCC-39 consent and cancelling, and two answers, at the same moment: one of them counts', async () => {
  await setRule('consent');
  const id = await withWhitaker();
  const first = await offered('whitaker', id, 'tanaka');
  const raced = await Promise.all([consent('petrov', first.id), cancel('whitaker', first.id)]);
  const codes = raced.map(({ statusCode }) => statusCode);
  // Who agreed first does not keep the giver from cancelling after.
  expect(codes[1]).toBe(200);
  expect([200, 409]).toContain(codes[0]);
  expect((await read('petrov', first.id)).status).toBe('Cancelled');

  const second = await offered('whitaker', id, 'tanaka');
  const answers = await Promise.all([
    consent('petrov', second.id),
    consent('petrov', second.id, { agree: false }),
    consent('petrov', second.id),
  ]);
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409]);
  expect(await findings()).toEqual([]);
  await cancel('whitaker', second.id);
});

test('SUCC-38 the rule is asked again at the approval: the recipient may have left the squad', async () => {
  const id = await withWhitaker();
  const offer = await offered('whitaker', id, 'tanaka');
  const move = (unit: string) =>
    t.database.db.updateTable('users').set({ unit_id: unit }).where('username', '=', 'tanaka').execute();
  await move('B-2');
  try {
    expect(refusal(await t.decide('tanaka', offer.id, 'Approved'))).toEqual([
      409,
      'SPC Tanaka is not below SPC Petrov. Return the item to SPC Petrov first.',
    ]);
    expect((await read('whitaker', offer.id)).status).toBe('Pending');
  } finally {
    await move('B-1');
  }
  expect((await t.decide('tanaka', offer.id, 'Approved')).statusCode).toBe(200);
});

test('SUCC-38 a recall from above ends a sign-over that waits for consent, as any offer', async () => {
  await setRule('consent');
  const id = await withWhitaker();
  const offer = await offered('whitaker', id, 'tanaka');
  const recall = await t.as.petrov({ method: 'POST', url: `/api/property/${id}/recall`, body: {} });
  expect(recall.statusCode).toBeLessThan(300);
  expect(await read('whitaker', offer.id)).toMatchObject({ status: 'Cancelled' });
  expect((await waitingOf('petrov')).map((line) => line.id)).not.toContain(offer.id);
  expect((await consent('petrov', offer.id)).statusCode).toBe(409);
  expect(await findings()).toEqual([]);
});

test('SUCC-39 a superior who is deactivated before they agreed: it is cancelled, and giver and requester are told', async () => {
  await setRule('consent');
  await addUser(t.database, { username: 'root', role: 'Admin', unit_id: 'B', last_name: 'Root' });
  const admin = await t.signIn('root');
  const id = await withWhitaker();
  const offer = await offered('whitaker', id, 'tanaka');
  const { serial_number: serialNumber } = await t.readItem(await withWhitaker());
  const asked = await t.as.tanaka({ method: 'POST', url: '/api/transfers/asks', body: { serialNumber } });
  const { id: request } = asked.json<{ id: string }>();
  const url = `/api/transfers/asks/${request}/offer`;
  await t.as.whitaker({ method: 'POST', url, body: { signOver: true } });
  await overrideClearance(t, t.ids.petrov);
  const done = await admin({ method: 'POST', url: `/api/users/${t.ids.petrov}/deactivate` });
  expect(done.statusCode).toBe(200);
  expect((await read('whitaker', offer.id)).status).toBe('Cancelled');
  expect((await noticesOf('whitaker'))[0]?.message).toMatch(
    /^The transfer of .* was cancelled: the account of SPC Petrov was deactivated\.$/,
  );
  const open = (await t.as.tanaka({ url: '/api/transfers/asks?box=outgoing' })).json<{ id: string }[]>();
  expect(open.find((one) => one.id === request)).toMatchObject({ state: 'Sent', transfer_id: null });
  expect((await noticesOf('tanaka'))[0]?.message).toContain(`Your request ${request} is open again.`);
  expect(refusal(await signOver('whitaker', id, 'tanaka'))).toEqual([
    409,
    'SPC Petrov has no active account to agree with.',
  ]);
  await admin({ method: 'POST', url: `/api/users/${t.ids.petrov}/activate` });
  t.as.petrov = await t.signIn('petrov');
});

test('SUCC-39 a value that is no rule is refused', async () => {
  const body = { unitId: 'B-2', key: 'transfer.signOver', value: 'maybe', version: 0 };
  const answer = await t.as.halloran({ method: 'PUT', url: '/api/unit-settings', body });
  expect([answer.statusCode, messageOf(answer)]).toEqual([400, 'The value is notice or consent.']);
});

test('SUCC-38 the check of the ledger names a sign-over row that SQL changed', async () => {
  const id = await withWhitaker();
  const offer = await offered('whitaker', id, 'tanaka');
  const set = (values: object) =>
    t.database.db.updateTable('transfer').set(values).where('id', '=', offer.id).execute();
  await set({ needs_consent: true, superior_agreed_at: new Date('2026-11-01T00:00:00Z') });
  expect((await findings()).map((message) => message.replace(offer.id, 'T'))).toEqual([
    'Transfer T shows consent asked true; ledger says false',
    expect.stringMatching(/^Transfer T shows agreed /),
  ]);
  await set({ needs_consent: false, superior_agreed_at: null });
  expect(await findings()).toEqual([]);
});
