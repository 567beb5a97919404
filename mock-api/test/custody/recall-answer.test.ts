import type {
  BulkRecallAnswerDto,
  LedgerEventDto,
  TransferDto,
  VerificationDto,
} from '@hand-receipt/contracts';
import { localDay, startOfDay } from '../../src/kernel/local-day';
import { runJobs } from '../support/jobs';
import { type Company, type Username, eventTypes, messageOf, testCompany } from './company';

let t: Company;
beforeAll(async () => {
  t = await testCompany();
});

const inDays = (days: number) => localDay(startOfDay(t.clock.now(), days));
const words = (day: string) => {
  const [year = '', month = '', date = ''] = day.split('-');
  return `${date}${'JANFEBMARAPRMAYJUNJULAUGSEPOCTNOVDEC'.slice(Number(month) * 3 - 3, Number(month) * 3)}${year}`;
};
const noticesOf = async (who: Username) =>
  t.database.db
    .selectFrom('notification')
    .select(['title', 'message'])
    .where('user_id', '=', t.ids[who])
    .orderBy('id', 'desc')
    .execute();

async function recall(who: Username, itemId: string, body: object = {}) {
  const answer = await t.as[who]({ method: 'POST', url: `/api/property/${itemId}/recall`, body });
  return {
    ...answer.json<{ transferId: string; holder: string }>(),
    status: answer.statusCode,
    text: answer.body,
  };
}

const answer = (who: Username, transferId: string, body: object) =>
  t.as[who]({ method: 'POST', url: `/api/transfers/${transferId}/recall-answer`, body });

/** Halloran > Petrov > Whitaker. */
async function withWhitaker(): Promise<string> {
  const { id } = await t.createItem();
  await t.signDown(id, 'petrov');
  await t.decide('whitaker', (await t.offer('petrov', id, 'whitaker')).id, 'Approved');
  return id;
}

test('SUCC-34 the answer to a recall names who was asked: the person who holds the item by now', async () => {
  const { id } = await t.createItem();
  await t.signDown(id, 'petrov');
  await t.decide('tanaka', (await t.offer('petrov', id, 'tanaka')).id, 'Approved');
  const { holder, transferId } = await recall('halloran', id);
  expect(holder).toBe('SPC Tanaka');
  const transfer = (await t.as.tanaka({ url: `/api/transfers/${transferId}` })).json<TransferDto>();
  expect(transfer).toMatchObject({
    from: 'SPC Tanaka',
    status: 'Pending',
    recall_answer: null,
    due_on: null,
  });
});

test('SUCC-35 each answer of the holder is kept, told at once and in the ledger, and custody does not move', async () => {
  const id = await withWhitaker();
  const { serial_number: serial } = await t.readItem(id);
  const { transferId } = await recall('petrov', id, { notes: 'Range week', dueOn: inDays(3) });
  expect((await noticesOf('whitaker'))[0]?.message).toBe(
    `SPC Petrov asks for M4A1 Carbine ${serial} back. Due ${words(inDays(3))}. Reason: Range week`,
  );

  const repair = await answer('whitaker', transferId, {
    answer: 'in-repair',
    untilOn: inDays(9),
    note: ' Shop 2 ',
  });
  expect(repair.statusCode).toBe(200);
  expect(repair.json<TransferDto>()).toMatchObject({
    status: 'Pending',
    due_on: inDays(3),
    recall_answer: { answer: 'in-repair', until_on: inDays(9), note: 'Shop 2' },
  });
  expect((await noticesOf('petrov'))[0]).toEqual({
    title: 'Recall answered',
    message: `SPC Whitaker answers the recall of M4A1 Carbine ${serial}: In repair until ${words(inDays(9))}: Shop 2.`,
  });
  const toldBefore = (await noticesOf('halloran')).length;
  await answer('whitaker', transferId, { answer: 'not-held', note: 'I gave it to the armorer.' });
  const primary = await noticesOf('halloran');
  expect(primary).toHaveLength(toldBefore + 1);
  expect(primary[0]?.message).toMatch(/I do not have it\. I gave it to the armorer\.$/);
  await answer('whitaker', transferId, { answer: 'handed-over', untilOn: inDays(0), note: 'SPC Tanaka' });
  const seen = (await t.as.petrov({ url: `/api/transfers/${transferId}` })).json<TransferDto>();
  expect(seen.recall_answer).toMatchObject({
    answer: 'handed-over',
    until_on: inDays(0),
    note: 'SPC Tanaka',
  });

  expect((await t.readItem(id)).assigned_to_user_id).toBe(t.ids.whitaker);
  expect((await eventTypes(t, id)).slice(-4)).toEqual([
    'RECALL REQUESTED',
    'RECALL ANSWERED',
    'RECALL ANSWERED',
    'RECALL ANSWERED',
  ]);
  const events = (await t.as.petrov({ url: `/api/ledger/history?itemId=${id}` })).json<LedgerEventDto[]>();
  expect(events[0]?.details).toMatchObject({ transferId, answer: 'handed-over', note: 'SPC Tanaka' });
  expect(events[3]?.details).toMatchObject({ dueAt: inDays(3) });
  const check = async () =>
    (await t.as.halloran({ url: '/api/verification/database' })).json<VerificationDto>().findings;
  expect(await check()).toEqual([]);
  await t.database.db
    .updateTable('transfer')
    .set({ recall_answer: 'not-held', due_on: inDays(30) })
    .where('id', '=', transferId)
    .execute();
  expect((await check()).map(({ message }) => message)).toEqual([
    `Transfer ${transferId} shows due ${inDays(30)}; ledger says ${inDays(3)}`,
    `Transfer ${transferId} shows holder's answer not-held; ledger says handed-over`,
  ]);
  await t.database.db
    .updateTable('transfer')
    .set({ recall_answer: 'handed-over', due_on: inDays(3) })
    .where('id', '=', transferId)
    .execute();
  await t.decide('petrov', transferId, 'Approved');
  expect(await check()).toEqual([]);
});

