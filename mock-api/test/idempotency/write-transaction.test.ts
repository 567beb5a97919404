import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import { type Steps, answerCall } from '../../src/http/answer-call';
import { systemClock } from '../../src/kernel/clock';
import { CountedRefusal, conflict } from '../../src/kernel/errors';
import type { OpenDatabase } from '../../src/kernel/db/open-database';
import type { UnitOfWork } from '../../src/unit-of-work';
import { addUser } from '../support/app';
import { testDatabase } from '../support/database';

let database: OpenDatabase;
let userId: string;
beforeAll(async () => {
  database = await testDatabase();
  userId = await addUser(database, { username: 'halloran' });
}, 60_000);

let keys = 0;
const newKey = () => `key-${(keys += 1)}`;

/** What a handler of the tests is given. */
interface Given {
  work: UnitOfWork;
  prepared: unknown;
  unitOfWork<T>(act: (work: UnitOfWork) => Promise<T>): Promise<T>;
}

interface Sent {
  answer: unknown;
  replayed: boolean;
  status: number;
}

/** A write with these steps; each call of what is returned sends the same request. */
function write(
  steps: { prepare?: Steps['prepare']; handle: (call: Given) => unknown },
  transaction?: 'none',
) {
  const app = { database, clock: systemClock } as FastifyInstance;
  const method = 'POST';
  const answer = answerCall(app, { method, transaction }, steps as Steps);
  return async (key: string): Promise<Sent> => {
    const user = { id: userId, name: 'SPC Halloran', role: 'Commander', unitId: null };
    const headers = { 'idempotency-key': key };
    const routeOptions = { config: {} };
    const request = {
      method,
      url: '/api/test',
      headers,
      body: {},
      user,
      routeOptions,
    } as unknown as FastifyRequest;
    const sent = { status: 200, replayed: false };
    const reply = {
      get statusCode() {
        return sent.status;
      },
      status: (status: number) => {
        sent.status = status;
        return reply;
      },
      header: () => {
        sent.replayed = true;
        return reply;
      },
    } as unknown as FastifyReply;
    const call = { params: {}, query: {}, body: {}, user: request.user, request, reply };
    return { answer: await answer(call), ...sent };
  };
}

const addUnit = ({ trx }: Pick<UnitOfWork, 'trx'>, id: string) =>
  trx.insertInto('units').values({ id, parent_id: null, name: id, kind: 'company' }).execute();

const hasUnit = async (id: string) =>
  (await database.db.selectFrom('units').select('id').where('id', '=', id).execute()).length === 1;

const storedResponses = async () => {
  const rows = database.db
    .selectFrom('idempotency_key')
    .select(({ fn }) => fn.countAll<string>().as('count'));
  return Number((await rows.executeTakeFirstOrThrow()).count);
};

const fail = ({ trx }: UnitOfWork, code: string) =>
  sql.raw(`do $$ begin raise exception 'broken' using errcode = '${code}'; end $$`).execute(trx);

test('a write and its response commit together, and the request sent again gets the response', async () => {
  let runs = 0;
  const send = write({
    async handle({ work }) {
      runs += 1;
      await addUnit(work, 'TOGETHER');
      return { runs };
    },
  });
  const key = newKey();
  expect(await send(key)).toMatchObject({ answer: { runs: 1 }, replayed: false });
  expect(await send(key)).toMatchObject({ answer: { runs: 1 }, replayed: true });
  expect([runs, await hasUnit('TOGETHER')]).toEqual([1, true]);
});

test.each(['40P01', '40001'])('after %s all is undone, and the handler runs again', async (code) => {
  let runs = 0;
  const after: number[] = [];
  const send = write({
    async handle({ work }) {
      runs += 1;
      const run = runs;
      work.afterCommit(() => after.push(run));
      await addUnit(work, `AGAIN-${code}`);
      if (run < 4) await fail(work, code);
      return { runs };
    },
  });
  expect(await send(newKey())).toMatchObject({ answer: { runs: 4 } });
  expect(after).toEqual([4]);
});

test('a write that meets a deadlock four times fails, and nothing is left', async () => {
  const before = await storedResponses();
  let runs = 0;
  const send = write({
    async handle({ work }) {
      runs += 1;
      await addUnit(work, 'NEVER');
      await fail(work, '40P01');
    },
  });
  await expect(send(newKey())).rejects.toMatchObject({ code: '40P01' });
  expect([runs, await hasUnit('NEVER'), await storedResponses()]).toEqual([4, false, before]);
});

