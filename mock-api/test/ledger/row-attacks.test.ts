import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { nodeHasher } from '@hand-receipt/ledger/node';
import { sql } from 'kysely';
import { forged, recomputeEverything } from './rewrite';
import { SealedLedger } from './sealed-ledger';
import { openSealer } from './support';

const ledger = SealedLedger.forEachTest();

test('a row edited: Event #n no longer matches its sealed hash', async () => {
  const body = await forged(ledger.db, 3, { details: { fromUserId: 'U-0004', toUserId: 'U-0009' } });
  await ledger.attack(sql`update ledger_event set body = ${body} where seq = 3`);
  const result = await ledger.verify();
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
    await ledger.attack(statement);
    expect(await ledger.messages()).toEqual(['Event #6 no longer matches its sealed hash']);
  },
);

test.each([
  ['a line break', '7b0a7d'],
  ['line breaks alone', '0a0a'],
  ['nothing', ''],
  ['what is not UTF-8', '7bff7d'],
  ['a zero', '7b007d'],
])('a row of which the bytes became %s is named, and no other', async (_what, hex) => {
  await ledger.attack(sql`update ledger_event set body = decode(${hex}, 'hex') where seq = 4`);
  expect(await ledger.messages()).toEqual(['Event #4 no longer matches its sealed hash']);
});

test('a row edited with its own hash: the journal names the event, the checkpoint says since when', async () => {
  const body = await forged(ledger.db, 3, { actor: { id: 'U-0009', name: 'PVT Nobody' } });
  await ledger.attack(
    sql`update ledger_event set body = ${body}, leaf_hash = ${nodeHasher.leaf(body)}, actor_id = 'U-0009',
        search_text = replace(search_text, ${'u-0004\nsgt navarro'}, ${'u-0009\npvt nobody'}) where seq = 3`,
  );
  const found = await ledger.messages();
  expect(found).toContain('Event #3 no longer matches its sealed hash');
  expect(found).toContain('History before #7 differs from what was sealed on 21NOV2026');
});

test('edited with all hashes recomputed, and the journal gone: History before #n differs from what was sealed', async () => {
  const body = await forged(ledger.db, 4, { ts: '2026-11-20T00:00:00.000Z' });
  await ledger.attack(
    sql`update ledger_event set body = ${body}, ts = '2026-11-20T00:00:00Z',
        search_text = regexp_replace(search_text, '\\d{4}-\\d\\d-\\d\\d \\d\\d:\\d\\d:\\d\\d', '2026-11-20 00:00:00') where seq = 4`,
  );
  await recomputeEverything(ledger.db);
  expect(await ledger.messages()).toEqual([
    'Event #4 no longer matches its sealed hash',
    'History before #7 differs from what was sealed on 21NOV2026',
  ]);
  await writeFile(path.join(ledger.folder, 'ledger/journal/000000000000000.log'), '');
  ledger.sealer = (await openSealer(ledger.db, ledger.folder)).sealer;
  expect(await ledger.messages()).toEqual(['History before #7 differs from what was sealed on 21NOV2026']);
});

test('a row deleted: Event #n is missing', async () => {
  await ledger.attack(sql`delete from ledger_event where seq = 4`);
  expect(await ledger.messages()).toEqual(['Event #4 is missing']);
});

test('deleted, renumbered and recomputed: the event is missing and the ledger is shorter than was sealed', async () => {
  await ledger.attack(
    sql`delete from ledger_event where seq = 4`,
    sql`update ledger_event set seq = seq + 1000 where seq > 4`,
    sql`update ledger_event set seq = seq - 1001 where seq > 1000`,
    sql`update ledger_head set size = 7`,
  );
  await recomputeEverything(ledger.db);
  const found = await ledger.messages();
  expect(found).toContain('Event #4 is missing');
  expect(found).toContain('Ledger shrank from 8 to 7');
});

test('renumbered beyond all that there ever were: the check ends, names the number, and misses the event', async () => {
  await ledger.attack(sql`update ledger_event set seq = 1000000000000 where seq = 4`);
  const found = await ledger.messages();
  expect(found).toContain('Event #1000000000000 no longer matches its sealed hash');
  expect(found).toContain('Event #4 is missing');
  expect(found.filter((message) => message.includes('missing'))).toHaveLength(1);
});

test('two rows swapped: Event order changed between #a and #b', async () => {
  await ledger.attack(
    sql`update ledger_event set seq = 1000 where seq = 2`,
    sql`update ledger_event set seq = 2 where seq = 5`,
    sql`update ledger_event set seq = 5 where seq = 1000`,
  );
  const found = await ledger.messages();
  expect(found).toContain('Event order changed between #2 and #5');
  expect(found.filter((message) => message.includes('missing'))).toEqual([]);
});

test('the bytes of two rows swapped under their hashes: Event order changed between #a and #b', async () => {
  await ledger.attack(sql`
    update ledger_event a set body = b.body from ledger_event b
    where (a.seq = 4 and b.seq = 6) or (a.seq = 6 and b.seq = 4)`);
  expect(await ledger.messages()).toEqual(['Event order changed between #4 and #6']);
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
  await ledger.attack(sql`delete from ledger_event where seq >= 5`, ...also);
  expect(await ledger.messages()).toContain('Ledger shrank from 8 to 5');
});

test('the head moved back alone: Ledger shrank from N to M', async () => {
  await ledger.attack(sql`update ledger_head set size = 6`);
  expect(await ledger.messages()).toContain('Ledger shrank from 8 to 6');
});

test.each([
  ['overwritten', sql`update ledger_node set hash = sha256('x') where level = 2 and idx = 1`],
  ['deleted', sql`delete from ledger_node where level = 2 and idx = 1`],
])('an interior node %s is named by the events under it', async (_how, statement) => {
  await ledger.attack(statement);
  expect(await ledger.messages()).toEqual(['Stored tree node over events #4 to #7 does not match them']);
});
