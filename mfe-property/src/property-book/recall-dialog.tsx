import { personName, type PropertyItem } from '@hand-receipt/contracts';
import { propertyMutations } from '@hand-receipt/data';
import { reasonOf, useMutation } from '@hand-receipt/platform';
import { ConfirmDialog, FormCell, FormStrip, toast, Undo2Icon } from '@hand-receipt/ui';

interface RecallDialogProps {
  item: PropertyItem;
  onClose: () => void;
}

/** Asks before the holder is asked to give an item back (PROP-24). */
export default function RecallDialog({ item, onClose }: RecallDialogProps) {
  const recall = useMutation(propertyMutations.recall);
  const holder = item.holder ? personName(item.holder) : 'the holder';

  const confirm = () =>
    recall.mutate(item.id, {
      onSuccess: () =>
        toast({
          title: 'Recall Initiated',
          description: `${holder} was asked to return ${item.name}.`,
          tone: 'success',
        }),
      onError: (error) =>
        toast({ title: 'Recall Failed', description: reasonOf(error) ?? error.message, tone: 'danger' }),
      onSettled: onClose,
    });

  return (
    <ConfirmDialog
      open
      onClose={onClose}
      onConfirm={confirm}
      working={recall.isPending}
      title="Initiate Recall"
      description={`Ask ${holder} to return this item to you? Custody changes when you accept what was returned.`}
      confirmLabel="Initiate Recall"
      icon={<Undo2Icon />}
    >
      <FormStrip numbering="none">
        <FormCell caption="Item">{item.name}</FormCell>
        <FormCell caption="Serial number" mono>
          {item.serialNumber}
        </FormCell>
        <FormCell caption="Held by" span={2} phoneSpan={2}>
          {holder}
        </FormCell>
      </FormStrip>
    </ConfirmDialog>
  );
}
