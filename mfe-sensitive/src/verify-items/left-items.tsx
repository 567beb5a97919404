import { inventoryQueries } from '@hand-receipt/data';
import { useInfiniteQuery } from '@hand-receipt/platform';
import { Box, formatDate, Serial } from '@hand-receipt/ui';
import { PagedLines } from './paged-lines';

/** What left the book while the count was open: neither seen nor missing. */
export const LeftItems = ({ inventoryId }: { inventoryId: string }) => (
  <PagedLines
    query={useInfiniteQuery(inventoryQueries.left(inventoryId))}
    of="what left the book"
    label="Items that left the book"
  >
    {({ id, name, serialNumber, leftAt }) => (
      <li key={id}>
        <Serial>{serialNumber}</Serial>
        <strong>{name}</strong>
        <Box as="span" color="fg.muted">
          Left the book {formatDate(leftAt)}
        </Box>
      </li>
    )}
  </PagedLines>
);
