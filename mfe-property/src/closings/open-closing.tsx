import { closingQueries } from '@hand-receipt/data';
import { reasonOf, useLocation, useNavigate, useQuery } from '@hand-receipt/platform';
import { Box, ErrorState, lateDialog } from '@hand-receipt/ui';

const ClosingSheet = lateDialog(() => import(/* webpackChunkName: "closing-sheet" */ './closing-sheet'));

/** The closing that the address names, over the list. One that cannot be opened leaves a message above the list. */
export function OpenClosing({ id }: { id: string }) {
  const { search } = useLocation();
  const navigate = useNavigate();
  const { data: closing, error, refetch, isFetching } = useQuery(closingQueries.detail(id));
  if (closing === undefined && !error) return null;
  if (!closing) {
    return (
      <Box mb="4">
        <ErrorState
          title={error ? error.message : `Closing ${id} cannot be opened`}
          message={error ? reasonOf(error) : 'It does not exist, or you may not see it.'}
          onRetry={error ? () => void refetch() : undefined}
          retrying={isFetching}
        />
      </Box>
    );
  }
  return (
    <ClosingSheet
      closing={closing}
      onClose={() => navigate({ pathname: '/closings', search }, { replace: true })}
    />
  );
}
