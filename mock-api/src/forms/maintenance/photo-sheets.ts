import type { Paper } from '../pdf/paper';
import type { Sheet } from '../pdf/print-sheets';
import { writeOneLine } from '../pdf/wrap';
import type { MaintenanceForm } from './maintenance-form';
import { FOOT, LETTER, MARGIN, WIDTH, writeFoot } from './sheet';

/** A page for each photo, as large as the page holds it. */
export function photoSheets(form: MaintenanceForm): Sheet[] {
  return form.photos.map((photo, index) => (paper: Paper, page: number, pages: number) => {
    paper.addPage(LETTER);
    const title = `Photo ${index + 1}: ${form.nomenclature}, SN ${form.serialNumber}`;
    const place = { x: MARGIN, y: LETTER[1] - MARGIN - 10, width: WIDTH };
    writeOneLine(paper, title, place, { size: 9, face: 'bold' });
    const box = { x: MARGIN, y: FOOT, width: WIDTH, height: LETTER[1] - MARGIN - FOOT - 24 };
    if (!paper.picture(photo, box)) {
      paper.text('This photo cannot be printed.', MARGIN, LETTER[1] - MARGIN - 30, { size: 9 });
    }
    writeFoot(paper, form, page, pages);
  });
}
