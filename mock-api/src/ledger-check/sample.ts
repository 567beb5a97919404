import { randomInt } from 'node:crypto';
import { LedgerError, findings, proveInclusion, verifyInclusion } from '@hand-receipt/ledger';
import { nodeHasher } from '@hand-receipt/ledger/node';
import type { Kysely } from 'kysely';
import type { Database } from '../kernel';
import { databaseNodes, examineRow } from '../ledger';
import { checkColumns } from './columns-check';
import { readBatch } from './event-batch';
import type { Report } from './report';

/**
 * Looks at `count` random events again: each must still be there, whole, and in the tree that a full
 * pass has verified.
 */
export async function checkSample(
  db: Kysely<Database>,
  verified: { size: number; root: Uint8Array },
  count: number,
  report: Report,
): Promise<void> {
  for (let i = 0; i < count; i += 1) await checkOne(db, verified, randomInt(verified.size), report);
}

async function checkOne(
  db: Kysely<Database>,
  { size, root }: { size: number; root: Uint8Array },
  seq: number,
  report: Report,
): Promise<void> {
  const [row] = (await readBatch(db, seq, 1))?.rows() ?? [];
  if (!row || row.seq !== seq) {
    report.add(findings.eventMissing(seq));
    return;
  }
  await checkColumns(db, seq, seq, report);
  const { kind } = examineRow(row);
  if (kind !== 'sound' || !(await isIncluded(db, seq, size, row.leafHash, root)))
    report.add(findings.eventAltered(seq));
}

async function isIncluded(
  db: Kysely<Database>,
  seq: number,
  size: number,
  leafHash: Uint8Array,
  root: Uint8Array,
): Promise<boolean> {
  const [index, total] = [BigInt(seq), BigInt(size)];
  try {
    const proof = await proveInclusion(databaseNodes(db), index, total, nodeHasher);
    verifyInclusion({ index, size: total, leafHash, root, proof }, nodeHasher);
    return true;
  } catch (error) {
    if (error instanceof LedgerError) return false;
    throw error;
  }
}
