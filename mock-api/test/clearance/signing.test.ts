import type { PaperCheckDto, PersonClearanceDto, PersonalDataDto } from '@hand-receipt/contracts';
import { formatPaperCode, fromHex } from '@hand-receipt/ledger';
import type { Username } from '../custody/company';
import { readPdf, wordsOf } from '../forms/support/pdf';
import { newestEvents } from '../people/people-fixture';
import { runJobs } from '../support/jobs';
import {
  type Clearing,
  type Send,
  LEAVES,
  PROOF,
  clearingCompany,
  openSteps,
  refusal,
} from './clearing-fixture';

let t: Clearing;
beforeAll(async () => {
  t = await clearingCompany();
});
beforeEach(() => t.newPeople());

test('SUCC-41 it turns green by itself as items come back, and only then somebody else signs it', async () => {
  const items = [await t.held('whitaker', { category: 'weapons' }), await t.held('whitaker')];
  expect((await t.post(t.as.whitaker, 'whitaker', '', LEAVES)).statusCode).toBe(201);
  const id = (await t.read('whitaker')).clearance?.id;
  expect((await t.noticesOf('halloran')).at(-1)).toMatchObject({ title: 'Clearance opened' });
  expect(refusal(await t.post(t.as.brandt, 'whitaker', '', LEAVES))).toEqual([
    409,
    `${id} of SPC Whitaker is not finished.`,
  ]);
  const first = await t.read('whitaker');
  expect(openSteps(first)).toEqual(['held', 'hand-1']);
  expect(first.steps[0]).toMatchObject({
    title: '2 items still on the hand receipt',
    count: 2,
    entries: [{ path: expect.stringContaining('/property-book/') as string }, {}],
  });
  expect(first.may).toEqual({ open: false, tick: true, sign: false, override: false, cancel: true });

  const sign = (send: Send, proof: object = PROOF) => t.post(send, 'whitaker', '/sign', proof);
  expect(refusal(await sign(t.as.brandt))).toEqual([
    409,
    '2 steps are not clear: 2 items still on the hand receipt; Labels and cards handed in.',
  ]);
  await t.giveBack('whitaker', items[0]!);
  expect((await t.read('whitaker')).steps[0]).toMatchObject({ title: '1 item still on the hand receipt' });
  // An open offer holds it up as well.
  const offer = await t.offer('whitaker', items[1]!, 'halloran');
  expect(openSteps(await t.read('whitaker'))).toEqual(['held', 'transfers', 'hand-1']);
  await t.decide('halloran', offer.id, 'Approved');
  expect(openSteps(await t.read('whitaker'))).toEqual(['hand-1']);

  const tick = (send: Send, done = true) => t.post(send, 'whitaker', '/steps', { key: 'hand-1', done });
  expect(refusal(await tick(t.as.whitaker))).toEqual([403, 'Somebody else ticks what you hand in.']);
  expect((await tick(t.as.petrov)).statusCode).toBe(403);
  expect((await tick(t.as.brandt)).statusCode).toBe(200);
  expect(openSteps((await tick(t.as.brandt, false)).json())).toEqual(['hand-1']);
  const green = (await tick(t.as.brandt)).json<PersonClearanceDto>();
  expect(openSteps(green)).toEqual([]);
  expect(green.steps.at(-1)).toMatchObject({ done_by: { name: 'SPC Brandt' } });

  expect(refusal(await sign(t.as.whitaker))).toEqual([403, 'Somebody else signs that you are clear.']);
  expect((await sign(t.as.petrov)).statusCode).toBe(403);
  expect((await sign(t.admin)).statusCode).toBe(403);
  expect((await sign(t.as.stranger)).statusCode).toBe(404);
  expect(refusal(await sign(t.as.brandt, { password: 'wrong' }))).toEqual([403, 'The password is wrong.']);
  expect(refusal(await sign(t.as.brandt, {}))).toEqual([400, 'Enter your password to sign.']);
  const signed = await sign(t.as.brandt);
  expect(signed.json<PersonClearanceDto>().clearance).toMatchObject({
    id,
    state: 'cleared',
    signed_by: { name: 'SPC Brandt' },
  });
  expect((await newestEvents(t, 'USER'))[0]).toMatchObject({ change: 'cleared', userId: t.ids.whitaker });
  expect((await t.noticesOf('whitaker')).at(-1)).toMatchObject({ title: 'You are cleared' });
  expect(await t.findings()).toEqual([]);
  expect((await t.deactivate('whitaker')).statusCode).toBe(200);
});

test('SUCC-41 two people who sign at once sign it once', async () => {
  await t.post(t.as.brandt, 'whitaker', '', LEAVES);
  await t.post(t.as.brandt, 'whitaker', '/steps', { key: 'hand-1', done: true });
  const answers = await Promise.all([
    t.post(t.as.brandt, 'whitaker', '/sign', PROOF),
    t.post(t.as.halloran, 'whitaker', '/sign', PROOF),
  ]);
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  const events = await newestEvents(t, 'USER');
  expect(events.filter(({ userId }) => userId === t.ids.whitaker)).toHaveLength(3);
  expect(await t.findings()).toEqual([]);
});

