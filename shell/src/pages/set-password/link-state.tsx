import { accountQueries } from '@hand-receipt/data';
import { ApiError, useQuery } from '@hand-receipt/platform';
import { Alert, ErrorState, LoadingRows } from '@hand-receipt/ui';
import { SetPasswordForm } from './set-password-form';

/** The form of a link that can still be used; of one that cannot, the reason, before anything is typed. */
export function LinkState({ secret }: { secret: string }) {
  const { data, error, refetch, isFetching } = useQuery(accountQueries.passwordLink(secret));
  if (data) return <SetPasswordForm secret={secret} passwordMin={data.passwordMin} />;
  if (error instanceof ApiError && error.status === 410) {
    return (
      <Alert tone="warning" title="This link cannot be used">
        {error.message}
      </Alert>
    );
  }
  if (error) {
    return (
      <ErrorState
        title="The link could not be checked"
        message={error.message}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    );
  }
  return <LoadingRows text="Checking the link..." rows={2} />;
}
