import { ImageOffIcon } from '@hand-receipt/ui';
import { useState } from 'react';

interface PhotoProps {
  address: string;
  alt: string;
  /** Fetched only as it comes into sight. */
  lazy?: boolean;
}

/** A photo, or the plain word that it cannot be shown. */
export function Photo({ address, alt, lazy }: PhotoProps) {
  const [broken, setBroken] = useState(false);
  if (broken) {
    return (
      <span data-part="broken" role="img" aria-label={`${alt}, cannot be shown`}>
        <ImageOffIcon size={18} />
        This photo cannot be shown
      </span>
    );
  }
  return <img src={address} alt={alt} loading={lazy ? 'lazy' : undefined} onError={() => setBroken(true)} />;
}
