import type { PersonClearanceDto } from '@hand-receipt/contracts';
import { clearanceMutations, useProof } from '@hand-receipt/data';
import { useMutation } from '@hand-receipt/platform';
import { FilePenLineIcon } from '@hand-receipt/ui';
import { NO_PROOF, ProofField, proofFields, toProof, yup } from '@hand-receipt/ui/forms';
import { ActDialog } from './act-dialog';

interface DialogProps {
  page: PersonClearanceDto;
  onClose: () => void;
}

/** Signs with PIN or password that a person is clear. */
export default function SignDialog({ page: { person }, onClose }: DialogProps) {
  const proof = useProof();
  const { mutateAsync } = useMutation(clearanceMutations.sign(person.id));
  return (
    <ActDialog
      title={`Sign that ${person.name} is clear`}
      description="Every step is clear. Your signature is on the clearance memorandum."
      submitLabel="Sign Clearance"
      submitIcon={<FilePenLineIcon />}
      discardable
      initialValues={NO_PROOF}
      schema={yup.object(proofFields(proof))}
      done={{ title: 'Clearance Signed', description: person.name }}
      onSend={(values) => mutateAsync(toProof(proof, values))}
      onClose={onClose}
    >
      <ProofField proof={proof} />
    </ActDialog>
  );
}
