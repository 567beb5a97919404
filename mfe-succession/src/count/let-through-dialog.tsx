import type { SuccessionLineDto } from '@hand-receipt/contracts';
import { successionMutations } from '@hand-receipt/data';
import { useMutation } from '@hand-receipt/platform';
import { TextAreaField, yup } from '@hand-receipt/ui/forms';
import { useState } from 'react';
import { ActDialog } from '../acts/act-dialog';
import type { LineNews } from './line-news';

const schema = yup.object({ reason: yup.string().trim().required('Enter why it is let through.') });

interface LetThroughDialogProps {
  successionId: string;
  item: Pick<SuccessionLineDto['item'], 'id' | 'name' | 'serial_number'>;
  /** What happened meanwhile. */
  news?: LineNews | null;
  onClose: () => void;
}

/** Lets an item be transferred once in the freeze. */
export default function LetThroughDialog({
  successionId,
  item,
  news = null,
  onClose,
}: LetThroughDialogProps) {
  const [initialValues] = useState({ reason: '' });
  const { mutateAsync } = useMutation(successionMutations.letThrough(successionId));
  const name = [item.name, item.serial_number].filter(Boolean).join(' ');
  return (
    <ActDialog
      title="Let through the freeze?"
      description={`${name}, with what is mounted on it, may then be transferred once. The incoming gets a notification.`}
      submitLabel="Let Through"
      news={news}
      initialValues={initialValues}
      schema={schema}
      done={{ title: 'Item Let Through', description: name }}
      onSend={({ reason }) => mutateAsync({ itemIds: [item.id], reason: reason.trim() })}
      onClose={onClose}
    >
      <TextAreaField name="reason" label="Reason" maxLength={2000} />
    </ActDialog>
  );
}
