import type { CorrectiveOutcome } from '@hand-receipt/contracts';
import type { ColumnType, Generated } from 'kysely';

/** Tables of documents in migrations/008-unit.sql. */
export interface DocumentTables {
  corrective_action: CorrectiveActionTable;
  document_attachment: DocumentAttachmentTable;
}

/** What the receiver of a document did about it. */
export interface CorrectiveActionTable {
  id: Generated<string>;
  document_id: string;
  thread_id: string;
  by_user_id: string;
  at: ColumnType<Date, Date, never>;
  outcome: CorrectiveOutcome;
  action: string;
}

/** Which photos a document carries, and so who may see them. */
export interface DocumentAttachmentTable {
  document_id: string;
  upload_id: string;
}
