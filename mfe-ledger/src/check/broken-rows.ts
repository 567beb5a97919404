import type { VerificationDto } from '@hand-receipt/contracts';
import type { Verdict } from '@hand-receipt/data';
import { isIncident } from '../incidents/incidents';

type Findings = VerificationDto['findings'];

export interface RowCheck {
  /** `suspect`: the chain up to here rests on an event that does not hold. */
  state: 'intact' | 'suspect' | 'broken';
  /** What does not hold about a broken row. */
  reason?: string;
}

/** Findings that name an event which is itself as it was sealed: what they are about is a row of another table. */
const isOfRecord = ({ code }: Findings[number]): boolean => code === 'record-gone';

/** Findings about one event. The event that records an incident is itself as it was sealed. */
const withPlace = (findings: Findings): Findings =>
  findings.filter((finding) => finding.seq !== undefined && !isIncident(finding) && !isOfRecord(finding));

/**
 * How the row of event `seq` stands after a check. Only events that the server named are broken; without
 * a name no row is marked, because a guess would accuse the wrong one.
 */
export function checkOfRow(seq: number, findings: Findings): RowCheck {
  const named = withPlace(findings);
  const own = named.find((finding) => finding.seq === seq);
  if (own) {
    return { state: 'broken', reason: own.code === 'event-altered' ? 'Hash does not match' : own.message };
  }
  return { state: named.some((finding) => Number(finding.seq) < seq) ? 'suspect' : 'intact' };
}

/**
 * Sequence number of the first event that does not hold, if the server named one. It is that of the cause: where that is
 * about no event, there is none, because what else was found is not what the headline says.
 */
export function firstMismatch({ findings, cause }: Pick<Verdict, 'findings' | 'cause'>): number | undefined {
  const named = withPlace(findings);
  if (cause) return named.find(({ message }) => message === cause.message)?.seq;
  const seqs = named.flatMap((finding) => finding.seq ?? []);
  return seqs.length > 0 ? Math.min(...seqs) : undefined;
}
