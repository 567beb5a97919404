import { type ReadEvent, findings } from '@hand-receipt/ledger';
import { type Kysely, type Selectable, sql } from 'kysely';
import type { Database } from '../../../db/schema';
import { columnsOf } from '../event-columns';
import type { LedgerEventTable } from '../tables';
import { bytesOf, examineRow } from './event-row';
import type { Report } from './report';

/** Seconds as text: a time is stored to the microsecond, and the driver's dates end at the millisecond. */
const SECONDS = sql<string>`extract(epoch from ts)::text`;

type Columns = Omit<Selectable<LedgerEventTable>, 'body' | 'leaf_hash' | 'ts'> & { seconds: string };

/**
 * Names each event from `first` to `last` whose columns are not those of its bytes: lists and searches read
 * the columns, so that is a lie too. Bytes that are altered or moved are another's finding.
 */
export async function checkColumns(
  db: Kysely<Database>,
  first: number,
  last: number,
  report: Report,
): Promise<void> {
  const rows = await db
    .selectFrom('ledger_event')
    .selectAll()
    .select(SECONDS.as('seconds'))
    .where('seq', '>=', first)
    .where('seq', '<=', last)
    .execute();
  for (const row of rows) {
    const { kind, event } = examineRow(bytesOf(row));
    if (kind === 'sound' && !isDrawnFrom(event, row)) report.add(findings.eventAltered(row.seq));
  }
}

function isDrawnFrom({ body, at }: ReadEvent, stored: Columns): boolean {
  const own = columnsOf(body);
  return (
    stored.event_id === own.event_id &&
    stored.event_type === own.event_type &&
    stored.item_id === own.item_id &&
    stored.item_prev_seq === own.item_prev_seq &&
    stored.item_count === own.item_count &&
    stored.actor_id === own.actor_id &&
    stored.corrects_seq === own.corrects_seq &&
    stored.search_text === own.search_text &&
    stored.seconds === (at / 1000).toFixed(6)
  );
}
