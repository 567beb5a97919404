import { Box } from '@hand-receipt/ui';
import { useEffect, useState } from 'react';

/** An address of the file for a picture of it, for as long as it is on the screen. */
function usePreview(file: Blob): string | null {
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    const made = URL.createObjectURL(file);
    setAddress(made);
    return () => {
      URL.revokeObjectURL(made);
      setAddress(null);
    };
  }, [file]);
  return address;
}

/** A small picture of a file that was chosen and not sent yet. */
export function PhotoPreview({ file }: { file: Blob }) {
  const address = usePreview(file);
  if (!address) return null;
  return (
    <Box
      as="img"
      {...{ src: address, alt: '' }}
      css={{ width: '96px', height: '72px', objectFit: 'cover', borderRadius: 'l2', bg: 'bg.muted' }}
    />
  );
}
