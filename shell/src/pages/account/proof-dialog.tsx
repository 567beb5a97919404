import type { OwnProofDto } from '@hand-receipt/contracts';
import { yup } from '@hand-receipt/ui/forms';
import { useMemo } from 'react';
import { OwnProofFields, useOwnProof } from './own-proof';
import { RefusableDialog } from './refusable-dialog';

interface ProofDialogProps {
  title: string;
  description: string;
  submitLabel: string;
  /** Heads what the server says against it. */
  refusedTitle: string;
  /** What was entered may go unasked. */
  discardable?: boolean;
  onClose: () => void;
  /** Sends what the proof is asked for; what it throws is shown here. */
  onProof: (proof: OwnProofDto) => Promise<unknown>;
}

/** Asks for the password or a passkey to send something with it. */
export function ProofDialog({ onProof, ...dialog }: ProofDialogProps) {
  const { way, rule, toProof } = useOwnProof();
  const schema = useMemo(() => yup.object({ password: rule }), [rule]);
  return (
    <RefusableDialog
      {...dialog}
      open
      initialValues={{ password: '' }}
      schema={schema}
      onSubmit={async ({ password }) => onProof(await toProof(password))}
    >
      <OwnProofFields way={way} />
    </RefusableDialog>
  );
}
