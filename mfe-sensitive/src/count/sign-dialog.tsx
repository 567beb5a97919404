import type { ReportPart, SensitiveInventoryDto } from '@hand-receipt/contracts';
import { inventoryMutations, useProof } from '@hand-receipt/data';
import { refusalOf, useMutation } from '@hand-receipt/platform';
import {
  ActDialog,
  NO_PROOF,
  ProofField,
  SelectField,
  proofFields,
  toProof,
  yup,
} from '@hand-receipt/ui/forms';

const PARTS: Record<ReportPart, string> = {
  team: 'For the team',
  opener: 'As the person who opened it',
  commander: 'As a commander of the unit',
};

interface SignDialogProps {
  inventory: SensitiveInventoryDto;
  parts: readonly ReportPart[];
  onClose: () => void;
}

/** Signs the report of a closed inventory, in one part at a time. */
export function SignDialog({ inventory: { id, title }, parts, onClose }: SignDialogProps) {
  const proof = useProof();
  const { mutateAsync } = useMutation(inventoryMutations.sign);
  return (
    <ActDialog
      title="Sign the Report"
      description={`You sign the result of ${title} as it was closed.`}
      submitLabel="Sign"
      initialValues={{ part: String(parts[0]), ...NO_PROOF }}
      schema={yup.object(proofFields(proof))}
      done={{ title: 'Report Signed', description: title }}
      refusalOf={refusalOf}
      onSend={({ part, ...typed }) =>
        mutateAsync({ id, part: part as ReportPart, proof: toProof(proof, typed) })
      }
      onClose={onClose}
    >
      <SelectField
        name="part"
        label="You sign"
        options={parts.map((part) => ({ value: part, label: PARTS[part] }))}
      />
      <ProofField proof={proof} />
    </ActDialog>
  );
}
