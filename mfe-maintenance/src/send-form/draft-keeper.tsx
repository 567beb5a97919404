import { useKeepWhileTyping } from '@hand-receipt/platform';
import { DraftNotice } from '@hand-receipt/ui';
import { useFormikContext } from '@hand-receipt/ui/forms';
import { useEffect, useMemo } from 'react';
import { hasFailed, uploadedOf } from '../photos/photo';
import type { PhotoUploads } from '../photos/photo-uploads';
import { usePhotos } from '../photos/use-photos';
import { type FormDraft, isEmpty } from './form-draft';
import type { FormValues } from './form-values';
import type { ItemDraft } from './use-form-draft';
import { useKeepChanged } from './use-keep-changed';

interface DraftKeeperProps {
  draft: ItemDraft;
  uploads: PhotoUploads;
  maintenanceId?: string;
  /** The form before anything was typed. */
  empty: FormValues;
}

/**
 * Keeps what stands in the form around it: as it is typed, with its photos, as the page goes out of
 * sight (a phone may drop it while its camera is open), and when the form is closed unsent. Says where it comes from
 * when it is opened again.
 */
export function DraftKeeper({ draft, uploads, maintenanceId, empty }: DraftKeeperProps) {
  const { values, setValues } = useFormikContext<FormValues>();
  const photos = usePhotos(uploads);
  const content = useMemo((): FormDraft => {
    const uploaded = uploadedOf(photos);
    const waiting = photos.filter(({ state }) => state.step !== 'refused').length - uploaded.length;
    return { values, photos: uploaded, ...(waiting && { waiting }), ...(maintenanceId && { maintenanceId }) };
  }, [values, photos, maintenanceId]);
  const keep = useKeepChanged(draft, content);
  const failed = photos.some(hasFailed);

  useKeepWhileTyping({ keep }, content, !isEmpty(content));
  useEffect(() => {
    if (failed) void keep(content);
  }, [failed, keep, content]);

  const startEmpty = () => {
    draft.drop();
    for (const { key } of photos) uploads.remove(key);
    void setValues(empty, false);
  };
  return <DraftNotice keptAt={draft.keptAt} onStartEmpty={startEmpty} />;
}
