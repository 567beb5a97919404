import type { ReconciliationDto } from '@hand-receipt/contracts';
import {
  BookOpenTextIcon,
  CircleCheckIcon,
  CircleQuestionMarkIcon,
  FormCell,
  formatCount,
  FormStrip,
  HeroNumber,
  StatusBadge,
  Tally,
  TallyLegend,
  TriangleAlertIcon,
} from '@hand-receipt/ui';
import { openWords } from './reconciliation-words';

const ICON = { size: 14, strokeWidth: 2 } as const;

const Settled = ({ open }: { open: number }) => (
  <StatusBadge status={open > 0 ? 'pending' : 'present'} label={openWords(open)} />
);

/** The rows of each list, as a picture and in words. */
function ListTally({ counts: { equal, differing, theirs, ours } }: Pick<ReconciliationDto, 'counts'>) {
  return (
    <>
      <Tally
        label={`${formatCount(equal)} rows are equal, ${formatCount(differing)} differ, ${formatCount(theirs)} are only in theirs, ${formatCount(ours)} only in ours`}
        segments={[
          { count: equal, tone: 'success', label: 'equal', done: true },
          { count: differing, tone: 'warning', label: 'differ' },
          { count: theirs, tone: 'neutral', label: 'theirs' },
          { count: ours, tone: 'info', label: 'ours' },
        ]}
      />
      <TallyLegend
        items={[
          { icon: <CircleCheckIcon {...ICON} />, tone: 'success', text: `${formatCount(equal)} equal` },
          {
            icon: <TriangleAlertIcon {...ICON} />,
            tone: 'warning',
            text: `${formatCount(differing)} ${differing === 1 ? 'differs' : 'differ'}`,
          },
          {
            icon: <CircleQuestionMarkIcon {...ICON} />,
            tone: 'neutral',
            text: `${formatCount(theirs)} theirs`,
          },
          { icon: <BookOpenTextIcon {...ICON} />, tone: 'info', text: `${formatCount(ours)} ours` },
        ]}
      />
    </>
  );
}

/** How many rows are equal, and how many of the rest wait. */
export function ReconciliationStrip({
  reconciliation: { counts, open },
}: {
  reconciliation: ReconciliationDto;
}) {
  const { equal, differing, theirs, ours } = counts;
  return (
    <FormStrip columns="1.9fr 1fr 1fr 1fr" size="stat">
      <FormCell caption="Equal" phoneSpan={2} hint={<ListTally counts={counts} />}>
        <HeroNumber value={equal} of={equal + differing + theirs + ours} />
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
