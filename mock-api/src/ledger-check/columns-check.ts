import { type ReadEvent, findings } from '@hand-receipt/ledger';
import { type Kysely, type Selectable, sql } from 'kysely';
import type { Database } from '../kernel';
import { type LedgerEventTable, bytesOf, columnsOf, examineRow } from '../ledger';
import { WORDS_MATCH } from './columns-digest';
import type { Report } from './report';

/** Seconds as text: a time is stored to the microsecond, and the driver's dates end at the millisecond. */
const SECONDS = sql<string>`extract(epoch from ts)::text`;

type Columns = Omit<Selectable<LedgerEventTable>, 'body' | 'leaf_hash' | 'ts'> & { seconds: string };

/**
 * Names each event from `first` to `last` whose columns, or words laid in for the search, are not those of its
 * bytes: lists and searches read them, so that is a lie too. Bytes that are altered or moved are another's finding.
 */
export async function checkColumns(
  db: Kysely<Database>,
  first: number,
  last: number,
  report: Report,
): Promise<void> {
  const events = db
    .selectFrom('ledger_event')
    .leftJoin('ledger_words', 'ledger_words.seq', 'ledger_event.seq')
    .selectAll('ledger_event')
    .select('ledger_words.search_text as words')
    .where('ledger_event.seq', '>=', first)
    .where('ledger_event.seq', '<=', last);
  const rows = await db
    .selectFrom(events.as('events'))
    .selectAll()
    .select([SECONDS.as('seconds'), WORDS_MATCH.as('wordsMatch')])
    .orderBy('seq')
    .execute();
  for (const row of rows) {
    const { kind, event } = examineRow(bytesOf(row));
    if (kind === 'sound' && !(row.wordsMatch && isDrawnFrom(event, row)))
      report.add(findings.eventAltered(row.seq));
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
