import { importQueries, type RowFilter } from '@hand-receipt/data';
import { reasonOf, statusOf, useQuery } from '@hand-receipt/platform';
import { ErrorState, LoadingRows, Stack, Text } from '@hand-receipt/ui';
import { ImportActions } from './import-actions';
import { ImportCounts } from './import-counts';
import { ImportRows } from './import-rows';
import { ImportVerdict } from './import-verdict';

interface OpenImportProps {
  id: string;
  only: RowFilter;
  onOnlyChange: (only: RowFilter) => void;
  onLeave: () => void;
}

/** A file that was read: the verdict, what can be done, and its rows. */
export function OpenImport({ id, only, onOnlyChange, onLeave }: OpenImportProps) {
  const { data: read, error, refetch, isFetching } = useQuery(importQueries.detail(id));
  if (error && !read) {
    const unknown = statusOf(error) === 404;
    return (
      <ErrorState
        title={unknown ? 'Import not found' : error.message}
        message={unknown ? 'A file that is not confirmed is kept for seven days.' : reasonOf(error)}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    );
  }
  if (!read) return <LoadingRows text="Loading import..." />;
  return (
    <Stack gap="4">
      <Text textStyle="title" translate="no">
        {read.file_name}
      </Text>
      <ImportVerdict read={read} />
      <ImportCounts read={read} />
      <ImportActions read={read} onLeave={onLeave} />
      {/* The key makes it load again after rows may have changed. */}
      <ImportRows key={read.status} read={read} only={only} onOnlyChange={onOnlyChange} />
    </Stack>
  );
}
