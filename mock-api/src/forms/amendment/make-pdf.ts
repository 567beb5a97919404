import type { Kysely } from 'kysely';
import type { Viewer } from '../../access';
import type { Database } from '../../kernel';
import type { FormStamp } from '../da2062/export';
import { pageStamp } from '../da2062/stamp';
import { Paper } from '../pdf/paper';
import { type PdfStream, printSheets } from '../pdf/print-sheets';
import { loadReport } from './load-report';
import { reportSheets } from './report-sheets';

/**
 * Prints an amendment as an adjustment report.
 *
 * @throws ApiError 404 for one that the viewer may not see.
 */
export async function makeAdjustmentReport(
  db: Kysely<Database>,
  viewer: Viewer,
  id: string,
  { at, stamp }: FormStamp,
): Promise<{ file: PdfStream; fileName: string }> {
  const report = await loadReport(db, viewer, id);
  const paper = await Paper.open({ title: `Adjustment Report ${id}`, at });
  const file = printSheets(paper, reportSheets(paper, report, pageStamp(id, at, stamp)));
  return { file, fileName: `Adjustment_Report_${id}.pdf` };
}
