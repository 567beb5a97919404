import { type Hash, createHash } from 'node:crypto';
import { type ReadEvent, findings } from '@hand-receipt/ledger';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../../db/schema';
import { correctedSeq, searchTextOf } from '../event-columns';
import { bytesOf, examineRow } from './event-row';
import type { Report } from './report';

/** The columns of one row as text, with its end; the database writes the same of what it has. */
const STORED = sql<string>`concat_ws(E'\x1f', seq, event_id, event_type, coalesce(item_id, '-'),
  coalesce(item_prev_seq, -1), coalesce(item_count, -1), actor_id, coalesce(corrects_seq, -1),
  floor(extract(epoch from ts) * 1000)::bigint, search_text) || E'\x1e'`;

function expectedOf(seq: number, { body, detailsText, at }: ReadEvent): string {
  const { eventId, type, item, itemPrevSeq, itemCount, actor } = body;
  const places = `${item ?? '-'}\x1f${itemPrevSeq ?? -1}\x1f${itemCount ?? -1}`;
  const words = `${at}\x1f${searchTextOf(body, detailsText)}`;
  return `${seq}\x1f${eventId}\x1f${type}\x1f${places}\x1f${actor.id}\x1f${correctedSeq(body) ?? -1}\x1f${words}\x1e`;
}

/** Characters. */
const AT_ONCE = 16_384;

/**
 * Lists and searches read the columns, so a column that differs from the sealed bytes is a lie too. The
 * database sends one digest for a batch; only where that differs are the rows themselves fetched.
 */
export class ColumnsCheck {
  #digest: Hash = createHash('sha256');
  /** What is not yet in the digest: many short updates cost more than one. */
  #expected = '';

  /** The event in the row of place `seq`, in order. */
  expect(seq: number, event: ReadEvent): void {
    this.#expected += expectedOf(seq, event);
    if (this.#expected.length > AT_ONCE) this.#flush();
  }

  /** Compares what was expected since the last call with the rows from `first` to `last`. */
  async compare(db: Kysely<Database>, first: number, last: number, report: Report): Promise<void> {
    this.#flush();
    const own = this.#digest.digest();
    this.#digest = createHash('sha256');
    const { rows } = await sql<{ digest: Uint8Array | null }>`
      select sha256(convert_to(string_agg(${STORED}, ''), 'UTF8')) as digest
      from (select * from ledger_event where seq between ${first} and ${last} order by seq) events`.execute(
      db,
    );
    const stored = rows[0]?.digest;
    if (!stored || !own.equals(stored)) await checkColumns(db, first, last, report);
  }

  #flush(): void {
    this.#digest.update(this.#expected);
    this.#expected = '';
  }
}

/** Names each event from `first` to `last` whose columns are not those of its bytes. Bytes that are altered or moved are another's finding. */
export async function checkColumns(
  db: Kysely<Database>,
  first: number,
  last: number,
  report: Report,
): Promise<void> {
  const rows = await db
    .selectFrom('ledger_event')
    .select(['seq', 'body', 'leaf_hash', STORED.as('columns')])
    .where('seq', '>=', first)
    .where('seq', '<=', last)
    .execute();
  for (const row of rows) {
    const { kind, event } = examineRow(bytesOf(row));
    if (kind === 'sound' && expectedOf(row.seq, event) !== row.columns) {
      report.add(findings.eventAltered(row.seq));
    }
  }
}
