import type { WitnessesDto } from '@hand-receipt/contracts';
import { neededWitnesses } from '@hand-receipt/ledger';
import type { Kysely } from 'kysely';
import { readFabric } from './fabric-state';
import type { Database } from '../kernel';
import { type WitnessRow, isConfirmed, readWitnesses } from './store';
import { type Observed, agreedAt } from './verdict';

type WitnessDto = WitnessesDto['witnesses'][number];

const LOOPBACK = ['127.0.0.1', '[::1]', 'localhost'];

/** The state as screens show it. `sealed` is the size of the newest checkpoint. */
function shownState(
  { state, size }: Pick<WitnessRow, 'state' | 'size'>,
  sealed: number,
): WitnessDto['state'] {
  if (state === 'current') return size < sealed ? 'behind' : 'current';
  if (state === 'refused' || state === 'ahead') return 'refused';
  return state === 'unknown-log' ? 'unknown-log' : 'waiting';
}

/** The witnesses of the policy, what each has cosigned, and what Fabric holds, for display only. */
export async function listWitnesses(
  db: Kysely<Database>,
  { witnessPolicy: policy, fabric: network }: Observed,
  sealed: number,
): Promise<WitnessesDto> {
  const fabric = await readFabric(db, network);
  if (!policy)
    return { quorum: null, required: 0, agreedAt: null, onThisMachine: false, witnesses: [], fabric };
  const known = await readWitnesses(db, policy.witnesses);
  const confirmed = known.filter(({ row }) => isConfirmed(row));
  const witnesses = policy.witnesses.map(({ key, name }): WitnessDto => {
    const row = known.find(({ witness }) => witness.key === key)?.row;
    if (!row) return { name, size: 0, at: null, state: 'waiting', sinceStart: true, problem: null };
    const { size, cosigned_at: at, problem } = row;
    const state = shownState(row, sealed);
    return { name, size, at: at?.toISOString() ?? null, state, sinceStart: isConfirmed(row), problem };
  });
  return {
    quorum: policy.quorum?.name ?? null,
    required: neededWitnesses(policy),
    agreedAt: agreedAt(policy, confirmed)?.toISOString() ?? null,
    onThisMachine: policy.witnesses.every(
      ({ url }) => url !== null && LOOPBACK.includes(new URL(url).hostname),
    ),
    witnesses,
    fabric,
  };
}
