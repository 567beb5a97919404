import { type EventBody, findings } from '@hand-receipt/ledger';
import type { Kysely } from 'kysely';
import type { Database } from '../../../db/schema';
import type { Report } from './report';

/** Corrections must point to an earlier event, by its place, id and type. */
export async function checkCorrections(
  db: Kysely<Database>,
  events: readonly EventBody[],
  report: Report,
): Promise<void> {
  const corrections = events.filter(({ type }) => type === 'CORRECTION');
  if (corrections.length === 0) return;
  const places = corrections
    .map(({ details }) => details.originalSeq)
    .filter((place) => typeof place === 'number');
  const originals = await db
    .selectFrom('ledger_event')
    .select(['seq', 'event_id', 'event_type'])
    .where('seq', 'in', [...places, -1])
    .execute();
  const bySeq = new Map(originals.map((original) => [original.seq, original]));
  for (const { seq, details } of corrections) {
    const original = bySeq.get(Number(details.originalSeq));
    const points =
      original !== undefined &&
      original.seq < seq &&
      original.event_id === details.originalEventId &&
      original.event_type === details.originalEventType;
    if (!points) report.add(findings.correctionInvalid(seq));
  }
}
