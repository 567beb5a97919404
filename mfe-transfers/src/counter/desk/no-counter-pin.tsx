import type { CounterPackDto, CounterPinState } from '@hand-receipt/contracts';
import { Alert, Box, Text } from '@hand-receipt/ui';
import { generate } from 'lean-qr';
import { useEffect, useRef } from 'react';

const SETTINGS = '/settings?tab=security';

/** A person whose PIN signs nothing at the counter. */
export type UnreadyPerson = CounterPackDto['people'][number];

const SET_ONE = 'They set one in Settings on their own device, or sign there.';

/** What they do, where the refusal does not say it. */
const HINTS: Record<CounterPinState, string | null> = {
  none: SET_ONE,
  'not-ready': SET_ONE,
  waits: 'They sign on their own phone.',
  off: null,
  ready: null,
};

/** What a recipient does whose PIN signs nothing at counters, with the address of Settings as a code for their phone. */
export function NoCounterPin({ person }: { person: UnreadyPerson }) {
  const { counter_pin: pin, counter_refusal: refusal } = person;
  return (
    <Alert tone="warning" title={[refusal, HINTS[pin]].filter(Boolean).join(' ')}>
      {/* Nothing in Settings makes a wait shorter. */}
      {pin === 'waits' ? null : <SettingsCode />}
    </Alert>
  );
}

/** The address of Settings as a code for a phone. */
function SettingsCode() {
  const canvas = useRef<HTMLCanvasElement>(null);
  const address = new URL(SETTINGS, window.location.origin).href;
  useEffect(() => {
    if (canvas.current)
      generate(address).toCanvas(canvas.current, { on: [0, 0, 0, 255], off: [255, 255, 255, 255] });
  }, [address]);
  return (
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
  );
}
