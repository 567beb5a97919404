import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { canonicalBytes, readEvent } from '@hand-receipt/ledger';
import { nodeSigner } from '@hand-receipt/ledger/node';
import { type RawBuilder, sql } from 'kysely';
import { columnsOf } from '../../src/ledger/event-columns';
import { recomputeEverything, rewriteHistory } from './rewrite';
import { SealedLedger } from './sealed-ledger';
import { append } from './support';

const ledger = SealedLedger.forEachTest();

/** Moves every event from place `from` on by `by` places, in its bytes as well, and recomputes everything. */
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
  await recomputeEverything(ledger.db);
}

test('EVID-20 a deleted event, those after it renumbered in their bytes too, is missing', async () => {
  await ledger.attack(sql`delete from ledger_event where seq = 3`);
  await renumber(4, -1, sql`update ledger_head set size = 7`);
  const { cause, findings } = await ledger.verify();
  expect(findings[0]?.message).toBe('Event #3 is missing');
  expect(cause).toMatchObject({ message: 'Event #3 is missing', seq: 3 });
  // Four others no longer match, and the log is shorter than was sealed.
  expect(cause?.consequences).toBeGreaterThanOrEqual(5);
});

test('EVID-20 an inserted event, those after it renumbered in their bytes too, is said to be inserted', async () => {
  await renumber(3, 1, sql`update ledger_head set size = 9`);
  const { body } = await ledger.db
    .selectFrom('ledger_event')
    .select('body')
    .where('seq', '=', 2)
    .executeTakeFirstOrThrow();
  const event = { ...readEvent(body), seq: 3, eventId: 'evt_00000000000000ff' };
  const bytes = canonicalBytes(event as never);
  const { seq, event_id, event_type, item_id, item_prev_seq, item_count, actor_id, ts, search_text } =
    columnsOf(event);
  await ledger.attack(
    sql`insert into ledger_event values (${seq}, ${event_id}, ${event_type}, ${item_id}, ${item_prev_seq},
      ${item_count}, ${actor_id}, null, ${ts}, ${search_text}, ${Buffer.from(bytes)}, sha256('x'))`,
  );
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
  const { body } = await ledger.db
    .selectFrom('ledger_event')
    .select('body')
    .where('seq', '=', 2)
    .executeTakeFirstOrThrow();
  const event = { ...readEvent(body), seq: 3, eventId: 'evt_00000000000000ff' };
  const columns = columnsOf(event);
  await ledger.attack(
    sql`insert into ledger_event values (3, ${columns.event_id}, ${columns.event_type}, ${columns.item_id},
      ${columns.item_prev_seq}, ${columns.item_count}, ${columns.actor_id}, null, ${columns.ts},
      ${columns.search_text}, ${Buffer.from(canonicalBytes(event as never))}, sha256('x'))`,
  );
  await recomputeEverything(ledger.db);
  const found = await ledger.messages();
  expect(found[0]).toBe('Event #3 was inserted');
  expect(found.filter((message) => message.includes('missing'))).toEqual([]);
});

test('EVID-19 one edited event in 632, every hash recomputed and every checkpoint signed again, is the one cause', async () => {
  for (let n = 8; n < 632; n += 1) await append(ledger.db, 'USER', null, { note: `${n}` });
  await ledger.sealer.sealNow();
  const key = await readFile(path.join(ledger.folder, 'ledger/signing-key'), 'utf8');
  await rewriteHistory(
    ledger.db,
    300,
    { actor: { id: 'U-0009', name: 'PVT Nobody' } },
    nodeSigner(key.trim()),
  );
  const { cause, findings } = await ledger.verify();
  const message = 'Event #300 no longer matches its sealed hash';
  expect(findings[0]?.message).toBe(message);
  expect(cause).toEqual({ message, seq: 300, consequences: findings.length - 1 });
  expect(findings.length).toBeGreaterThan(1);
}, 120_000);
