import { GrowingTree, findings, toHex, type Report } from '@hand-receipt/ledger';
import { nodeHasher } from '@hand-receipt/ledger/node';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../kernel';

/** A tree this wrong needs no longer list. */
const MOST_DIFFERING = 200;

/** A node above `width` leaves; the first of them is number `idx * width`. */
interface Node {
  level: number;
  idx: number;
  hash: string;
}

/** Rebuilds the tree from the events and compares the stored nodes with it. */
export class TreeCheck {
  readonly tree = new GrowingTree(nodeHasher, (level, idx, hash) =>
    this.#completed.push({ level, idx, hash: toHex(hash) }),
  );
  #completed: Node[] = [];
  readonly #differing: { first: number; last: number }[] = [];

  /** Compares the nodes that were completed since the last call. */
  async compareNodes(db: Kysely<Database>, report: Report): Promise<void> {
    const completed = this.#completed;
    this.#completed = [];
    for (const { level, idx } of await differingNodes(db, completed)) {
      if (this.#differing.length === MOST_DIFFERING) return;
      const width = 2 ** level;
      const [first, last] = [idx * width, (idx + 1) * width - 1];
      // A wrong hash below makes every node above it wrong: the lowest one is the finding.
      const below = this.#differing.some((node) => node.first >= first && node.last <= last);
      this.#differing.push({ first, last });
      if (!below && !report.touches(first, last)) report.add(findings.nodeAltered(first, last));
    }
  }
}

/** Those of `nodes` that the database does not have, or has with another hash, lowest first. */
async function differingNodes(
  db: Kysely<Database>,
  nodes: readonly Node[],
): Promise<Pick<Node, 'level' | 'idx'>[]> {
  if (nodes.length === 0) return [];
  const { rows } = await sql<Pick<Node, 'level' | 'idx'>>`
    select level, idx
    from jsonb_to_recordset(${JSON.stringify(nodes)}::jsonb) as made (level int, idx bigint, hash text)
    left join ledger_node as stored using (level, idx)
    where stored.hash is distinct from decode(made.hash, 'hex')
    order by level, idx`.execute(db);
  return rows;
}
