import type { WitnessesDto } from '@hand-receipt/contracts';
import type { Finding } from '@hand-receipt/ledger';
import type { Kysely } from 'kysely';
import { type AnchorRow, SENT, UNKNOWN, VALID, newestAnchor } from './anchor-store';
import { fabricKey } from './fabric-observer';
import type { Database, FabricConfig } from '../kernel';
import { type WitnessRow, readWitness } from './store';

/** What the Fabric network is known to hold, for display only; null where the server is told of none. */
export async function readFabric(
  db: Kysely<Database>,
  config: FabricConfig | null,
): Promise<WitnessesDto['fabric']> {
  if (!config) return null;
  const row = await readWitness(db, fabricKey(config));
  const valid = await newestAnchor(db, config.channel, VALID);
  const newest = await newestAnchor(db, config.channel);
  return {
    anchor: anchorOf(valid),
    askedAt: row?.asked_at?.toISOString() ?? null,
    awaySince: awaySince(row),
    notAccepted: newest && !isOpenOrValid(newest) ? newest.status : null,
    refused: row?.state === 'refused' ? row.problem : null,
  };
}

const isOpenOrValid = ({ status }: AnchorRow) => [SENT, UNKNOWN, VALID].includes(status);

function anchorOf(valid: AnchorRow | null) {
  if (!valid || valid.block === null || !valid.committed_at) return null;
  return { block: valid.block, size: valid.size, at: valid.committed_at.toISOString() };
}

/** Since when the network has not answered; null while it does. */
function awaySince(row: WitnessRow | null): string | null {
  return row && isAway(row) ? (row.answered_at ?? row.since).toISOString() : null;
}

/** The last try got no answer. Its state may be older: one that refused and is silent now stays refused. */
const isAway = ({ failures, asked_at: asked, answered_at: answered }: WitnessRow): boolean =>
  failures > 0 && asked !== null && (answered === null || answered < asked);

/** What the network holds against the ledger. */
export async function readFabricProblems(
  db: Kysely<Database>,
  config: FabricConfig,
): Promise<{ finding: Finding; isWarning: boolean; occasion: string }[]> {
  const row = await readWitness(db, fabricKey(config));
  if (row?.state !== 'refused' || row.problem === null) return [];
  const finding = { code: 'fabric-refused' as const, message: row.problem };
  return [{ finding, isWarning: false, occasion: `refused ${row.witness_key} ${row.size}` }];
}
