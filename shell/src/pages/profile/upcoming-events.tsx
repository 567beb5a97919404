import type { UserDto } from '@hand-receipt/contracts';
import { Box, EmptyState, Flex, formatDate, Mono, Panel } from '@hand-receipt/ui';

/** What is ahead of the person, each with its date. */
export function UpcomingEvents({ events }: { events: UserDto['upcomingEvents'] }) {
  return (
    <Panel title="Upcoming events">
      {events.length === 0 ? (
        <EmptyState title="No upcoming events" align="left" />
      ) : (
        <Box as="ul" px="4">
          {events.map(({ title, date }) => (
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
              <Mono>{formatDate(date)}</Mono>
            </Flex>
          ))}
        </Box>
      )}
    </Panel>
  );
}
