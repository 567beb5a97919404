import type { ColumnType, Generated, JSONColumnType } from 'kysely';

/** Tables of migrations/012-forms.sql. */
export interface MailTables {
  mail: MailTable;
}

export interface MailTable {
  id: Generated<string>;
  sender_user_id: string;
  recipients: JSONColumnType<string[]>;
  subject: string;
  body: string;
  file_name: string;
  at: ColumnType<Date, Date, never>;
  outcome: Generated<'sending' | 'sent' | 'captured' | 'failed'>;
  /** The attachment, where the letter was captured; null otherwise. */
  file: Uint8Array | null;
}
