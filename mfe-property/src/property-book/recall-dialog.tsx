import { personName, type PropertyItem } from '@hand-receipt/contracts';
import { propertyMutations } from '@hand-receipt/data';
import { reasonOf, statusOf, useMutation } from '@hand-receipt/platform';
import { FormCell, FormStrip, toast, Undo2Icon } from '@hand-receipt/ui';
import { FormDialog } from '@hand-receipt/ui/forms';
import { EMPTY_RECALL, RecallFields, recallTerms } from './recall-fields';

interface RecallDialogProps {
  item: PropertyItem;
  onClose: () => void;
}

/** Asks before the holder is asked to give an item back (PROP-24). What was typed stays where it is refused. */
export default function RecallDialog({ item, onClose }: RecallDialogProps) {
  const { mutateAsync } = useMutation(propertyMutations.recall);
  const shown = item.holder ? personName(item.holder) : 'the holder';

  async function submit(values: typeof EMPTY_RECALL) {
    const { reason: notes, dueOn } = recallTerms(values);
    const { holder } = await mutateAsync({ id: item.id, ...(notes && { notes }), dueOn });
    const moved = item.holder !== null && holder !== shown;
    toast({
      title: 'Recall Initiated',
      description: moved
        ? `${holder} holds ${item.name} by now, and was asked to return it.`
        : `${holder} was asked to return ${item.name}.`,
      tone: 'success',
    });
    onClose();
  }

  const failed = (error: unknown) =>
    toast({
      title: 'Recall Failed',
      description:
        statusOf(error as Error) === 0
          ? 'Needs a connection.'
          : (reasonOf(error as Error) ?? (error as Error).message),
      tone: 'danger',
    });

  return (
    <FormDialog
      open
      onClose={onClose}
      size="confirm"
      title="Initiate Recall"
      description={`Ask ${shown} to return this item to you? Custody changes when you accept what was returned.`}
      submitLabel="Initiate Recall"
      submitIcon={<Undo2Icon />}
      initialValues={EMPTY_RECALL}
      onSubmit={submit}
      onError={failed}
    >
      <FormStrip numbering="none">
        <FormCell caption="Item">{item.name}</FormCell>
        <FormCell caption="Serial number" mono>
          {item.serialNumber}
        </FormCell>
        <FormCell caption="Held by" span={2} phoneSpan={2}>
          {shown}
        </FormCell>
      </FormStrip>
      <RecallFields />
    </FormDialog>
  );
}
