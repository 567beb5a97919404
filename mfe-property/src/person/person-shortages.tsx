import { shortageQueries } from '@hand-receipt/data';
import { useInfiniteQuery } from '@hand-receipt/platform';
import { Box, Button, Count, ErrorState, LoadingRows, Mono, Panel, Serial, Text } from '@hand-receipt/ui';

const row = {
  display: 'flex',
  justifyContent: 'space-between',
  gap: '12px',
  padding: '8px 16px',
  borderTopWidth: '1px',
  borderColor: 'border.subtle',
  overflowWrap: 'anywhere',
} as const;

/** What is short of the items that a person holds. */
export function PersonShortages({ holderId }: { holderId: string }) {
  const query = useInfiniteQuery(shortageQueries.open(holderId));
  const { data, error, isFetching, hasNextPage, isFetchingNextPage } = query;
  const shortages = data?.pages.flatMap(({ items }) => items) ?? [];
  if (data && shortages.length === 0) return null;
  return (
    <Panel
      title="Shortages"
      badge={data ? <Count value={shortages.length} /> : undefined}
      viewAll={{ to: `/shortages?holder=${holderId}` }}
    >
      {!data && !error ? <LoadingRows text="Loading shortages..." rows={2} /> : null}
      {!data && error ? (
        <ErrorState title={error.message} onRetry={() => void query.refetch()} retrying={isFetching} />
      ) : null}
      <ul aria-label="Shortages">
        {shortages.map(({ id, quantity, name, item, document_number: document }) => (
          <Box as="li" key={id} css={row}>
            <div>
              {name}
              <Text textStyle="table" color="fg.muted">
                {item.name} <Serial>{item.serial_number}</Serial>,{' '}
                {document ? (
                  <>
                    order <Mono>{document}</Mono>
                  </>
                ) : (
                  'not ordered'
                )}
              </Text>
            </div>
            <b>{quantity} short</b>
          </Box>
        ))}
      </ul>
      {hasNextPage ? (
        <Box p="3" borderTopWidth="1px" borderColor="border.subtle">
          <Button size="s" working={isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
            Show earlier shortages
          </Button>
        </Box>
      ) : null}
    </Panel>
  );
}
