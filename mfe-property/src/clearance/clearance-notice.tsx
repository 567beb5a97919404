import type { PersonClearanceDto } from '@hand-receipt/contracts';
import { Alert, formatDateTime, LockIcon, Mono } from '@hand-receipt/ui';

/** Why the account stays open, or that it need not. */
export function ClearanceNotice({ page }: { page: PersonClearanceDto }) {
  const { person, status, clearance, refusal } = page;
  const override = clearance?.override ?? null;
  if (status === 'Inactive') {
    return (
      <Alert tone="info" title="The account is deactivated" announce={false}>
        <p>What {person.name} is signed for stays on their hand receipt until it is recalled or succeeded.</p>
      </Alert>
    );
  }
  if (clearance?.state === 'overridden' && override) {
    return (
      <Alert tone="warning" title={override.holds ? 'Overridden' : 'The override has ended'} announce={false}>
        <p>
          {override.by.name}, until <Mono>{formatDateTime(override.until)}</Mono>: {override.reason}
        </p>
        {override.holds ? (
          <p>An Admin may deactivate {person.name} until then. Items stay on their hand receipt.</p>
        ) : null}
      </Alert>
    );
  }
  if (clearance?.state === 'cleared') {
    return (
      <Alert tone="success" title={`${person.name} is cleared`} announce={false}>
        <p>An item that they sign for opens the clearance again.</p>
      </Alert>
    );
  }
  if (!refusal) return null;
  return (
    <Alert tone="warning" icon={<LockIcon size={18} />} title="The account stays open" announce={false}>
      <p>{refusal}</p>
      {clearance?.reopened_at ? <p>An item was signed for after the signature, which is void.</p> : null}
    </Alert>
  );
}
