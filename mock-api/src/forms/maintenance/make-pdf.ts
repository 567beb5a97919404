import { da2404Sheets } from '../da2404/sheets';
import { da5988eSheets } from '../da5988e/sheets';
import { Paper } from '../pdf/paper';
import { type PdfStream, printSheets } from '../pdf/print-sheets';
import type { MaintenanceForm } from './maintenance-form';

const SHEETS = { DA2404: da2404Sheets, DA5988E: da5988eSheets } as const;
const NAME = { DA2404: 'DA Form 2404', DA5988E: 'DA Form 5988-E' } as const;

/** `DA2404_D-0012.pdf` */
export const formFileName = ({ type, number }: MaintenanceForm): string => `${type}_${number}.pdf`;

/** Makes the file of a maintenance form. */
export async function makeMaintenanceForm(form: MaintenanceForm, at: Date): Promise<PdfStream> {
  const paper = await Paper.open({ title: `${NAME[form.type]} ${form.number}`, at });
  return printSheets(paper, SHEETS[form.type](paper, form));
}
