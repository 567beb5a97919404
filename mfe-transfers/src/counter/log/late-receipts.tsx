import type { CounterDto } from '@hand-receipt/contracts';
import { counterQueries } from '@hand-receipt/data';
import { useInfiniteQuery } from '@hand-receipt/platform';
import { Box, counted, Flex, formatDateTime, Link, Mono, Panel, StatusBadge, Text } from '@hand-receipt/ui';

/** Receipts that nobody acknowledged in 72 hours, and those that are disputed. Nothing where there is none. */
export function LateReceipts({ counter }: { counter: CounterDto }) {
  const late = useInfiniteQuery(counterQueries.handovers({ counter: counter.id, late: true }));
  const disputed = useInfiniteQuery(counterQueries.handovers({ counter: counter.id, state: 'disputed' }));
  const rows = [disputed, late].flatMap(({ data }) => data?.pages.flatMap(({ items }) => items) ?? []);
  if (rows.length === 0) return null;
  return (
    <Panel title="Receipts to look at">
      <Box as="ul">
        {rows.map((row) => (
          <Flex
            as="li"
            key={row.id}
            gap="3"
            px="4"
            py="2"
            wrap="wrap"
            align="center"
            borderTopWidth="1px"
            borderColor="border.subtle"
          >
            <Link to={`/counter/receipts/${row.id}`}>{row.id}</Link>
            <Text flex="1">
              {row.recipient.name}, {counted(row.lines.length, 'item')}, by {row.operator.name} on{' '}
              {row.device}
            </Text>
            {row.state === 'disputed' ? (
              <StatusBadge status="Overdue" label="Disputed" />
            ) : (
              <StatusBadge status="Pending" label="Not acknowledged in 72 hours" />
            )}
            <Mono>{formatDateTime(row.act_at)}</Mono>
          </Flex>
        ))}
      </Box>
    </Panel>
  );
}
