import type { ColumnType } from 'kysely';

/** The table of migrations/029-hand-receipts.sql. */
export interface FormTables {
  hand_receipt: HandReceiptTable;
}

export interface HandReceiptTable {
  holder_user_id: string;
  /** From 1 for each holder. */
  number: number;
  transfer_id: string | null;
  request_key: string | null;
  made_at: ColumnType<Date, Date, never>;
  made_by_user_id: string;
}
