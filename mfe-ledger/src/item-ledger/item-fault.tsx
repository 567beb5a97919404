import { useCurrentUser, useQuery } from '@hand-receipt/platform';
import { Alert } from '@hand-receipt/ui';
import { type ShownHistory, itemCheck } from '../device/device-queries';
import { checkErrorMessage } from '../check/ledger-check';

/** What this browser found wrong with the events of an item, or why it could not check them: over the list, which may be long. */
export function ItemFault({ history }: { history: ShownHistory }) {
  const { id } = useCurrentUser();
  const { data, error, isFetching } = useQuery(itemCheck(id, history));
  if (error) {
    return isFetching ? null : (
      <Alert tone="warning" title="This browser could not check these events.">
        {checkErrorMessage(error)}
      </Alert>
    );
  }
  if (!data || data.verified) return null;
  return (
    <Alert tone="danger" title={data.findings[0]?.message ?? 'The ledger of this item does not hold'}>
      {data.findings.slice(1).map(({ message }) => (
        <p key={message}>{message}</p>
      ))}
    </Alert>
  );
}
