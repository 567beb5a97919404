import { canonicalBytes, readEvent, toUtf8, verifyBundle } from '@hand-receipt/ledger';
import { nodeTools } from '@hand-receipt/ledger/node';
import { type RawBuilder, sql } from 'kysely';
import { columnsOf } from '../../src/ledger/event-columns';
import { writeBundle } from '../../src/ledger-history/bundle';
import { recomputeEverything } from './rewrite';
import { SealedLedger } from './sealed-ledger';
import { CLOCK } from './support';

const ledger = SealedLedger.forEachTest();

/** Moves every event from place `from` on by `by` places, in its bytes as well. */
async function renumber(from: number, by: number, ...then: RawBuilder<unknown>[]): Promise<void> {
  const rows = await ledger.db
    .selectFrom('ledger_event')
    .select(['seq', 'body'])
    .where('seq', '>=', from)
    .execute();
  const moved = rows.map(({ seq, body }) => {
    const bytes = canonicalBytes({ ...readEvent(body), seq: seq + by } as never);
    return sql`update ledger_event set seq = ${1000 + seq + by}, body = ${Buffer.from(bytes)} where seq = ${seq}`;
  });
  await ledger.attack(...moved, sql`update ledger_event set seq = seq - 1000 where seq >= 1000`, ...then);
}

/** Puts in a copy of event #2 under another place and id. */
async function putIn(seq: number, eventId: string): Promise<void> {
  const { body } = await ledger.db
    .selectFrom('ledger_event')
    .select('body')
    .where('seq', '=', 2)
    .executeTakeFirstOrThrow();
  const event = { ...readEvent(body), seq, eventId };
  const columns = columnsOf(event);
  await ledger.attack(
    sql`insert into ledger_event values (${seq}, ${eventId}, ${columns.event_type}, ${columns.item_id},
      ${columns.item_prev_seq}, ${columns.item_count}, ${columns.actor_id}, null, ${columns.ts},
      ${columns.search_text}, ${Buffer.from(canonicalBytes(event as never))}, sha256('x'))`,
  );
}

test('EVID-20 a deleted event, those after it renumbered in their bytes too, is missing', async () => {
  await ledger.attack(sql`delete from ledger_event where seq = 3`);
  await renumber(4, -1, sql`update ledger_head set size = 7`);
  await recomputeEverything(ledger.db);
  const { cause, findings } = await ledger.verify();
  expect(findings[0]?.message).toBe('Event #3 is missing');
  expect(cause).toMatchObject({ message: 'Event #3 is missing', seq: 3 });
  // Four others no longer match, and the log is shorter than was sealed.
  expect(cause?.consequences).toBeGreaterThanOrEqual(5);
});

/** What the verifier of an export says of the ledger as it is now stored. */
async function exported(): Promise<string[]> {
  const { keys, latest } = ledger.sealer.state();
  const viewer = { id: 'U-0001', role: 'Admin', unitId: null } as const;
  async function* bytes() {
    for await (const lines of writeBundle({
      db: ledger.db,
      viewer,
      origin: keys.origin,
      checkpoint: latest!,
      at: CLOCK(),
    })) {
      yield toUtf8(lines);
    }
  }
  return (await verifyBundle(bytes(), nodeTools)).findings.map(({ message }) => message);
}

test.each([
  ['two neighbors', [3, 4]],
  ['two neighbors before the last', [5, 6]],
  ['three neighbors', [2, 3, 4]],
])(
  'EVID-20 %s deleted, those after them renumbered in their bytes too, are missing, in an export too',
  async (_which, gone) => {
    const [first = 0] = gone;
    await ledger.attack(sql`delete from ledger_event where seq in (${sql.join(gone)})`);
    await renumber(first + gone.length, -gone.length, sql`update ledger_head set size = ${8 - gone.length}`);
    const missing = gone.map((seq) => `Event #${seq} is missing`);
    const { cause, findings } = await ledger.verify();
    const said = findings.map(({ message }) => message);
    expect(said[0]).toBe(missing[0]);
    expect(said).toEqual(expect.arrayContaining(missing));
    for (const seq of gone) expect(said).not.toContain(`Event #${seq} no longer matches its sealed hash`);
    expect(cause).toMatchObject({ message: missing[0], seq: first });
    expect(await exported()).toEqual([...missing, `Ledger shrank from 8 to ${8 - gone.length}`]);
  },
);

test.each([2, 3])('EVID-20 %s events put in together are said to be inserted', async (count) => {
  await renumber(3, count, sql`update ledger_head set size = ${8 + count}`);
  for (let at = 0; at < count; at += 1) await putIn(3 + at, `evt_00000000000000f${at}`);
  await recomputeEverything(ledger.db);
  const found = await ledger.messages();
  expect(found.filter((message) => message.includes('inserted'))).toEqual(
    Array.from({ length: count }, (_, at) => `Event #${3 + at} was inserted`),
  );
  expect(found[0]).toBe('Event #3 was inserted');
});

test('EVID-20 an inserted event, those after it renumbered in their bytes too, is said to be inserted', async () => {
  await renumber(3, 1, sql`update ledger_head set size = 9`);
  await putIn(3, 'evt_00000000000000ff');
  await recomputeEverything(ledger.db);
  const { cause, findings } = await ledger.verify();
  expect(findings[0]?.message).toBe('Event #3 was inserted');
  expect(cause).toMatchObject({ message: 'Event #3 was inserted', seq: 3 });
  expect(findings.map(({ message }) => message)).not.toContain('Event #8 is missing');
});

test('EVID-20 an inserted event, those after it moved as they were, is said to be inserted, and none is missing', async () => {
  await ledger.attack(
    sql`update ledger_event set seq = 1000 + seq + 1 where seq >= 3`,
    sql`update ledger_event set seq = seq - 1000 where seq >= 1000`,
    sql`update ledger_head set size = 9`,
  );
  await putIn(3, 'evt_00000000000000ff');
  await recomputeEverything(ledger.db);
  const found = await ledger.messages();
  expect(found[0]).toBe('Event #3 was inserted');
  expect(found.filter((message) => message.includes('missing'))).toEqual([]);
});
