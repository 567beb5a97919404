import { text } from 'node:stream/consumers';
import { canonicalBytes, portableTools, readEvent, verifyBundle } from '@hand-receipt/ledger';
import { nodeHasher } from '@hand-receipt/ledger/node';
import { parse } from 'csv-parse/sync';
import { sql } from 'kysely';
import { exportPersonalData } from '../../src/account/export';
import { writeCsv } from '../../src/ledger-history/csv';
import { readReceipts } from '../../src/ledger-history/evidence';
import { readEventDetails } from '../../src/ledger-history/event-details';
import { readHistory } from '../../src/ledger-history/history';
import { writeBundle } from '../../src/ledger-history/bundle';
import { listCorrections, writeCorrection } from '../../src/ledger-check/write-correction';
import { Transactor } from '../../src/unit-of-work';
import { forged } from './rewrite';
import { SealedLedger } from './sealed-ledger';
import { CLOCK, NAVARRO, ORIGIN } from './support';

const ledger = SealedLedger.forEachTest();

/** Reads and exports the whole ledger. */
const COMMANDER = { ...NAVARRO, role: 'Commander', unitId: 'B' } as const;
const FORGED = 'evt_forged';

/** Puts a well-formed correction at `place`, past every trigger, key and constraint. */
async function insertForgedCorrection(place: number): Promise<void> {
  const body = await forged(ledger.db, 7, { eventId: FORGED });
  const event = readEvent(body);
  await sql`alter table ledger_event drop constraint if exists ledger_event_seq_check`.execute(ledger.db);
  await ledger.attack(sql`
    insert into ledger_event select ${place}, ${FORGED}, event_type, item_id, item_prev_seq, item_count, actor_id,
      corrects_seq, ts, search_text, ${canonicalBytes({ ...event })}, ${nodeHasher.leaf(body)}
    from ledger_event where seq = 7`);
}

/** Everything that shows, exports or counts events, as one text. */
async function everyList(): Promise<string> {
  const { db, sealer } = ledger;
  const checkpoint = sealer.latest;
  if (!checkpoint) throw new Error('The ledger has no checkpoint.');
  const bundle = [];
  for await (const part of writeBundle({ db, viewer: COMMANDER, origin: ORIGIN, checkpoint, at: CLOCK() }))
    bundle.push(part);
  return JSON.stringify([
    await listCorrections(db, COMMANDER),
    await readHistory(db, COMMANDER, {}, 8),
    await readHistory(db, COMMANDER, { q: 'correction' }, 8),
    await readHistory(db, COMMANDER, { itemId: 'P-0001' }, 8),
    await text(writeCsv(db, COMMANDER, {}, 8)),
    await readReceipts(db, NAVARRO.id, { after: -100 }, 8),
    await exportPersonalData(db, COMMANDER, null, CLOCK()),
    bundle,
  ]);
}

test.each([-1, 8, 1_000_000])(
  'EVID-01 a row at place %i is counted by the check, and no list, export or correction log shows it',
  async (place) => {
    const before = await everyList();
    await insertForgedCorrection(place);
    expect(await ledger.messages()).toContain(
      `1 row stands outside the ledger's places 0 to 7, the first at ${place}`,
    );
    expect(await everyList()).toBe(before);
    expect((await readHistory(ledger.db, COMMANDER, {}, 8)).total).toBe(8);
    await expect(readEventDetails(ledger.db, COMMANDER, FORGED, 8)).rejects.toThrow('no such event');
    const correction = { originalEventId: FORGED, reason: 'Seen in the table' };
    const writing = new Transactor({ db: ledger.db, clock: { now: CLOCK } }).run(COMMANDER, (work) =>
      writeCorrection(work, correction),
    );
    await expect(writing).rejects.toThrow('The ledger has no such event.');
  },
);

test('EVID-01 several rows outside are counted, from the lowest', async () => {
  await insertForgedCorrection(-1);
  await ledger.attack(
    sql`insert into ledger_event select -3, 'evt_a', event_type, item_id, item_prev_seq, item_count, actor_id,
      corrects_seq, ts, search_text, body, leaf_hash from ledger_event where seq = -1`,
    sql`insert into ledger_event select 9, 'evt_b', event_type, item_id, item_prev_seq, item_count, actor_id,
      corrects_seq, ts, search_text, body, leaf_hash from ledger_event where seq = -1`,
  );
  expect(await ledger.messages()).toContain(
    "3 rows stand outside the ledger's places 0 to 7, the first at -3",
  );
});

