import {
  LedgerError,
  type Policy,
  isQuorum,
  neededWitnesses,
  openCosignatures,
  parseCheckpoint,
  parseNote,
  toHex,
} from '@hand-receipt/ledger';
import { nodeVerifier } from '@hand-receipt/ledger/node';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../kernel';
import type { SealedCheckpoint } from '../ledger';

/** So many checkpoints with enough cosignatures are looked at for a quorum. */
const MOST_SIZES = 50;

/** The largest checkpoint that a quorum has cosigned, its note with their lines; null where there is none. */
export async function readWitnessed(
  db: Kysely<Database>,
  policy: Policy | null,
): Promise<SealedCheckpoint | null> {
  if (!policy?.quorum) return null;
  const keys = policy.witnesses.map(({ key }) => key);
  const ofPolicy = sql<boolean>`witness_key = any(${keys})`;
  const sizes = await db
    .selectFrom('ledger_cosignature')
    .select('size')
    .where(ofPolicy)
    .groupBy('size')
    .having((row) => row.fn.countAll(), '>=', neededWitnesses(policy))
    .orderBy('size', 'desc')
    .limit(MOST_SIZES)
    .execute();
  for (const { size } of sizes) {
    const cosigned = await readCosigned(db, policy, size);
    if (!isQuorum(policy, new Set(cosigned?.keys))) continue;
    const { note = '' } = cosigned ?? {};
    return { size, root: toHex(parseCheckpoint(parseNote(note).text).root), note };
  }
  return null;
}

/** The note of a checkpoint with the lines of those who cosigned it; null where nobody did. */
async function readCosigned(
  db: Kysely<Database>,
  { witnesses }: Policy,
  size: number,
): Promise<{ note: string; keys: string[] } | null> {
  const rows = await db
    .selectFrom('ledger_cosignature')
    .select(['witness_key', 'note', 'newest_line'])
    .where('size', '=', size)
    .where(sql<boolean>`witness_key = any(${witnesses.map(({ key }) => key)})`)
    .orderBy('witness_key')
    .execute();
  const [first] = rows;
  if (!first) return null;
  const sound = rows.filter((row) => row.note === first.note && isSound(row));
  return {
    note: `${first.note}${sound.map(({ newest_line }) => newest_line).join('')}`,
    keys: sound.map(({ witness_key }) => witness_key),
  };
}

/** A checkpoint with the lines of its witnesses, as many as there are. */
export async function withWitnesses(
  db: Kysely<Database>,
  policy: Policy | null,
  checkpoint: SealedCheckpoint,
): Promise<SealedCheckpoint> {
  const cosigned = policy && (await readCosigned(db, policy, checkpoint.size));
  return cosigned?.note.startsWith(checkpoint.note) ? { ...checkpoint, note: cosigned.note } : checkpoint;
}

/** The line was verified when it came. A row that was edited since is passed over. */
function isSound(row: { witness_key: string; note: string; newest_line: string }): boolean {
  try {
    return openCosignatures(`${row.note}${row.newest_line}`, [row.witness_key], nodeVerifier).length === 1;
  } catch (error) {
    if (error instanceof LedgerError) return false;
    throw error;
  }
}
