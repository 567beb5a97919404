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

/**
 * The lines of a file and those of its witnesses, in the order of their weight. With too few witnesses nothing is
 * called verified, and what failed comes first.
 */
export function withWitnesses(
  lines: readonly Line[],
  witnesses: { isQuorum: boolean; lines: readonly Line[] },
): Line[] {
  const [headline, ...rest] = lines;
  if (witnesses.isQuorum || headline?.kind !== 'verified') return [...lines, ...witnesses.lines];
  const failed = witnesses.lines.filter(({ kind }) => kind === 'failed');
  const signed = witnesses.lines.filter(({ kind }) => kind !== 'failed');
  return [...failed, ...rest, ...signed];
}
