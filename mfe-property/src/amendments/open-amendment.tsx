import { amendmentQueries } from '@hand-receipt/data';
import { reasonOf, useLocation, useNavigate, useQuery, useUrlState } from '@hand-receipt/platform';
import { Box, ErrorState, lateDialog } from '@hand-receipt/ui';
import { ofReport } from './amendment-task';

const AmendmentSheet = lateDialog(
  () => import(/* webpackChunkName: "amendment-sheet" */ './amendment-sheet'),
);
const AmendmentDialog = lateDialog(() => import(/* webpackChunkName: "amendment" */ './amendment-dialog'));

/** The amendment that the address names, over the list. One that cannot be opened leaves a message above the list. */
export function OpenAmendment({ id }: { id: string }) {
  const { search } = useLocation();
  const navigate = useNavigate();
  const { get, set } = useUrlState();
  const { data: amendment, error, refetch, isFetching } = useQuery(amendmentQueries.detail(id));
  if (amendment === undefined && !error) return null;
  if (!amendment) {
    return (
      <Box mb="4">
        <ErrorState
          title={error ? error.message : `Amendment ${id} cannot be opened`}
          message={error ? reasonOf(error) : 'It does not exist, or you may not see it.'}
          onRetry={error ? () => void refetch() : undefined}
          retrying={isFetching}
        />
      </Box>
    );
  }
  return (
    <AmendmentSheet
      amendment={amendment}
      onPropose={() => set({ propose: '1' })}
      onClose={() => navigate({ pathname: '/amendments', search }, { replace: true })}
    >
      {get('propose') && amendment.may.propose && (
        <AmendmentDialog task={ofReport(amendment)} onClose={() => set({ propose: '' })} />
      )}
    </AmendmentSheet>
  );
}
