import type { ItemComponent, PropertyItem } from '@hand-receipt/contracts';
import { componentMutations } from '@hand-receipt/data';
import { reasonOf, useMutation } from '@hand-receipt/platform';
import { Alert, ConfirmDialog, toast, Trash2Icon } from '@hand-receipt/ui';
import { useState } from 'react';
import { itemLabel } from '../items/item-label';

interface RemoveComponentDialogProps {
  item: PropertyItem;
  component: ItemComponent;
  onClose: () => void;
}

/** Asks before a component is taken off the record. Refused over another person's change, it asks again. */
export default function RemoveComponentDialog({ item, component, onClose }: RemoveComponentDialogProps) {
  const [seen, setSeen] = useState(item.version);
  const remove = useMutation(componentMutations.remove(item.id, component.id));

  const confirm = () => {
    const version = remove.error ? item.version : seen;
    setSeen(version);
    remove.mutate(version, {
      onSuccess: () => {
        toast({
          title: 'Component Removed',
          description: `${component.name}, ${itemLabel(item)}.`,
          tone: 'success',
        });
        onClose();
      },
    });
  };

  return (
    <ConfirmDialog
      open
      onClose={onClose}
      onConfirm={confirm}
      working={remove.isPending}
      tone="danger"
      icon={<Trash2Icon />}
      title="Remove Component"
      description={`Take ${component.name} off ${itemLabel(item)}? The ledger keeps that it was there.`}
      confirmLabel="Remove"
    >
      {remove.error && (
        <Alert tone="danger" title={remove.error.message}>
          {reasonOf(remove.error)}
        </Alert>
      )}
    </ConfirmDialog>
  );
}
