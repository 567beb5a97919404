import { createHash } from 'node:crypto';
import { GrowingTree, type NodeId, findings, sameBytes } from '@hand-receipt/ledger';
import { nodeHasher } from '@hand-receipt/ledger/node';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from '../../../db/schema';
import type { Report } from './report';

/** A tree this wrong needs no longer list. */
const MOST_DIFFERING = 200;

interface Completed {
  id: NodeId;
  hash: Uint8Array;
}

/**
 * Builds the tree anew from the events and holds the stored nodes against it. The database sends one
 * digest for a batch; only where that differs are the nodes themselves fetched.
 */
export class TreeCheck {
  readonly tree = new GrowingTree(nodeHasher, (id, hash) => this.#complete({ id, hash }));
  /** By level; on each, in order and without gaps. */
  #completed: Completed[][] = [];
  readonly #differing: { first: number; last: number }[] = [];

  /** Compares the nodes that were completed since the last call. */
  async checkNodes(db: Kysely<Database>, report: Report): Promise<void> {
    const completed = this.#completed.flat();
    this.#completed = [];
    if (completed.length === 0 || (await sameDigest(db, completed))) return;
    const stored = await storedNodes(db, completed);
    for (const { id, hash } of completed) {
      const kept = stored.get(key(id));
      if (kept && sameBytes(kept, hash)) continue;
      if (this.#differing.length === MOST_DIFFERING) return;
      const width = 2 ** id.level;
      const first = Number(id.index) * width;
      const last = first + width - 1;
      // A wrong hash below makes every node above it wrong: the lowest one is the finding.
      const below = this.#differing.some((node) => node.first >= first && node.last <= last);
      this.#differing.push({ first, last });
      if (!below && !report.touches(first, last)) report.add(findings.nodeAltered(first, last));
    }
  }

  #complete(node: Completed): void {
    (this.#completed[node.id.level] ??= []).push(node);
  }
}

const key = ({ level, index }: NodeId): string => `${level}/${index}`;

async function sameDigest(db: Kysely<Database>, completed: readonly Completed[]): Promise<boolean> {
  const { rows } = await sql<{ digest: Uint8Array | null }>`
    select sha256(string_agg(hash, ''::bytea order by level, idx)) as digest
    from ledger_node where ${within(completed)}`.execute(db);
  const own = createHash('sha256').update(Buffer.concat(completed.map(({ hash }) => hash)));
  const stored = rows[0]?.digest;
  return stored !== undefined && stored !== null && own.digest().equals(stored);
}

async function storedNodes(
  db: Kysely<Database>,
  completed: readonly Completed[],
): Promise<Map<string, Uint8Array>> {
  const { rows } = await sql<{ level: number; idx: number; hash: Uint8Array }>`
    select level, idx, hash from ledger_node where ${within(completed)}`.execute(db);
  return new Map(rows.map(({ level, idx, hash }) => [`${level}/${idx}`, hash]));
}

/** A condition on the table `ledger_node`: the completed nodes, which on each level stand in one row. */
function within(completed: readonly Completed[]): RawBuilder<boolean> {
  const ranges = new Map<number, { from: bigint; to: bigint }>();
  for (const { id } of completed) {
    const range = ranges.get(id.level);
    if (range) range.to = id.index;
    else ranges.set(id.level, { from: id.index, to: id.index });
  }
  const conditions = [...ranges].map(
    ([level, { from, to }]) =>
      sql`(level = ${level} and idx between ${String(from)}::bigint and ${String(to)}::bigint)`,
  );
  return sql`(${sql.join(conditions, sql` or `)})`;
}
