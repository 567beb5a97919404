import type { SuccessionDetailDto, SuccessionSide } from '@hand-receipt/contracts';
import { successionMutations, useProof } from '@hand-receipt/data';
import { useMutation } from '@hand-receipt/platform';
import { Box, FilePenLineIcon, toast } from '@hand-receipt/ui';
import { Form, NO_PROOF, ProofField, proofFields, SubmitButton, toProof, yup } from '@hand-receipt/ui/forms';
import { useState } from 'react';
import { KIND_WORDS } from '../successions/kind-words';
import { NotSigned } from './not-signed';

interface SignFormProps {
  succession: SuccessionDetailDto;
  side: SuccessionSide;
  /** What I sign: the list as it is shown. */
  setHash: string;
  submitLabel: string;
}

/** My signature, by PIN or password. Where the list changed meanwhile it says so, and what I typed stays. */
export function SignForm({ succession: { id, kind }, side, setHash, submitLabel }: SignFormProps) {
  const [failure, setFailure] = useState<Error | null>(null);
  const proof = useProof();
  const { mutateAsync } = useMutation(successionMutations.sign(id));

  async function submit(values: typeof NO_PROOF) {
    setFailure(null);
    const { state } = await mutateAsync({ side, setHash, proof: toProof(proof, values) });
    toast({
      tone: 'success',
      title: state === 'signing' ? 'Signature Recorded' : `${KIND_WORDS[kind].title} Signed`,
      description:
        state === 'signing'
          ? `${id} waits for the other ${kind === 'sub' ? 'signatures' : 'signature'}.`
          : `${id}. Custody has changed.`,
    });
  }

  return (
    <Box mt="3" pt="3" borderTopWidth="1px" borderColor="border.emphasized">
      <Form
        label="Signature"
        initialValues={NO_PROOF}
        schema={yup.object(proofFields(proof))}
        onSubmit={submit}
        onError={(error) => setFailure(error as Error)}
      >
        <ProofField proof={proof} />
        {failure && <NotSigned failure={failure} />}
        <div>
          <SubmitButton icon={<FilePenLineIcon />}>{submitLabel}</SubmitButton>
        </div>
      </Form>
    </Box>
  );
}
