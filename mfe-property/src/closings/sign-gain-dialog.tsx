import type { UnsignedGainDto } from '@hand-receipt/contracts';
import { closingMutations, useProof } from '@hand-receipt/data';
import { refusalOf, useMutation } from '@hand-receipt/platform';
import { FilePenLineIcon, FormCell, FormStrip, formatDateTime, Serial, toast } from '@hand-receipt/ui';
import {
  FormDialog,
  FormError,
  NO_PROOF,
  ProofField,
  proofFields,
  toProof,
  yup,
} from '@hand-receipt/ui/forms';
import { useState } from 'react';

/** An approver signs for a found item with their PIN or password. */
export default function SignGainDialog({ gain, onClose }: { gain: UnsignedGainDto; onClose: () => void }) {
  const { item, from, by, at } = gain;
  const [failure, setFailure] = useState<Error | null>(null);
  const proof = useProof();
  const { mutateAsync } = useMutation(closingMutations.signGain(item.id));

  async function submit(values: typeof NO_PROOF) {
    setFailure(null);
    await mutateAsync(toProof(proof, values));
    toast({ tone: 'success', title: 'Gain Signed', description: `${item.name} ${item.serial_number}` });
    onClose();
  }

  return (
    <FormDialog
      open
      onClose={onClose}
      size="confirm"
      title="Sign for a found item"
      description="It is on the book already. Your signature is on its gain paper."
      submitLabel="Sign Gain"
      submitIcon={<FilePenLineIcon />}
      discardable
      initialValues={NO_PROOF}
      schema={yup.object(proofFields(proof))}
      onSubmit={submit}
      onError={(error) => setFailure(error as Error)}
    >
      <FormStrip columns={2} phoneColumns={1}>
        <FormCell caption="Item">
          {item.name} <Serial>{item.serial_number}</Serial>
        </FormCell>
        <FormCell caption="Found">{from ?? 'Not stated'}</FormCell>
        <FormCell caption="Entered by" hint={formatDateTime(at)}>
          {by?.name ?? 'Nobody known'}
        </FormCell>
      </FormStrip>
      {failure && <FormError title={refusalOf(failure)}>Nothing was signed.</FormError>}
      <ProofField proof={proof} />
    </FormDialog>
  );
}
