import type {
  NotificationDto,
  PaperCheckDto,
  PersonClearanceDto,
  PersonalDataDto,
  UserDetailsDto,
  VerificationDto,
} from '@hand-receipt/contracts';
import { formatPaperCode, fromHex } from '@hand-receipt/ledger';
import { sql } from 'kysely';
import { type Company, type Username, messageOf, testCompany } from '../custody/company';
import { readPdf, wordsOf } from '../forms/support/pdf';
import { newestEvents } from '../people/people-fixture';
import { TEST_PASSWORD, addUser } from '../support/app';
import { runJobs } from '../support/jobs';
import { LOST } from '../support/loss-facts';
import { overrideClearance } from './override';

let t: Company;
let admin: Company['as']['halloran'];
beforeEach(async () => {
  t = await testCompany();
  await addUser(t.database, { username: 'root', role: 'Admin', unit_id: 'B', last_name: 'Root' });
  admin = await t.signIn('root');
});

const LEAVES = { leavesOn: '2030-11-30' };
const REASON = 'Emergency leave on Red Cross message 412.';
const PROOF = { password: TEST_PASSWORD };

type Send = Company['as']['halloran'];
const post = (send: Send, of: Username, path = '', body: object = {}) =>
  send({ method: 'POST', url: `/api/people/${t.ids[of]}/clearance${path}`, body });
const read = async (of: Username, send: Send = t.as.brandt): Promise<PersonClearanceDto> =>
  (await send({ url: `/api/people/${t.ids[of]}/clearance` })).json();
const deactivate = (of: Username) => admin({ method: 'POST', url: `/api/users/${t.ids[of]}/deactivate` });
const refusal = (response: { statusCode: number; json<T>(): T }) => [
  response.statusCode,
  messageOf(response),
];
const noticesOf = async (who: Username): Promise<NotificationDto[]> =>
  (await t.as[who]({ url: '/api/notifications' })).json();
/** Keys of the steps that are not clear. */
const openSteps = ({ steps }: PersonClearanceDto) =>
  steps.filter(({ clear }) => !clear).map(({ key }) => key);

/** The people of the test company were made without events. */
const findings = async () => {
  // The clock of the test jumps; events that it jumped over would seem to wait for their seal.
  await t.app.sealer.sealNow();
  return (await admin({ url: '/api/verification/database' }))
    .json<VerificationDto>()
    .findings.map(({ message }) => message)
    .filter((message) => !message.endsWith('has no event in the ledger'));
};

async function held(by: Username, item: object = {}): Promise<string> {
  const { id } = await t.createItem(item);
  await t.signDown(id, by);
  return id;
}

/** The holder hands an item back to the commander. */
async function giveBack(by: Username, id: string): Promise<void> {
  const { id: transfer } = await t.offer(by, id, 'halloran');
  expect((await t.decide('halloran', transfer, 'Approved')).statusCode).toBe(200);
}

test('SUCC-40 with an item, with a link above others, or with an open loss case a person is not deactivated', async () => {
  const carbine = await held('whitaker', { category: 'weapons' });
  const one = await held('whitaker', { category: 'other' });
  expect(refusal(await deactivate('whitaker'))).toEqual([
    409,
    'SPC Whitaker is not cleared: holds 2 items, 1 of them sensitive. Clear them first, or ask the Commander to override.',
  ]);
  await giveBack('whitaker', carbine);
  expect(refusal(await deactivate('whitaker'))).toEqual([
    409,
    'SPC Whitaker is not cleared: holds 1 item. Clear them first, or ask the Commander to override.',
  ]);

  // One link above others.
  const down = await held('petrov');
  await t.decide('tanaka', (await t.offer('petrov', down, 'tanaka')).id, 'Approved');
  expect(refusal(await deactivate('petrov'))).toEqual([
    409,
    'SPC Petrov is not cleared: signed down 1 item to others. Clear them first, or ask the Commander to override.',
  ]);

  const lost = await t.as.halloran({
    method: 'PATCH',
    url: `/api/property/${one}/status`,
    body: LOST,
  });
  expect(lost.statusCode).toBe(200);
  expect(refusal(await deactivate('whitaker'))).toEqual([
    409,
    'SPC Whitaker is not cleared: holds 1 item; has 1 open loss case. Clear them first, or ask the Commander to override.',
  ]);
  // Nothing of a refused call stays.
  const account = await admin({ url: `/api/users/${t.ids.whitaker}` });
  expect(account.json<UserDetailsDto>().status).toBe('Active');
  expect((await t.as.whitaker({ url: '/api/auth/me' })).statusCode).toBe(200);
  // Whoever has nothing is deactivated as before, without a clearance.
  expect((await deactivate('voss')).statusCode).toBe(200);
});

