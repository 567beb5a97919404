import type { DashboardSummaryDto } from '@hand-receipt/contracts';
import { Flex, formatCount, Mono, Tally, TallyLegend, Text } from '@hand-receipt/ui';
import { transferRate } from './readiness';
import { readinessGroups } from './readiness-groups';

/** Item counts by status, one tick per item, and how fast items change hands. */
export function OverviewTab({ summary }: { summary: DashboardSummaryDto }) {
  const { total, ready } = summary.readiness;
  const groups = readinessGroups(summary.readiness);
  const operational = groups.find(({ key }) => key === 'ready');
  return (
    <>
      <Text marginBottom="2" color="fg.muted">
        {total === 0 ? (
          'No items yet'
        ) : (
          <>
            <Text as="span" fontSize="24px" lineHeight="32px" fontWeight="500" color="fg">
              {operational?.share}%
            </Text>{' '}
            operational, {formatCount(ready)} of {formatCount(total)}
          </>
        )}
      </Text>
      <Tally
        label={`${formatCount(total)} items: ${groups.map(({ label, count }) => `${formatCount(count)} ${label.toLowerCase()}`).join(', ')}`}
        segments={groups}
      />
      <TallyLegend
        items={groups.map(({ label, count, tone, Icon }) => ({
          icon: <Icon size={14} strokeWidth={2} />,
          tone,
          text: `${label} ${formatCount(count)}`,
        }))}
      />
      <Flex marginTop="3" gap="2" textStyle="table" color="fg.muted">
        Transfer rate
        <Mono>{transferRate(summary.transfersLast7Days)}</Mono>
        over the last 7 days
      </Flex>
    </>
  );
}
