import type { ReconciliationDifferenceDto } from '@hand-receipt/contracts';
import { Mono, Serial, VisuallyHidden } from '@hand-receipt/ui';
import { markDiffering, type Run } from '../amendments/differing';
import { FIELD_WORDS } from './reconciliation-words';

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

/** What the two books say differently of an item: theirs, then ours. */
export function DifferenceList({ differences }: { differences: readonly ReconciliationDifferenceDto[] }) {
  return differences.map(({ field, theirs, ours }) => {
    const runs = markDiffering(theirs, ours ?? '');
    return (
      <div key={field}>
        {FIELD_WORDS[field]}: theirs{' '}
        <Value
          field={field}
          value={theirs}
          runs={ours === null ? [{ text: theirs, differs: false }] : runs.from}
        />
        , ours <Value field={field} value={ours} runs={runs.to} />
      </div>
    );
  });
}
