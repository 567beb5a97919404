import type { Kysely } from 'kysely';
import type { Viewer } from '../../access';
import { holdSigned, readClearance } from '../../clearance';
import { type Database, conflict } from '../../kernel';
import { type PrintedPaper, registerRecordPaper } from '../../papers';
import type { FormStamps } from '../da2062/export';
import type { OpenWork } from '../da2062/register-forms';
import { type LedgerStamp, pageStamp } from '../da2062/stamp';
import { Paper } from '../pdf/paper';
import { type PdfStream, printSheets } from '../pdf/print-sheets';
import { type Memorandum, memorandumSheets } from './memorandum-sheets';

interface Printing {
  db: Kysely<Database>;
  unitOfWork: OpenWork;
  user: Viewer;
}

/** Enters a signed memorandum into the register. @throws ApiError 409 where it was opened again meanwhile. */
const register = (
  unitOfWork: OpenWork,
  { page: { clearance, steps, person } }: Memorandum,
  { size, root }: LedgerStamp,
): Promise<PrintedPaper> =>
  unitOfWork(async (work) => {
    await holdSigned(work, { id: clearance.id, name: person.name });
    return registerRecordPaper(work, {
      kind: 'clearance',
      subjectId: clearance.id,
      lineCount: steps.length,
      ledger: { size, root },
    });
  });

async function readMemorandum(
  { db, user }: Omit<Printing, 'unitOfWork'>,
  userId: string,
  now: Date,
): Promise<Memorandum> {
  const { clearance, ...page } = await readClearance(db, user, userId, now);
  if (!clearance || clearance.state === 'cancelled') {
    throw conflict(`Start clearing ${page.person.name} first.`);
  }
  return { page: { ...page, clearance }, number: clearance.id, isSigned: clearance.state === 'cleared' };
}

/**
 * The clearance memorandum of a person: a registered paper once it is signed, and a draft before.
 *
 * @throws ApiError 404 out of sight, 409 where the person is not being cleared.
 */
export async function makeMemorandum(
  { db, unitOfWork, user }: Printing,
  userId: string,
  { at, program, stampOf, checkAddress }: FormStamps,
): Promise<{ file: PdfStream; fileName: string }> {
  const memorandum = await readMemorandum({ db, user }, userId, at);
  const { id } = memorandum.page.clearance;
  const ledger = await stampOf([]);
  const printed = memorandum.isSigned && ledger ? await register(unitOfWork, memorandum, ledger) : null;
  const number = printed ? `${id}/${printed.edition}` : id;
  const registered = printed ? { id: printed.id, secret: printed.secret, checkAddress } : null;
  const paper = await Paper.open({ title: `Clearance ${id}`, at });
  const stamp = pageStamp({ number, at, stamp: ledger, registered, program });
  const sheets = memorandumSheets(paper, { ...memorandum, number }, stamp);
  return { file: printSheets(paper, sheets), fileName: `Clearance_${id}.pdf` };
}