test.each([
  [
    'a node over events that there are not',
    [sql`insert into ledger_node values (1, 4, sha256('x'))`],
    "1 tree node stands outside the ledger's places 0 to 7, the first at 8",
  ],
  [
    'nodes before the first',
    [
      sql`alter table ledger_node drop constraint if exists ledger_node_idx_check`,
      sql`insert into ledger_node values (2, -1, sha256('x')), (1, -1, sha256('x'))`,
    ],
    "2 tree nodes stand outside the ledger's places 0 to 7, the first at -4",
  ],
  [
    'a checkpoint of no event',
    [
      sql`alter table ledger_checkpoint drop constraint if exists ledger_checkpoint_size_check`,
      sql`insert into ledger_checkpoint select 0, root, note, sealed_at from ledger_checkpoint where size = 7`,
    ],
    "1 checkpoint stands outside the ledger's places 0 to 7, the first at 0",
  ],
])('EVID-01 %s is counted by the check', async (_what, statements, message) => {
  await ledger.attack(...statements);
  expect(await ledger.messages()).toEqual([message]);
});

test.each<[string, object]>([
  ['place', { seq: 3 }],
  ['id', { eventId: 'evt_other' }],
  ['type', { type: 'USER' }],
  ['item', { item: 'P-0001' }],
  ['actor', { actor: { id: 'U-0009', name: 'PVT Forged' } }],
])(
  'EVID-02 a correction whose bytes name another %s is listed by its own place, without contents',
  async (_what, change) => {
    const { db } = ledger;
    const [sound] = await listCorrections(db, COMMANDER);
    expect(sound).toMatchObject({ ledgerSequenceNumber: 7, reason: 'Wrong item' });
    const details = { ...readEvent(await forged(db, 7, {})).details, reason: 'FORGED' };
    const body = await forged(db, 7, { details, ...change });
    await ledger.attack(sql`update ledger_event set body = ${body} where seq = 7`);
    expect(await listCorrections(db, COMMANDER)).toEqual([
      expect.objectContaining({ damaged: true, ledgerSequenceNumber: 7, reason: '', correctingUserId: '' }),
    ]);
    const { rows } = await readHistory(db, COMMANDER, {}, 8);
    expect(rows[0]).toMatchObject({ seq: 7, damaged: true, eventType: '', userName: '', details: {} });
    const csv = parse(await text(writeCsv(db, COMMANDER, {}, 8)), { bom: true }) as string[][];
    expect(csv[1]).toEqual(['7', '', 'damaged', '', '', '', '', '', '', '']);
    const { ledgerEvents } = await exportPersonalData(db, COMMANDER, null, CLOCK());
    expect(ledgerEvents.at(-1)).toEqual({ seq: 7, damaged: true });
    const shown = JSON.stringify([await listCorrections(db, COMMANDER), rows, csv, ledgerEvents]);
    expect(shown).not.toMatch(/FORGED|evt_other|PVT Forged/);
  },
);

test('EVID-02 a row of bytes that are no event is listed as damaged, and the others as they are', async () => {
  const { db } = ledger;
  const before = await readHistory(db, COMMANDER, {}, 8);
  await ledger.attack(sql`update ledger_event set body = decode('7bff7d', 'hex') where seq = 4`);
  const { rows } = await readHistory(db, COMMANDER, {}, 8);
  expect(rows.filter(({ damaged }) => damaged).map(({ seq }) => seq)).toEqual([4]);
  expect(rows.filter(({ seq }) => seq !== 4)).toEqual(before.rows.filter(({ seq }) => seq !== 4));
  expect((await exportPersonalData(db, COMMANDER, null, CLOCK())).ledgerEvents[4]).toEqual({
    seq: 4,
    damaged: true,
  });
});

test('a ledger with a row outside exports a bundle that verifies', async () => {
  await insertForgedCorrection(-1);
  const { db, sealer } = ledger;
  const checkpoint = sealer.latest;
  if (!checkpoint) throw new Error('The ledger has no checkpoint.');
  async function* bytes() {
    const parts = writeBundle({
      db,
      viewer: COMMANDER,
      origin: ORIGIN,
      checkpoint: checkpoint!,
      at: CLOCK(),
    });
    for await (const part of parts) yield new TextEncoder().encode(part);
  }
  expect(await verifyBundle(bytes(), portableTools)).toMatchObject({ verified: true, size: 8, shown: 8 });
});
