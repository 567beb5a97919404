import { HASH_BYTES } from '@hand-receipt/ledger';
import { leafHex, leavesHex } from '@hand-receipt/ledger/node';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from '../kernel';
import { type EventBytes, LAST_LAID_IN } from '../ledger';
import { STORED_COLUMNS, WORDS_LAID_IN, wordsIn } from './columns-digest';
import { storedDigest } from './tree-check';

// Of this module: looked up in another one for each event, they take as long as cutting the event out.
const BYTES = HASH_BYTES;
const HEX_DIGITS = 2 * HASH_BYTES;

const NEWLINE = '\n';

/** Events that lie side by side in a few large values; each is taken out as it is needed. */
export interface EventBatch {
  /** Places of the first and the last; the batch is not empty. */
  first: number;
  last: number;
  /** Whether no place between the first and the last is empty. */
  isDense: boolean;
  /** What the database makes of the other columns; see `STORED_COLUMNS`. */
  columns: string;
  /** What it makes of the tree's nodes that they complete where they are dense; see `storedDigest`. */
  nodes: string | null;
  /** Whether searches find the events by the words in their columns. */
  wordsMatch: boolean;
  rows(): Iterable<EventBytes>;
}

interface Answer extends Pick<EventBatch, 'first' | 'last' | 'columns' | 'nodes'> {
  count: number;
  /** Null where the batch is dense. */
  seqs: string | null;
  /** A line for each event. */
  bodies: string;
  leaves: string;
  /** Of those that are laid in; null where none is. */
  words: string | null;
  lastLaidIn: number;
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
  // What is no text makes the statement fail, and with it the transaction that it is in.
  const asText = db.isTransaction ? null : await ask(db, TEXT, from, limit).catch(() => null);
  const texts = asText && textsOf(asText);
  const answer = texts ? asText : await ask(db, HEX, from, limit);
  if (!answer) return null;
  const { first, last, seqs, columns, nodes, words, bodies } = answer;
  return {
    ...{ first, last, columns, nodes },
    isDense: seqs === null,
    wordsMatch: words === null ? first > answer.lastLaidIn : words === wordsIn(columns),
    rows: () => rowsOf(answer, texts ? fromText(bodies, texts) : fromHex(bodies)),
  };
}

/** An event's bytes as what they are, text without line breaks: the least to send, and nothing to decode. */
const TEXT = sql`convert_from(body, 'UTF8')`;
/** Whatever they are. */
const HEX = sql`encode(body, 'hex')`;

async function ask(
  db: Kysely<Database>,
  line: RawBuilder<unknown>,
  from: number,
  limit: number,
): Promise<Answer | null> {
  // The rows come in order from the subquery: sorting in each aggregate would take as long as all the rest.
  const { rows } = await sql<Answer>`
    select count(*) as count, min(seq) as first, max(seq) as last,
      case when max(seq) - min(seq) + 1 > count(*) then array_to_string(array_agg(seq), ',') end as seqs,
      string_agg(${line}, ${sql.lit(NEWLINE)}) as bodies,
      encode(string_agg(leaf_hash, ''::bytea), 'hex') as leaves,
      ${STORED_COLUMNS} as columns, ${LAST_LAID_IN} as "lastLaidIn",
      (select ${WORDS_LAID_IN} from (
        select search_text from ledger_words where seq >= ${from} and seq < ${from + limit}::bigint order by seq
      ) laid_in) as words,
      ${storedDigest(from, from + limit)} as nodes
    from (select * from ledger_event where seq >= ${from} order by seq limit ${limit}) events
    having count(*) > 0`.execute(db);
  return rows[0] ?? null;
}

type Body = Pick<EventBytes, 'body' | 'hash'>;

const bodyOf = (body: Buffer): Body => ({ body, hash: leafHex(body) });

/** One for each event; null where there is a line break in one of them. */
function textsOf({ bodies, count }: Answer): string[] | null {
  const texts = bodies.split(NEWLINE);
  return texts.length === count ? texts : null;
}

function fromText(bodies: string, texts: readonly string[]): Body[] {
  const hashes = leavesHex(bodies, texts);
  // Most of ours are ASCII, where every byte is a character.
  return texts.map((text, index) =>
    hashes ? { body: text, hash: hashes[index] ?? '' } : bodyOf(Buffer.from(text)),
  );
}

const fromHex = (bodies: string): Body[] =>
  bodies.split(NEWLINE).map((line) => bodyOf(Buffer.from(line, 'hex')));

function* rowsOf(
  { first, seqs, leaves }: Answer,
  bodies: readonly Body[],
): Generator<EventBytes, void, void> {
  const places = seqs?.split(',').map(Number);
  const leafHashes = Buffer.from(leaves, 'hex');
  for (const [index, { body, hash }] of bodies.entries()) {
    yield {
      seq: places?.[index] ?? first + index,
      body,
      hash,
      leafHash: leafHashes.subarray(index * BYTES, (index + 1) * BYTES),
      leafHex: leaves.slice(index * HEX_DIGITS, (index + 1) * HEX_DIGITS),
    };
  }
}
