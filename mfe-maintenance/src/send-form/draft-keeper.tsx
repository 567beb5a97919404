import { useCurrentUser } from '@hand-receipt/platform';
import { useFormikContext } from '@hand-receipt/ui/forms';
import { useEffect } from 'react';
import type { UploadedPhoto } from '../photos/photo';
import { keepDraft } from './form-draft';
import { EMPTY_FORM, type FormValues } from './form-values';

interface DraftKeeperProps {
  itemId: string;
  photos: readonly UploadedPhoto[];
}

const isEmpty = (values: FormValues, photos: readonly UploadedPhoto[]) =>
  photos.length === 0 &&
  (Object.keys(EMPTY_FORM) as (keyof FormValues)[]).every((name) => values[name] === EMPTY_FORM[name]);

/** Keeps what stands in the form around it, as it changes. */
export function DraftKeeper({ itemId, photos }: DraftKeeperProps) {
  const { id } = useCurrentUser();
  const { values, isSubmitting } = useFormikContext<FormValues>();
  useEffect(() => {
    if (!isSubmitting && !isEmpty(values, photos)) keepDraft(id, itemId, { values, photos: [...photos] });
  }, [id, itemId, values, photos, isSubmitting]);
  return null;
}
