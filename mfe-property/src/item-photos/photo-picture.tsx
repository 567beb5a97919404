import { ImageOffIcon } from '@hand-receipt/ui';
import { useState } from 'react';

interface PhotoPictureProps {
  address: string;
  /** What it shows. */
  title: string;
  lazy?: boolean;
}

/** A photo that the server has, or the plain words that it cannot be shown. */
export function PhotoPicture({ address, title, lazy }: PhotoPictureProps) {
  const [isBroken, setBroken] = useState(false);
  if (isBroken) {
    return (
      <span data-part="broken" role="img" aria-label={`${title}, cannot be shown`}>
        <ImageOffIcon size={18} />
        This photo cannot be shown
      </span>
    );
  }
  return (
    <img src={address} alt={title} loading={lazy ? 'lazy' : undefined} onError={() => setBroken(true)} />
  );
}