test('a clearance is not opened for a day that is long past; for one within the last 30 days it is', async () => {
  const day = (ago: number) => {
    const at = t.clock.now();
    return new Date(Date.UTC(at.getFullYear(), at.getMonth(), at.getDate() - ago)).toISOString().slice(0, 10);
  };
  const words = 'The day is more than 30 days ago. Enter the day on which they leave.';
  for (const leavesOn of ['2020-01-01', day(31)]) {
    const refused = await t.post(t.as.brandt, 'whitaker', '', { leavesOn });
    expect([refused.statusCode, refused.json()]).toEqual([
      400,
      expect.objectContaining({ message: words, fields: { leavesOn: words } }),
    ]);
  }
  expect((await t.post(t.as.brandt, 'whitaker', '', { leavesOn: day(30) })).statusCode).toBe(201);
});

test('a person who is cleared is cleared again only after that one was stopped', async () => {
  await t.clear('whitaker');
  const id = (await t.read('whitaker')).clearance?.id;
  expect(refusal(await t.post(t.as.brandt, 'whitaker', '', LEAVES))).toEqual([
    409,
    `SPC Whitaker is cleared already. Stop ${id} first.`,
  ]);
  expect((await t.post(t.as.brandt, 'whitaker', '/cancel')).statusCode).toBe(200);
  expect((await t.post(t.as.brandt, 'whitaker', '', LEAVES)).statusCode).toBe(201);
});

test('who stops it: its opener, the leaders of the unit and Admins; never the person where somebody else opened it', async () => {
  await t.post(t.as.brandt, 'whitaker', '', LEAVES);
  expect(refusal(await t.post(t.as.whitaker, 'whitaker', '/cancel'))).toEqual([
    403,
    'Somebody else opened your clearance, so you do not stop it.',
  ]);
  expect((await t.post(t.as.petrov, 'whitaker', '/cancel')).statusCode).toBe(403);
  expect((await t.post(t.as.halloran, 'whitaker', '/cancel')).statusCode).toBe(200);
  expect((await t.read('whitaker')).clearance).toMatchObject({ state: 'cancelled' });
  expect(refusal(await t.post(t.as.halloran, 'whitaker', '/cancel'))).toEqual([
    409,
    'Start clearing SPC Whitaker first.',
  ]);
  await t.post(t.as.whitaker, 'whitaker', '', LEAVES);
  expect((await t.post(t.as.whitaker, 'whitaker', '/cancel')).statusCode).toBe(200);
  expect(await t.findings()).toEqual([]);
});

const memorandum = async (of: Username, send: Send = t.as.brandt) => {
  const response = await send({ url: `/api/people/${t.ids[of]}/clearance/memorandum` });
  expect(response.statusCode).toBe(200);
  return (await readPdf(response.rawPayload)).pages.map(wordsOf).join(' ');
};

/** The number of the newest clearance of SPC Whitaker. */
const numberOf = async () => (await t.read('whitaker')).clearance?.id ?? '';

/** The newest paper of that clearance. */
async function newestPaper() {
  return t.database.db
    .selectFrom('printed_paper')
    .selectAll()
    .where('kind', '=', 'clearance')
    .where('subject_id', '=', await numberOf())
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
  await t.post(t.as.brandt, 'whitaker', '', LEAVES);
  const draft = await memorandum('whitaker');
  expect(draft).toContain('DRAFT');
  expect(draft).toContain('CLEARANCE MEMORANDUM');
  expect(draft).toContain('30NOV2030');
  expect(await newestPaper()).toBeUndefined();
  await t.post(t.as.brandt, 'whitaker', '/cancel');

  await t.clear('whitaker');
  const printed = await memorandum('whitaker', t.as.whitaker);
  expect(printed).not.toContain('DRAFT');
  const number = await numberOf();
  expect(printed).toContain(`${number}/1, PAGE 1 OF 1 PAGES`);
  expect(printed).toContain('CLEARED BY');
  expect(printed).toContain('SPC Brandt');
  await memorandum('whitaker');
  const paper = (await newestPaper())!;
  expect(paper).toMatchObject({ subject_id: number, edition: 2, hand_receipt_id: null });
  expect(await checked(paper)).toMatchObject({ answer: 'CURRENT', details: null });
  expect((await checked(paper, t.as.brandt)).details).toMatchObject({
    kind: 'clearance',
    number,
    edition: 2,
  });
  expect((await checked(paper, t.as.tanaka)).details).toBeNull();
  expect(await t.findings()).toEqual([]);
});

