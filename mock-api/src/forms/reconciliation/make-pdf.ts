import type { Kysely } from 'kysely';
import type { Viewer } from '../../access';
import type { Database } from '../../kernel';
import { findReconciliation, unequalLines } from '../../reconciliation';
import type { FormStamps } from '../da2062/export';
import { pageStamp } from '../da2062/stamp';
import { Paper } from '../pdf/paper';
import { type PdfStream, printSheets } from '../pdf/print-sheets';
import { comparisonSheets } from './comparison-sheets';

/**
 * Prints a comparison of the property book for its officer.
 *
 * @throws ApiError 404 for one that the viewer may not see.
 */
export async function makeComparison(
  db: Kysely<Database>,
  viewer: Viewer,
  id: string,
  { at, program, stampOf }: FormStamps,
): Promise<{ file: PdfStream; fileName: string }> {
  const reconciliation = await findReconciliation(db, viewer, id);
  const lines = await unequalLines(db, id);
  const stamp = await stampOf(lines.flatMap(({ item }) => item?.id ?? []));
  const paper = await Paper.open({ title: `Comparison ${id}`, at });
  const sheets = comparisonSheets(
    paper,
    { reconciliation, lines },
    pageStamp({ number: id, at, stamp, program }),
  );
  return { file: printSheets(paper, sheets), fileName: `Comparison_${id}.pdf` };
}
