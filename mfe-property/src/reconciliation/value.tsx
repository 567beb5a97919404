import type { ReconciliationDifferenceDto } from '@hand-receipt/contracts';
import { Mono, Serial, VisuallyHidden } from '@hand-receipt/ui';
import { markDiffering, type Run } from '../amendments/differing';

interface ValueProps {
  field: ReconciliationDifferenceDto['field'];
  value: string | null;
  runs: Run[];
}

/** A value with what differs marked. A screen reader hears it whole. */
function Value({ field, value, runs }: ValueProps) {
  if (value === null) return <span>None</span>;
  const text = (
    <>
      <VisuallyHidden>{value}</VisuallyHidden>
      <span aria-hidden="true">
        {runs.map(({ text: run, differs }, index) => (differs ? <mark key={index}>{run}</mark> : run))}
      </span>
    </>
  );
  if (field === 'name') return <span>{text}</span>;
  return field === 'serial_number' ? <Serial>{text}</Serial> : <Mono>{text}</Mono>;
}

interface DifferenceProps {
  difference: ReconciliationDifferenceDto;
}

/** Which characters of the two values differ. A name is other words, so all of it does. */
function runsOf({ field, theirs, ours }: ReconciliationDifferenceDto): { theirs: Run[]; ours: Run[] } {
  if (ours === null) return { theirs: [{ text: theirs, differs: false }], ours: [] };
  if (field === 'name') {
    return { theirs: [{ text: theirs, differs: true }], ours: [{ text: ours, differs: true }] };
  }
  const { from, to } = markDiffering(theirs, ours);
  return { theirs: from, ours: to };
}

/** What the other book says of a field. */
export function TheirValue({ difference }: DifferenceProps) {
  return <Value field={difference.field} value={difference.theirs} runs={runsOf(difference).theirs} />;
}

/** What our book said of a field when the books were compared. */
export function OurValue({ difference }: DifferenceProps) {
  return <Value field={difference.field} value={difference.ours} runs={runsOf(difference).ours} />;
}
