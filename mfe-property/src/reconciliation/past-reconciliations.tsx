import { reconciliationQueries } from '@hand-receipt/data';
import { reasonOf, useQuery } from '@hand-receipt/platform';
import {
  EmptyState,
  ErrorState,
  formatDate,
  Link,
  LoadingRows,
  Mono,
  Panel,
  PlainTable,
  StatusBadge,
} from '@hand-receipt/ui';
import { openCount, openWords, titleOf } from './reconciliation-words';

/** Earlier comparisons of the book, the newest first. */
export function PastReconciliations() {
  const { data, error, refetch, isFetching } = useQuery(reconciliationQueries.list());
  if (error && !data) {
    return (
      <ErrorState
        title={error.message}
        message={reasonOf(error)}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    );
  }
  return (
    <Panel title="Monthly comparisons">
      {!data && <LoadingRows rows={3} text="Loading comparisons..." />}
      {data?.length === 0 && (
        <EmptyState title="No comparison yet" hint="Import a file with the purpose Compare with our book." />
      )}
      {data && data.length > 0 && (
        <PlainTable label="Monthly comparisons">
          <thead>
            <tr>
              {['Comparison', 'File', 'As of', 'State'].map((heading) => (
                <th key={heading} scope="col">
                  {heading}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {data.map((one) => (
              <tr key={one.id}>
                <td>
                  <Link to={`/reconciliations/${encodeURIComponent(one.id)}`} ownLine>
                    {one.id}, {titleOf(one)}
                  </Link>
                </td>
                <td>{one.file_name}</td>
                <td>
                  <Mono>{formatDate(`${one.as_of}T12:00:00`)}</Mono>
                </td>
                <td>
                  {one.closed_at ? (
                    <StatusBadge status="present" label={`Closed ${formatDate(one.closed_at)}`} />
                  ) : (
                    <StatusBadge status="pending" label={openWords(openCount(one))} />
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </PlainTable>
      )}
    </Panel>
  );
}
