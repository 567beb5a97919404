import { propertyQueries } from '@hand-receipt/data';
import { useQuery } from '@hand-receipt/platform';
import { Box, counted, ErrorState, LoadingRows, Panel, Text } from '@hand-receipt/ui';

/** How many items I may see. */
export function ItemCountCard() {
  const { data, error, isPending, refetch } = useQuery(propertyQueries.counts());
  return (
    <Panel title="Template" viewAll={{ to: '/template' }}>
      <Box p="4">
        {isPending && <LoadingRows rows={1} text="Loading items..." />}
        {error && <ErrorState title="The items could not be counted" onRetry={() => void refetch()} />}
        {data && <Text>{counted(data.visible, 'item')}</Text>}
      </Box>
    </Panel>
  );
}
