import { importQueries } from '@hand-receipt/data';
import { reasonOf, useQuery } from '@hand-receipt/platform';
import {
  ErrorState,
  formatDateTime,
  Link,
  LoadingRows,
  Mono,
  Panel,
  PlainTable,
  StatusBadge,
  Text,
} from '@hand-receipt/ui';
import { resultOf, stateOf } from './import-words';

/** My earlier files: what became of them, and those that wait to be confirmed. */
export function PastImports() {
  const { data, error, refetch, isFetching } = useQuery(importQueries.list());
  if (error && !data)
    return (
      <ErrorState
        title={error.message}
        message={reasonOf(error)}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    );
  return (
    <Panel title="My imports" padded={!data?.length}>
      {!data && <LoadingRows rows={3} text="Loading imports..." />}
      {data?.length === 0 && <Text color="fg.muted">No file was imported in the last seven days.</Text>}
      {data && data.length > 0 && (
        <PlainTable label="My imports">
          <thead>
            <tr>
              {['File', 'Read', 'Result', 'Status'].map((heading) => (
                <th key={heading} scope="col">
                  {heading}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {data.map((read) => (
              <tr key={read.id}>
                <td>
                  <Link to={`/property-book/import?id=${encodeURIComponent(read.id)}`} ownLine>
                    {read.file_name}
                  </Link>
                </td>
                <td>
                  <Mono>{formatDateTime(read.created_at)}</Mono>
                </td>
                <td>{resultOf(read)}</td>
                <td>
                  <StatusBadge {...stateOf(read)} />
                </td>
              </tr>
            ))}
          </tbody>
        </PlainTable>
      )}
    </Panel>
  );
}
