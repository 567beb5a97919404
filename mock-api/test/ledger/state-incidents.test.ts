import { sql } from 'kysely';
import { CompanyServer } from './company-server';
import { asOperator } from './operator';

let server: CompanyServer;
beforeEach(async () => {
  server = await CompanyServer.open();
}, 60_000);
afterEach(() => server.stop());

const attack = (...statements: readonly string[]) =>
  asOperator(server.db, ...statements.map((statement) => sql.raw(statement)));

/** The next check, a minute after the one before. */
const check = () => {
  const { clock } = server.test;
  clock.set(new Date(clock.now().getTime() + 60_000));
  return server.check();
};

const findings = async () => (await check()).findings.map(({ message }) => message);

const incidents = async () => {
  const { rows } = await sql<{ seq: number }>`
    select seq::int from ledger_event where event_type = 'LEDGER INCIDENT' order by seq`.execute(server.db);
  return rows.map(({ seq }) => seq);
};

/** Each is done and taken back behind the server. */
const UNDONE = [
  [
    'EVID-16 a checkpoint that was deleted and put back',
    'checkpoint-missing',
    'The checkpoint at 2 events is missing',
    ['create table kept as select * from ledger_checkpoint', 'delete from ledger_checkpoint where size = 2'],
    ['insert into ledger_checkpoint select * from kept where size = 2', 'drop table kept'],
  ],
  [
    'EVID-12 a foreign row in the list of keys that was taken out again',
    'key-list-altered',
    "The list of signing keys in the database is not the ledger's own",
    ["insert into ledger_key values ('foreign', 3, now())"],
    ["delete from ledger_key where verifier_key = 'foreign'"],
  ],
] as const;

test.each(UNDONE)(
  '%s is an incident until a Commander acknowledges it',
  async (_what, code, message, change, back) => {
    await attack(...change);
    expect(await findings()).toEqual([message]);
    expect(await findings()).toEqual([message]);
    const [seq = -1] = await incidents();
    await attack(...back);
    await server.restart();
    expect((await check()).findings).toEqual([{ code, message, seq }]);
    expect(await incidents()).toEqual([seq]);

    expect((await server.acknowledge(seq, 'Put back')).statusCode).toBe(201);
    expect(await check()).toMatchObject({
      is_verified: true,
      findings: [],
      warnings: [{ code, seq }],
    });
    await attack(...change);
    expect(await findings()).toEqual([message]);
    expect(await incidents()).toHaveLength(2);
  },
  60_000,
);

test.each(UNDONE)(
  '%s stays a finding while it lasts, also when the incident was acknowledged, and is recorded once',
  async (_what, _code, message, change) => {
    await attack(...change);
    expect(await findings()).toEqual([message]);
    const [seq = -1] = await incidents();
    expect((await server.acknowledge(seq, 'We know')).statusCode).toBe(201);
    for (let at = 0; at < 2; at += 1) expect(await findings()).toEqual([message]);
    expect(await incidents()).toEqual([seq]);
  },
  60_000,
);

test('nothing is appended to a ledger that lost an event', async () => {
  await attack('delete from ledger_event where seq = 1', 'delete from ledger_checkpoint where size = 2');
  expect(await findings()).toEqual(
    expect.arrayContaining(['Event #1 is missing', 'The checkpoint at 2 events is missing']),
  );
  expect(await incidents()).toEqual([]);
});
