import type { Selectable } from 'kysely';
import type { Database } from '../../kernel';
import type { UnitOfWork } from '../../unit-of-work';

/** The item that the components belong to, and who holds it: they answer for what becomes short. */
export interface HeldItem {
  id: string;
  name: string;
  serial_number: string;
  unit_id: string;
  assigned_to_user_id: string | null;
}

/** Why a shortage ends that no document ends. */
export const ENDED_BY_COUNT = 'Counted as on hand.';
export const ENDED_BY_LIST = 'The component list authorizes fewer.';
export type EndReason = typeof ENDED_BY_COUNT | typeof ENDED_BY_LIST;

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