test('SUCC-41 the export of a person has their clearance and its papers, without the secret of a paper', async () => {
  await t.clear('whitaker');
  await memorandum('whitaker');
  const number = await numberOf();
  const exported = await t.as.whitaker({ url: '/api/profile/export' });
  expect(exported.json<PersonalDataDto>()).toMatchObject({
    clearances: [{ id: number, state: 'cleared', signedBy: t.ids.brandt }],
    papers: [{ number, kind: 'clearance', edition: 1, printedBy: t.ids.brandt }],
  });
  expect(exported.body).not.toContain((await newestPaper())!.secret);
  const others = (await t.as.tanaka({ url: '/api/profile/export' })).json<PersonalDataDto>();
  expect([others.clearances, others.papers]).toEqual([[], []]);
});

test('SUCC-41 an item signed for afterwards opens it again: the memorandum is SUPERSEDED until it is signed again', async () => {
  await t.clear('whitaker');
  await memorandum('whitaker');
  const paper = (await newestPaper())!;
  const id = await t.held('whitaker');
  expect((await t.read('whitaker')).clearance).toMatchObject({
    state: 'open',
    reopened_at: expect.any(String) as string,
  });
  expect(openSteps(await t.read('whitaker'))).toEqual(['held']);
  expect(await checked(paper)).toMatchObject({ answer: 'SUPERSEDED' });
  expect((await t.deactivate('whitaker')).statusCode).toBe(409);
  expect(await t.findings()).toEqual([]);

  // Giving it back is not enough: somebody signs again.
  await t.giveBack('whitaker', id);
  expect((await t.read('whitaker')).clearance).toMatchObject({ state: 'open' });
  expect(await checked(paper)).toMatchObject({ answer: 'SUPERSEDED' });
  expect((await t.post(t.as.halloran, 'whitaker', '/sign', PROOF)).statusCode).toBe(200);
  expect((await t.read('whitaker')).clearance).toMatchObject({ state: 'cleared', reopened_at: null });
  await memorandum('whitaker');
  expect(await checked((await newestPaper())!)).toMatchObject({ answer: 'CURRENT' });
  expect(await checked(paper)).toMatchObject({ answer: 'SUPERSEDED' });
  expect(await t.findings()).toEqual([]);
});

// Each on a company of its own: they move the clock, or write a setting of the unit.

test('SUCC-41 a clearance that is open again is told to the person, its opener and its signer, once', async () => {
  t = await clearingCompany();
  await t.post(t.as.halloran, 'whitaker', '', LEAVES);
  await t.clear('whitaker');
  await t.held('whitaker');
  t.clock.set(new Date());
  await runJobs(t.app, 'tell of clearances that are open again');
  await runJobs(t.app, 'tell of clearances that are open again');
  const again = async (who: Username) =>
    (await t.noticesOf(who)).flatMap(({ title, message }) =>
      title === 'Clearance open again' ? [message] : [],
    );
  const rest =
    'signed for an item since PC-0001 was signed. Its signature and its memorandum are void until it is signed again.';
  expect(await again('whitaker')).toEqual([`You have ${rest}`]);
  const { clearance } = await t.read('whitaker');
  const names = [clearance?.opened_by.id, clearance?.signed_by?.id];
  for (const who of ['brandt', 'halloran'] as const) {
    expect(await again(who)).toEqual(names.includes(t.ids[who]) ? [`SPC Whitaker has ${rest}`] : []);
  }
});

test('the lines of the setting clearance.extraSteps are ticked besides, as they were when it was opened', async () => {
  t = await clearingCompany();
  const put = (value: unknown, version: number) =>
    t.as.halloran({
      method: 'PUT',
      url: '/api/unit-settings',
      body: { unitId: 'B', key: 'clearance.extraSteps', value, version },
    });
  expect((await put([' Room key handed in ', 'Meal card handed in'], 0)).statusCode).toBe(200);
  await t.post(t.as.brandt, 'whitaker', '', LEAVES);
  await put(['Room key handed in'], 1);
  const { steps } = await t.read('whitaker');
  expect(steps.filter(({ by_hand }) => by_hand).map(({ key, title }) => [key, title])).toEqual([
    ['hand-1', 'Labels and cards handed in'],
    ['hand-2', 'Room key handed in'],
    ['hand-3', 'Meal card handed in'],
  ]);
  const unknown = await t.post(t.as.brandt, 'whitaker', '/steps', { key: 'hand-4', done: true });
  expect(refusal(unknown)).toEqual([404, 'There is no such step.']);
});

test('SUCC-41 a step counts everything that is in the way, and names the first five', async () => {
  const names = ['Axe', 'Bolt Cutter', 'Cot', 'Drill', 'Easel', 'Flashlight'];
  for (const name of [...names].reverse()) await t.held('whitaker', { name });
  const { steps } = await t.read('whitaker');
  expect(steps[0]).toMatchObject({ key: 'held', count: 6, title: '6 items still on the hand receipt' });
  expect(steps[0]?.entries.map(({ name }) => name)).toEqual(names.slice(0, 5));
});