test('SUCC-40 an open loss case holds up the clearance and the deactivation of who was responsible, also without the item', async () => {
  const item = await held('whitaker');
  const lost = await t.as.halloran({ method: 'PATCH', url: `/api/property/${item}/status`, body: LOST });
  expect(lost.statusCode).toBe(200);
  // As an import or a correction of the book leaves it: nobody holds the item, and the case goes on.
  await t.database.db.deleteFrom('custody_link').where('item_id', '=', item).execute();
  await sql`update property set assigned_to_user_id = null where id = ${item}`.execute(t.database.db);
  expect((await post(t.as.brandt, 'whitaker', '', LEAVES)).statusCode).toBe(201);
  const page = await read('whitaker');
  expect(openSteps(page)).toContain('lost');
  const [lossCase] = (await t.as.halloran({ url: `/api/loss-cases?item=${item}` })).json<{ id: string }[]>();
  expect(page.steps.find(({ key }) => key === 'lost')).toMatchObject({
    title: '1 open loss case',
    count: 1,
    entries: [
      { name: `Loss case ${lossCase?.id}`, serial_number: null, path: `/loss-cases/${lossCase?.id}` },
    ],
  });
  expect(refusal(await deactivate('whitaker'))).toEqual([
    409,
    'SPC Whitaker is not cleared: has 1 open loss case. Clear them first, or ask the Commander to override.',
  ]);
});

test('a clearance is not opened for a day that is long past; for one within the last 30 days it is', async () => {
  const day = (ago: number) => {
    const at = t.clock.now();
    return new Date(Date.UTC(at.getFullYear(), at.getMonth(), at.getDate() - ago)).toISOString().slice(0, 10);
  };
  const words = 'The day is more than 30 days ago. Enter the day on which they leave.';
  for (const leavesOn of ['2020-01-01', day(31)]) {
    const refused = await post(t.as.brandt, 'whitaker', '', { leavesOn });
    expect([refused.statusCode, refused.json()]).toEqual([
      400,
      expect.objectContaining({ message: words, fields: { leavesOn: words } }),
    ]);
  }
  expect((await post(t.as.brandt, 'whitaker', '', { leavesOn: day(30) })).statusCode).toBe(201);
});

test('of one item the words of an override and of a deactivation speak of one', async () => {
  const item = await held('petrov', { category: 'weapons' });
  await t.decide('whitaker', (await t.offer('petrov', item, 'whitaker')).id, 'Approved');
  const preview = await admin({ url: `/api/users/${t.ids.whitaker}/deactivation` });
  expect(preview.json<{ message: string }>().message).toMatch(
    /^SPC Whitaker holds 1 item\. It is sensitive\. It stays on that hand receipt until transferred\. The person who signed it down can recall it\./,
  );
  await post(t.as.brandt, 'whitaker', '', LEAVES);
  await post(t.as.halloran, 'whitaker', '/override', { reason: REASON });
  expect((await noticesOf('petrov')).at(-1)?.message).toContain(
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
      deactivate('whitaker'),
    ]);
    const holder = (await t.readItem(id)).assigned_to_user_id;
    codes.add(`${taken.statusCode} ${ended.statusCode}`);
    expect([ended.statusCode, holder === t.ids.whitaker]).toEqual([
      ended.statusCode,
      ended.statusCode === 409,
    ]);
    await admin({ method: 'POST', url: `/api/users/${t.ids.whitaker}/activate` });
    t.as.whitaker = await t.signIn('whitaker');
    if (holder === t.ids.whitaker) await giveBack('whitaker', id);
  }
  expect(codes.size).toBeGreaterThan(0);
});

