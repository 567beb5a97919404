import type { LossCaseDetailDto } from '@hand-receipt/contracts';
import {
  Box,
  Flex,
  FormCell,
  FormStrip,
  HeroNumber,
  Mono,
  StatusBadge,
  Tally,
  type Tone,
  formatDate,
  formatDateTime,
} from '@hand-receipt/ui';
import { amberFrom, clockWords, noon, stateOf } from './loss-words';

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

/** One tick for each day of the limit: those that have passed are full, those in which the case is amber are marked. */
function DayBar({ lossCase: { clock, day, days } }: { lossCase: LossCaseDetailDto }) {
  const past = Math.min(day, days);
  const early = Math.max(0, amberFrom(days) - 1 - past);
  return (
    <Tally
      label={`${past} of ${days} days have passed`}
      segments={[
        { count: past, tone: DAY_TONES[clock], label: 'passed', done: true },
        { count: early, tone: 'neutral', label: 'left' },
        { count: days - past - early, tone: 'warning', label: 'amber' },
      ]}
    />
  );
}

/** Which day it is of how many: the number that leads the screen, with its words and its days. */
function ClockCell({ lossCase }: { lossCase: LossCaseDetailDto }) {
  const { clock, day, days, discovered_on: discovered } = lossCase;
  return (
    <FormCell
      span={4}
      phoneSpan={2}
      caption="Days since discovery"
      aside={clock === 'running' ? `Amber from day ${amberFrom(days)}` : undefined}
      hint={
        <>
          Discovered <Mono>{formatDate(noon(discovered))}</Mono>, {days} days
        </>
      }
    >
      <Flex
        align={{ base: 'stretch', md: 'center' }}
        direction={{ base: 'column', md: 'row' }}
        gap={{ base: '2', md: '6' }}
      >
        <HeroNumber value={day} of={days} />
        <Box flex="1" minW="0" css={{ '& .hr-status': { whiteSpace: 'normal' } }}>
          <StatusBadge status={CLOCK_LOOKS[clock]} label={clockWords(lossCase)} />
          <Box marginTop="1">
            <DayBar lossCase={lossCase} />
          </Box>
        </Box>
      </Flex>
    </FormCell>
  );
}

/** The facts of a case and its clock, like the head of a form. */
export function CaseClock({ lossCase }: { lossCase: LossCaseDetailDto }) {
  const { last_seen_at: seenAt, last_seen_where: seenWhere } = lossCase;
  const { label, status } = stateOf(lossCase);
  return (
    <FormStrip columns={4} phoneColumns={2}>
      <ClockCell lossCase={lossCase} />
      <FormCell caption="Papers due" mono>
        {formatDate(noon(lossCase.limit_on))}
      </FormCell>
      <FormCell caption="State">
        <StatusBadge status={status} label={label} />
      </FormCell>
      <FormCell
        caption="Last seen"
        hint={
          seenWhere && (
            <Box as="span" overflowWrap="anywhere">
              {seenWhere}
            </Box>
          )
        }
        mono={seenAt !== null}
        span={2}
        phoneSpan={2}
      >
        {seenAt ? formatDateTime(seenAt) : 'Nobody said'}
      </FormCell>
      <FormCell caption="What happened" span={4} phoneSpan={2}>
        {lossCase.circumstances}
      </FormCell>
    </FormStrip>
  );
}
