import type { PropertyItem } from '@hand-receipt/contracts';
import { propertyMutations } from '@hand-receipt/data';
import { reasonOf, statusOf, useMutation } from '@hand-receipt/platform';
import { Alert, Text, toast } from '@hand-receipt/ui';
import { FormDialog, FormError } from '@hand-receipt/ui/forms';
import { useState } from 'react';
import { itemLabel } from '../items/item-label';
import { EditFields } from './edit-fields';
import { changesIn, editSchema, type EditScope, type EditValues, valuesOf } from './item-edit';
import { LocationField } from '../items/location-field';

interface EditItemDialogProps {
  /** The item as it is now; the form keeps to what it was when it opened. */
  item: PropertyItem;
  scope: EditScope;
  onClose: () => void;
}

const savedToast = (item: PropertyItem, isQueued: boolean) =>
  isQueued
    ? ({
        tone: 'info',
        title: 'Saved on this device',
        description: `${itemLabel(item)} is sent once there is a connection.`,
      } as const)
    : ({
        tone: 'success',
        title: 'Item Updated',
        description: `${itemLabel(item)}. The change is in the ledger.`,
      } as const);

/** Why nothing was saved. The server has named what is on record now at each field that differs. */
function EditFailure({ failure, isOutdated }: { failure: Error; isOutdated: boolean }) {
  if (isOutdated) {
    return (
      <Alert tone="warning" title="Somebody changed this while you were typing.">
        <Text>What is on record now stands below each field. What you typed is still here.</Text>
        <Text>Save again to put it on record.</Text>
      </Alert>
    );
  }
  return (
    <FormError title={statusOf(failure) === 0 ? 'Needs a connection.' : failure.message}>
      {reasonOf(failure)} What you typed is still here.
    </FormError>
  );
}

/**
 * Edits what is recorded of an item. A save over another person's change is refused; the form then shows what is on
 * record now, keeps what was typed, and saves over it only when asked again.
 */
export default function EditItemDialog({ item, scope, onClose }: EditItemDialogProps) {
  const [opened] = useState(() => ({ values: valuesOf(item), item }));
  const [seen, setSeen] = useState(item.version);
  const [failure, setFailure] = useState<Error | null>(null);
  const edit = useMutation(propertyMutations.edit(item));
  // The version has moved on: the refusal was for that, and the item as it is now is shown.
  const isOutdated = statusOf(failure) === 409 && item.version !== seen;
  const title = scope === 'location' ? 'Change Location' : 'Edit Item';

  async function submit(values: EditValues) {
    const changes = changesIn(values, opened.values);
    if (Object.keys(changes).length === 0) return onClose();
    const version = isOutdated ? item.version : seen;
    setSeen(version);
    setFailure(null);
    let saved;
    try {
      saved = await edit.mutateAsync({ ...changes, version });
    } catch (error) {
      setFailure(error as Error);
      throw error;
    }
    toast(savedToast(item, Boolean(saved.queued)));
    onClose();
  }

  return (
    <FormDialog
      open
      onClose={onClose}
      size={scope === 'location' ? 'confirm' : 'form'}
      title={title}
      description={`${itemLabel(item)}. Each change is recorded in the ledger.`}
      submitLabel="Save Changes"
      initialValues={opened.values}
      schema={editSchema}
      onSubmit={submit}
      onError={(error) => setFailure(error as Error)}
    >
      {scope === 'location' ? <LocationField /> : <EditFields item={opened.item} />}
      {failure && <EditFailure failure={failure} isOutdated={isOutdated} />}
    </FormDialog>
  );
}
