import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { readEvent, signCheckpoint } from '@hand-receipt/ledger';
import { generateSignerKey, nodeSigner } from '@hand-receipt/ledger/node';
import { sql } from 'kysely';
import { appendEvent, appendEventNow } from '../../src/ledger/append';
import { LedgerVerification } from '../../src/ledger-check/verification';
import { testDatabase } from '../support/database';
import { forged } from './rewrite';
import { SealedLedger } from './sealed-ledger';
import { CLOCK, NAVARRO, ORIGIN, append, clear, dataFolder, openSealer } from './support';

const ledger = SealedLedger.forEachTest();

test('a ledger that nobody touched is verified, with its size, root and the time of the full pass', async () => {
  expect(await ledger.verify()).toEqual({
    is_verified: true,
    size: 8,
    root: ledger.sealer.latest?.root,
    verified_through: 8,
    last_full_pass: '2026-11-21T06:04:18.000Z',
    checked_at: '2026-11-21T06:04:18.000Z',
    findings: [],
    cause: null,
    warnings: [],
  });
});

test('an empty ledger is verified', async () => {
  await clear(ledger.db);
  ledger.sealer = (await openSealer(ledger.db, await dataFolder())).sealer;
  expect(await ledger.verify()).toMatchObject({ is_verified: true, size: 0, findings: [] });
});

test('events that no checkpoint covers yet do not make the ledger fail', async () => {
  await append(ledger.db, 'USER');
  expect(await ledger.verify()).toMatchObject({ is_verified: true, size: 9 });
});

test('an item given to another holder in its table: Item W123 shows holder B; ledger says A', async () => {
  await ledger.attack(sql`update property set assigned_to_user_id = 'U-0004' where id = 'P-0001'`);
  const result = await ledger.verify();
  expect(result.findings).toEqual([
    {
      code: 'item-differs',
      message: 'Item W123 shows holder SGT Navarro; ledger says SPC Whitaker',
      itemId: 'P-0001',
    },
  ]);
  await ledger.attack(sql`update property set assigned_to_user_id = null where id = 'P-0001'`);
  expect(await ledger.messages()).toEqual(['Item W123 shows holder nobody; ledger says SPC Whitaker']);
});

test('an item passed off as another in its table: Item W999 shows serial number W999; ledger says W123', async () => {
  await ledger.attack(
    sql`update property set serial_number = 'W999', name = 'M4 CARBINE' where id = 'P-0001'`,
  );
  expect(await ledger.messages()).toEqual([
    'Item W999 shows serial number W999; ledger says W123',
    'Item W999 shows name M4 CARBINE; ledger says M4A1 CARBINE',
  ]);
});

test('an item put into the table, or taken out of it, with no event is named', async () => {
  await ledger.attack(
    sql`delete from property where id = 'P-0002'`,
    sql`insert into property (id, name, serial_number, category, unit_id) values ('P-0009', 'PVS-14', 'X9', 'optics', 'B')`,
  );
  expect(await ledger.messages()).toEqual([
    'Item X9 is in the property book; the ledger has no event that entered it',
    'Item W124 is missing from the property book; ledger says SGT Navarro',
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
  await ledger.db.transaction().execute(async (trx) => {
    // The foreign key would refuse what the operator can write.
    await sql`set local session_replication_role = replica`.execute(trx);
    await appendEventNow(trx, { type: 'CORRECTION', itemId: null, actor: NAVARRO, details });
  });
  expect(await ledger.messages()).toEqual(['Correction #8 points to no valid event']);
});

test('an event slipped in without its item history: Event #n does not follow its item', async () => {
  const body = await forged(ledger.db, 6, { seq: 8, eventId: 'evt_forged', itemPrevSeq: 4, itemCount: 2 });
  const event = readEvent(body);
  await ledger.attack(sql`select ledger_replay_event(8, ${body}, 'evt_forged', ${event.type}, 'P-0002', 4, 2, ${NAVARRO.id}, null,
    ${event.ts}::timestamptz, (select replace(search_text, event_id, 'evt_forged') from ledger_event where seq = 6))`);
  expect(await ledger.messages()).toEqual(["Event #8 does not follow its item's previous event"]);
});

test('a checkpoint signed with another key: Signing key changed without authorisation', async () => {
  const other = nodeSigner(generateSignerKey(ORIGIN));
  const root = Buffer.from(ledger.sealer.latest?.root ?? '', 'hex');
  const note = signCheckpoint({ origin: ORIGIN, size: 8n, root }, other);
  await ledger.attack(sql`update ledger_checkpoint set note = ${note} where size = 8`);
  expect(await ledger.messages()).toEqual(['Signing key changed without authorisation']);
});

test('a checkpoint edited or deleted is named', async () => {
  await ledger.attack(sql`update ledger_checkpoint set note = replace(note, 'test', 'text') where size = 7`);
  expect(await ledger.messages()).toEqual([expect.stringMatching(/^Checkpoint at 7 events is not valid: /)]);
  await ledger.attack(sql`delete from ledger_checkpoint`);
  expect(await ledger.messages()).toEqual([
    'The checkpoint at 7 events is missing',
    'The checkpoint at 8 events is missing',
  ]);
});

test('the triggers disabled and everything done through them unnoticed is noticed all the same', async () => {
  const { db } = ledger;
  await sql`alter table ledger_event disable trigger ledger_event_guard`.execute(db);
  await sql`update ledger_event set body = body || ' '::bytea where seq = 0`.execute(db);
  await sql`alter table ledger_event enable trigger ledger_event_guard`.execute(db);
  expect(await ledger.messages()).toEqual(['Event #0 no longer matches its sealed hash']);
});

test('the trigger that takes acts in disabled: the acts that got round the ledger are counted', async () => {
  const { db } = ledger;
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
  await sql`alter table ledger_pending disable trigger ledger_pending_due`.execute(db);
  await act();
  await sql`alter table ledger_pending enable trigger ledger_pending_due`.execute(db);
  expect(await ledger.messages()).toEqual(['1 act was committed without entering the ledger']);
  await act();
  expect(await ledger.messages()).toEqual(['1 act was committed without entering the ledger']);
});

test('the journal edited: it is said to be damaged, and the rows are judged without it', async () => {
  const file = path.join(ledger.folder, 'ledger/journal/000000000000000.log');
  const text = await readFile(file, 'utf8');
  await writeFile(file, text.replace('"whitaker"', '"halloran"'));
  expect(await ledger.messages()).toEqual(["The server's journal is damaged at event #4"]);
});

test('a check that could not be made is an error, never a pass', async () => {
  const closed = await testDatabase();
  const verification = new LedgerVerification({ db: closed.db, sealer: ledger.sealer, clock: CLOCK });
  // Kysely closes what has been used: one that no statement has reached yet would connect after all.
  await sql`select 1`.execute(closed.db);
  await closed.db.destroy();
  await expect(verification.check()).rejects.toThrow('driver has already been destroyed');
}, 60_000);
