import { DASHBOARD_PREVIEW } from '@hand-receipt/contracts';
import { useNotifications } from '@hand-receipt/platform';
import { Box, EmptyState, Flex, Panel, Text, timeAgo } from '@hand-receipt/ui';
import { useNow } from '../../notifications/use-now';

/** The newest notifications of this browser. */
export function TeamActivity() {
  const newest = useNotifications(({ list }) => list).slice(0, DASHBOARD_PREVIEW.notifications);
  const now = useNow();
  return (
    <Panel title="Team Activity" viewAll={{ to: '/audit-log' }}>
      {newest.length === 0 ? (
        <EmptyState title="No notifications" hint="You're all caught up!" align="left" />
      ) : (
        <Box as="ul" px="4" pt="1" pb="2">
          {newest.map(({ id, title, message, timestamp }) => (
            <Box
              as="li"
              key={id}
              py="2"
              borderBottomWidth="1px"
              borderColor="border.subtle"
              _last={{ borderBottomWidth: '0' }}
            >
              <Flex align="baseline" gap="2">
                <Text as="b" flex="1" truncate textStyle="table" fontWeight="semibold">
                  {title}
                </Text>
                <Text as="span" textStyle="caption" color="fg.subtle" whiteSpace="nowrap">
                  {timeAgo(timestamp, now)}
                </Text>
              </Flex>
              <Text textStyle="caption" color="fg.muted" truncate>
                {message}
              </Text>
            </Box>
          ))}
        </Box>
      )}
    </Panel>
  );
}
