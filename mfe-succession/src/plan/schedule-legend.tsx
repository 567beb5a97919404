import { Box } from '@hand-receipt/ui';

const styles = {
  display: { base: 'none', xl: 'flex' },
  gap: '12px',
  color: 'fg.muted',
  textStyle: 'caption',
  '& > span': { display: 'inline-flex', alignItems: 'center', gap: '6px' },
  '& i': { width: '14px', height: '12px', borderRadius: '2px' },
  '& [data-mark=count]': { bg: 'accent.solid' },
  '& [data-mark=settle]': { borderWidth: '1.5px', borderColor: 'accent.solid' },
  '& [data-mark=off]': { bg: 'bg.muted', borderWidth: '1px', borderColor: 'border' },
  '& [data-mark=today]': { bg: 'accent.subtle', borderWidth: '1px', borderColor: 'border' },
  '& [data-mark=due]': { width: '2px', borderRadius: '0', bg: 'danger.fg' },
} as const;

const MARKS = [
  ['count', 'Joint count'],
  ['settle', 'Settle, sign'],
  ['off', 'No work'],
  ['today', 'Today'],
  ['due', 'Due'],
] as const;

/** What the marks of the chart mean. For who sees the chart; the rows say their days in words. */
export const ScheduleLegend = () => (
  <Box css={styles} aria-hidden="true">
    {MARKS.map(([mark, label]) => (
      <span key={mark}>
        <i data-mark={mark} />
        {label}
      </span>
    ))}
  </Box>
);
