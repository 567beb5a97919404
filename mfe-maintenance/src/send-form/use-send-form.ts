import { documentMutations, maintenanceQueries, peopleQueries } from '@hand-receipt/data';
import { queryClient, useMutation } from '@hand-receipt/platform';
import { toast } from '@hand-receipt/ui';
import { useState } from 'react';
import { FORM_WORDS } from '../items/form-words';
import { itemWords, type NamedItem } from '../items/item-words';
import { hasFailed, isRefused, uploadedOf } from '../photos/photo';
import type { PhotoUploads } from '../photos/photo-uploads';
import { type FormValues, formOf } from './form-values';
import { PhotosMissing, PhotosRefused } from './send-failure';
import type { ItemDraft } from './use-form-draft';

interface Sending {
  item: NamedItem;
  maintenanceId?: string;
  uploads: PhotoUploads;
  draft: ItemDraft;
  onSent: () => void;
}

/**
 * Waits for the photos and retries failed ones once.
 *
 * @throws PhotosRefused while a file is chosen that is no photo; PhotosMissing if some fail again
 */
async function uploadAll(uploads: PhotoUploads) {
  let photos = await uploads.settled();
  if (photos.some(hasFailed)) {
    uploads.retry();
    photos = await uploads.settled();
  }
  if (photos.some(isRefused)) throw new PhotosRefused();
  if (photos.some(hasFailed)) throw new PhotosMissing();
  return uploadedOf(photos);
}

/** Sends a form with its photos. A failure is kept for the dialog to show. */
export function useSendForm({ item, maintenanceId, uploads, draft, onSent }: Sending) {
  const { mutateAsync } = useMutation(documentMutations.sendForm);
  const [failure, setFailure] = useState<unknown>(null);

  const send = async (values: FormValues) => {
    setFailure(null);
    const photos = await uploadAll(uploads);
    const message = await mutateAsync({
      form: formOf(values, { propertyId: item.id, maintenanceId }, photos),
      title: `Send ${FORM_WORDS[values.formType].name} for ${itemWords(item)}`,
    });
    draft.end();
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
    void queryClient.invalidateQueries(peopleQueries.connections());
    // A fault may have been completed meanwhile.
    void queryClient.invalidateQueries(maintenanceQueries.openFaults(item.id));
  };

  return { send, fail, failure };
}