test.each([
  ['a refusal', () => conflict('Not now.')],
  ['a failure', () => new Error('broken')],
])('%s undoes the write, is not stored, and runs nothing afterwards', async (_what, error) => {
  const before = await storedResponses();
  let refuse = true;
  const after: string[] = [];
  const send = write({
    async handle({ work }) {
      await addUnit(work, `UNDONE-${_what}`);
      work.afterCommit(() => after.push('done'));
      if (refuse) throw error();
      return {};
    },
  });
  const key = newKey();
  await expect(send(key)).rejects.toThrow();
  expect([await hasUnit(`UNDONE-${_what}`), await storedResponses(), after]).toEqual([false, before, []]);
  refuse = false;
  expect(await send(key)).toMatchObject({ replayed: false });
  expect([await hasUnit(`UNDONE-${_what}`), after]).toEqual([true, ['done']]);
});

test('a refusal that counts keeps what was counted, and is what the request gets again', async () => {
  const send = write({
    async handle({ work }) {
      await addUnit(work, 'COUNTED');
      throw new CountedRefusal(403, 'wrong-pin', 'The PIN is wrong.');
    },
  });
  const key = newKey();
  await expect(send(key)).rejects.toMatchObject({ status: 403, message: 'The PIN is wrong.' });
  expect(await hasUnit('COUNTED')).toBe(true);
  expect(await send(key)).toMatchObject({ status: 403, replayed: true, answer: { error: 'wrong-pin' } });
});

test('a savepoint that throws undoes its own act, and neither the others nor what they do after the commit', async () => {
  const after: string[] = [];
  const send = write({
    async handle({ work }) {
      const line = (id: string, act = (_: UnitOfWork): Promise<unknown> => Promise.resolve()) =>
        work
          .savepoint(async (own) => {
            await addUnit(own, id);
            own.afterCommit(() => after.push(id));
            await act(own);
          })
          .catch(() => undefined);
      await line('LINE-1');
      await line('LINE-2', () => Promise.reject(conflict('Not this one.')));
      await line('LINE-3', (own) => fail(own, '23505'));
      await line('LINE-4');
      return {};
    },
  });
  await send(newKey());
  const kept = await Promise.all([1, 2, 3, 4].map((n) => hasUnit(`LINE-${n}`)));
  expect([kept, after]).toEqual([
    [true, false, false, true],
    ['LINE-1', 'LINE-4'],
  ]);
});

test('slow work is done once, before the transaction, and not for a request that was answered', async () => {
  const prepared: number[] = [];
  let runs = 0;
  const send = write({
    async prepare() {
      prepared.push(database.load().busy);
      return 'hash';
    },
    async handle({ work, prepared: hash }) {
      runs += 1;
      expect(database.load().busy).toBe(1);
      if (runs < 3) await fail(work, '40P01');
      return { hash };
    },
  });
  const key = newKey();
  expect(await send(key)).toMatchObject({ answer: { hash: 'hash' } });
  expect(await send(key)).toMatchObject({ answer: { hash: 'hash' }, replayed: true });
  expect([prepared, runs]).toEqual([[0], 3]);
});

test('a handler that numbers its events at once reads them in its own transaction', async () => {
  const item = { id: 'P-0001', name: 'Radio', serial_number: 'R1' };
  const send = write({
    async handle({ work }) {
      await work.record('VERIFICATION', item, {});
      const events = work.trx.selectFrom('ledger_event').select('item_id');
      const before = await events.execute();
      await work.flushLedger();
      return { before: before.length, after: (await events.execute()).length };
    },
  });
  expect((await send(newKey())).answer).toEqual({ before: 0, after: 1 });
});

test('a call without a transaction keeps what its short transactions did, and its first whole answer', async () => {
  let runs = 0;
  const send = write(
    {
      async handle({ unitOfWork }) {
        runs += 1;
        await unitOfWork((work) => addUnit(work, `SHORT-${runs}`));
        if (runs === 1) throw conflict('Broken off.');
        return { runs };
      },
    },
    'none',
  );
  const key = newKey();
  await expect(send(key)).rejects.toThrow('Broken off.');
  expect(await hasUnit('SHORT-1')).toBe(true);
  expect(await send(key)).toMatchObject({ answer: { runs: 2 }, replayed: false });
  expect(await send(key)).toMatchObject({ answer: { runs: 2 }, replayed: true });
});
