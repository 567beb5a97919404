import { queryClient, useCurrentUser, useMutation } from '@hand-receipt/platform';
import { toast } from '@hand-receipt/ui';
import { useState } from 'react';
import { sendMaintenanceForm } from '../api/send-form';
import { FORM_WORDS } from '../items/form-words';
import { itemWords, type NamedItem } from '../items/item-words';
import { hasFailed, uploadedOf } from '../photos/photo';
import type { PhotoUploads } from '../photos/photo-uploads';
import { dropDraft } from './form-draft';
import { type FormValues, formOf } from './form-values';
import { PhotosMissing } from './send-failure';

interface Sending {
  item: NamedItem;
  maintenanceId?: string;
  uploads: PhotoUploads;
  onSent: () => void;
}

/** Waits for the photos, and tries once more those that had failed. @throws PhotosMissing where some still do */
async function uploadAll(uploads: PhotoUploads) {
  let photos = await uploads.settled();
  if (photos.some(hasFailed)) {
    uploads.retry();
    photos = await uploads.settled();
  }
  if (photos.some(hasFailed)) throw new PhotosMissing();
  return uploadedOf(photos);
}

/** Sends a form with its photos. A failure is kept for the dialog to show. */
export function useSendForm({ item, maintenanceId, uploads, onSent }: Sending) {
  const me = useCurrentUser();
  const { mutateAsync } = useMutation(sendMaintenanceForm);
  const [failure, setFailure] = useState<unknown>(null);

  const send = async (values: FormValues) => {
    setFailure(null);
    const photos = await uploadAll(uploads);
    const message = await mutateAsync({
      form: formOf(values, { propertyId: item.id, maintenanceId }, photos),
      title: `Send ${FORM_WORDS[values.formType].name} for ${itemWords(item)}`,
    });
    dropDraft(me.id, item.id);
    if (message === null) {
      toast({
        tone: 'info',
        title: 'Queued for sync',
        description: 'Form will be sent when connection is restored',
      });
    } else {
      toast({ tone: 'success', title: 'Form sent', description: message });
    }
    onSent();
  };

  const fail = (error: unknown) => {
    setFailure(error);
    // The recipient may have ended the connection meanwhile.
    void queryClient.invalidateQueries({ queryKey: ['users'] });
  };

  return { send, fail, failure };
}
