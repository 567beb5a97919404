import { Readable } from 'node:stream';
import type { LedgerEventDto, RouteQuery } from '@hand-receipt/contracts';
import type { Kysely } from 'kysely';
import { BYTE_ORDER_MARK, type Database, writeRows } from '../kernel';
import type { Viewer } from '../access';
import { ledgerEvents } from '../ledger';
import { matches, toEvent } from './history';

/** Turning events into text holds up everybody else, and an event may be long. */
const BATCH = 100;

const COLUMNS: readonly (readonly [heading: string, cell: (event: LedgerEventDto) => string | null])[] = [
  ['Sequence', ({ seq }) => String(seq)],
  ['Timestamp', ({ timestamp }) => timestamp],
  ['Event Type', ({ eventType }) => eventType],
  ['Event ID', ({ eventId }) => eventId],
  ['User ID', ({ userId }) => userId],
  ['User', ({ userName }) => userName],
  ['Item ID', ({ itemId }) => itemId],
  ['Details', ({ details }) => JSON.stringify(details)],
  ['Leaf Hash', ({ leafHash }) => leafHash],
  ['Sealed', ({ sealed }) => (sealed ? 'yes' : 'no')],
];

/** One line. A damaged event has its place and that word, in the columns of place and type. */
function cellsOf(event: LedgerEventDto): (string | null)[] {
  const { damaged, seq } = event;
  return COLUMNS.map(([heading, cell]) => {
    if (!damaged) return cell(event);
    return heading === 'Sequence' ? String(seq) : heading === 'Event Type' ? 'damaged' : null;
  });
}

/**
 * The events that a person may read and has asked for as CSV text, newest first, a batch at a time. No
 * cell of it is a formula to a spreadsheet.
 *
 * @param sealedSize size of the newest checkpoint.
 */
export function writeCsv(
  db: Kysely<Database>,
  viewer: Viewer,
  filters: RouteQuery<'GET /api/ledger/csv'>,
  sealedSize: number,
): Readable {
  async function* text(): AsyncGenerator<string> {
    yield BYTE_ORDER_MARK + writeRows([COLUMNS.map(([heading]) => heading)]);
    for (let before: number | null = null; ;) {
      const rows = await ledgerEvents(db)
        .selectAll()
        .where(matches(viewer, filters))
        .$if(before !== null, (older) => older.where('seq', '<', Number(before)))
        .orderBy('seq', 'desc')
        .limit(BATCH)
        .execute();
      const last = rows.at(-1);
      if (!last) return;
      yield writeRows(rows.map((row) => cellsOf(toEvent(row, sealedSize))));
      before = last.seq;
    }
  }
  return Readable.from(text());
}
