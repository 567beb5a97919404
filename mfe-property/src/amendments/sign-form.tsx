import type { AmendmentDto } from '@hand-receipt/contracts';
import { amendmentMutations, useProof } from '@hand-receipt/data';
import { useMutation } from '@hand-receipt/platform';
import { FilePenLineIcon, toast } from '@hand-receipt/ui';
import { FormDialog, NO_PROOF, ProofField, proofFields, toProof, yup } from '@hand-receipt/ui/forms';
import type { ComponentProps, ReactNode } from 'react';

interface SignFormProps extends Pick<
  ComponentProps<typeof FormDialog>,
  'open' | 'ownAddress' | 'size' | 'title' | 'description' | 'actions' | 'onClose'
> {
  amendment: AmendmentDto;
  /** Why it was not signed; null as it is tried again. */
  onFailure: (failure: Error | null) => void;
  children: ReactNode;
}

/** The sheet of a person who may sign: below the paper they enter their PIN or password. */
export function SignForm({ amendment: { id }, onFailure, children, ...look }: SignFormProps) {
  const proof = useProof();
  const sign = useMutation(amendmentMutations.sign(id));

  async function submit(values: typeof NO_PROOF) {
    onFailure(null);
    await sign.mutateAsync(toProof(proof, values));
    toast({ tone: 'success', title: 'Amendment Signed', description: `${id}. The record is corrected.` });
    look.onClose();
  }

  return (
    <FormDialog
      {...look}
      cancelLabel="Close"
      submitLabel="Sign Amendment"
      submitIcon={<FilePenLineIcon />}
      discardable
      initialValues={NO_PROOF}
      schema={yup.object(proofFields(proof))}
      onSubmit={submit}
      onError={(error) => onFailure(error as Error)}
    >
      {children}
      <ProofField proof={proof} />
    </FormDialog>
  );
}
