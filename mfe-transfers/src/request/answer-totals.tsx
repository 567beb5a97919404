import { Box, counted, FormCell, FormStrip } from '@hand-receipt/ui';
import { type ChosenAnswer, countOf, shortOf } from './answer-words';

/** How the answers add up, before anything is signed. */
export function AnswerTotals({ chosen, open }: { chosen: readonly ChosenAnswer[]; open: number }) {
  const short = shortOf(chosen);
  return (
    <Box role="status" aria-label="Your answers">
      <FormStrip columns={4}>
        <FormCell caption="Accepted">{countOf(chosen, 'approve')}</FormCell>
        <FormCell caption="Rejected">{countOf(chosen, 'reject')}</FormCell>
        <FormCell caption="Left open">{open - chosen.length}</FormCell>
        <FormCell caption="Short">
          <Box as="span" color={short > 0 ? 'warning.fg' : undefined}>
            {short > 0 ? counted(short, 'component') : 'None'}
          </Box>
        </FormCell>
      </FormStrip>
    </Box>
  );
}
