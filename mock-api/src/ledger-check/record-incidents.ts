import type { VerificationDto } from '@hand-receipt/contracts';
import type { FindingCode } from '@hand-receipt/ledger';
import type { Kysely } from 'kysely';
import type { Database } from '../kernel';
import { ledgerEvents, lockAppends, readRow, recordIncident } from '../ledger';
import { IncidentsCheck, isIncidentKind } from './incidents';

/** What the operator of the database can undo without a trace. */
const UNDONE_EASILY = ['checkpoint-missing', 'key-list-altered'] as const satisfies readonly FindingCode[];

/**
 * Appends to the ledger, as an incident, that a check found a checkpoint gone or the list of keys altered: once for as
 * long as it lasts. Appends nothing where a check found anything else: then the ledger may not be what was sealed.
 */
export async function recordIncidents(
  db: Kysely<Database>,
  result: VerificationDto,
  { before, at }: { before: VerificationDto | null; at: Date },
): Promise<void> {
  if (!result.findings.every(({ code }) => isIncidentKind(code))) return;
  const known = new Set(before?.findings.map(({ message }) => message));
  const found = result.findings.flatMap(({ code, message }) => {
    const kind = UNDONE_EASILY.find((one) => one === code);
    return kind && !known.has(message) ? [{ code: kind, message }] : [];
  });
  if (found.length === 0) return;
  await db.transaction().execute(async (trx) => {
    await lockAppends(trx);
    const incidents = new IncidentsCheck();
    const rows = await ledgerEvents(trx)
      .selectAll()
      .where('event_type', 'in', ['LEDGER INCIDENT', 'INCIDENT ACKNOWLEDGED'])
      .execute();
    for (const row of rows) {
      const event = readRow(row);
      if (event) incidents.take(event);
    }
    for (const finding of found) {
      if (incidents.isOpen(finding.message)) continue;
      await recordIncident(trx, { ...finding, size: result.size }, at);
    }
  });
}
