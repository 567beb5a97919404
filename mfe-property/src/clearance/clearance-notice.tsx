import type { ClearanceDto, PersonClearanceDto } from '@hand-receipt/contracts';
import { Alert, formatDateTime, LockIcon, Mono } from '@hand-receipt/ui';

interface OverrideNoticeProps {
  name: string;
  override: NonNullable<ClearanceDto['override']>;
}

function OverrideNotice({ name, override: { by, until, reason, holds } }: OverrideNoticeProps) {
  return (
    <Alert tone="warning" title={holds ? 'Overridden' : 'The override has ended'} announce={false}>
      <p>
        {by.name}, until <Mono>{formatDateTime(until)}</Mono>: {reason}
      </p>
      {holds ? <p>An Admin may deactivate {name} until then. Items stay on their hand receipt.</p> : null}
    </Alert>
  );
}

/** What is in the way of a deactivation. */
function RefusalNotice({ refusal, isReopened }: { refusal: string; isReopened: boolean }) {
  return (
    <Alert tone="warning" icon={<LockIcon size={18} />} title="The account stays open" announce={false}>
      <p>{refusal}</p>
      {isReopened ? <p>An item was signed for after the signature, which is void.</p> : null}
    </Alert>
  );
}

/** Why the account stays open, or that it need not. */
export function ClearanceNotice({ page }: { page: PersonClearanceDto }) {
  const { person, status, clearance, refusal } = page;
  if (status === 'Inactive') {
    return (
      <Alert tone="info" title="The account is deactivated" announce={false}>
        <p>What {person.name} is signed for stays on their hand receipt until it is recalled or succeeded.</p>
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
  const override = clearance?.state === 'overridden' ? clearance.override : null;
  return (
    <>
      {override ? <OverrideNotice name={person.name} override={override} /> : null}
      {refusal === null ? null : (
        <RefusalNotice refusal={refusal} isReopened={(clearance?.reopened_at ?? null) !== null} />
      )}
    </>
  );
}
