import { hearingOf } from '../events/who-hears';
import { runJobs } from '../support/jobs';
import { type CounterCompany, counterCompany } from './counter-fixture';

/** Two squad leaders, a soldier who operates the counter, one who does not, and the commander of another company. */
const LISTENING = ['petrov', 'voss', 'tanaka', 'whitaker', 'stranger'] as const;

let t: CounterCompany;
let hearing: Awaited<ReturnType<typeof hearingOf<(typeof LISTENING)[number]>>>;
beforeAll(async () => {
  t = await counterCompany();
  await appoint('2026-12-31');
  hearing = await hearingOf(t, LISTENING);
});
afterAll(() => hearing.stop());

const appoint = (until: string) =>
  t.ok('halloran', 'PUT /api/counters/:id/operators/:userId', {
    params: { id: t.counterId, userId: t.ids.tanaka },
    body: { until, orderReference: 'Orders 325-02' },
  });

/** Who is told to read the counters again while something is done. */
async function toldDuring(act: () => Promise<unknown>): Promise<string[]> {
  const heard = await hearing.during(act);
  return LISTENING.filter((who) => heard[who].has('counters'));
}

const EVERY_READER = ['petrov', 'voss', 'tanaka'];
const WITH_RECIPIENT = [...EVERY_READER, 'whitaker'];

test('a hand-over and a return reach operators of any role, squad leaders and the recipient, and no other company', async () => {
  const id = await t.stocked();
  const drawn = await t.prepared({ items: [id] });
  expect(await toldDuring(() => t.ok('brandt', 'POST /api/counter/handovers', { body: drawn }))).toEqual(
    WITH_RECIPIENT,
  );
  const claim = () => t.ok('whitaker', 'POST /api/property/:id/returned-claim', { params: { id } });
  expect(await toldDuring(claim)).toEqual(WITH_RECIPIENT);
  const body = { sessionId: t.sessionId, itemId: id, typed: false };
  expect(await toldDuring(() => t.ok('brandt', 'POST /api/counter/returns', { body }))).toEqual(
    WITH_RECIPIENT,
  );
});

test('a hand-over that waits for its recipient, and its end, reach them too', async () => {
  const id = await t.stocked();
  const waiting = await t.prepared({ items: [id], confirmation: { method: 'own-session' } });
  let number = '';
  const ask = async () => {
    number = (await t.ok('brandt', 'POST /api/counter/handovers', { body: waiting })).id;
  };
  expect(await toldDuring(ask)).toEqual(WITH_RECIPIENT);
  const withdraw = () =>
    t.ok('brandt', 'POST /api/counter/handovers/:id/withdraw', { params: { id: number } });
  expect(await toldDuring(withdraw)).toEqual(WITH_RECIPIENT);
});

test('an authorization that begins or ends reaches its person, and an authority every reader', async () => {
  const itemId = await t.stocked();
  const params = { id: t.counterId };
  const authorize = (userId: string | null) =>
    t.ok('halloran', 'PUT /api/counters/:id/authorizations', {
      params,
      body: { entries: [{ itemId, userId }] },
    });
  expect(await toldDuring(() => authorize(t.ids.whitaker))).toEqual(WITH_RECIPIENT);
  expect(await toldDuring(() => authorize(null))).toEqual(WITH_RECIPIENT);
  const give = () =>
    t.ok('halloran', 'PUT /api/counters/:id/authority', { params, body: { until: '2026-12-31' } });
  expect(await toldDuring(give)).toEqual(EVERY_READER);
});

test('an operator whose appointment ends by its date is told', async () => {
  t.clock.set(new Date(2027, 0, 1, 0, 1));
  const end = () => runJobs(t.app, 'appointments that ended');
  expect(await toldDuring(end)).toEqual(EVERY_READER);
  expect(await toldDuring(end)).toEqual([]);
});
