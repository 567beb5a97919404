import type { Selectable } from 'kysely';
import type { Database } from '../kernel';

type Receipt = Selectable<Database['hand_receipt']>;
type Paper = Selectable<Database['printed_paper']>;

/** What the event of a hand receipt's first paper says of the hand receipt. */
export const receiptDetails = (row: Receipt) => ({
  number: row.id,
  giverUserId: row.giver_user_id,
  unitId: row.unit_id,
  holderUserId: row.holder_user_id,
  openedAt: row.opened_at.toISOString(),
});

/** The number of a hand receipt, such as `HR-0017`, or of the record that another paper is of. */
export const numberOf = ({ hand_receipt_id, subject_id }: Pick<Paper, 'hand_receipt_id' | 'subject_id'>) =>
  hand_receipt_id ?? subject_id ?? '';

/** What an event PAPER says of a paper. Its secret is on the paper alone. */
export const paperDetails = (row: Paper) => ({
  paperId: row.id,
  kind: row.kind,
  number: numberOf(row),
  edition: row.edition,
  requestId: row.kind === 'request' ? row.subject_id : null,
  lines: row.line_count,
  linesHash: Buffer.from(row.lines_hash).toString('hex'),
  ledgerSize: row.ledger_size,
  root: row.root,
  printedBy: row.printed_by,
  printedAt: row.printed_at.toISOString(),
  fileHash: row.file_hash && Buffer.from(row.file_hash).toString('hex'),
});
