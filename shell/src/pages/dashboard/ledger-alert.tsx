import { useJointVerdict } from '@hand-receipt/platform';
import { Alert, Link } from '@hand-receipt/ui';

/** Where a day starts nobody overlooks that the ledger does not hold. */
export function LedgerAlert() {
  const { state, headline, detail, advice } = useJointVerdict();
  if (state !== 'failed') return null;
  return (
    <Alert tone="danger" title={headline}>
      {detail ? <p>{detail}</p> : null}
      <p>{advice}</p>
      <Link to="/ledger-verification">Ledger Verification</Link>
    </Alert>
  );
}
