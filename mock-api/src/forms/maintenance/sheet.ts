import type { Paper } from '../pdf/paper';
import type { MaintenanceForm } from './maintenance-form';

/** Letter paper, upright. */
export const LETTER = [612, 792] as const;
export const MARGIN = 36;
export const WIDTH = LETTER[0] - 2 * MARGIN;
/** Lower edge of what is ruled. */
export const FOOT = 60;

const FORM_NAME = { DA2404: 'DA FORM 2404', DA5988E: 'DA FORM 5988-E' } as const;

/** Writes the form's name, the document's number and which page it is of how many. */
export function writeFoot(
  paper: Paper,
  { type, number }: Pick<MaintenanceForm, 'type' | 'number'>,
  page: number,
  pages: number,
): void {
  const y = FOOT - 14;
  paper.text(FORM_NAME[type], MARGIN, y, { size: 10, face: 'bold' });
  paper.text(number, LETTER[0] / 2, y, { size: 7, align: 'center' });
  paper.text(`PAGE ${page} OF ${pages} PAGES`, LETTER[0] - MARGIN, y, { size: 7, align: 'right' });
}
