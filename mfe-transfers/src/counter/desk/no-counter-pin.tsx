import { Alert, Box, Text } from '@hand-receipt/ui';
import { generate } from 'lean-qr';
import { useEffect, useRef } from 'react';

const SETTINGS = '/settings?tab=security';

/** What a recipient without a PIN for counters does instead, with the address as a code for their phone. */
export function NoCounterPin({ name }: { name: string }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const address = new URL(SETTINGS, window.location.origin).href;
  useEffect(() => {
    if (canvas.current)
      generate(address).toCanvas(canvas.current, { on: [0, 0, 0, 255], off: [255, 255, 255, 255] });
  }, [address]);
  return (
    <Alert
      tone="warning"
      title={`${name} has no counter PIN. They set one in Settings on their own device, or sign there.`}
    >
      <Box mt="3">
        <canvas
          ref={canvas}
          role="img"
          aria-label={`Code of ${address}`}
          style={{ width: 148, height: 148, imageRendering: 'pixelated' }}
        />
        <Text as="small" translate="no">
          {address}
        </Text>
      </Box>
    </Alert>
  );
}
