import { sql } from 'kysely';
import { LedgerVerification } from '../../src/ledger-check/verification';
import { SealedLedger } from './sealed-ledger';
import { appendEvents } from '../../seed/scale/append-events';
import { NAVARRO, append } from './support';

const ledger = SealedLedger.forEachTest();
let now: Date;
let verification: LedgerVerification;
beforeEach(() => {
  const { db, sealer } = ledger;
  now = new Date('2026-11-21T06:00:00Z');
  verification = new LedgerVerification({ db, sealer, clock: () => now, fullBelow: 1 });
});

const FIRST = '2026-11-21T06:00:00.000Z';
const LATER = '2026-11-21T07:00:00.000Z';

test('a ledger that a full pass found sound is checked by what is new, and the time of the full pass is told', async () => {
  expect(await verification.check()).toMatchObject({ is_verified: true, size: 8, last_full_pass: FIRST });
  now = new Date(LATER);
  await append(ledger.db, 'USER');
  await ledger.sealer.sealNow();
  expect(await verification.check()).toMatchObject({
    is_verified: true,
    size: 9,
    verified_through: 9,
    root: ledger.sealer.latest?.root,
    last_full_pass: FIRST,
    checked_at: LATER,
  });
  expect(await verification.check({ full: true })).toMatchObject({
    is_verified: true,
    last_full_pass: LATER,
  });
});

test.each([
  [
    'a new event',
    sql`update ledger_event set body = body || ' '::bytea where seq = 8`,
    'Event #8 no longer matches its sealed hash',
  ],
  [
    'an item',
    sql`update property set assigned_to_user_id = 'U-0004' where id = 'P-0001'`,
    'Item W123 shows holder SGT Navarro; ledger says SPC Whitaker',
  ],
  [
    'every old event',
    sql`update ledger_event set body = body || ' '::bytea where seq < 8`,
    'Event #0 no longer matches its sealed hash',
  ],
  [
    'the old nodes',
    sql`update ledger_node set hash = sha256('x') where level = 2`,
    'Stored tree node over events #0 to #3 does not match them',
  ],
  ['the tail', sql`update ledger_head set size = 7`, 'Ledger shrank from 9 to 7'],
])(
  'a check of what is new that finds %s changed makes a full pass, which names it',
  async (_what, statement, message) => {
    await verification.check();
    now = new Date(LATER);
    await append(ledger.db, 'USER');
    await ledger.attack(statement);
    const result = await verification.check();
    expect(result).toMatchObject({ is_verified: false, last_full_pass: LATER });
    expect(result.findings.map((finding) => finding.message)).toContain(message);
  },
);

test('a ledger put right is verified again', async () => {
  await ledger.attack(sql`update property set assigned_to_user_id = 'U-0004' where id = 'P-0001'`);
  expect((await verification.check()).is_verified).toBe(false);
  await ledger.attack(sql`update property set assigned_to_user_id = 'U-0005' where id = 'P-0001'`);
  expect(await verification.check()).toMatchObject({ is_verified: true, findings: [] });
});

test('checks asked for at once share one, but a full pass is never answered by less', async () => {
  await verification.check();
  now = new Date(LATER);
  const [first, second, full] = await Promise.all([
    verification.check(),
    verification.check(),
    verification.check({ full: true }),
  ]);
  expect(second).toBe(first);
  expect(first.last_full_pass).toBe(FIRST);
  expect(full.last_full_pass).toBe(LATER);
});

test('a check during appends finds nothing wrong', async () => {
  const appends = Array.from({ length: 30 }, (_, i) =>
    append(ledger.db, 'VERIFICATION', `P-000${(i % 2) + 1}`),
  );
  const seals = Array.from({ length: 5 }, () => ledger.sealer.sealNow());
  const checks = Array.from({ length: 5 }, () => verification.check({ full: true }));
  await Promise.all([...appends, ...seals]);
  for (const result of await Promise.all(checks)) expect(result.findings).toEqual([]);
  expect(await verification.check({ full: true })).toMatchObject({ is_verified: true, size: 38 });
});

test('progress is told, and a ledger of several pages is checked to its end, gaps at their edges included', async () => {
  const events = Array.from({ length: 620 }, () => ({
    type: 'VERIFICATION' as const,
    itemId: 'P-0001',
    actor: NAVARRO,
    details: {},
    at: now,
  }));
  await ledger.db.transaction().execute((trx) => appendEvents(trx, events));
  await ledger.sealer.sealNow();
  const told: number[] = [];
  expect(await verification.check({ onProgress: (checked) => told.push(checked) })).toMatchObject({
    is_verified: true,
    size: 628,
    root: ledger.sealer.latest?.root,
  });
  expect(told.length).toBeGreaterThan(2);
  expect(told.at(-1)).toBe(628);

  await ledger.attack(
    sql`delete from ledger_event where seq in (199, 200, 400)`,
    sql`delete from ledger_event where seq > 600`,
    sql`update ledger_event set body = body || ' '::bytea where seq = 399`,
  );
  const { findings } = await verification.check({ full: true });
  expect(findings.map(({ message }) => message).sort()).toEqual([
    'Event #199 is missing',
    'Event #200 is missing',
    'Event #399 no longer matches its sealed hash',
    'Event #400 is missing',
    'Ledger shrank from 628 to 601',
  ]);
});

test('a server that stops in the middle of a check ends it as an error, not as a verdict', async () => {
  const state = ledger.sealer.state.bind(ledger.sealer);
  const sealer = {
    state: () => {
      verification.stop();
      return state();
    },
  };
  verification = new LedgerVerification({ db: ledger.db, sealer });
  await expect(verification.check()).rejects.toThrow('The server has stopped.');
  await expect(verification.check()).rejects.toThrow('The server has stopped.');
});

test('a check that failed can be made again', async () => {
  let broken = true;
  const sealer = {
    state: () => {
      if (broken) throw new Error('The database is closed.');
      return ledger.sealer.state();
    },
  };
  verification = new LedgerVerification({ db: ledger.db, sealer });
  await expect(verification.check()).rejects.toThrow('The database is closed.');
  broken = false;
  expect(await verification.check()).toMatchObject({ is_verified: true });
});
