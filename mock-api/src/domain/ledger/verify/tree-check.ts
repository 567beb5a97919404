import { createHash } from 'node:crypto';
import { GrowingTree, HASH_BYTES, findings, sameBytes } from '@hand-receipt/ledger';
import { nodeHasher } from '@hand-receipt/ledger/node';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from '../../../db/schema';
import type { Report } from './report';

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
  readonly tree = new GrowingTree(nodeHasher, ({ level, index }, hash) =>
    this.#complete(level, Number(index), hash),
  );
  /** By level. */
  #completed: Row[] = [];
  readonly #differing: { first: number; last: number }[] = [];

  /** Compares the nodes that were completed since the last call. */
  async checkNodes(db: Kysely<Database>, report: Report): Promise<void> {
    // A level has a row only where the level below has one, so there are no gaps.
    const rows = this.#completed;
    this.#completed = [];
    if (rows.length === 0 || (await sameDigest(db, rows))) return;
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
    const at = row.count * HASH_BYTES;
    if (at === row.hashes.length) row.hashes = Buffer.concat([row.hashes], Math.max(2 * at, ROOM));
    row.hashes.set(hash, at);
    row.count += 1;
  }
}

/** Bytes; doubled whenever they are full. */
const ROOM = 8 * HASH_BYTES;

const hashesOf = ({ hashes, count }: Row): Buffer => hashes.subarray(0, count * HASH_BYTES);

function* nodesOf(rows: readonly Row[]): Generator<{ level: number; index: number; hash: Uint8Array }> {
  for (const { level, first, count, hashes } of rows) {
    for (let at = 0; at < count; at += 1) {
      yield { level, index: first + at, hash: hashes.subarray(at * HASH_BYTES, (at + 1) * HASH_BYTES) };
    }
  }
}

/** Each level in the order of its index: sorting all of them would take twice as long. */
async function sameDigest(db: Kysely<Database>, completed: readonly Row[]): Promise<boolean> {
  const levels = completed.map(
    (row) => sql`select * from (select hash from ledger_node where ${isIn(row)} order by idx) level`,
  );
  const { rows } = await sql<{ digest: string | null }>`
    select encode(sha256(string_agg(hash, ''::bytea)), 'hex') as digest
    from (${sql.join(levels, sql` union all `)}) nodes`.execute(db);
  const own = createHash('sha256');
  for (const row of completed) own.update(hashesOf(row));
  return rows[0]?.digest === own.digest('hex');
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
const isIn = ({ level, first, count }: Row): RawBuilder<boolean> =>
  sql`level = ${level} and idx between ${first}::bigint and ${first + count - 1}::bigint`;
