import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { canonicalBytes, parseEvent, signCheckpoint } from '@hand-receipt/ledger';
import { generateSignerKey, nodeHasher, nodeSigner } from '@hand-receipt/ledger/node';
import { type RawBuilder, sql } from 'kysely';
import type { OpenDatabase } from '../../src/db/open-database';
import { perform } from '../../src/domain/custody/work';
import { appendEvent, appendEventNow } from '../../src/domain/ledger/append';
import { writeCorrection } from '../../src/domain/ledger/corrections';
import type { Sealer } from '../../src/domain/ledger/seal/sealer';
import { LedgerVerification } from '../../src/domain/ledger/verify/verification';
import { testDatabase } from '../support/database';
import {
  CLOCK,
  NAVARRO,
  ORIGIN,
  append,
  asOperator,
  clear,
  dataFolder,
  openSealer,
  smallCompany,
} from './support';

let database: OpenDatabase;
let sealer: Sealer;
let folder: string;
beforeAll(async () => {
  database = await testDatabase();
}, 60_000);

/** Eight events: seven of the small company, and a correction of #2; checkpoints at 7 and 8. */
beforeEach(async () => {
  const { db } = database;
  await clear(db);
  folder = await dataFolder();
  sealer = (await openSealer(db, folder)).sealer;
  await smallCompany(db);
  await sealer.sealNow();
  const original = await db
    .selectFrom('ledger_event')
    .select('event_id')
    .where('seq', '=', 2)
    .executeTakeFirstOrThrow();
  const commander = { ...NAVARRO, role: 'Commander', unitId: 'B' } as const;
  const correction = { originalEventId: original.event_id, reason: 'Wrong item' };
  await perform({ db, clock: { now: CLOCK } }, commander, (work) => writeCorrection(work, correction));
  await sealer.sealNow();
});

const verify = (options?: { full: boolean }) =>
  new LedgerVerification({ db: database.db, sealer, clock: CLOCK }).check(options);
const attack = (...statements: RawBuilder<unknown>[]) => asOperator(database.db, ...statements);
const messages = async () => (await verify()).findings.map(({ message }) => message);

/** The bytes of an event with a change in it, as the operator would write them. */
async function forged(seq: number, change: object): Promise<Uint8Array> {
  const { body } = await database.db
    .selectFrom('ledger_event')
    .select('body')
    .where('seq', '=', seq)
    .executeTakeFirstOrThrow();
  return canonicalBytes({ ...parseEvent(body), ...change });
}

/** Computes every leaf hash and node again, as they stand. */
async function recomputeEverything(): Promise<void> {
  await attack(
    sql`update ledger_event set leaf_hash = sha256('\\x00'::bytea || body)`,
    sql`delete from ledger_node`,
  );
  for (let level = 1; level <= 4; level += 1) {
    const below =
      level === 1
        ? sql`select seq as idx, leaf_hash as hash from ledger_event`
        : sql`select idx, hash from ledger_node where level = ${sql.lit(level - 1)}`;
    await attack(sql`
      with below as (${below})
      insert into ledger_node select ${sql.lit(level)}, l.idx / 2, sha256('\\x01'::bytea || l.hash || r.hash)
      from below l join below r on r.idx = l.idx + 1 where l.idx % 2 = 0`);
  }
}

test('a ledger that nobody touched is verified, with its size, root and the time of the full pass', async () => {
  expect(await verify()).toEqual({
    is_verified: true,
    size: 8,
    root: sealer.latest?.root,
    verified_through: 8,
    last_full_pass: '2026-11-21T06:04:18.000Z',
    checked_at: '2026-11-21T06:04:18.000Z',
    findings: [],
    warnings: [],
  });
});

test('an empty ledger is verified', async () => {
  await clear(database.db);
  sealer = (await openSealer(database.db, await dataFolder())).sealer;
  expect(await verify()).toMatchObject({ is_verified: true, size: 0, findings: [] });
});

test('events that no checkpoint covers yet do not make the ledger fail', async () => {
  await append(database.db, 'USER');
  expect(await verify()).toMatchObject({ is_verified: true, size: 9 });
});

test('a row edited: Event #n no longer matches its sealed hash', async () => {
  const body = await forged(3, { details: { fromUserId: 'U-0004', toUserId: 'U-0009' } });
  await attack(sql`update ledger_event set body = ${body} where seq = 3`);
  const result = await verify();
  expect(result.is_verified).toBe(false);
  expect(result.findings).toEqual([
    { code: 'event-altered', message: 'Event #3 no longer matches its sealed hash', seq: 3 },
  ]);
});

test.each([
  ['type', sql`update ledger_event set event_type = 'USER' where seq = 6`],
  ['item', sql`update ledger_event set item_id = 'P-0001' where seq = 6`],
  ['actor', sql`update ledger_event set actor_id = 'U-0001' where seq = 6`],
  ['time', sql`update ledger_event set ts = ts - interval '1 day' where seq = 6`],
  ['words for the search box', sql`update ledger_event set search_text = '' where seq = 6`],
])(
  'a column edited that lists and searches read, %s: Event #n no longer matches its sealed hash',
  async (_column, statement) => {
    await attack(statement);
    expect(await messages()).toEqual(['Event #6 no longer matches its sealed hash']);
  },
);

