import {
  type Finding,
  GrowingTree,
  type NodeStore,
  completeSubtrees,
  findings,
  sameBytes,
  toHex,
} from '@hand-receipt/ledger';
import { nodeHasher } from '@hand-receipt/ledger/node';
import type { Kysely } from 'kysely';
import type { Database } from '../../kernel';
import type { Journal } from './journal';
import type { SealedCheckpoint } from './last-checkpoint';

const BATCH = 1_000;

/** The ledger is not what was sealed before, grown; nothing was signed. */
export class SealRefused extends Error {
  override name = 'SealRefused';
  constructor(readonly finding: Finding) {
    super(finding.message);
  }
}

/** The tree that the newest checkpoint covers, from its right edge. @throws SealRefused where its root has changed. */
export async function treeAt(nodes: NodeStore, sealed: SealedCheckpoint | null): Promise<GrowingTree> {
  if (!sealed) return new GrowingTree(nodeHasher);
  const edge = await nodes.read(completeSubtrees(0n, BigInt(sealed.size)));
  const tree = GrowingTree.resume(nodeHasher, sealed.size, edge);
  if (toHex(tree.root()) !== sealed.root) {
    throw new SealRefused(findings.historyRewritten(sealed.size, 'was sealed'));
  }
  return tree;
}

/**
 * Extends the tree to `size` from the events' bytes, and writes the journal to the same size on disk. Writes a lost
 * journal again from the first event.
 *
 * @throws SealRefused where an event is missing or no longer has its hash.
 */
export async function growTo(
  db: Kysely<Database>,
  tree: GrowingTree,
  size: number,
  journal: Journal,
): Promise<void> {
  let next = Math.min(tree.size, journal.size);
  while (next < size) {
    const rows = await db
      .selectFrom('ledger_event')
      .select(['seq', 'body', 'leaf_hash as leafHash'])
      .where('seq', '>=', next)
      .where('seq', '<', size)
      .orderBy('seq')
      .limit(BATCH)
      .execute();
    if (rows.length === 0) throw new SealRefused(findings.eventMissing(next));
    for (const { seq, body, leafHash } of rows) {
      if (seq !== next) throw new SealRefused(findings.eventMissing(next));
      if (!sameBytes(nodeHasher.leaf(body), leafHash)) throw new SealRefused(findings.eventAltered(seq));
      if (seq === tree.size) tree.append(leafHash);
      next += 1;
    }
    await journal.append(rows.filter(({ seq }) => seq >= journal.size));
  }
}
