import { checkErrorMessage } from '@hand-receipt/data';
import { type JointVerdict, useCurrentUser, useQuery } from '@hand-receipt/platform';
import { Alert } from '@hand-receipt/ui';
import { type ShownHistory, itemCheck } from '../device/device-queries';

/** The ledger as a whole does not hold, so neither does what is shown of this item. */
function LedgerFault({ verdict: { state, headline, detail, advice } }: { verdict: JointVerdict }) {
  if (state !== 'failed') return null;
  return (
    <Alert tone="danger" title={headline}>
      {detail === null ? null : <p>{detail}</p>}
      <p>{advice}</p>
    </Alert>
  );
}

interface ItemFaultProps {
  history: ShownHistory;
  /** On the ledger as a whole. */
  verdict: JointVerdict;
}

function CheckedFault({ history, verdict }: ItemFaultProps) {
  const { id } = useCurrentUser();
  const { data, error, isFetching } = useQuery(itemCheck(id, history));
  if (error) {
    return (
      <>
        <LedgerFault verdict={verdict} />
        {isFetching ? null : (
          <Alert tone="warning" title="This browser could not check these events.">
            {checkErrorMessage(error)}
          </Alert>
        )}
      </>
    );
  }
  if (!data || data.verified) return <LedgerFault verdict={verdict} />;
  return (
    <Alert tone="danger" title={data.findings[0]?.message ?? 'The ledger of this item does not hold'}>
      {data.findings.slice(1).map(({ message }) => (
        <p key={message}>{message}</p>
      ))}
      <p>{verdict.advice}</p>
    </Alert>
  );
}

/**
 * What does not hold, of this item's events or of the ledger, or why this browser could not check them: over the list,
 * which may be long.
 */
export function ItemFault({ history, verdict }: Partial<ItemFaultProps> & Pick<ItemFaultProps, 'verdict'>) {
  return history ? <CheckedFault history={history} verdict={verdict} /> : <LedgerFault verdict={verdict} />;
}
