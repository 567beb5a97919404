import type { AskState } from '@hand-receipt/contracts';
import type { ColumnType, Generated } from 'kysely';

/** The table of migrations/013-transfers.sql; lines of requests are in the table of transfers. */
export interface TransferAskTables {
  transfer_ask: TransferAskTable;
}

export interface TransferAskTable {
  id: Generated<string>;
  asker_user_id: string;
  /** As it was asked for, normalised; there may be no such item. */
  serial_number: string;
  notes: string | null;
  asked_at: ColumnType<Date, Date, never>;
  status: Generated<AskState>;
  ended_at: Date | null;
  reason: string | null;
  transfer_id: string | null;
}
