import type { IncidentAcknowledgementDto } from '@hand-receipt/contracts';
import { type Policy, dayOf } from '@hand-receipt/ledger';
import type { Kysely } from 'kysely';
import { type Database, badRequest, conflict, forbidden, notFound } from '../kernel';
import { appendEventNow, ledgerEvents, lockAppends, readRow } from '../ledger';
import type { UnitOfWork } from '../unit-of-work';
import { findDisagreeing } from '../witnesses';
import { acknowledgementOf, incidentOf } from './incidents';

/**
 * Records that a Commander knows of an incident of the ledger, and what was found out. Checks report it as a warning
 * from then on.
 *
 * @param policy the witnesses that are asked; one of them that disagrees must be agreed with first.
 * @param place of the event LEDGER INCIDENT, in decimal.
 * @throws ApiError 403 by role, 404 where there is no such incident, 409 where it was acknowledged or the
 *   witness still disagrees, 400 without a reason.
 */
export async function acknowledgeIncident(
  { trx, actor, at }: UnitOfWork,
  policy: Policy | null,
  place: string,
  reason: string,
): Promise<IncidentAcknowledgementDto> {
  if (actor.role !== 'Commander') throw forbidden('Only a Commander acknowledges an incident of the ledger.');
  // Of two who do it at once, the second is told of the first.
  await lockAppends(trx);
  const { seq: incidentSeq, witness } = await findIncident(trx, place);
  const earlier = await findAcknowledgement(trx, incidentSeq);
  if (earlier) {
    throw conflict(`This incident was acknowledged by ${earlier.by} on ${dayOf(earlier.on)}.`);
  }
  const disagreeing = witness === null ? null : await findDisagreeing(trx, policy, witness);
  if (disagreeing !== null) throw conflict(`Witness ${disagreeing} still disagrees with this ledger.`);
  const written = reason.trim();
  if (!written) throw badRequest('Say what was found out.', { reason: 'Say what was found out.' });
  const details = { incidentSeq, reason: written };
  await appendEventNow(trx, { type: 'INCIDENT ACKNOWLEDGED', itemId: null, actor, at, details });
  return { ...details, acknowledgedBy: actor.name, acknowledgedAt: at.toISOString() };
}

async function findIncident(db: Kysely<Database>, place: string) {
  const seq = /^(0|[1-9]\d{0,14})$/.test(place) ? Number(place) : -1;
  const row = await ledgerEvents(db).selectAll().where('seq', '=', seq).executeTakeFirst();
  const event = row && readRow(row);
  const incident = event && incidentOf(event);
  if (!incident) throw notFound('The ledger has no such incident.');
  return incident;
}

/** The first acknowledgement of an incident; null where there is none. */
async function findAcknowledgement(db: Kysely<Database>, incidentSeq: number) {
  const rows = await ledgerEvents(db)
    .selectAll()
    .where('event_type', '=', 'INCIDENT ACKNOWLEDGED')
    .orderBy('seq')
    .execute();
  for (const row of rows) {
    const event = readRow(row);
    const word = event && acknowledgementOf(event);
    if (word?.incidentSeq === incidentSeq) return word;
  }
  return null;
}
