import { Box, Text } from '@hand-receipt/ui';
import { ReadOnlyField } from '@hand-receipt/ui/forms';
import { generate } from 'lean-qr';
import { useEffect, useRef } from 'react';

/** An authenticator app's secret as a QR code, and in letters for a device without a camera. */
export function TotpCode({ secret, address }: { secret: string; address: string }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    if (canvas.current)
      generate(address).toCanvas(canvas.current, { on: [0, 0, 0, 255], off: [255, 255, 255, 255] });
  }, [address]);
  return (
    <>
      <Text>
        Scan this code with your authenticator app, or enter the key below. You cannot see either again.
      </Text>
      <Box alignSelf="center">
        <canvas
          ref={canvas}
          role="img"
          aria-label="QR code for your authenticator app"
          style={{ width: 196, height: 196, imageRendering: 'pixelated' }}
        />
      </Box>
      <ReadOnlyField label="Key" value={secret.replace(/.{4}(?=.)/g, '$& ')} mono />
    </>
  );
}
