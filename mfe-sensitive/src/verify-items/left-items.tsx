import { inventoryQueries } from '@hand-receipt/data';
import { useQuery } from '@hand-receipt/platform';
import { Box, ErrorState, formatCount, formatDate, LoadingRows, Serial, Text } from '@hand-receipt/ui';
import { ruledList } from './ruled-list';

/** What left the book while the count was open: neither seen nor missing. */
export function LeftItems({ inventoryId }: { inventoryId: string }) {
  const { data, error, isFetching, refetch } = useQuery(inventoryQueries.left(inventoryId));
  if (error && !data) {
    return (
      <ErrorState
        title="Failed to load what left the book"
        message={error.message}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    );
  }
  if (!data) return <LoadingRows text="Loading what left the book..." rows={3} />;
  const more = data.total - data.items.length;
  return (
    <>
      <Box as="ul" aria-label="Items that left the book" textStyle="table" css={ruledList}>
        {data.items.map(({ id, name, serialNumber, leftAt }) => (
          <li key={id}>
            <Serial>{serialNumber}</Serial>
            <strong>{name}</strong>
            <Box as="span" color="fg.muted">
              Left the book {formatDate(leftAt)}
            </Box>
          </li>
        ))}
      </Box>
      {more > 0 ? <Text color="fg.muted">and {formatCount(more)} more</Text> : null}
    </>
  );
}
