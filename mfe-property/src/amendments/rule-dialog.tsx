import type { RuleChangeDto } from '@hand-receipt/contracts';
import { amendmentMutations, useProof } from '@hand-receipt/data';
import { refusalOf, useMutation } from '@hand-receipt/platform';
import { FilePenLineIcon, toast } from '@hand-receipt/ui';
import {
  FormDialog,
  FormError,
  NO_PROOF,
  ProofField,
  proofFields,
  TextAreaField,
  TextField,
  toProof,
  yup,
} from '@hand-receipt/ui/forms';
import { useState } from 'react';
import { contentFields } from './amendment-schema';

interface RuleDialogProps {
  change: RuleChangeDto;
  /** What is changed: 'Catalog of 5855-01-432-0524'. */
  subject: string;
  onClose: () => void;
  onProposed: () => void;
}

const EMPTY = { reason: '', documentNumber: '', ...NO_PROOF };

/** Proposes a change of the rules by which items stop being sensitive, with the proposer's signature. */
export default function RuleDialog({ change, subject, onClose, onProposed }: RuleDialogProps) {
  const proof = useProof();
  const propose = useMutation(amendmentMutations.proposeRule);
  const [failure, setFailure] = useState<Error | null>(null);
  const { reason, documentNumber } = contentFields;

  async function submit(values: typeof EMPTY) {
    setFailure(null);
    const { id } = await propose.mutateAsync({
      ...change,
      reason: values.reason.trim(),
      documentNumber: values.documentNumber.trim() || null,
      proof: toProof(proof, values),
    });
    toast({
      tone: 'success',
      title: 'Amendment Proposed',
      description: `${id} waits for the second signature.`,
    });
    onProposed();
  }

  return (
    <FormDialog
      open
      onClose={onClose}
      title="Propose for signature"
      description={`${subject}. Items stop being sensitive once another person signed.`}
      submitLabel="Sign and Propose"
      submitIcon={<FilePenLineIcon />}
      initialValues={EMPTY}
      schema={yup.object({ reason, documentNumber, ...proofFields(proof) })}
      onSubmit={submit}
      onError={(error) => setFailure(error as Error)}
    >
      <TextAreaField
        name="reason"
        label="Reason"
        maxLength={2000}
        hint="Why they are not sensitive, in at least 10 characters."
      />
      <TextField name="documentNumber" label="Document number" optional mono maxLength={40} />
      <ProofField proof={proof} />
      {failure && <FormError title={refusalOf(failure)}>What you typed is still here.</FormError>}
    </FormDialog>
  );
}