test('a row edited with its own hash: the journal names the event, the checkpoint says since when', async () => {
  const body = await forged(3, { actor: { id: 'U-0009', name: 'PVT Nobody' } });
  await attack(
    sql`update ledger_event set body = ${body}, leaf_hash = ${nodeHasher.leaf(body)}, actor_id = 'U-0009',
        search_text = replace(search_text, ${'u-0004\nsgt navarro'}, ${'u-0009\npvt nobody'}) where seq = 3`,
  );
  const found = await messages();
  expect(found).toContain('Event #3 no longer matches its sealed hash');
  expect(found).toContain('History before #7 differs from what was sealed on 21NOV2026');
});

test('edited with all hashes recomputed, and the journal gone: History before #n differs from what was sealed', async () => {
  const body = await forged(4, { ts: '2026-11-20T00:00:00.000Z' });
  await attack(
    sql`update ledger_event set body = ${body}, ts = '2026-11-20T00:00:00Z',
        search_text = regexp_replace(search_text, '\\d{4}-\\d\\d-\\d\\d \\d\\d:\\d\\d:\\d\\d', '2026-11-20 00:00:00') where seq = 4`,
  );
  await recomputeEverything();
  expect(await messages()).toEqual([
    'Event #4 no longer matches its sealed hash',
    'History before #7 differs from what was sealed on 21NOV2026',
  ]);
  await writeFile(path.join(folder, 'ledger/journal/000000000000000.log'), '');
  sealer = (await openSealer(database.db, folder)).sealer;
  expect(await messages()).toEqual(['History before #7 differs from what was sealed on 21NOV2026']);
});

test('a row deleted: Event #n is missing', async () => {
  await attack(sql`delete from ledger_event where seq = 4`);
  expect(await messages()).toEqual(['Event #4 is missing']);
});

test('deleted, renumbered and recomputed: the event is missing and the ledger is shorter than was sealed', async () => {
  await attack(
    sql`delete from ledger_event where seq = 4`,
    sql`update ledger_event set seq = seq + 1000 where seq > 4`,
    sql`update ledger_event set seq = seq - 1001 where seq > 1000`,
    sql`update ledger_head set size = 7`,
  );
  await recomputeEverything();
  const found = await messages();
  expect(found).toContain('Event #4 is missing');
  expect(found).toContain('Ledger shrank from 8 to 7');
});

test('renumbered beyond all that there ever were: the check ends, names the number, and misses the event', async () => {
  await attack(sql`update ledger_event set seq = 1000000000000 where seq = 4`);
  const found = await messages();
  expect(found).toContain('Event #1000000000000 no longer matches its sealed hash');
  expect(found).toContain('Event #4 is missing');
  expect(found.filter((message) => message.includes('missing'))).toHaveLength(1);
});

test('two rows swapped: Event order changed between #a and #b', async () => {
  await attack(
    sql`update ledger_event set seq = 1000 where seq = 2`,
    sql`update ledger_event set seq = 2 where seq = 5`,
    sql`update ledger_event set seq = 5 where seq = 1000`,
  );
  const found = await messages();
  expect(found).toContain('Event order changed between #2 and #5');
  expect(found.filter((message) => message.includes('missing'))).toEqual([]);
});

test('the bytes of two rows swapped under their hashes: Event order changed between #a and #b', async () => {
  await attack(sql`
    update ledger_event a set body = b.body from ledger_event b
    where (a.seq = 4 and b.seq = 6) or (a.seq = 6 and b.seq = 4)`);
  expect(await messages()).toEqual(['Event order changed between #4 and #6']);
});

test.each([
  ['with the head', [sql`update ledger_head set size = 5`]],
  ['and the head left', []],
  [
    'with head, nodes and checkpoints',
    [
      sql`update ledger_head set size = 5`,
      sql`delete from ledger_node where (idx + 1) << level > 5`,
      sql`delete from ledger_checkpoint`,
    ],
  ],
])('the tail cut %s: Ledger shrank from N to M', async (_how, also) => {
  await attack(sql`delete from ledger_event where seq >= 5`, ...also);
  expect(await messages()).toContain('Ledger shrank from 8 to 5');
});

test('the head moved back alone: Ledger shrank from N to M', async () => {
  await attack(sql`update ledger_head set size = 6`);
  expect(await messages()).toContain('Ledger shrank from 8 to 6');
});

test.each([
  ['overwritten', sql`update ledger_node set hash = sha256('x') where level = 2 and idx = 1`],
  ['deleted', sql`delete from ledger_node where level = 2 and idx = 1`],
])('an interior node %s is named by the events under it', async (_how, statement) => {
  await attack(statement);
  expect(await messages()).toEqual(['Stored tree node over events #4 to #7 does not match them']);
});

