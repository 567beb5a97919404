import type { RouteBody } from '@hand-receipt/contracts';
import { queryClient } from '@hand-receipt/platform';
import { mutation } from '../core/mutation';

export const ledgerMutations = {
  /** Writes a correction. Both events stand in the ledger afterwards. */
  correct: mutation('POST /api/corrections', (body: RouteBody<'POST /api/corrections'>) => ({ body }), {
    untilFresh: true,
  }),
  /** A Commander says what was found out about the incident in place `seq` of the ledger. */
  acknowledgeIncident: mutation(
    'POST /api/ledger/incidents/:seq/acknowledge',
    ({ seq, reason }: { seq: string; reason: string }) => ({ params: { seq }, body: { reason } }),
    { untilFresh: true },
  ),
};

/** Removes every verdict of this browser that rested on what it remembered for the person. */
export function removeDeviceVerdicts(person: string): void {
  for (const kind of ['every-event', 'item', 'rows'])
    queryClient.removeQueries({ queryKey: ['ledger', 'device', person, kind] });
}

/**
 * Reads the lists of events on screen again, then has their rows proved again: what this browser found of a row stands
 * until that row is proved.
 */
export async function rereadEvents(person: string): Promise<void> {
  const reread = (...queryKey: string[]) => queryClient.invalidateQueries({ queryKey });
  await Promise.all(['page', 'entries', 'recent', 'corrections'].map((list) => reread('ledger', list)));
  await reread('ledger', 'device', person, 'rows');
}
