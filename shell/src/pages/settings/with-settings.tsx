import type { SettingsDto } from '@hand-receipt/contracts';
import { settingsQueries } from '@hand-receipt/data';
import { useQuery } from '@hand-receipt/platform';
import { ErrorState, LoadingRows } from '@hand-receipt/ui';
import type { ReactNode } from 'react';

/** Shows what needs the settings once they are here. */
export function WithSettings({ children }: { children: (known: SettingsDto) => ReactNode }) {
  const { data, error, refetch, isFetching } = useQuery(settingsQueries.mine());
  if (data) return children(data);
  if (!error) return <LoadingRows text="Loading settings..." rows={4} />;
  return (
    <ErrorState
      title="Failed to load settings"
      message={error.message}
      onRetry={() => void refetch()}
      retrying={isFetching}
    />
  );
}
