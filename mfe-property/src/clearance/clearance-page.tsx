import { clearanceQueries } from '@hand-receipt/data';
import { reasonOf, statusOf, useParams, useQuery } from '@hand-receipt/platform';
import { ErrorState, LoadingRows, PageBody, PageHeader } from '@hand-receipt/ui';
import { ClearanceView } from './clearance-view';

/** Clearing one person who leaves: what is in the way, and the signature once nothing is. */
export default function ClearancePage() {
  const { id = '' } = useParams();
  const { data, error, refetch, isFetching } = useQuery(clearanceQueries.ofPerson(id));
  const unknown = statusOf(error) === 404;
  if (data && !unknown) {
    return (
      <PageBody>
        <ClearanceView key={id} page={data} />
      </PageBody>
    );
  }
  return (
    <PageBody>
      <PageHeader caption="People" title="Clearance" />
      {error ? (
        <ErrorState
          title={statusOf(error) === 0 ? 'Needs a connection.' : error.message}
          message={unknown ? 'This person does not exist, or you do not lead them.' : reasonOf(error)}
          onRetry={unknown ? undefined : () => void refetch()}
          retrying={isFetching}
        />
      ) : (
        <LoadingRows text="Loading clearance..." rows={8} />
      )}
    </PageBody>
  );
}
