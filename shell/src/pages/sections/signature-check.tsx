import { sectionQueries } from '@hand-receipt/data';
import { queryClient, statusOf, useMutation } from '@hand-receipt/platform';
import { Alert, Button, counted, recentTimeWords, ShieldCheckIcon } from '@hand-receipt/ui';
import { releaseKeys } from '../../remotes/integrity/release-key';
import { checkSignatures, type SignatureCheck } from './check-signatures';

const checkAll = {
  mutationFn: async () =>
    checkSignatures(await queryClient.fetchQuery({ ...sectionQueries.all(), staleTime: 0, retry: false })),
};

/** A press of Check All Signatures, and what came of it. */
export function useSignatureCheck() {
  const { mutate, data, error, isPending, reset } = useMutation(checkAll);
  return { check: () => mutate(), data, error, isPending, reset };
}

export function CheckButton({ onCheck, working }: { onCheck: () => void; working: boolean }) {
  return (
    <Button icon={<ShieldCheckIcon />} working={working} onClick={onCheck}>
      Check All Signatures
    </Button>
  );
}

function Found({ check }: { check: SignatureCheck }) {
  if (check.faults.length > 0) {
    return (
      <Alert tone="danger" title={`${counted(check.faults.length, 'signature')} refused`}>
        <ul>
          {check.faults.map((fault) => (
            <li key={fault}>{fault}</li>
          ))}
        </ul>
      </Alert>
    );
  }
  if (releaseKeys().length === 0)
    return <Alert tone="info" title="This shell was built without keys, so this browser checked nothing" />;
  return (
    <Alert tone="success" title="All signatures are valid">
      <p>
        The server and this browser checked {counted(check.checked, 'section')} {recentTimeWords(check.at)}.
      </p>
    </Alert>
  );
}

interface SignatureFindingsProps {
  check: SignatureCheck | undefined;
  error: Error | null;
}

/** What the last check found. */
export function SignatureFindings({ check, error }: SignatureFindingsProps) {
  if (error) {
    const offline = statusOf(error) === 0 || !navigator.onLine;
    return (
      <Alert tone="danger" title={offline ? 'Needs a connection.' : 'The signatures were not checked'}>
        {offline ? null : <p>{error.message}</p>}
      </Alert>
    );
  }
  return check ? <Found check={check} /> : null;
}
