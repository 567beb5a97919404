import type { PropertyImportDto } from '@hand-receipt/contracts';
import { Box, FormCell, FormStrip, StatusBadge } from '@hand-receipt/ui';
import type { ImportStep } from './import-step';
import { isOpen, stepAddress } from './import-step';
import { isCompared, itemsOf, readyOf, rowsOf, stateOf } from './import-words';

const checkedOf = ({ wrong, warned }: PropertyImportDto) =>
  wrong + warned === 0 ? 'No errors' : `${rowsOf(wrong)} with errors, ${warned} to look at`;

/** What the last step comes to. */
function lastOf(read: PropertyImportDto): string {
  if (read.status === 'columns' || read.status === 'reading') return 'Nothing before';
  if (!isOpen(read)) return stateOf(read).label;
  return isCompared(read) ? `${rowsOf(readyOf(read))} to compare` : `${itemsOf(readyOf(read))} ready`;
}

const PLACES: Record<ImportStep, number> = { columns: 2, check: 3, confirm: 4 };

/** The cell of the step that is shown is filled, with a bar below it, as in a change of command. */
const filled = (step: ImportStep) => ({
  [`& .hr-cell:nth-child(${PLACES[step]})`]: {
    bg: 'accent.subtle',
    boxShadow: 'inset 0 -3px 0 {colors.accent.solid}, 1px 0 0 {colors.border}, 0 1px 0 {colors.border}',
  },
});

/** The four steps of an import: what each has come to, and the way back to it. */
export function ImportSteps({ read, step }: { read: PropertyImportDto; step: ImportStep }) {
  const to = (of: ImportStep) =>
    isOpen(read) && of !== step && (of === 'columns' || read.status === 'previewed')
      ? stepAddress(read.id, read.purpose, of)
      : undefined;
  const here = (of: ImportStep) => (of === step && isOpen(read) ? 'This step' : undefined);
  const isRead = read.status !== 'columns' && read.status !== 'reading';
  return (
    <Box css={isOpen(read) ? filled(step) : undefined}>
      <FormStrip columns={4}>
        <FormCell caption="File" hint={read.encoding}>
          {read.status === 'reading' ? (
            rowsOf(read.rows)
          ) : (
            <StatusBadge status="present" label={rowsOf(read.rows)} />
          )}
        </FormCell>
        <FormCell caption="Columns" to={to('columns')} aside={here('columns')}>
          {isRead ? 'Confirmed' : 'To confirm'}
        </FormCell>
        <FormCell caption="Check" to={to('check')} aside={here('check')}>
          {isRead ? checkedOf(read) : 'Errors by row'}
        </FormCell>
        <FormCell
          caption={isCompared(read) ? 'Compare' : 'Confirm'}
          to={to('confirm')}
          aside={here('confirm')}
        >
          {lastOf(read)}
        </FormCell>
      </FormStrip>
    </Box>
  );
}