test('an item given to another holder in its table: Item W123 shows holder B; ledger says A', async () => {
  await attack(sql`update property set assigned_to_user_id = 'U-0004' where id = 'P-0001'`);
  const result = await verify();
  expect(result.findings).toEqual([
    {
      code: 'item-differs',
      message: 'Item W123 shows holder SGT Navarro; ledger says SPC Whitaker',
      itemId: 'P-0001',
    },
  ]);
  await attack(sql`update property set assigned_to_user_id = null where id = 'P-0001'`);
  expect(await messages()).toEqual(['Item W123 shows holder nobody; ledger says SPC Whitaker']);
});

test('an item put into the table, or taken out of it, with no event is named', async () => {
  await attack(
    sql`delete from property where id = 'P-0002'`,
    sql`insert into property (id, name, serial_number, category, unit_id) values ('P-0009', 'PVS-14', 'X9', 'optics', 'B')`,
  );
  expect(await messages()).toEqual([
    'Item X9 is in the property book; the ledger has no event that entered it',
    'Item P-0002 is missing from the property book; ledger says SGT Navarro',
  ]);
});

test.each([
  ['of no event', { originalSeq: 99, originalEventId: 'evt_x', originalEventType: 'USER' }],
  [
    'of an event under another id',
    { originalSeq: 0, originalEventId: 'evt_x', originalEventType: 'ITEM CREATED' },
  ],
  ['of itself', { originalSeq: 8, originalEventId: 'evt_x', originalEventType: 'CORRECTION' }],
  ['of nothing at all', { reason: 'x' }],
])('a correction %s: Correction #c points to no valid event', async (_what, details) => {
  await database.db.transaction().execute(async (trx) => {
    // The foreign key would refuse what the operator can write.
    await sql`set local session_replication_role = replica`.execute(trx);
    await appendEventNow(trx, { type: 'CORRECTION', itemId: null, actor: NAVARRO, details });
  });
  expect(await messages()).toEqual(['Correction #8 points to no valid event']);
});

test('an event slipped in without its item history: Event #n does not follow its item', async () => {
  const body = await forged(6, { seq: 8, eventId: 'evt_forged', itemPrevSeq: 4, itemCount: 2 });
  const event = parseEvent(body);
  await attack(sql`select ledger_put(8, ${body}, 'evt_forged', ${event.type}, 'P-0002', 4, 2, ${NAVARRO.id}, null,
    ${event.ts}::timestamptz, (select replace(search_text, event_id, 'evt_forged') from ledger_event where seq = 6))`);
  expect(await messages()).toEqual(["Event #8 does not follow its item's previous event"]);
});

test('a checkpoint signed with another key: Signing key changed without authorisation', async () => {
  const other = nodeSigner(generateSignerKey(ORIGIN));
  const root = Buffer.from(sealer.latest?.root ?? '', 'hex');
  const note = signCheckpoint({ origin: ORIGIN, size: 8n, root }, other);
  await attack(sql`update ledger_checkpoint set note = ${note} where size = 8`);
  expect(await messages()).toEqual(['Signing key changed without authorisation']);
});

test('a checkpoint edited or deleted is named', async () => {
  await attack(sql`update ledger_checkpoint set note = replace(note, 'test', 'text') where size = 7`);
  expect(await messages()).toEqual([expect.stringMatching(/^Checkpoint at 7 events is not valid: /)]);
  await attack(sql`delete from ledger_checkpoint`);
  expect(await messages()).toEqual(['Checkpoint at 8 events is not valid: it is missing from the database']);
});

test('the triggers disabled and everything done through them unnoticed is noticed all the same', async () => {
  const { db } = database;
  await sql`alter table ledger_event disable trigger ledger_event_guard`.execute(db);
  await sql`update ledger_event set body = body || ' '::bytea where seq = 0`.execute(db);
  await sql`alter table ledger_event enable trigger ledger_event_guard`.execute(db);
  expect(await messages()).toEqual(['Event #0 no longer matches its sealed hash']);
});

test('the trigger that takes acts in disabled: the acts that got round the ledger are counted', async () => {
  const { db } = database;
  const act = () =>
    db.transaction().execute((trx) =>
      appendEvent(trx, {
        type: 'VERIFICATION',
        itemId: 'P-0001',
        actor: NAVARRO,
        at: CLOCK(),
        details: {},
      }),
    );
  await sql`alter table ledger_intake disable trigger ledger_intake_due`.execute(db);
  await act();
  await sql`alter table ledger_intake enable trigger ledger_intake_due`.execute(db);
  expect(await messages()).toEqual(['1 act was committed without entering the ledger']);
  await act();
  expect(await messages()).toEqual(['1 act was committed without entering the ledger']);
});

test('the journal edited: it is said to be damaged, and the rows are judged without it', async () => {
  const file = path.join(folder, 'ledger/journal/000000000000000.log');
  const text = await readFile(file, 'utf8');
  await writeFile(file, text.replace('"whitaker"', '"halloran"'));
  expect(await messages()).toEqual(["The server's journal is damaged at event #4"]);
});

test('a check that could not be made is an error, never a pass', async () => {
  const closed = await testDatabase();
  const verification = new LedgerVerification({ db: closed.db, sealer, clock: CLOCK });
  await closed.db.destroy();
  await expect(verification.check()).rejects.toThrow('driver has already been destroyed');
}, 60_000);
