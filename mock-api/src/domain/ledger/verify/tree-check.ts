import { GrowingTree, type NodeId, findings, sameBytes } from '@hand-receipt/ledger';
import { nodeHasher } from '@hand-receipt/ledger/node';
import type { Kysely } from 'kysely';
import type { Database } from '../../../db/schema';
import type { Report } from './report';

/** A tree this wrong needs no longer list. */
const MOST_DIFFERING = 200;

/** Builds the tree anew from the events and holds the stored nodes against it. */
export class TreeCheck {
  readonly tree = new GrowingTree(nodeHasher, (id, hash) => this.#completed.push({ id, hash }));
  #completed: { id: NodeId; hash: Uint8Array }[] = [];
  readonly #differing: { first: number; last: number }[] = [];

  /** Compares the nodes that were completed since the last call. */
  async checkNodes(db: Kysely<Database>, report: Report): Promise<void> {
    const completed = this.#completed;
    this.#completed = [];
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
}

const key = ({ level, index }: NodeId): string => `${level}/${index}`;

async function storedNodes(
  db: Kysely<Database>,
  nodes: readonly { id: NodeId }[],
): Promise<Map<string, Uint8Array>> {
  const ranges = new Map<number, { from: number; to: number }>();
  for (const { id } of nodes) {
    const index = Number(id.index);
    const range = ranges.get(id.level) ?? { from: index, to: index };
    ranges.set(id.level, { from: Math.min(range.from, index), to: Math.max(range.to, index) });
  }
  if (ranges.size === 0) return new Map();
  const rows = await db
    .selectFrom('ledger_node')
    .selectAll()
    .where((eb) =>
      eb.or(
        [...ranges].map(([level, { from, to }]) =>
          eb.and([eb('level', '=', level), eb('idx', '>=', from), eb('idx', '<=', to)]),
        ),
      ),
    )
    .execute();
  return new Map(rows.map(({ level, idx, hash }) => [`${level}/${idx}`, hash]));
}
