import { type PolicyWitness, proveConsistency } from '@hand-receipt/ledger';
import { nodeHasher } from '@hand-receipt/ledger/node';
import type { Kysely } from 'kysely';
import { askWitness } from './ask';
import type { Database } from '../kernel';
import { type Sealer, databaseNodes } from '../ledger';
import type { Observer, Outcome } from './observer';
import { sendToWitness } from './send';

/** Four requests of 5 seconds, and some time for the database. A process that was killed loses its claim then. */
const PACE = { claimS: 30, againS: 5 * 60, isEager: true };

/** A witness as an observer; null where the policy says no address of it. */
export function witnessObserver(
  witness: PolicyWitness,
  { db, sealer }: { db: Kysely<Database>; sealer: Sealer },
): Observer | null {
  const { key, name, url } = witness;
  if (url === null) return null;
  const nodes = databaseNodes(db);
  return {
    key,
    name,
    pace: PACE,
    leavesIncidents: true,
    async submit(checkpoint, known, stopped) {
      // Only a witness that does not answer is waited for. What fails here is told as such.
      let silence: unknown = null;
      return askWitness({
        witness,
        checkpoint,
        known,
        newest: () => sealer.sealNow(),
        prove: (from, to) => proveConsistency(nodes, BigInt(from), BigInt(to), nodeHasher),
        send: (body) =>
          sendToWitness(url, body, stopped).catch((error: unknown) => {
            silence = error;
            throw error;
          }),
      }).catch((error: unknown): Outcome => {
        if (silence === null) throw error;
        return { state: 'waiting', problem: 'It does not answer.', cause: silence };
      });
    },
  };
}
