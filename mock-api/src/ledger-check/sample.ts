import { randomInt } from 'node:crypto';
import { LedgerError, findings, proveInclusion, verifyInclusion } from '@hand-receipt/ledger';
import { nodeHasher } from '@hand-receipt/ledger/node';
import type { Kysely } from 'kysely';
import type { Database } from '../kernel';
import { databaseNodes } from '../ledger';
import { classifyRow } from './classify-row';
import { type StoredEvent, columnsMatch, storedEvents } from './event-page';
import type { Report } from './report';

const SAMPLE = 50;

/** A tree that a full pass has verified. */
interface VerifiedTree {
  size: number;
  root: Uint8Array;
}

/** Looks at some random events again: each must still be there, whole, and in the verified tree. */
export async function checkSample(db: Kysely<Database>, tree: VerifiedTree, report: Report): Promise<void> {
  const seqs = new Set(Array.from({ length: SAMPLE }, () => randomInt(tree.size)));
  const rows = await storedEvents(db)
    .where('seq', 'in', [...seqs])
    .execute();
  for (const row of rows) {
    seqs.delete(row.seq);
    const { kind, event } = await classifyRow(db, row);
    const holds = kind === 'sound' && columnsMatch(row, event) && (await isIncluded(db, row, tree));
    if (!holds) report.add(findings.eventAltered(row.seq));
  }
  for (const seq of seqs) report.add(findings.eventMissing(seq));
}

async function isIncluded(
  db: Kysely<Database>,
  { seq, leaf_hash: leafHash }: StoredEvent,
  tree: VerifiedTree,
): Promise<boolean> {
  const [index, size] = [BigInt(seq), BigInt(tree.size)];
  try {
    const proof = await proveInclusion(databaseNodes(db), index, size, nodeHasher);
    verifyInclusion({ index, size, leafHash, root: tree.root, proof }, nodeHasher);
    return true;
  } catch (error) {
    if (error instanceof LedgerError) return false;
    throw error;
  }
}
