import { LedgerError } from '../errors';
import { type WitnessedBy, tooFewWords } from '../witnessed-by';
import type { Line } from './words';

/** Whether enough witnesses of a policy have signed, in words. A line that is not a witness's own is a failure. */
export function witnessLines(look: () => WitnessedBy): { isQuorum: boolean; lines: Line[] } {
  try {
    const by = look();
    const signed = by.signed.map(({ name, time }): Line => ({
      kind: 'fact',
      text: `Witness: ${name} at ${new Date(Number(time) * 1000).toISOString()}`,
    }));
    const tooFew: Line[] = by.isQuorum ? [] : [{ kind: 'failed', text: `${tooFewWords(by)}.` }];
    return { isQuorum: by.isQuorum, lines: [...tooFew, ...signed] };
  } catch (error) {
    if (!(error instanceof LedgerError)) throw error;
    return { isQuorum: false, lines: [{ kind: 'failed', text: error.message }] };
  }
}
