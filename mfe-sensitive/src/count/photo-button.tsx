import { inventoryMutations, useFileUploads } from '@hand-receipt/data';
import { refusalOf, useConnection, useMutation, useUrlState } from '@hand-receipt/platform';
import { Button, CameraIcon } from '@hand-receipt/ui';
import { ActDialog, FileField, TextAreaField, yup } from '@hand-receipt/ui/forms';
import { useState } from 'react';
import type { KeptPhotos } from './use-kept-photos';
import type { ScanEntry, ScanState } from '../verify-items/scan-entry';

/** Reads that are extras, or may be once they are sent. Only these take a photo. */
const KEPT: readonly ScanState[] = ['not-mine', 'not-on-the-books', 'near-miss', 'waiting'];

interface PhotoButtonProps {
  inventoryId: string;
  /** The scan that was read last. */
  entry: ScanEntry | undefined;
  photos: KeptPhotos;
}

/** Adds a photo to what was read last and is not on the list. */
export function PhotoButton({ inventoryId, entry, photos }: PhotoButtonProps) {
  const { get, set } = useUrlState();
  const extra = entry && KEPT.includes(entry.state) ? entry : undefined;
  return (
    <>
      <Button
        icon={<CameraIcon size={18} />}
        disabled={!extra}
        data-tooltip={extra ? undefined : 'For what was read and is not on this list.'}
        onClick={() => set({ photo: '1' })}
      >
        Photo
      </Button>
      {extra && get('photo') ? (
        <PhotoDialog
          inventoryId={inventoryId}
          code={extra.code}
          photos={photos}
          onClose={() => set({ photo: '' })}
        />
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
  photos: KeptPhotos;
  onClose: () => void;
}

function PhotoDialog({ inventoryId, code, photos, onClose }: PhotoDialogProps) {
  const isOnline = useConnection(({ online }) => online);
  const [initialValues] = useState<PhotoValues>({ photo: null, notes: '' });
  const uploads = useFileUploads();
  const { mutateAsync } = useMutation(inventoryMutations.addPhoto);
  async function send({ photo, notes }: PhotoValues) {
    if (!isOnline && photo) {
      await photos.keep({ code, file: photo, notes: notes.trim() });
      return;
    }
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
      done={{ title: isOnline ? 'Photo Added' : 'Photo kept on this device', description: code }}
      refusalOf={refusalOf}
      onSend={send}
      onClose={onClose}
    >
      <FileField name="photo" label="Photo" hint="Of the item and its plate." />
      <TextAreaField name="notes" label="Note" optional maxLength={2000} />
    </ActDialog>
  );
}
