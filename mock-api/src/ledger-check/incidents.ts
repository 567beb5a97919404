import type { EventBody, FindingCode, Report } from '@hand-receipt/ledger';
import { findings } from '@hand-receipt/ledger';

const KINDS = [
  'journal-missing',
  'journal-short',
  'checkpoint-missing',
  'key-list-altered',
  'lines-left-out',
  'witness-refused',
  'witness-ahead',
] as const satisfies readonly FindingCode[];

export const isIncidentKind = (code: string): boolean => KINDS.some((known) => known === code);

/** What an event LEDGER INCIDENT says; null for any other event. */
export function incidentOf({ type, seq, details }: Pick<EventBody, 'type' | 'seq' | 'details'>) {
  const { kind, detail, witness } = details;
  const code = KINDS.find((known) => known === kind);
  return type === 'LEDGER INCIDENT' && code && typeof detail === 'string'
    ? { code, message: detail, seq, witness: typeof witness === 'string' ? witness : null }
    : null;
}

/** What an event INCIDENT ACKNOWLEDGED says; null for any other event. */
export function acknowledgementOf({ type, actor, ts, details }: EventBody) {
  const { incidentSeq, reason } = details;
  return type === 'INCIDENT ACKNOWLEDGED' && typeof incidentSeq === 'number' && typeof reason === 'string'
    ? { incidentSeq, by: actor.name, on: new Date(ts), reason }
    : null;
}

/** Incidents of the ledger: findings until a Commander acknowledges them, and warnings from then on. */
export class IncidentsCheck {
  readonly #incidents = new Map<number, NonNullable<ReturnType<typeof incidentOf>>>();
  readonly #acknowledged = new Map<number, NonNullable<ReturnType<typeof acknowledgementOf>>>();

  /** To be called with every event in order. */
  take(event: EventBody): void {
    const incident = incidentOf(event);
    if (incident) this.#incidents.set(incident.seq, incident);
    const word = acknowledgementOf(event);
    if (word && !this.#acknowledged.has(word.incidentSeq)) this.#acknowledged.set(word.incidentSeq, word);
  }

  /** Whether an incident of these words is waiting for its acknowledgement. */
  isOpen(message: string): boolean {
    return [...this.#incidents.values()].some(
      (incident) => incident.message === message && !this.#acknowledged.has(incident.seq),
    );
  }

  conclude(report: Report): void {
    for (const incident of this.#incidents.values()) {
      const word = this.#acknowledged.get(incident.seq);
      if (word) report.warn(findings.incident(incident, word));
      else report.add(findings.incident(incident));
    }
  }
}
