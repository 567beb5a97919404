import { inventoryMutations, useFileUploads } from '@hand-receipt/data';
import { refusalOf, useConnection, useMutation, useUrlState } from '@hand-receipt/platform';
import { Button, CameraIcon } from '@hand-receipt/ui';
import { ActDialog, FileField, TextAreaField, yup } from '@hand-receipt/ui/forms';
import { useState } from 'react';
import type { ScanEntry, ScanState } from '../verify-items/scan-entry';

/** Reads that are kept beside the list, and may have photos. */
const KEPT: readonly ScanState[] = ['not-mine', 'not-on-the-books', 'near-miss'];

interface PhotoButtonProps {
  inventoryId: string;
  /** The scan that was read last. */
  entry: ScanEntry | undefined;
}

/** Adds a photo to what was read last and is not on the list. */
export function PhotoButton({ inventoryId, entry }: PhotoButtonProps) {
  const { get, set } = useUrlState();
  const isOnline = useConnection(({ online }) => online);
  const extra = entry && KEPT.includes(entry.state) ? entry : undefined;
  const why = isOnline ? 'For what was read and is not on this list.' : 'Needs a connection.';
  return (
    <>
      <Button
        icon={<CameraIcon size={18} />}
        disabled={!extra || !isOnline}
        data-tooltip={extra && isOnline ? undefined : why}
        onClick={() => set({ photo: '1' })}
      >
        Photo
      </Button>
      {extra && get('photo') ? (
        <PhotoDialog inventoryId={inventoryId} code={extra.code} onClose={() => set({ photo: '' })} />
      ) : null}
    </>
  );
}

interface PhotoValues extends Record<string, unknown> {
  photo: File | null;
  notes: string;
}

const schema = yup.object({ photo: yup.mixed().required('Add a photo.') });

interface PhotoDialogProps {
  inventoryId: string;
  code: string;
  onClose: () => void;
}

function PhotoDialog({ inventoryId, code, onClose }: PhotoDialogProps) {
  const [initialValues] = useState<PhotoValues>({ photo: null, notes: '' });
  const uploads = useFileUploads();
  const { mutateAsync } = useMutation(inventoryMutations.addPhoto);
  async function send({ photo, notes }: PhotoValues) {
    const uploadId = await uploads.idOf(photo);
    if (uploadId === null) return;
    await mutateAsync({ id: inventoryId, code, uploadId, notes: notes.trim() || undefined });
    uploads.release();
  }
  return (
    <ActDialog
      title="Photo of an extra"
      description={`${code} is not on this list.`}
      submitLabel="Add photo"
      initialValues={initialValues}
      schema={schema}
      done={{ title: 'Photo Added', description: code }}
      refusalOf={refusalOf}
      onSend={send}
      onClose={onClose}
    >
      <FileField name="photo" label="Photo" hint="Of the item and its plate." />
      <TextAreaField name="notes" label="Note" optional maxLength={2000} />
    </ActDialog>
  );
}
