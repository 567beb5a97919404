import type { ItemPhotoKind, PropertyItem, UploadDto } from '@hand-receipt/contracts';
import { propertyMutations, takeBackPhoto, uploadPhoto } from '@hand-receipt/data';
import { reasonOf, statusOf, useMutation } from '@hand-receipt/platform';
import { Text, toast } from '@hand-receipt/ui';
import { FormDialog, FormError, SelectField, TextField, yup } from '@hand-receipt/ui/forms';
import { useEffect, useRef, useState } from 'react';
import { itemLabel } from '../items/item-label';
import { FileField } from './file-field';
import { KIND_OPTIONS } from './photo-words';

interface PhotoValues {
  file: File | null;
  kind: ItemPhotoKind;
  caption: string;
}

const initialValues: PhotoValues = { file: null, kind: 'item', caption: '' };

const schema = yup.object({
  file: yup.mixed().required('Choose a photo.'),
  caption: yup.string().max(200, 'At most 200 characters'),
});

/** Adds a photo to an item: taken with the camera, or chosen from files. */
export default function AddPhotoDialog({ item, onClose }: { item: PropertyItem; onClose: () => void }) {
  const [failure, setFailure] = useState<Error | null>(null);
  const [share, setShare] = useState<number | null>(null);
  const add = useMutation(propertyMutations.addPhoto(item.id));
  const closing = useRef(new AbortController());
  // What went up and was not added yet: a second try does not send it again.
  const sent = useRef<{ file: File; upload: UploadDto } | null>(null);

  useEffect(() => {
    const controller = new AbortController();
    closing.current = controller;
    return () => {
      controller.abort();
      if (sent.current) void takeBackPhoto(sent.current.upload.id);
    };
  }, []);

  /** Uploads the file, unless it went up before. */
  async function uploaded(file: File): Promise<UploadDto> {
    if (sent.current?.file === file) return sent.current.upload;
    if (sent.current) void takeBackPhoto(sent.current.upload.id);
    sent.current = null;
    try {
      const upload = await uploadPhoto(file, { signal: closing.current.signal, onSent: setShare });
      sent.current = { file, upload };
      return upload;
    } finally {
      setShare(null);
    }
  }

  async function submit({ file, kind, caption }: PhotoValues) {
    if (!file) return;
    setFailure(null);
    const { id } = await uploaded(file);
    await add.mutateAsync({ uploadId: id, kind, caption: caption.trim() || null });
    sent.current = null;
    toast({ tone: 'success', title: 'Photo Added', description: itemLabel(item) });
    onClose();
  }

  return (
    <FormDialog
      open
      onClose={onClose}
      size="confirm"
      title="Add Photo"
      description={`${itemLabel(item)}. Everybody who sees the item sees its photos.`}
      submitLabel="Add Photo"
      initialValues={initialValues}
      schema={schema}
      onSubmit={submit}
      onError={(error) => setFailure(error as Error)}
    >
      <FileField />
      <SelectField name="kind" label="It shows" options={KIND_OPTIONS} />
      <TextField name="caption" label="Caption" optional maxLength={200} />
      {share !== null && <Text color="fg.muted">Sending the photo: {Math.round(share * 100)} %</Text>}
      {failure && (
        <FormError title={statusOf(failure) === 0 ? 'Needs a connection.' : failure.message}>
          {reasonOf(failure)} The photo and what you typed are still here.
        </FormError>
      )}
    </FormDialog>
  );
}
