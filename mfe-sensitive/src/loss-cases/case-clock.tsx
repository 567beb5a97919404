import type { LossCaseDetailDto } from '@hand-receipt/contracts';
import {
  Box,
  FormCell,
  FormStrip,
  Mono,
  StatusBadge,
  Tally,
  type Tone,
  formatDate,
  formatDateTime,
} from '@hand-receipt/ui';
import { clockWords, noon, stateOf } from './loss-words';

const CLOCK_LOOKS = {
  running: 'scheduled',
  amber: 'pending',
  red: 'overdue',
  stopped: 'completed',
} as const;

const DAY_TONES: Record<LossCaseDetailDto['clock'], Tone> = {
  running: 'neutral',
  amber: 'warning',
  red: 'danger',
  stopped: 'neutral',
};

/** One tick for each day of the limit: those that have passed are full. */
function DayBar({ lossCase: { clock, day, days } }: { lossCase: LossCaseDetailDto }) {
  const past = Math.min(day, days);
  return (
    <Box marginBlock="1">
      <Tally
        label={`${past} of ${days} days have passed`}
        segments={[
          { count: past, tone: DAY_TONES[clock], label: 'passed', done: true },
          { count: days - past, tone: 'neutral', label: 'left' },
        ]}
      />
    </Box>
  );
}

/** The facts of a case and its clock, like the head of a form. */
export function CaseClock({ lossCase }: { lossCase: LossCaseDetailDto }) {
  const { clock, days, last_seen_at: seenAt, last_seen_where: seenWhere } = lossCase;
  const { label, status } = stateOf(lossCase);
  return (
    <FormStrip columns="1.8fr 1fr 1fr 1fr" phoneColumns={2}>
      <FormCell
        phoneSpan={2}
        caption="Days since discovery"
        hint={
          <>
            Discovered <Mono>{formatDate(noon(lossCase.discovered_on))}</Mono>, {days} days
          </>
        }
      >
        <Box css={{ '& .hr-status': { whiteSpace: 'normal' } }}>
          <StatusBadge status={CLOCK_LOOKS[clock]} label={clockWords(lossCase)} />
        </Box>
        <DayBar lossCase={lossCase} />
      </FormCell>
      <FormCell caption="Papers due" mono>
        {formatDate(noon(lossCase.limit_on))}
      </FormCell>
      <FormCell caption="State">
        <StatusBadge status={status} label={label} />
      </FormCell>
      <FormCell caption="Last seen" hint={seenWhere ?? undefined} mono={seenAt !== null}>
        {seenAt ? formatDateTime(seenAt) : 'Nobody said'}
      </FormCell>
      <FormCell caption="What happened" span={4} phoneSpan={2}>
        {lossCase.circumstances}
      </FormCell>
    </FormStrip>
  );
}
