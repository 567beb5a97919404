import { propertyMutations } from '@hand-receipt/data';
import { type QueueEntry, useMutation, useQueueEntry } from '@hand-receipt/platform';
import { Alert, Button, Dialog } from '@hand-receipt/ui';
import { useState } from 'react';
import { ItemFormDialog } from './item-form-dialog';
import { queuedItem } from './queued-item';

interface EditQueuedItemDialogProps {
  /** The entry of the offline queue. */
  entryId: string;
  onClose: () => void;
}

/** Opens an item that was created without a connection and then refused, with all that was typed. */
export default function EditQueuedItemDialog({ entryId, onClose }: EditQueuedItemDialogProps) {
  const entry = useQueueEntry(entryId);
  const [opened, setOpened] = useState<QueueEntry | null>(null);
  // Once it is sent the queue has it no more, and the form closes by itself.
  if (!opened && entry) setOpened(entry);

  if (opened) return <EditForm entry={opened} onClose={onClose} />;
  if (entry === undefined) return null;
  return (
    <Dialog
      open
      onClose={onClose}
      title="Nothing to edit"
      description="This change is not in the queue any more: it was sent or discarded."
      footer={<Button onClick={onClose}>Close</Button>}
    />
  );
}

function EditForm({ entry, onClose }: { entry: QueueEntry; onClose: () => void }) {
  const [{ values, location }] = useState(() => queuedItem(entry.data));
  const edit = useMutation(propertyMutations.editQueued(entry.id));
  return (
    <ItemFormDialog
      title="Edit Digital Twin"
      description="It was created on this device and has not reached the property book."
      submitLabel="Send Again"
      initialValues={values}
      send={(body) => edit.mutateAsync({ ...body, ...(location && { location }) })}
      takesFile={false}
      onClose={onClose}
    >
      {entry.reason ? (
        <Alert tone="warning" title="The server did not accept it">
          {entry.reason}
        </Alert>
      ) : null}
    </ItemFormDialog>
  );
}
