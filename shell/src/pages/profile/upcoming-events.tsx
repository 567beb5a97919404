import type { ProfileDto } from '@hand-receipt/contracts';
import { Box, EmptyState, Flex, formatDate, Mono } from '@hand-receipt/ui';
import { inDays } from './profile-facts';

/** What is ahead of the person, each with its date. */
export function UpcomingEvents({ events }: { events: ProfileDto['upcomingEvents'] }) {
  if (events.length === 0) return <EmptyState title="No upcoming events" align="left" />;
  return (
    <Box as="ul">
      {events.map(({ title, date, daysAway }) => (
        <Flex
          as="li"
          key={`${date} ${title}`}
          justify="space-between"
          gap="4"
          py="3"
          borderBottomWidth="1px"
          borderColor="border.subtle"
          _last={{ borderBottomWidth: '0' }}
        >
          {title}
          <Box flex="none" textAlign="right">
            <Mono>{formatDate(date)}</Mono> <Box as="small">{inDays(daysAway)}</Box>
          </Box>
        </Flex>
      ))}
    </Box>
  );
}
