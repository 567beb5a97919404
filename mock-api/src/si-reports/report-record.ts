import type { DocumentType } from '@hand-receipt/contracts';
import type { Json } from '@hand-receipt/ledger';
import type { ReportRow } from './read-board';

/** What a document with a report calls itself. */
export const SI_REPORT = 'Sensitive Items Report' satisfies DocumentType;

/** What the event SI REPORT says of a report. */
export const siReportDetails = (row: ReportRow): Record<string, Json> => ({
  reportId: row.id,
  unitId: row.unit_id,
  due: row.due_at.toISOString(),
  status: row.status,
  seen: row.seen,
  expected: row.expected,
  lines: row.lines === null ? null : { ...row.lines },
  byUserId: row.by_user_id,
  at: row.at.toISOString(),
  corrects: row.corrects,
  reason: row.reason,
});
