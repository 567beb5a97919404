import type { ReconciliationDifferenceDto } from '@hand-receipt/contracts';
import { Mono, Serial, VisuallyHidden } from '@hand-receipt/ui';
import { markDiffering, type Run } from '../amendments/differing';

interface ValueProps {
  field: ReconciliationDifferenceDto['field'];
  value: string | null;
  runs: Run[];
}

/** A value with the differing characters marked. A screen reader hears it whole. */
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

/** What the other book says of a field. */
export function TheirValue({
  difference: { field, theirs, ours },
}: {
  difference: ReconciliationDifferenceDto;
}) {
  const runs = ours === null ? [{ text: theirs, differs: false }] : markDiffering(theirs, ours).from;
  return <Value field={field} value={theirs} runs={runs} />;
}

/** What our book said of a field when the books were compared. */
export function OurValue({
  difference: { field, theirs, ours },
}: {
  difference: ReconciliationDifferenceDto;
}) {
  return <Value field={field} value={ours} runs={markDiffering(theirs, ours ?? '').to} />;
}
