import { randomBytes } from 'node:crypto';
import type { PaperKind } from '@hand-receipt/contracts';
import { PAPER_NAME_BYTES, newPaperNames } from '@hand-receipt/ledger';
import { sql } from 'kysely';
import type { PaperLine } from '../kernel';
import { appendEvent, newEventId } from '../ledger';
import type { UnitOfWork } from '../unit-of-work';
import { hashLines, sortLines } from './lines';
import { paperDetails } from './paper-record';
import { type PrintedPaper, toPrinted } from './register-papers';

/** A paper of a record that is no hand receipt, about to be printed. */
export interface RecordPaperOrder {
  kind: Exclude<PaperKind, 'receipt' | 'extract' | 'request'>;
  /** The record, such as `SC-0004`; its papers are numbered by edition. */
  subjectId: string;
  /** The next one where it is left out; the caller then holds the record, so that two that are printed at once follow each other. */
  edition?: number;
  /** Items of the paper; none where it lists something else. */
  lines?: readonly PaperLine[];
  /** Lines to compare with the paper; its items, where it is left out. */
  lineCount?: number;
  /** The state of the ledger that its code names. */
  ledger: { size: number; root: string };
  /** Name and secret of a paper that is drawn already; new ones where it is not. */
  names?: { id: string; secret: string };
  /** SHA-256 of the file that is stored of it. */
  fileHash?: Buffer;
}

/** A name and a secret for a paper that is drawn before it is registered. */
export const namePaper = () => newPaperNames(randomBytes(PAPER_NAME_BYTES));

const papersOf = ({ trx }: UnitOfWork, { kind, subjectId }: RecordPaperOrder) =>
  trx.selectFrom('printed_paper').where('kind', '=', kind).where('subject_id', '=', subjectId);

async function nextEdition(work: UnitOfWork, order: RecordPaperOrder): Promise<number> {
  const { last } = await papersOf(work, order)
    .select(sql<number>`coalesce(max(edition), 0)::int`.as('last'))
    .executeTakeFirstOrThrow();
  return last + 1;
}

/** Enters a paper of a record into the register. One of this edition that is there already is answered as it is. */
export async function registerRecordPaper(work: UnitOfWork, order: RecordPaperOrder): Promise<PrintedPaper> {
  const { trx, actor, at } = work;
  const { kind, subjectId, ledger, names = namePaper(), fileHash = null } = order;
  const edition = order.edition ?? (await nextEdition(work, order));
  const known = await papersOf(work, order).selectAll().where('edition', '=', edition).executeTakeFirst();
  if (known) return toPrinted(known);
  const lines = sortLines(order.lines ?? []);
  const row = await trx
    .insertInto('printed_paper')
    .values({
      id: names.id,
      secret: names.secret,
      kind,
      subject_id: subjectId,
      edition,
      lines: JSON.stringify(lines),
      lines_hash: hashLines(lines),
      line_count: order.lineCount ?? lines.length,
      ledger_size: ledger.size,
      root: ledger.root,
      printed_by: actor.id,
      printed_at: at,
      file_hash: fileHash,
      event_id: newEventId(),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  const details = { act: 'printed', ...paperDetails(row), opens: false };
  await appendEvent(trx, { type: 'PAPER', itemId: null, actor, at, eventId: row.event_id, details });
  return toPrinted(row);
}
