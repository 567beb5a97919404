import { HASH_BYTES } from '@hand-receipt/ledger';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../../db/schema';
import { STORED_COLUMNS, WORDS_MATCH } from './columns-digest';
import type { EventBytes } from './event-row';

// Of this module: looked up in another one for each event, they take as long as cutting the event out.
const BYTES = HASH_BYTES;
const HEX_DIGITS = 2 * HASH_BYTES;

/** Events that lie side by side in a few large values; each is taken out as it is needed. */
export interface EventBatch {
  /** Places of the first and the last; the batch is not empty. */
  first: number;
  last: number;
  /** Whether no place between the first and the last is empty. */
  isDense: boolean;
  /** What the database makes of the other columns; see `STORED_COLUMNS`. */
  columns: string;
  /** Whether searches find the events by the words in their columns. */
  wordsMatch: boolean;
  rows(): Iterable<EventBytes>;
}

interface Answer extends Pick<EventBatch, 'first' | 'last' | 'columns' | 'wordsMatch'> {
  /** Null where the batch is dense. */
  seqs: string | null;
  lengths: string;
  bodies: string;
  leaves: string;
}

/**
 * The next `limit` events from place `from` on; null where there is none. They come as one row, for drivers
 * take longer over many small values than over one large one.
 */
export async function readBatch(
  db: Kysely<Database>,
  from: number,
  limit: number,
): Promise<EventBatch | null> {
  // The rows come in order from the subquery: sorting in each aggregate would take as long as all the rest.
  const { rows } = await sql<Answer>`
    select min(seq) as first, max(seq) as last,
      case when max(seq) - min(seq) + 1 > count(*) then array_to_string(array_agg(seq), ',') end as seqs,
      string_agg(octet_length(body)::text, ',') as lengths,
      encode(string_agg(body, ''::bytea), 'escape') as bodies,
      encode(string_agg(leaf_hash, ''::bytea), 'hex') as leaves,
      ${STORED_COLUMNS} as columns, bool_and(${WORDS_MATCH}) as "wordsMatch"
    from (
      select ledger_event.*, ledger_words.search_text as words
      from ledger_event
      left join ledger_words on ledger_words.seq = ledger_event.seq and ledger_words.seq >= ${from}
      where ledger_event.seq >= ${from} order by ledger_event.seq limit ${limit}
    ) events
    having count(*) > 0`.execute(db);
  const [answer] = rows;
  if (!answer) return null;
  const { first, last, columns, wordsMatch } = answer;
  return { first, last, isDense: answer.seqs === null, columns, wordsMatch, rows: () => rowsOf(answer) };
}

function* rowsOf({ first, seqs, lengths, bodies, leaves }: Answer): Generator<EventBytes, void, void> {
  const places = seqs?.split(',').map(Number);
  const isPlain = !bodies.includes('\\');
  const bytes = Buffer.from(isPlain ? bodies : unescaped(bodies), 'latin1');
  const hashes = Buffer.from(leaves, 'hex');
  let [at, index] = [0, 0];
  for (const length of lengths.split(',')) {
    const end = at + Number(length);
    yield {
      seq: places?.[index] ?? first + index,
      body: bytes.subarray(at, end),
      text: isPlain ? bodies.slice(at, end) : null,
      leafHash: hashes.subarray(index * BYTES, (index + 1) * BYTES),
      leafHex: leaves.slice(index * HEX_DIGITS, (index + 1) * HEX_DIGITS),
    };
    at = end;
    index += 1;
  }
}

/**
 * What PostgreSQL's `encode(..., 'escape')` stands for, a character a byte. Most of ours are ASCII, which it leaves
 * as it is: half of what `bytea` sends, and nothing to decode. Only where there is a backslash is anything else.
 */
const unescaped = (text: string): string =>
  text.replace(/\\(\\|[0-7]{3})/g, (_, code: string) =>
    code === '\\' ? code : String.fromCharCode(Number.parseInt(code, 8)),
  );
