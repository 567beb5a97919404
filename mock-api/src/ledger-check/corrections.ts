import { type EventBody, findings, pointsTo, targetOf, type Report } from '@hand-receipt/ledger';
import type { Kysely } from 'kysely';
import type { Database } from '../kernel';

/** Corrections must point to an earlier event, by its place, id and type. */
export async function checkCorrections(
  db: Kysely<Database>,
  events: readonly EventBody[],
  report: Report,
): Promise<void> {
  const corrections = events.flatMap((event) => {
    const target = targetOf(event);
    return target ? [{ event, target }] : [];
  });
  if (corrections.length === 0) return;
  const places = corrections.map(({ target }) => target.seq).filter(isPlace);
  const originals = await db
    .selectFrom('ledger_event')
    .select(['seq', 'event_id as eventId', 'event_type as type'])
    .where('seq', 'in', [...places, -1])
    .execute();
  const bySeq = new Map(originals.map((original) => [original.seq, original]));
  for (const { event, target } of corrections) {
    const original = bySeq.get(Number(target.seq));
    if (!pointsTo(target, event, original)) report.add(findings.correctionInvalid(event.seq));
  }
}

const isPlace = (value: unknown): value is number => Number.isSafeInteger(value);
