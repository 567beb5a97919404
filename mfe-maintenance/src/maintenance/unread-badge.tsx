import { documentQueries } from '@hand-receipt/data';
import { useQuery } from '@hand-receipt/platform';
import { Box, formatCount } from '@hand-receipt/ui';

/** '3 new' in red, while documents wait to be read; nothing at none. */
export function UnreadBadge() {
  const { data: count = 0 } = useQuery(documentQueries.unreadCount());
  if (count === 0) return null;
  return (
    <Box
      as="span"
      textStyle="caption"
      fontWeight="600"
      paddingX="1.5"
      borderRadius="badge"
      bg="danger.solid"
      color="danger.contrast"
    >
      {formatCount(count)} new
    </Box>
  );
}
