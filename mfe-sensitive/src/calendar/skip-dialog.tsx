import type { CalendarInventoryDto } from '@hand-receipt/contracts';
import { programMutations } from '@hand-receipt/data';
import { refusalOf, useMutation } from '@hand-receipt/platform';
import { ActDialog, TextAreaField, yup } from '@hand-receipt/ui/forms';

const schema = yup.object({ reason: yup.string().trim().required('Give a reason.') });

interface SkipDialogProps {
  inventory: CalendarInventoryDto;
  onClose: () => void;
}

/** Skips a planned inventory. */
export function SkipDialog({ inventory: { id, title, kind }, onClose }: SkipDialogProps) {
  const { mutateAsync } = useMutation(programMutations.skip);
  const after = kind === 'cyclic' ? ' Its groups join the next month.' : '';
  return (
    <ActDialog
      title="Skip Inventory"
      description={`${title} is not counted.${after} This cannot be undone.`}
      submitLabel="Skip Inventory"
      initialValues={{ reason: '' }}
      schema={schema}
      done={{ title: 'Inventory Skipped', description: title }}
      refusalOf={refusalOf}
      onSend={({ reason }) => mutateAsync({ id, reason: reason.trim() })}
      onClose={onClose}
    >
      <TextAreaField name="reason" label="Reason" maxLength={500} />
    </ActDialog>
  );
}
