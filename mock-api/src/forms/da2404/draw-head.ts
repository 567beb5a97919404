import type { Paper } from '../pdf/paper';
import { formDate, formTime } from '../dates';
import { drawCell, drawCells } from '../maintenance/cell';
import type { MaintenanceForm } from '../maintenance/maintenance-form';
import { LETTER, MARGIN, WIDTH } from '../maintenance/sheet';

const TOP = LETTER[1] - MARGIN;

/** How the columns are filled and what the symbols mean, as the form prints it. */
const INSTRUCTIONS = [
  'COLUMN a - Enter TM item number. Circle it when the fault makes the equipment not mission capable.',
  'COLUMN b - Enter the applicable condition status symbol.',
  'COLUMN c - Enter deficiencies and shortcomings.',
  'COLUMN d - Show corrective action for deficiency or shortcoming listed in column c.',
  'COLUMN e - Individual ascertaining completed corrective action initials in this column.',
] as const;
const SYMBOLS = [
  'X - A deficiency that makes the equipment inoperable.',
  'CIRCLED X - A deficiency; the equipment may be used under limits set by the commander.',
  'HORIZONTAL DASH (-) - An inspection, service or modification work order is due.',
  'DIAGONAL (/) - A material defect other than a deficiency.',
  'LAST NAME INITIAL - The condition is satisfactory.',
] as const;

function printInstructions(paper: Paper, top: number, height: number): void {
  paper.box(MARGIN, top - height, WIDTH, height, 0.75);
  const print = (texts: readonly string[], x: number) =>
    texts.forEach((text, row) => paper.text(text, x, top - 18 - row * 8.5, { size: 5.5 }));
  paper.text('STATUS SYMBOLS', MARGIN + WIDTH / 2 + 4, top - 9, { size: 6, face: 'bold' });
  print(INSTRUCTIONS, MARGIN + 4);
  print(SYMBOLS, MARGIN + WIDTH / 2 + 4);
}

/**
 * Draws blocks 1 to 10 of the form.
 *
 * @returns where the table begins, in points from the bottom.
 */
export function drawHead(paper: Paper, form: MaintenanceForm): number {
  paper.text('EQUIPMENT INSPECTION AND MAINTENANCE WORKSHEET', LETTER[0] / 2, TOP - 12, {
    size: 12,
    face: 'bold',
    align: 'center',
  });
  const row = (y: number, height: number) => ({ x: MARGIN, y, height });
  drawCells(paper, row(TOP - 54, 32), [
    { width: 230, label: '1. ORGANIZATION', value: form.organization },
    { width: WIDTH - 230, label: '2. NOMENCLATURE AND MODEL', value: form.nomenclature },
  ]);
  drawCells(paper, row(TOP - 94, 40), [
    {
      width: 170,
      label: '3. REGISTRATION/SERIAL/NSN',
      value: [form.serialNumber, form.nsn].filter(Boolean),
    },
    { width: 50, label: '4a. MILES', value: form.miles },
    { width: 50, label: 'b. HOURS', value: form.hours },
    { width: 60, label: 'c. ROUNDS FIRED' },
    { width: 56, label: 'd. HOT STARTS' },
    { width: 64, label: '5. DATE', value: formDate(form.date) },
    { width: WIDTH - 450, label: '6. TYPE INSPECTION' },
  ]);
  drawCell(paper, { x: MARGIN, y: TOP - 122, width: 90, height: 28, label: '7. APPLICABLE REFERENCE' });
  drawCells(paper, { x: MARGIN + 90, y: TOP - 122, height: 28 }, [
    { width: 135, label: 'TM NUMBER' },
    { width: 90, label: 'TM DATE' },
    { width: 135, label: 'TM NUMBER' },
    { width: 90, label: 'TM DATE' },
  ]);
  printInstructions(paper, TOP - 122, 60);
  drawCells(paper, row(TOP - 222, 40), [
    {
      width: 150,
      label: '8a. SIGNATURE (Person performing inspection)',
      value: [`Sent by ${form.inspector}`],
    },
    { width: 90, label: '8b. TIME', value: formTime(form.date) },
    { width: 160, label: '9a. SIGNATURE (Maintenance supervisor)' },
    { width: 70, label: '9b. TIME' },
    { width: WIDTH - 470, label: '10. MANHOURS' },
  ]);
  return TOP - 222;
}
