import type { Selectable } from 'kysely';
import type { Database } from '../../kernel';
import type { UnitOfWork } from '../../unit-of-work';

export type Shortage = Selectable<Database['component_shortage']>;

/** What an event SHORTAGE says of a shortage as it is after the act. */
export const shortageDetails = (row: Shortage) => ({
  shortageId: row.id,
  component: row.name,
  componentNsn: row.nsn,
  quantity: row.quantity,
  since: row.since.toISOString(),
  accountableUserId: row.accountable_user_id,
  documentNumber: row.document_number,
  documentDate: row.document_date,
  state: row.state,
  endedBy: row.ended_by,
  endedAt: row.ended_at?.toISOString() ?? null,
  endedReason: row.ended_reason,
});

/** Writes the event of an act on a shortage. */
export const recordShortage = (
  work: UnitOfWork,
  item: { id: string; name: string; serial_number: string },
  act: 'opened' | 'reduced' | 'document' | 'ended',
  row: Shortage,
): Promise<void> => work.record('SHORTAGE', item, { act, ...shortageDetails(row) }, row.event_id);
