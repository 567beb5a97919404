import type { ReconciliationDto } from '@hand-receipt/contracts';
import { FormCell, FormStrip, HeroNumber, StatusBadge, Tally } from '@hand-receipt/ui';
import { openWords } from './reconciliation-words';

const Settled = ({ open }: { open: number }) => (
  <StatusBadge status={open > 0 ? 'pending' : 'present'} label={openWords(open)} />
);

/** How many rows are equal, and how many of the rest wait. */
export function ReconciliationStrip({
  reconciliation: { counts, open },
}: {
  reconciliation: ReconciliationDto;
}) {
  const { equal, differing, theirs, ours } = counts;
  const all = equal + differing + theirs + ours;
  return (
    <FormStrip columns="1.9fr 1fr 1fr 1fr" size="stat">
      <FormCell caption="Equal" phoneSpan={2}>
        <HeroNumber value={equal} of={all} />
        <Tally
          label={`${equal} rows are equal, ${differing} differ, ${theirs} are only in theirs, ${ours} only in ours`}
          segments={[
            { count: equal, tone: 'success', label: 'equal', done: true },
            { count: differing, tone: 'warning', label: 'differ' },
            { count: theirs, tone: 'neutral', label: 'theirs' },
            { count: ours, tone: 'info', label: 'ours' },
          ]}
        />
      </FormCell>
      <FormCell caption="Differ" hint={<Settled open={open.differing} />}>
        <HeroNumber value={differing} />
      </FormCell>
      <FormCell caption="Only in theirs" hint={<Settled open={open.theirs} />}>
        <HeroNumber value={theirs} />
      </FormCell>
      <FormCell caption="Only in ours" hint={<Settled open={open.ours} />}>
        <HeroNumber value={ours} />
      </FormCell>
    </FormStrip>
  );
}
