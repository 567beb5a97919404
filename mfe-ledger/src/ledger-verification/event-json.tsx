import type { LedgerEventDto } from '@hand-receipt/contracts';
import { Box, Mono } from '@hand-receipt/ui';

/** So many lines are shown at once: a list of components would push all other events off the screen. */
const SHOWN_LINES = 9;
const LINE_PIXELS = 16;

/** An event's details as pretty-printed JSON; long ones scroll in their place. */
export function EventJson({ event: { seq, details } }: { event: LedgerEventDto }) {
  const text = JSON.stringify(details, null, 2);
  const json = (
    <Mono as="pre" muted>
      {text}
    </Mono>
  );
  if (text.split('\n').length <= SHOWN_LINES) return json;
  return (
    <Box
      maxHeight={`${SHOWN_LINES * LINE_PIXELS}px`}
      overflowY="auto"
      // Keyboard users can scroll only the focused element.
      tabIndex={0}
      role="group"
      aria-label={`Details of event ${seq}`}
    >
      {json}
    </Box>
  );
}
