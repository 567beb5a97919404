import type { Kysely } from 'kysely';
import type { Viewer } from '../../access';
import type { Database } from '../../kernel';
import type { FormStamps } from '../da2062/export';
import { pageStamp } from '../da2062/stamp';
import { Paper } from '../pdf/paper';
import { type PdfStream, printSheets } from '../pdf/print-sheets';
import { loadPaper } from './load-paper';
import { closingSheets } from './paper-sheets';

/**
 * Prints the paper of a closing.
 *
 * @throws ApiError 404 for one that the viewer may not see.
 */
export async function makeClosingPaper(
  db: Kysely<Database>,
  viewer: Viewer,
  id: string,
  { at, program, stampOf }: FormStamps,
): Promise<{ file: PdfStream; fileName: string }> {
  const content = await loadPaper(db, viewer, id);
  const stamp = await stampOf(content.closing.lines.map(({ item }) => item.id));
  const paper = await Paper.open({ title: `Closing ${id}`, at });
  const sheets = closingSheets(paper, content, pageStamp({ number: id, at, stamp, program }));
  return { file: printSheets(paper, sheets), fileName: `Closing_${id}.pdf` };
}
