import type { DashboardSummaryDto } from '@hand-receipt/contracts';
import { Box, Flex, formatCount, Link, StatusBadge, Text } from '@hand-receipt/ui';
import { LatestChecks } from './latest-checks';

const styles = {
  '& > li': {
    display: 'flex',
    justifyContent: 'space-between',
    padding: '8px 0',
    borderTopWidth: '1px',
    borderColor: 'border.subtle',
  },
} as const;

const missingCount = (items: number): string => `${formatCount(items)} missing in count`;

/** Compliance with the checks, the checks of the day, and what was seen last. */
export function VerificationTab({ summary }: { summary: DashboardSummaryDto }) {
  return (
    <>
      <Text marginBottom="2" color="fg.muted">
        {summary.sensitive.total === 0 ? (
          'No sensitive items yet'
        ) : (
          <>
            <Text as="span" fontSize="24px" lineHeight="32px" fontWeight="500" color="fg">
              {summary.sensitive.compliance}%
            </Text>{' '}
            verification compliance
          </>
        )}
      </Text>
      {summary.missingInCount > 0 ? (
        <Flex align="center" gap="3" wrap="wrap">
          <StatusBadge status="missing-in-count" label={missingCount(summary.missingInCount)} />
          <Link to="/loss-cases" ownLine>
            Open the loss cases
          </Link>
        </Flex>
      ) : null}
      <Box as="ul" aria-label="Daily checks" textStyle="table" css={styles}>
        {summary.dailyChecks.map(({ label, due, status }) => (
          <li key={due}>
            {label}
            <StatusBadge status={status} />
          </li>
        ))}
      </Box>
      <LatestChecks />
    </>
  );
}
