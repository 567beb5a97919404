import type { Checkpoint } from '../checkpoint';
import { momentOf } from '../dates';
import { LedgerError } from '../errors';
import { type Finding, findings } from '../findings';
import type { Keyring } from '../keyring';
import type { Policy } from '../policy';
import { neededWitnesses } from '../quorum';
import type { LedgerTools } from '../tools';
import { type WitnessedBy, tooFewWords, witnessedBy } from '../witnessed-by';
import { compareCheckpoints } from './compare';
import type { LedgerSource, ServedCheckpoint } from './source';
import { openServed } from './trust';

/** The newest cosignature may be so old, by the device's own clock. */
const PATIENCE_MS = 10 * 60 * 1000;

/** What a device found out about the witnesses of its policy. */
export interface WitnessLook {
  findings: Finding[];
  /** Why there is no quorum, or an old one; null where there is one. */
  warning: string | null;
  /** Events that the quorum vouches for, and how many of the policy's witnesses it is; 0 where there is none. */
  size: number;
  signed: number;
  of: number;
}

interface WitnessCheck {
  served: ServedCheckpoint;
  /** The sealed checkpoint, verified. */
  checkpoint: Checkpoint;
  keys: Keyring;
  policy?: Policy | null;
  source: Pick<LedgerSource, 'consistency'>;
  tools: LedgerTools;
  now: Date;
}

/**
 * Whether a quorum of the device's own policy has cosigned a beginning of the sealed ledger. No answer of the server
 * says who the witnesses are.
 *
 * @returns nothing where there is no policy, or it asks for no witness.
 * @throws LedgerError where the consistency proof is malformed.
 */
export async function lookAtWitnesses(check: WitnessCheck): Promise<{ witnesses?: WitnessLook }> {
  const { policy } = check;
  return policy?.quorum ? { witnesses: await look(check, policy) } : {};
}

async function look(check: WitnessCheck, policy: Policy): Promise<WitnessLook> {
  const { served, checkpoint, keys, source, tools, now } = check;
  const nobody = { findings: [], size: 0, signed: 0, of: policy.witnesses.length };
  const note: unknown = served.witnessed?.note;
  if (typeof note !== 'string') {
    return { ...nobody, warning: tooFewWords({ signed: [], needed: neededWitnesses(policy) }) };
  }
  let by: WitnessedBy;
  let opened: ReturnType<typeof openServed>;
  try {
    opened = openServed({ origin: keys.origin, note }, keys);
    by = witnessedBy(note, policy, tools.verifierOf);
  } catch (error) {
    if (error instanceof LedgerError) return { ...nobody, warning: error.message };
    throw error;
  }
  if ('finding' in opened) return { ...nobody, findings: [opened.finding], warning: null };
  if (!by.isQuorum) return { ...nobody, warning: tooFewWords(by) };
  const size = Number(opened.value.size);
  const sealed = Number(checkpoint.size);
  const isMore = size > sealed;
  const differs = !isMore && (await compareCheckpoints(opened.value, checkpoint, source, tools)) !== null;
  const found = by.signed.flatMap(({ name }) => {
    if (isMore) return [findings.witnessAhead(name, size, sealed)];
    return differs ? [findings.witnessRefused(name, sealed)] : [];
  });
  return { ...nobody, findings: found, warning: oldWords(by, now), size, signed: by.signed.length };
}

/** What to say of cosignatures that are all old. */
function oldWords({ signed, needed }: WitnessedBy, now: Date): string | null {
  const newest = new Date(Math.max(...signed.map(({ time }) => Number(time) * 1000)));
  const isOld = now.getTime() - newest.getTime() > PATIENCE_MS;
  return isOld ? findings.witnessQuorum(0, needed, momentOf(newest)).message : null;
}
