import { successionQueries } from '@hand-receipt/data';
import { reasonOf, useParams, useQuery } from '@hand-receipt/platform';
import { ErrorState, LoadingRows, PageBody, PageHeader } from '@hand-receipt/ui';
import { SuccessionView } from './succession-view';

/** One change of command. */
export default function SuccessionPage() {
  const { id = '' } = useParams();
  const { data: succession, error, refetch, isFetching } = useQuery(successionQueries.detail(id));
  if (succession) return <SuccessionView succession={succession} />;
  const isGone = succession === null;
  return (
    <PageBody>
      <PageHeader title="Change of Command" />
      {error || isGone ? (
        <ErrorState
          title={error ? error.message : `Change of command ${id} cannot be opened`}
          message={error ? reasonOf(error) : 'It does not exist, or you may not see it.'}
          onRetry={error ? () => void refetch() : undefined}
          retrying={isFetching}
        />
      ) : (
        <LoadingRows text="Loading the change of command..." rows={6} />
      )}
    </PageBody>
  );
}
