import type { SensitiveSummaryDto } from '@hand-receipt/contracts';
import {
  Box,
  CircleAlertIcon,
  CircleCheckIcon,
  CircleDashedIcon,
  CircleQuestionMarkIcon,
  CircleXIcon,
  ClockIcon,
  Flex,
  FormCell,
  formatCount,
  formatTime,
  HeroNumber,
  Mono,
  Tally,
  type TallyCount,
  TallyLegend,
  WrenchIcon,
} from '@hand-receipt/ui';
import { sensitiveSegments, sensitiveSentence, verifiedEarlier } from './sensitive-tally';

const ICON = { size: 14, strokeWidth: 2 } as const;

/** All that the number above does not say. */
function otherCounts(summary: SensitiveSummaryDto): TallyCount[] {
  const earlier = verifiedEarlier(summary);
  const counts: [number, TallyCount][] = [
    [
      earlier,
      {
        icon: <CircleCheckIcon {...ICON} />,
        tone: 'success',
        text: `${formatCount(earlier)} verified earlier`,
      },
    ],
    [
      summary.missing,
      {
        icon: <CircleXIcon {...ICON} />,
        tone: 'danger',
        text: `${formatCount(summary.missing)} missing in count`,
      },
    ],
    [
      summary.lost,
      {
        icon: <CircleQuestionMarkIcon {...ICON} />,
        tone: 'danger',
        text: `${formatCount(summary.lost)} lost`,
      },
    ],
    [
      summary.pending,
      { icon: <ClockIcon {...ICON} />, tone: 'warning', text: `${formatCount(summary.pending)} pending` },
    ],
    [
      summary.overdue,
      {
        icon: <CircleAlertIcon {...ICON} />,
        tone: 'danger',
        text: `${formatCount(summary.overdue)} overdue`,
      },
    ],
    [
      summary.maintenance,
      {
        icon: <WrenchIcon {...ICON} />,
        tone: 'info',
        text: `${formatCount(summary.maintenance)} in maintenance`,
      },
    ],
    [
      summary.notVerified,
      {
        icon: <CircleDashedIcon {...ICON} />,
        tone: 'neutral',
        text: `${formatCount(summary.notVerified)} not verified`,
      },
    ],
  ];
  return counts.filter(([count]) => count > 0).map(([, line]) => line);
}

/** The cell that leads the dashboard: how many of the sensitive items were seen today. */
export function SensitiveCell({ summary }: { summary: SensitiveSummaryDto }) {
  const next = summary.nextCheck ? (
    <>
      Next check <Mono>{formatTime(summary.nextCheck)}</Mono>
    </>
  ) : null;
  return (
    <FormCell caption="Sensitive Items Verified" aside={next} phoneSpan={2} to="/sensitive-items?tab=counted">
      <Flex
        align={{ base: 'stretch', md: 'flex-end' }}
        direction={{ base: 'column', md: 'row' }}
        gap={{ base: '2', md: '6' }}
      >
        <HeroNumber value={summary.verifiedToday} of={summary.total} />
        <Box flex="1" minW="0" pb={{ base: '0', md: '2' }}>
          <Tally segments={sensitiveSegments(summary)} label={sensitiveSentence(summary)} />
        </Box>
      </Flex>
      <TallyLegend items={otherCounts(summary)} />
    </FormCell>
  );
}
