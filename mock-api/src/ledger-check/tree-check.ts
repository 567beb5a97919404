import { createHash } from 'node:crypto';
import { GrowingTree, HASH_BYTES, findings, sameBytes } from '@hand-receipt/ledger';
import { nodeHasher } from '@hand-receipt/ledger/node';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from '../kernel';
import type { Report } from './report';

// Of this module: looked up in another one for each node, it takes longer.
const BYTES = HASH_BYTES;

/** A tree this wrong needs no longer list. */
const MOST_DIFFERING = 200;

/** Nodes of one level that were completed one after the other; their hashes lie side by side. */
interface Row {
  level: number;
  first: number;
  count: number;
  hashes: Buffer;
}

/**
 * Builds the tree anew from the events and holds the stored nodes against it. The database sends one
 * digest for a batch; only where that differs are the nodes themselves fetched.
 */
export class TreeCheck {
  readonly tree = new GrowingTree(nodeHasher, (level, index, hash) => this.#complete(level, index, hash));
  /** By level. */
  #completed: Row[] = [];
  readonly #differing: { first: number; last: number }[] = [];

  /**
   * Compares the nodes that were completed since the last call.
   *
   * @param digest what the database makes of its own, see `storedDigest`.
   */
  async checkNodes(db: Kysely<Database>, digest: string | null, report: Report): Promise<void> {
    // A level has a row only where the level below has one, so there are no gaps.
    const rows = this.#completed;
    this.#completed = [];
    if (rows.length === 0 || digestOf(rows) === digest) return;
    const stored = await storedNodes(db, rows);
    for (const { level, index, hash } of nodesOf(rows)) {
      const kept = stored.get(`${level}/${index}`);
      if (kept && sameBytes(kept, hash)) continue;
      if (this.#differing.length === MOST_DIFFERING) return;
      const width = 2 ** level;
      const first = index * width;
      const last = first + width - 1;
      // A wrong hash below makes every node above it wrong: the lowest one is the finding.
      const below = this.#differing.some((node) => node.first >= first && node.last <= last);
      this.#differing.push({ first, last });
      if (!below && !report.touches(first, last)) report.add(findings.nodeAltered(first, last));
    }
  }

  #complete(level: number, index: number, hash: Uint8Array): void {
    const row = (this.#completed[level - 1] ??= { level, first: index, count: 0, hashes: Buffer.alloc(0) });
    const at = row.count * BYTES;
    if (at === row.hashes.length) row.hashes = Buffer.concat([row.hashes], Math.max(2 * at, ROOM));
    row.hashes.set(hash, at);
    row.count += 1;
  }
}

/** Bytes; doubled whenever they are full. */
const ROOM = 8 * BYTES;

const hashesOf = ({ hashes, count }: Row): Buffer => hashes.subarray(0, count * BYTES);

function* nodesOf(rows: readonly Row[]): Generator<{ level: number; index: number; hash: Uint8Array }> {
  for (const { level, first, count, hashes } of rows) {
    for (let at = 0; at < count; at += 1) {
      yield { level, index: first + at, hash: hashes.subarray(at * BYTES, (at + 1) * BYTES) };
    }
  }
}

/**
 * What the database makes of the nodes that are completed while the tree grows from `from` leaves to `to`: a digest
 * of each level in the order of its index, in hex; null of none. (Sorting all levels would take twice as long.)
 */
export function storedDigest(from: number, to: number): RawBuilder<string | null> {
  const levels: RawBuilder<unknown>[] = [];
  for (let [level, width] = [1, 2]; level === 1 || width <= to; [level, width] = [level + 1, 2 * width]) {
    const [first, end] = [Math.floor(from / width), Math.floor(to / width)];
    const row = { level, first, count: end - first };
    levels.push(sql`select * from (select hash from ledger_node where ${isIn(row)} order by idx) level`);
  }
  return sql`(select encode(sha256(string_agg(hash, ''::bytea)), 'hex') from (${sql.join(levels, sql` union all `)}) nodes)`;
}

function digestOf(completed: readonly Row[]): string {
  const digest = createHash('sha256');
  for (const row of completed) digest.update(hashesOf(row));
  return digest.digest('hex');
}

async function storedNodes(
  db: Kysely<Database>,
  completed: readonly Row[],
): Promise<Map<string, Uint8Array>> {
  const { rows } = await sql<{ level: number; idx: number; hash: Uint8Array }>`
    select level, idx, hash from ledger_node
    where ${sql.join(
      completed.map((row) => sql`(${isIn(row)})`),
      sql` or `,
    )}`.execute(db);
  return new Map(rows.map(({ level, idx, hash }) => [`${level}/${idx}`, hash]));
}

/** A condition on the table `ledger_node`. */
const isIn = ({ level, first, count }: Omit<Row, 'hashes'>): RawBuilder<boolean> =>
  sql`level = ${level} and idx between ${first}::bigint and ${first + count - 1}::bigint`;
