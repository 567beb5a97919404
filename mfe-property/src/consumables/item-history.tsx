import { consumableQueries } from '@hand-receipt/data';
import { useInfiniteQuery } from '@hand-receipt/platform';
import { Button, ErrorState, formatDateTime, LoadingRows, Mono, PlainTable, Text } from '@hand-receipt/ui';
import { usePages } from '../items/use-pages';
import { moved, MOVEMENTS } from './movement';

/** Restocks and issues of one consumable, newest first. */
export function ItemHistory({ itemId }: { itemId: string }) {
  const {
    items,
    total = 0,
    loading,
    failure,
    moreFailed,
    loadMore,
    retrying,
  } = usePages(useInfiniteQuery(consumableQueries.history(itemId)));
  if (failure) return <ErrorState {...failure} />;
  if (loading) return <LoadingRows rows={3} text="Loading history..." />;
  if (total === 0)
    return (
      <Text padding="4" color="fg.muted">
        Nothing was restocked or issued yet.
      </Text>
    );
  return (
    <>
      <PlainTable label="Consumption history">
        <thead>
          <tr>
            {['Date', 'Movement', 'Quantity', 'On hand', 'Issued to', 'By'].map((heading) => (
              <th key={heading} scope="col">
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {items.map((entry) => (
            <tr key={entry.id}>
              <td>
                <Mono>{formatDateTime(entry.date)}</Mono>
              </td>
              <td>{MOVEMENTS[entry.kind]}</td>
              <td data-number>{moved(entry)}</td>
              <td data-number>{entry.balance}</td>
              <td>{entry.issuedTo}</td>
              <td>{entry.issuedBy}</td>
            </tr>
          ))}
        </tbody>
      </PlainTable>
      {moreFailed && <ErrorState title="Failed to fetch consumption history" onRetry={loadMore} />}
      {items.length < total && (
        <Button working={retrying} onClick={loadMore}>
          Show more
        </Button>
      )}
    </>
  );
}
