import type { ItemPhotoDto } from '@hand-receipt/contracts';
import { ImageOffIcon } from '@hand-receipt/ui';
import { useState } from 'react';
import { photoTitle } from './photo-words';

/** The picture of a photo, or the plain words that it cannot be shown. */
export function PhotoPicture({ photo, lazy }: { photo: ItemPhotoDto; lazy?: boolean }) {
  const [isBroken, setBroken] = useState(false);
  const title = photoTitle(photo);
  if (isBroken) {
    return (
      <span data-part="broken" role="img" aria-label={`${title}, cannot be shown`}>
        <ImageOffIcon size={18} />
        This photo cannot be shown
      </span>
    );
  }
  return (
    <img
      src={photo.address}
      alt={title}
      loading={lazy ? 'lazy' : undefined}
      onError={() => setBroken(true)}
    />
  );
}
