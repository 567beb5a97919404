import { GrowingTree, readEvent } from '@hand-receipt/ledger';
import { nodeHasher } from '@hand-receipt/ledger/node';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../mock-api/src/kernel/db/schema';
import { columnsOf } from '../../mock-api/src/ledger/event-columns';
import { eventBytes, itemsFor } from './events';
import { fillPropertyBook } from './property-book';

const BATCH = 2_000;

interface Node {
  level: number;
  idx: string;
  hash: Buffer;
}

/**
 * Lays `events` events into an empty ledger with their nodes, as `ledger_append` would have, in bulk, and the
 * items that they tell of into the property book. Twenty events an item, unless said.
 */
export async function fillLedger(
  db: Kysely<Database>,
  events: number,
  items = itemsFor(events),
): Promise<void> {
  const nodes: Node[] = [];
  const tree = new GrowingTree(nodeHasher, (level, index, hash) =>
    nodes.push({ level, idx: String(index), hash: Buffer.from(hash) }),
  );
  for (let from = 0; from < events; from += BATCH) {
    const rows = Array.from({ length: Math.min(BATCH, events - from) }, (_, at) => {
      const body = eventBytes(from + at, items);
      const leafHash = nodeHasher.leaf(body);
      tree.append(leafHash);
      return { ...columnsOf(readEvent(body)), body: Buffer.from(body), leaf_hash: Buffer.from(leafHash) };
    });
    await db.transaction().execute(async (trx) => {
      await sql`set local session_replication_role = replica`.execute(trx);
      await sql`
        insert into ledger_event (seq, event_id, event_type, item_id, item_prev_seq, item_count, actor_id,
          corrects_seq, ts, search_text, body, leaf_hash)
        select * from unnest(
          ${rows.map((row) => row.seq)}::bigint[], ${rows.map((row) => row.event_id)}::text[],
          ${rows.map((row) => row.event_type)}::text[], ${rows.map((row) => row.item_id)}::text[],
          ${rows.map((row) => row.item_prev_seq)}::bigint[], ${rows.map((row) => row.item_count)}::bigint[],
          ${rows.map((row) => row.actor_id)}::text[], ${rows.map((row) => row.corrects_seq)}::bigint[],
          ${rows.map((row) => row.ts)}::timestamptz[], ${rows.map((row) => row.search_text)}::text[],
          ${rows.map((row) => row.body)}::bytea[], ${rows.map((row) => row.leaf_hash)}::bytea[])`.execute(
        trx,
      );
      const made = nodes.splice(0);
      await sql`
        insert into ledger_node select * from unnest(${made.map(({ level }) => level)}::integer[],
          ${made.map(({ idx }) => idx)}::bigint[], ${made.map(({ hash }) => hash)}::bytea[])`.execute(trx);
      await sql`update ledger_head set size = ${from + rows.length}`.execute(trx);
    });
  }
  await fillWords(db);
  await fillPropertyBook(db, events, items);
  await sql`vacuum (analyze) ledger_event, ledger_search, ledger_node, property, custody_link`.execute(db);
}

/** The index after the rows, which is faster. */
async function fillWords(db: Kysely<Database>): Promise<void> {
  await sql`drop index ledger_search_text`.execute(db);
  await sql`insert into ledger_search select seq, search_text from ledger_event order by seq`.execute(db);
  await sql`create index ledger_search_text on ledger_search using gin (search_text gin_trgm_ops)`.execute(
    db,
  );
}