test.each([
  [{ answer: 'not-held' }, 'Say what you know of it.'],
  [{ answer: 'not-held', note: '  ' }, 'Say what you know of it.'],
  [{ answer: 'in-repair', note: 'Shop 2' }, 'Say until when.'],
  [{ answer: 'in-repair', untilOn: '2020-01-01', note: 'Shop 2' }, 'This day is over.'],
  [{ answer: 'in-repair', untilOn: '2099-01-01' }, 'Say where it is.'],
  [{ answer: 'handed-over', note: 'SPC Tanaka' }, 'Say when you handed it over.'],
  [{ answer: 'handed-over', untilOn: '2099-01-01', note: 'SPC Tanaka' }, 'This day has not come yet.'],
  [{ answer: 'handed-over', untilOn: '2020-01-01' }, 'Say to whom you handed it over.'],
])('SUCC-35 an incomplete answer %j is refused: %s', async (body, message) => {
  const { transferId } = await recall('halloran', await withWhitaker());
  const refused = await answer('whitaker', transferId, body);
  expect([refused.statusCode, messageOf(refused)]).toEqual([400, message]);
});

test('SUCC-35 only the holder answers, only a recall, and only while it is open', async () => {
  const id = await withWhitaker();
  const offered = await t.offer('whitaker', id, 'tanaka');
  const body = { answer: 'not-held', note: 'Gone' };
  const ofOffer = await answer('whitaker', offered.id, body);
  expect([ofOffer.statusCode, messageOf(ofOffer)]).toEqual([409, 'This is an offer, not a recall.']);
  const { transferId } = await recall('halloran', id);
  const other = await answer('halloran', transferId, body);
  expect([other.statusCode, messageOf(other)]).toEqual([
    403,
    'Only SPC Whitaker, who holds the item, answers this recall.',
  ]);
  expect((await answer('stranger', transferId, body)).statusCode).toBe(404);
  await t.as.halloran({ method: 'POST', url: `/api/transfers/${transferId}/cancel` });
  const late = await answer('whitaker', transferId, body);
  expect([late.statusCode, messageOf(late)]).toEqual([409, 'This recall has ended.']);
});

test('SUCC-36 recalling the items of two holders makes two requests and two notices, and one answer answers all of one', async () => {
  const ofWhitaker = [await withWhitaker(), await withWhitaker(), await withWhitaker()];
  const ofVoss = [await t.createItem(), await t.createItem()].map(({ id }) => id);
  for (const id of ofVoss) await t.signDown(id, 'voss');
  const offered = await t.offer('whitaker', ofWhitaker[0]!, 'tanaka');
  const own = await t.createItem();
  const before = [(await noticesOf('whitaker')).length, (await noticesOf('voss')).length] as const;

  const sent = await t.as.halloran({
    method: 'POST',
    url: '/api/property/bulk/recall',
    body: { property_ids: [...ofWhitaker, ...ofVoss, own.id], reason: 'Layout', dueOn: inDays(2) },
  });
  const outcome = sent.json<BulkRecallAnswerDto>();
  expect([sent.statusCode, outcome.done, outcome.refused, outcome.request_ids.length]).toEqual([
    200, 5, 1, 2,
  ]);
  expect(outcome.results.at(-1)).toEqual({
    id: own.id,
    ok: false,
    message: 'You already hold this item.',
    transfer_id: null,
  });
  const [whitaker, voss] = [await noticesOf('whitaker'), await noticesOf('voss')];
  expect([whitaker.length, voss.length]).toEqual([before[0] + 1, before[1] + 1]);
  expect(whitaker[0]?.message).toBe(
    `SPC Halloran asks for 3 items back. 1 of your offers is cancelled. Due ${words(inDays(2))}. Reason: Layout`,
  );
  expect(voss[0]?.message).toMatch(/asks for 2 items back\./);
  expect((await noticesOf('tanaka'))[0]?.title).toBe('Transfer superseded');
  expect((await t.as.tanaka({ url: `/api/transfers/${offered.id}` })).json<TransferDto>().status).toBe(
    'Cancelled',
  );

  const linesOf = async (who: Username, request: string) =>
    (await t.as[who]({ url: `/api/transfers?view=outgoing&request=${request}` })).json<TransferDto[]>();
  const [first = '', second = ''] = outcome.request_ids;
  const lines = await linesOf('whitaker', first);
  expect(lines.map(({ is_recall, request_lines }) => [is_recall, request_lines])).toEqual(
    Array(3).fill([true, 3]),
  );
  const told = (await noticesOf('halloran')).length;
  const body = { answer: 'in-repair', untilOn: inDays(5), note: 'Shop 2', wholeRequest: true };
  expect((await answer('whitaker', lines[0]!.id, body)).statusCode).toBe(200);
  expect((await linesOf('whitaker', first)).map((line) => line.recall_answer?.answer)).toEqual(
    Array(3).fill('in-repair'),
  );
  expect((await linesOf('voss', second)).map((line) => line.recall_answer)).toEqual([null, null]);
  const notices = await noticesOf('halloran');
  expect(notices).toHaveLength(told + 1);
  expect(notices[0]?.message).toMatch(/^SPC Whitaker answers the recall of 3 items: In repair until /);
});

