import type { Paper } from '../pdf/paper';
import { formDate, formTime } from '../dates';
import { drawCells } from '../maintenance/cell';
import type { MaintenanceForm } from '../maintenance/maintenance-form';
import { LETTER, MARGIN, WIDTH } from '../maintenance/sheet';

const TOP = LETTER[1] - MARGIN;
const HEIGHT = 28;

/**
 * Draws the pre-filled head of the form.
 *
 * @returns its lower edge, in points from the bottom.
 */
export function drawHead(paper: Paper, form: MaintenanceForm): number {
  paper.text('EQUIPMENT MAINTENANCE AND INSPECTION WORKSHEET', LETTER[0] / 2, TOP - 12, {
    size: 12,
    face: 'bold',
    align: 'center',
  });
  const half = WIDTH / 2;
  const third = WIDTH / 3;
  const rows = [
    [
      { width: half, label: 'ORGANIZATION', value: form.organization },
      { width: half / 2, label: 'DATE', value: formDate(form.date) },
      { width: half / 2, label: 'URGENCY', value: form.urgency },
    ],
    [
      { width: third, label: 'ADMIN NUMBER', value: form.adminNumber },
      { width: 2 * third, label: 'EQUIPMENT MODEL AND NOUN', value: form.nomenclature },
    ],
    [
      { width: third, label: 'EQUIPMENT NSN', value: form.nsn },
      { width: third, label: 'SERIAL / REGISTRATION NUMBER', value: form.serialNumber },
      { width: third, label: 'LOCATION', value: form.location },
    ],
    [
      {
        width: third,
        label: 'CURRENT READING (MILES / HOURS)',
        value: form.miles || form.hours ? `${form.miles || '-'} / ${form.hours || '-'}` : '',
      },
      { width: third, label: 'TYPE INSPECTION' },
      { width: third, label: 'TM NUMBER AND DATE' },
    ],
    [
      { width: half, label: 'INSPECTOR', value: form.inspector },
      { width: half, label: 'SIGNATURE / TIME', value: `Sent ${formTime(form.date)}` },
    ],
  ];
  rows.forEach((cells, index) =>
    drawCells(paper, { x: MARGIN, y: TOP - 22 - (index + 1) * HEIGHT, height: HEIGHT }, cells),
  );
  return TOP - 22 - rows.length * HEIGHT;
}
