import type { AmendmentLineDto } from '@hand-receipt/contracts';
import { Box, Mono, Serial, VisuallyHidden } from '@hand-receipt/ui';
import { differenceInWords, markDiffering, type Run } from './differing';

/** By ground, line and weight: a reader who sees no colors sees them too. */
const styles = {
  display: 'grid',
  gridTemplateColumns: '40px minmax(0, 1fr)',
  columnGap: '12px',
  rowGap: '2px',
  alignItems: 'baseline',
  '& [data-part=when]': { textStyle: 'caption', color: 'fg.muted' },
  '& [data-part=value]': {
    fontSize: '20px',
    lineHeight: '28px',
    overflowWrap: 'anywhere',
    whiteSpace: 'normal',
  },
  '& [data-part=value][data-old]': { fontWeight: '500', color: 'fg.muted' },
  '& mark': {
    bg: 'warning.subtle',
    color: 'warning.fg',
    fontWeight: '700',
    textDecoration: 'underline',
    textDecorationThickness: '2px',
    textUnderlineOffset: '4px',
    borderRadius: '2px',
  },
} as const;

interface ValueProps {
  line: AmendmentLineDto;
  value: string | null;
  runs: Run[];
  isOld?: boolean;
}

/** One value. A screen reader hears it whole, and not in the pieces that the marks cut. */
function Value({ line, value, runs, isOld }: ValueProps) {
  const Element = line.field === 'serial_number' ? Serial : Mono;
  if (value === null) return <span>nothing</span>;
  const text = (
    <>
      <VisuallyHidden>{value}</VisuallyHidden>
      <span aria-hidden="true">
        {runs.map(({ text: run, differs }, index) => (differs ? <mark key={index}>{run}</mark> : run))}
      </span>
    </>
  );
  const look = { 'data-part': 'value', 'data-old': isOld || undefined };
  return line.field === 'name' ? <span {...look}>{text}</span> : <Element {...look}>{text}</Element>;
}

/** What a value was above what it is to be, with the characters marked in which they differ. */
export function ChangedValue({ line }: { line: AmendmentLineDto }) {
  const { from, to } = line;
  const runs = markDiffering(from ?? '', to ?? '');
  const words = from !== null && to !== null ? differenceInWords(from, to) : '';
  return (
    <Box css={styles}>
      <span data-part="when">Was</span>
      <Value line={line} value={from} runs={runs.from} isOld />
      <span data-part="when">Is</span>
      <Value line={line} value={to} runs={runs.to} />
      {words && <VisuallyHidden>{words}</VisuallyHidden>}
    </Box>
  );
}