test('SUCC-37 an own recall does not count among what waits for the recaller, an offer to them does', async () => {
  const waiting = async (who: Username) =>
    (await t.as[who]({ url: '/api/transfers?view=incoming&status=Pending&waiting=true' })).json<
      TransferDto[]
    >();
  const before = (await waiting('halloran')).length;
  const id = await withWhitaker();
  await recall('halloran', id);
  expect(await waiting('halloran')).toHaveLength(before);
  const { id: other } = await t.createItem();
  await t.signDown(other, 'voss');
  await t.offer('voss', other, 'halloran');
  expect(await waiting('halloran')).toHaveLength(before + 1);
});

test('a due date in the past is refused', async () => {
  const { status, text } = await recall('halloran', await withWhitaker(), { dueOn: '2020-01-01' });
  expect([status, text]).toEqual([400, expect.stringContaining('The due date is in the past.')]);
});

test('SUCC-36 the holder is reminded two days before the due date, on it and daily after, unless it is in repair', async () => {
  const morning = (days: number) => new Date(startOfDay(new Date(), days).getTime() + 8 * 60 * 60 * 1000);
  const dueIn = (days: number) => localDay(startOfDay(new Date(), days));
  const { id } = await t.createItem();
  await t.signDown(id, 'tanaka');
  const { transferId } = await recall('halloran', id, { dueOn: dueIn(5) });
  const raised: number[] = [];
  const count = async () =>
    (await noticesOf('tanaka')).filter(({ title }) => title === 'Recalled items are due').length;
  for (let days = 1; days <= 7; days += 1) {
    t.clock.set(morning(days));
    const before = await count();
    await runJobs(t.app, 'remind of recalls that are due');
    await runJobs(t.app, 'remind of recalls that are due');
    if ((await count()) > before) raised.push(days);
  }
  expect(raised).toEqual([3, 5, 6, 7]);
  expect((await noticesOf('tanaka'))[0]?.message).toBe(
    `1 item recalled from you was due on ${words(dueIn(5))}.`,
  );
  t.clock.set(new Date());
  await answer('tanaka', transferId, { answer: 'in-repair', untilOn: dueIn(9), note: 'Shop 2' });
  t.clock.set(morning(8));
  const before = await count();
  await runJobs(t.app, 'remind of recalls that are due');
  expect(await count()).toBe(before);
  t.clock.set(new Date());
});

test('a recall that is withdrawn is told to the holder, and what is open says that it is recalled', async () => {
  const id = await withWhitaker();
  const { transferId } = await recall('halloran', id);
  const offered = await t.as.whitaker({
    method: 'POST',
    url: '/api/transfers',
    body: { propertyId: id, toUserId: t.ids.tanaka },
  });
  expect([offered.statusCode, messageOf(offered)]).toEqual([
    409,
    expect.stringMatching(
      /is recalled: SPC Halloran recalled it from SPC Whitaker, and the recall is open\.$/,
    ),
  ]);
  await t.as.halloran({ method: 'POST', url: `/api/transfers/${transferId}/cancel` });
  expect((await noticesOf('whitaker'))[0]).toMatchObject({
    title: 'Recall withdrawn',
    message: expect.stringMatching(/^SPC Halloran withdrew the recall of .* You keep the item\.$/) as string,
  });
});

test.each(['one', 'all'])(
  'who stands between the recaller and the holder is told when the item is taken back, answered by %s',
  async (by) => {
    const id = await withWhitaker();
    const { transferId } = await recall('halloran', id);
    if (by === 'one') await t.decide('halloran', transferId, 'Approved');
    else {
      const body = { decisions: [{ id: transferId, status: 'Approved' }] };
      await t.as.halloran({ method: 'POST', url: '/api/transfers/decisions', body });
    }
    const { serial_number: serial } = await t.database.db
      .selectFrom('property')
      .select('serial_number')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect((await noticesOf('petrov')).filter(({ message }) => message.includes(serial))[0]).toEqual({
      title: 'Item taken back',
      message: `SPC Halloran took M4A1 Carbine ${serial} back. It is not on your hand receipt any more.`,
    });
  },
);