test('SUCC-40 the Commander overrides with at least 20 characters; it holds 72 hours, and those above are told', async () => {
  const item = await held('petrov', { category: 'weapons' });
  await t.decide('whitaker', (await t.offer('petrov', item, 'whitaker')).id, 'Approved');
  const override = (send: Send, reason = REASON) => post(send, 'whitaker', '/override', { reason });
  expect(refusal(await override(t.as.halloran))).toEqual([409, 'Start clearing SPC Whitaker first.']);
  expect((await post(t.as.brandt, 'whitaker', '', LEAVES)).statusCode).toBe(201);

  expect(refusal(await override(t.as.halloran, '  too short by one ch  '))).toEqual([
    400,
    'Say in at least 20 characters why they are deactivated without being cleared.',
  ]);
  for (const send of [t.as.brandt, t.as.petrov, admin]) {
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
  expect((await noticesOf('petrov')).at(-1)).toMatchObject({
    type: 'warning',
    title: 'Clearance overridden',
    message: expect.stringContaining(`SPC Whitaker be deactivated`) as string,
  });
  expect((await noticesOf('brandt')).map(({ title }) => title)).not.toContain('Clearance overridden');
  const [event] = await newestEvents(t, 'USER');
  expect(event).toMatchObject({
    change: 'clearance overridden',
    userId: t.ids.whitaker,
    clearance: { clearanceId: 'PC-0001', overrideReason: REASON },
  });

  t.clock.set(new Date('2026-11-24T06:00:01Z'));
  admin = await t.signIn('root');
  expect((await deactivate('whitaker')).statusCode).toBe(409);
  t.clock.set(new Date('2026-11-24T05:59:00Z'));
  admin = await t.signIn('root');
  expect((await deactivate('whitaker')).statusCode).toBe(200);
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
  expect(await findings()).toEqual([]);
});

test('SUCC-40 an Admin overrides where nobody else commands the unit', async () => {
  await t.createItem();
  expect((await post(admin, 'halloran', '', LEAVES)).statusCode).toBe(201);
  expect((await read('halloran', admin)).may).toMatchObject({ override: true, sign: false });
  expect((await post(t.as.halloran, 'halloran', '/override', { reason: REASON })).statusCode).toBe(403);
  expect((await post(admin, 'halloran', '/override', { reason: REASON })).statusCode).toBe(200);
  expect((await deactivate('halloran')).statusCode).toBe(200);
});

test('SUCC-40 blocking sign-in works at once although the person is not clear, and changes no custody', async () => {
  const id = await held('whitaker');
  const blocked = await admin({
    method: 'POST',
    url: `/api/users/${t.ids.whitaker}/block-sign-in`,
    body: { reason: 'The phone was stolen.' },
  });
  expect(blocked.statusCode).toBe(200);
  expect((await t.as.whitaker({ url: '/api/auth/me' })).statusCode).toBe(401);
  expect((await t.readItem(id)).assigned_to_user_id).toBe(t.ids.whitaker);
});

test('SUCC-41 it turns green by itself as items come back, and only then somebody else signs it', async () => {
  const items = [await held('whitaker', { category: 'weapons' }), await held('whitaker')];
  expect((await post(t.as.whitaker, 'whitaker', '', LEAVES)).statusCode).toBe(201);
  expect((await noticesOf('halloran')).at(-1)).toMatchObject({ title: 'Clearance opened' });
  expect(refusal(await post(t.as.brandt, 'whitaker', '', LEAVES))).toEqual([
    409,
    'PC-0001 of SPC Whitaker is not finished.',
  ]);
  const first = await read('whitaker');
  expect(openSteps(first)).toEqual(['held', 'hand-1']);
  expect(first.steps[0]).toMatchObject({
    title: '2 items still on the hand receipt',
    count: 2,
    entries: [{ path: expect.stringContaining('/property-book/') as string }, {}],
  });
  expect(first.may).toEqual({ open: false, tick: true, sign: false, override: false, cancel: true });

  const sign = (send: Send, proof: object = PROOF) => post(send, 'whitaker', '/sign', proof);
  expect(refusal(await sign(t.as.brandt))).toEqual([
    409,
    '2 steps are not clear: 2 items still on the hand receipt; Labels and cards handed in.',
  ]);
  await giveBack('whitaker', items[0]!);
  expect((await read('whitaker')).steps[0]).toMatchObject({ title: '1 item still on the hand receipt' });
  // An open offer holds it up as well.
  const offer = await t.offer('whitaker', items[1]!, 'halloran');
  expect(openSteps(await read('whitaker'))).toEqual(['held', 'transfers', 'hand-1']);
  await t.decide('halloran', offer.id, 'Approved');
  expect(openSteps(await read('whitaker'))).toEqual(['hand-1']);

  const tick = (send: Send, done = true) => post(send, 'whitaker', '/steps', { key: 'hand-1', done });
  expect(refusal(await tick(t.as.whitaker))).toEqual([403, 'Somebody else ticks what you hand in.']);
  expect((await tick(t.as.petrov)).statusCode).toBe(403);
  expect((await tick(t.as.brandt)).statusCode).toBe(200);
  expect(openSteps((await tick(t.as.brandt, false)).json())).toEqual(['hand-1']);
  const green = (await tick(t.as.brandt)).json<PersonClearanceDto>();
  expect(openSteps(green)).toEqual([]);
  expect(green.steps.at(-1)).toMatchObject({ done_by: { name: 'SPC Brandt' } });

  expect(refusal(await sign(t.as.whitaker))).toEqual([403, 'Somebody else signs that you are clear.']);
  expect((await sign(t.as.petrov)).statusCode).toBe(403);
  expect((await sign(admin)).statusCode).toBe(403);
  expect((await sign(t.as.stranger)).statusCode).toBe(404);
  expect(refusal(await sign(t.as.brandt, { password: 'wrong' }))).toEqual([403, 'The password is wrong.']);
  expect(refusal(await sign(t.as.brandt, {}))).toEqual([400, 'Enter your password to sign.']);
  const signed = await sign(t.as.brandt);
  expect(signed.json<PersonClearanceDto>().clearance).toMatchObject({
    id: 'PC-0001',
    state: 'cleared',
    signed_by: { name: 'SPC Brandt' },
  });
  expect((await newestEvents(t, 'USER'))[0]).toMatchObject({ change: 'cleared', userId: t.ids.whitaker });
  expect((await noticesOf('whitaker')).at(-1)).toMatchObject({ title: 'You are cleared' });
  expect(await findings()).toEqual([]);
  expect((await deactivate('whitaker')).statusCode).toBe(200);
});

test('SUCC-41 two people who sign at once sign it once', async () => {
  await post(t.as.brandt, 'whitaker', '', LEAVES);
  await post(t.as.brandt, 'whitaker', '/steps', { key: 'hand-1', done: true });
  const answers = await Promise.all([
    post(t.as.brandt, 'whitaker', '/sign', PROOF),
    post(t.as.halloran, 'whitaker', '/sign', PROOF),
  ]);
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  expect(await newestEvents(t, 'USER')).toHaveLength(3);
  expect(await findings()).toEqual([]);
});

const memorandum = async (of: Username, send: Send = t.as.brandt) => {
  const response = await send({ url: `/api/people/${t.ids[of]}/clearance/memorandum` });
  expect(response.statusCode).toBe(200);
  return (await readPdf(response.rawPayload)).pages.map(wordsOf).join(' ');
};

async function clear(of: Username): Promise<void> {
  await post(t.as.brandt, of, '', LEAVES);
  await post(t.as.brandt, of, '/steps', { key: 'hand-1', done: true });
  expect((await post(t.as.brandt, of, '/sign', PROOF)).statusCode).toBe(200);
}

async function newestPaper() {
  return t.database.db
    .selectFrom('printed_paper')
    .selectAll()
    .where('kind', '=', 'clearance')
    .orderBy('edition', 'desc')
    .limit(1)
    .executeTakeFirst();
}

async function checked(paper: NonNullable<Awaited<ReturnType<typeof newestPaper>>>, send: Send = t.inject) {
  const { id, secret, ledger_size, root } = paper;
  const code = formatPaperCode({ id, secret, size: BigInt(ledger_size), root: fromHex(root) });
  return (await send({ method: 'POST', url: '/api/papers/check', body: { code } })).json<PaperCheckDto>();
}

test('SUCC-41 the memorandum is a draft until it is signed, then a registered paper that says CURRENT', async () => {
  expect(refusal(await t.as.brandt({ url: `/api/people/${t.ids.whitaker}/clearance/memorandum` }))).toEqual([
    409,
    'Start clearing SPC Whitaker first.',
  ]);
  await post(t.as.brandt, 'whitaker', '', LEAVES);
  const draft = await memorandum('whitaker');
  expect(draft).toContain('DRAFT');
  expect(draft).toContain('CLEARANCE MEMORANDUM');
  expect(draft).toContain('30NOV2030');
  expect(await newestPaper()).toBeUndefined();
  await post(t.as.brandt, 'whitaker', '/cancel');

  await clear('whitaker');
  const printed = await memorandum('whitaker', t.as.whitaker);
  expect(printed).not.toContain('DRAFT');
  expect(printed).toContain('PC-0002/1, PAGE 1 OF 1 PAGES');
  expect(printed).toContain('CLEARED BY');
  expect(printed).toContain('SPC Brandt');
  await memorandum('whitaker');
  const paper = (await newestPaper())!;
  expect(paper).toMatchObject({ subject_id: 'PC-0002', edition: 2, hand_receipt_id: null });
  expect(await checked(paper)).toMatchObject({ answer: 'CURRENT', details: null });
  expect((await checked(paper, t.as.brandt)).details).toMatchObject({
    kind: 'clearance',
    number: 'PC-0002',
    edition: 2,
  });
  expect((await checked(paper, t.as.tanaka)).details).toBeNull();
  expect(await findings()).toEqual([]);
});

test('SUCC-41 the export of a person has their clearance and its papers, without the secret of a paper', async () => {
  await clear('whitaker');
  await memorandum('whitaker');
  const exported = await t.as.whitaker({ url: '/api/profile/export' });
  expect(exported.json<PersonalDataDto>()).toMatchObject({
    clearances: [{ id: 'PC-0001', state: 'cleared', signedBy: t.ids.brandt }],
    papers: [{ number: 'PC-0001', kind: 'clearance', edition: 1, printedBy: t.ids.brandt }],
  });
  expect(exported.body).not.toContain((await newestPaper())!.secret);
  const others = (await t.as.tanaka({ url: '/api/profile/export' })).json<PersonalDataDto>();
  expect([others.clearances, others.papers]).toEqual([[], []]);
});

test('SUCC-41 an item signed for afterwards opens it again: the memorandum is SUPERSEDED until it is signed anew', async () => {
  await clear('whitaker');
  await memorandum('whitaker');
  const paper = (await newestPaper())!;
  const id = await held('whitaker');
  expect((await read('whitaker')).clearance).toMatchObject({
    state: 'open',
    reopened_at: expect.any(String) as string,
  });
  expect(openSteps(await read('whitaker'))).toEqual(['held']);
  expect(await checked(paper)).toMatchObject({ answer: 'SUPERSEDED' });
  expect((await deactivate('whitaker')).statusCode).toBe(409);
  expect(await findings()).toEqual([]);

  // Giving it back is not enough: somebody signs again.
  await giveBack('whitaker', id);
  expect((await read('whitaker')).clearance).toMatchObject({ state: 'open' });
  expect(await checked(paper)).toMatchObject({ answer: 'SUPERSEDED' });
  expect((await post(t.as.halloran, 'whitaker', '/sign', PROOF)).statusCode).toBe(200);
  expect((await read('whitaker')).clearance).toMatchObject({ state: 'cleared', reopened_at: null });
  await memorandum('whitaker');
  expect(await checked((await newestPaper())!)).toMatchObject({ answer: 'CURRENT' });
  expect(await checked(paper)).toMatchObject({ answer: 'SUPERSEDED' });
  expect(await findings()).toEqual([]);
});

test('SUCC-41 a clearance that is open again is told to the person, its opener and its signer, once', async () => {
  await post(t.as.halloran, 'whitaker', '', LEAVES);
  await clear('whitaker');
  await held('whitaker');
  t.clock.set(new Date());
  await runJobs(t.app, 'tell of clearances that are open again');
  await runJobs(t.app, 'tell of clearances that are open again');
  const again = async (who: Username) =>
    (await noticesOf(who)).flatMap(({ title, message }) =>
      title === 'Clearance open again' ? [message] : [],
    );
  const rest =
    'signed for an item since PC-0001 was signed. Its signature and its memorandum are void until it is signed again.';
  expect(await again('whitaker')).toEqual([`You have ${rest}`]);
  const { clearance } = await read('whitaker');
  const names = [clearance?.opened_by.id, clearance?.signed_by?.id];
  for (const who of ['brandt', 'halloran'] as const) {
    expect(await again(who)).toEqual(names.includes(t.ids[who]) ? [`SPC Whitaker has ${rest}`] : []);
  }
});

test('SUCC-41 an item that is signed for at the moment of the signature is not overlooked', async () => {
  for (let round = 0; round < 6; round += 1) {
    await post(t.as.brandt, 'whitaker', '', LEAVES);
    await post(t.as.brandt, 'whitaker', '/steps', { key: 'hand-1', done: true });
    const { id } = await t.createItem();
    const offer = await t.offer('halloran', id, 'whitaker');
    // The open offer itself keeps it from being signed, so it is ended and made by SQL in the same moment.
    await t.as.halloran({ method: 'POST', url: `/api/transfers/${offer.id}/cancel` });
    const [, signed] = await Promise.all([
      t.database.db
        .insertInto('custody_link')
        .values({ item_id: id, position: 2, user_id: t.ids.whitaker, since: new Date() })
        .execute(),
      post(t.as.brandt, 'whitaker', '/sign', PROOF),
    ]);
    expect([200, 409]).toContain(signed.statusCode);
    expect((await read('whitaker')).clearance?.state).toBe('open');
    await t.database.db
      .deleteFrom('custody_link')
      .where('item_id', '=', id)
      .where('user_id', '=', t.ids.whitaker)
      .execute();
    expect((await post(t.as.brandt, 'whitaker', '/cancel')).statusCode).toBe(200);
  }
});

test('SUCC-41 of two clearances that were opened at the same moment the newer one counts', async () => {
  t.clock.set(new Date(2026, 10, 21, 9, 0));
  // Numbers grow past their four digits.
  await sql`select setval('clearance_number', 9998)`.execute(t.database.db);
  await clear('whitaker');
  await clear('whitaker');
  expect((await read('whitaker')).clearance).toMatchObject({ id: 'PC-10000', state: 'cleared' });
  const id = await held('whitaker');
  expect(await t.readItem(id)).toMatchObject({ assigned_to_user_id: t.ids.whitaker });
  expect((await read('whitaker')).clearance).toMatchObject({ id: 'PC-10000', state: 'open' });
  expect((await deactivate('whitaker')).statusCode).toBe(409);
  const rows = await t.database.db.selectFrom('clearance').select(['id', 'state']).orderBy('id').execute();
  expect(rows).toEqual([
    { id: 'PC-10000', state: 'open' },
    { id: 'PC-9999', state: 'cleared' },
  ]);
});

test('SUCC-41 a clearance that is opened and signed while its person signs for an item is not signed', async () => {
  const { id } = await t.createItem();
  const clearing = async () => {
    await post(t.as.brandt, 'whitaker', '', LEAVES);
    await post(t.as.brandt, 'whitaker', '/steps', { key: 'hand-1', done: true });
    return post(t.as.brandt, 'whitaker', '/sign', PROOF);
  };
  let signed: ReturnType<typeof clearing> | undefined;
  await t.database.db.transaction().execute(async (trx) => {
    const link = { item_id: id, position: 2, user_id: t.ids.whitaker, since: new Date() };
    await trx.insertInto('custody_link').values(link).execute();
    signed = clearing();
    // It waits until this is committed, on the embedded database for its one connection.
    await Promise.race([signed, new Promise((resolve) => setTimeout(resolve, 3000))]);
  });
  expect((await signed)?.statusCode).toBe(409);
  expect((await read('whitaker')).clearance).toMatchObject({ state: 'open' });
});

test('SUCC-41 open shortages, inventories, changes of command and forms hold it up, as their count alone for others', async () => {
  const { db } = t.database;
  const { id } = await t.createItem();
  await db
    .insertInto('component_shortage')
    .values({
      item_id: id,
      name: 'Magazine',
      quantity: 2,
      since: new Date(),
      accountable_user_id: t.ids.whitaker,
      state: 'open',
      event_id: 'none-1',
    })
    .execute();
  await db
    .insertInto('inventory')
    .values({ title: 'Own count', opened_by_user_id: t.ids.whitaker, opened_at: new Date() })
    .execute();
  await db
    .insertInto('connections')
    .values({ user_id: t.ids.petrov, other_user_id: t.ids.whitaker, status: 'accepted' })
    .execute();
  const form = await t.as.petrov({
    method: 'POST',
    url: '/api/documents/maintenance-form',
    body: {
      propertyId: await held('petrov'),
      recipientUserId: t.ids.whitaker,
      formType: 'DA5988E',
      description: 'Coolant low',
      faultDescription: null,
      attachments: [],
    },
  });
  expect([form.statusCode, form.body]).toEqual([201, form.body]);
  const opened = await t.as.halloran({
    method: 'POST',
    url: '/api/successions',
    body: {
      kind: 'primary',
      fromUserId: t.ids.halloran,
      toUserId: t.ids.whitaker,
      startsOn: new Date().toISOString().slice(0, 10),
      reason: 'Orders',
    },
  });
  expect([opened.statusCode, opened.body]).toEqual([201, opened.body]);
  const open = await read('whitaker');
  expect(openSteps(open)).toEqual(['shortages', 'inventories', 'successions', 'forms']);
  // A form is between its parties: a leader learns how many, the person which.
  const formsOf = ({ steps }: PersonClearanceDto) => steps.find(({ key }) => key === 'forms')!;
  expect(formsOf(open)).toMatchObject({ count: 1, entries: [] });
  expect(formsOf(await read('whitaker', t.as.whitaker)).entries).toHaveLength(1);
  expect(open.steps.find(({ key }) => key === 'shortages')).toMatchObject({
    title: '1 shortage charged to them',
    entries: [{ name: '2 short: Magazine', path: `/property-book/${id}` }],
  });
});

test('the lines of the setting clearance.extraSteps are ticked besides, as they were when it was opened', async () => {
  const put = (value: unknown, version: number) =>
    t.as.halloran({
      method: 'PUT',
      url: '/api/unit-settings',
      body: { unitId: 'B', key: 'clearance.extraSteps', value, version },
    });
  expect((await put([' Room key handed in ', 'Meal card handed in'], 0)).statusCode).toBe(200);
  await post(t.as.brandt, 'whitaker', '', LEAVES);
  await put(['Room key handed in'], 1);
  const { steps } = await read('whitaker');
  expect(steps.filter(({ by_hand }) => by_hand).map(({ key, title }) => [key, title])).toEqual([
    ['hand-1', 'Labels and cards handed in'],
    ['hand-2', 'Room key handed in'],
    ['hand-3', 'Meal card handed in'],
  ]);
  const unknown = await post(t.as.brandt, 'whitaker', '/steps', { key: 'hand-4', done: true });
  expect(refusal(unknown)).toEqual([404, 'There is no such step.']);
});

test('who stops it: its opener, the leaders of the unit and Admins; never the person where somebody else opened it', async () => {
  await post(t.as.brandt, 'whitaker', '', LEAVES);
  expect(refusal(await post(t.as.whitaker, 'whitaker', '/cancel'))).toEqual([
    403,
    'Somebody else opened your clearance, so you do not stop it.',
  ]);
  expect((await post(t.as.petrov, 'whitaker', '/cancel')).statusCode).toBe(403);
  expect((await post(t.as.halloran, 'whitaker', '/cancel')).statusCode).toBe(200);
  expect((await read('whitaker')).clearance).toMatchObject({ state: 'cancelled' });
  expect(refusal(await post(t.as.halloran, 'whitaker', '/cancel'))).toEqual([
    409,
    'Start clearing SPC Whitaker first.',
  ]);
  await post(t.as.whitaker, 'whitaker', '', LEAVES);
  expect((await post(t.as.whitaker, 'whitaker', '/cancel')).statusCode).toBe(200);
  expect(await findings()).toEqual([]);
});

test('the check of the ledger names a signature that SQL wrote', async () => {
  await post(t.as.brandt, 'whitaker', '', LEAVES);
  await t.database.db
    .updateTable('clearance')
    .set({ signed_by: t.ids.brandt, signed_at: new Date('2026-11-21T06:00:00Z') })
    .where('id', '=', 'PC-0001')
    .execute();
  expect(await findings()).toEqual([
    expect.stringMatching(/^Clearance PC-0001 shows signed by SPC Brandt/),
    'Clearance PC-0001 shows signed 2026-11-21T06:00:00.000Z; ledger says none',
  ]);
});

test('the request behind an offer of a deactivated person is open again, and its requester is told', async () => {
  const item = await t.createItem();
  await t.signDown(item.id, 'tanaka');
  const send = async (who: Username, method: 'GET' | 'POST', url: string, body?: object) =>
    (await t.as[who]({ method, url, ...(body && { body }) })).json<{ id: string }>();
  const { id } = await send('voss', 'POST', '/api/transfers/asks', { serialNumber: item.serial_number });
  await send('tanaka', 'POST', `/api/transfers/asks/${id}/offer`, {});
  await overrideClearance(t, t.ids.tanaka);
  expect((await deactivate('tanaka')).statusCode).toBe(200);

  const outgoing = await t.as.voss({ url: '/api/transfers/asks?box=outgoing' });
  expect(outgoing.json()).toMatchObject([{ id, state: 'Sent', transfer_id: null }]);
  expect((await noticesOf('voss')).at(-1)).toMatchObject({
    title: 'Transfer cancelled',
    message: `The transfer of ${item.name} ${item.serial_number} was cancelled: the account of SPC Tanaka was deactivated. Your request ${id} is open again.`,
  });
  expect(await findings()).toEqual([]);
});
