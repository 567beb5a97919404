import type { PropertyImportDto } from '@hand-receipt/contracts';
import { FormCell, FormStrip } from '@hand-receipt/ui';
import type { ImportStep } from './import-step';
import { isOpen } from './import-step';
import { isCompared, itemsOf, readyOf, rowsOf, stateOf } from './import-words';

const address = (id: string, step: ImportStep) =>
  `/property-book/import?id=${encodeURIComponent(id)}&step=${step}`;

const checkedOf = ({ wrong, warned }: PropertyImportDto) =>
  wrong + warned === 0 ? 'No errors' : `${rowsOf(wrong)} with errors, ${warned} to look at`;

/** What the last step comes to. */
function lastOf(read: PropertyImportDto): string {
  if (read.status === 'columns' || read.status === 'reading') return 'Nothing before';
  if (!isOpen(read)) return stateOf(read).label;
  return isCompared(read) ? `${rowsOf(readyOf(read))} to compare` : `${itemsOf(readyOf(read))} ready`;
}

/** The four steps of an import: what each has come to, and the way back to it. */
export function ImportSteps({ read, step }: { read: PropertyImportDto; step: ImportStep }) {
  const to = (of: ImportStep) =>
    isOpen(read) && of !== step && (of === 'columns' || read.status === 'previewed')
      ? address(read.id, of)
      : undefined;
  const here = (of: ImportStep) => (of === step && isOpen(read) ? 'This step' : undefined);
  const isRead = read.status !== 'columns' && read.status !== 'reading';
  return (
    <FormStrip columns={4}>
      <FormCell caption="File" hint={read.encoding}>
        {rowsOf(read.rows)}
      </FormCell>
      <FormCell caption="Columns" to={to('columns')} aside={here('columns')}>
        {isRead ? 'Confirmed' : 'To confirm'}
      </FormCell>
      <FormCell caption="Check" to={to('check')} aside={here('check')}>
        {isRead ? checkedOf(read) : 'Errors by row'}
      </FormCell>
      <FormCell caption={isCompared(read) ? 'Compare' : 'Confirm'} to={to('confirm')} aside={here('confirm')}>
        {lastOf(read)}
      </FormCell>
    </FormStrip>
  );
}
