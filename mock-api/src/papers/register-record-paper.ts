import { randomBytes } from 'node:crypto';
import type { PaperKind } from '@hand-receipt/contracts';
import { PAPER_NAME_BYTES, newPaperNames } from '@hand-receipt/ledger';
import { sql } from 'kysely';
import { appendEvent, newEventId } from '../ledger';
import type { UnitOfWork } from '../unit-of-work';
import { hashLines } from './lines';
import { paperDetails } from './paper-record';
import { type PrintedPaper, toPrinted } from './register-papers';

/** A paper of a record that is no hand receipt, about to be printed. */
interface RecordPaperOrder {
  kind: Exclude<PaperKind, 'receipt' | 'extract' | 'request'>;
  /** The record, such as `PC-0004`; its papers are numbered by edition. */
  subjectId: string;
  lineCount: number;
  /** The state of the ledger that its code names. */
  ledger: { size: number; root: string };
}

/**
 * Enters a paper of a record into the register, with its next edition. Two that are printed at once follow each other,
 * because the caller holds the record.
 */
export async function registerRecordPaper(work: UnitOfWork, order: RecordPaperOrder): Promise<PrintedPaper> {
  const { trx, actor, at } = work;
  const { kind, subjectId, lineCount, ledger } = order;
  const { last } = await trx
    .selectFrom('printed_paper')
    .select(sql<number>`coalesce(max(edition), 0)::int`.as('last'))
    .where('kind', '=', kind)
    .where('subject_id', '=', subjectId)
    .executeTakeFirstOrThrow();
  const row = await trx
    .insertInto('printed_paper')
    .values({
      ...newPaperNames(randomBytes(PAPER_NAME_BYTES)),
      kind,
      subject_id: subjectId,
      edition: last + 1,
      lines: '[]',
      lines_hash: hashLines([]),
      line_count: lineCount,
      ledger_size: ledger.size,
      root: ledger.root,
      printed_by: actor.id,
      printed_at: at,
      event_id: newEventId(),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  const details = { act: 'printed', ...paperDetails(row), opens: false };
  await appendEvent(trx, { type: 'PAPER', itemId: null, actor, at, eventId: row.event_id, details });
  return toPrinted(row);
}
