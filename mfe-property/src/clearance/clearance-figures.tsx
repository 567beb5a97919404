import type { PersonClearanceDto } from '@hand-receipt/contracts';
import {
  CircleCheckIcon,
  ClockIcon,
  formatCount,
  formatDate,
  FormCell,
  FormStrip,
  HeroNumber,
  Mono,
  Tally,
  TallyLegend,
} from '@hand-receipt/ui';
import { daysWords } from './clearance-words';

/** How many steps are clear, as a tally and in words. */
function StepTally({ clear, open }: { clear: number; open: number }) {
  return (
    <>
      <Tally
        label={`${clear} of ${clear + open} steps are clear`}
        segments={[
          { count: clear, tone: 'success', label: 'Clear' },
          { count: open, tone: 'warning', label: 'Open' },
        ]}
      />
      <TallyLegend
        items={[
          { icon: <CircleCheckIcon size={14} />, tone: 'success', text: `${clear} clear` },
          { icon: <ClockIcon size={14} />, tone: 'warning', text: `${open} open` },
        ]}
      />
    </>
  );
}

/** The figures of a clearance at a glance. */
export function ClearanceFigures({ page }: { page: PersonClearanceDto }) {
  const { clearance, steps, held, sensitive_held: sensitive } = page;
  const clear = steps.filter((step) => step.clear).length;
  const short = steps.find(({ key }) => key === 'shortages')?.count ?? 0;
  const leaves = clearance !== null && clearance.state !== 'cancelled' ? clearance : null;
  return (
    <FormStrip columns="1.9fr 1fr 1fr 1fr" phoneColumns={2} size="stat">
      <FormCell
        caption="Steps clear"
        phoneSpan={2}
        hint={<StepTally clear={clear} open={steps.length - clear} />}
      >
        <HeroNumber value={clear} of={steps.length} />
      </FormCell>
      <FormCell
        caption="Leaves the unit"
        phoneSpan={2}
        hint={leaves ? daysWords(leaves.days_left) : 'Not being cleared'}
      >
        {leaves ? <Mono>{formatDate(leaves.leaves_on)}</Mono> : '–'}
      </FormCell>
      <FormCell caption="Items held" hint={`${formatCount(sensitive)} sensitive`}>
        <HeroNumber value={held} />
      </FormCell>
      <FormCell caption="Shortages" hint="Charged to them">
        <HeroNumber value={short} />
      </FormCell>
    </FormStrip>
  );
}
