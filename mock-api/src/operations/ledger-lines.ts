import { LIMITS } from './limits';
import { type LineState, act, good, worse } from './line';
import type { Facts } from './read-facts';
import { countWords, durationWords } from './words';

export function sealedLine({ unsealed, sealerWaits, processes, at }: Facts): LineState {
  const others = processes.filter((one) => one.alive).length - 1;
  const ageMs = unsealed ? at.getTime() - unsealed.since.getTime() : 0;
  const isStopped = unsealed !== null && ageMs >= LIMITS.unsealedLookMs;
  if (sealerWaits !== null && (isStopped || others === 0)) {
    return act('The server does not sign', sealerWaits, unsealed?.since);
  }
  if (!isStopped) return good('Every event has a signed checkpoint');
  return worse(ageMs >= LIMITS.unsealedActMs)(
    `${countWords(unsealed.events, 'event')} unsealed for ${durationWords(ageMs)}`,
    'Open Ledger Verification. The log of the server says why it does not seal.',
    unsealed.since,
  );
}

export function checkedLine({ check, at }: Facts): LineState {
  if (!check) return good('Not yet. The first check runs soon after the start');
  if (check.failure !== null) {
    return act(
      'The last check could not be made',
      'Read the log of the server, then start a check.',
      check.at,
    );
  }
  if (!check.verified) {
    return act('The last check failed', 'Open Ledger Verification and read the findings.', check.at);
  }
  const ageMs = at.getTime() - check.at.getTime();
  if (ageMs <= LIMITS.checkedLookMs) return good('Verified', { at: check.at });
  return worse(false)(
    `Verified ${durationWords(ageMs)} ago, and not since`,
    'Open Ledger Verification and start a check.',
    check.at,
  );
}

export function witnessesLine({ hasWitnesses, witnessProblems }: Facts): LineState {
  if (!hasWitnesses) {
    return good('No witness is set', {
      todo: 'Set WITNESS_POLICY_FILE so that another machine remembers the ledger (docs/witness.md).',
    });
  }
  const [first] = witnessProblems.toSorted((a, b) => Number(a.isWarning) - Number(b.isWarning));
  if (!first) return good('Enough witnesses agree');
  return worse(!first.isWarning)(
    first.finding.message,
    first.isWarning
      ? 'Ask the operator of the witness whether it runs and whether it can be reached.'
      : 'Open Ledger Verification. Do not restore or delete anything before you know which history is right.',
  );
}
