import type { HandOverMode } from '@hand-receipt/contracts';
import { Box, Text } from '@hand-receipt/ui';
import { useEffect, useRef } from 'react';
import { MODE_WORDS, MODES } from './list';

const looks = {
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  borderWidth: '1px',
  borderColor: 'border.emphasized',
  borderRadius: 'l2',
  overflow: 'hidden',
  background: 'bg.panel',
  '& > button': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '8px',
    minHeight: '44px',
    paddingInline: '8px',
    fontWeight: '500',
    color: 'fg.muted',
  },
  '& > button + button': { borderInlineStartWidth: '1px', borderColor: 'border' },
  '& > button[aria-checked=true]': {
    background: 'accent.subtle',
    color: 'fg',
    fontWeight: '600',
    boxShadow: 'inset 0 -3px 0 var(--hr-colors-accent-solid)',
  },
  '& > button:focus-visible': { outline: '2px solid', outlineColor: 'focusRing', outlineOffset: '-2px' },
} as const;

interface ModeSwitchProps {
  mode: HandOverMode;
  /** The recipient signs, or the counter is locked: the keys switch nothing, though the page still hears them. */
  isCovered: boolean;
  onChange: (mode: HandOverMode) => void;
}

/** What the counter does with the next scan; Alt+1 to Alt+4 switch it. */
export function ModeSwitch({ mode, isCovered, onChange }: ModeSwitchProps) {
  const latest = useRef(onChange);
  useEffect(() => {
    latest.current = onChange;
  });
  useEffect(() => {
    if (isCovered) return;
    const onKeyDown = (event: KeyboardEvent) => {
      // By the place of the key: with Alt some keyboards write other signs.
      const chosen = event.altKey ? MODES.find((_, index) => event.code === `Digit${index + 1}`) : undefined;
      if (!chosen) return;
      event.preventDefault();
      latest.current(chosen);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [isCovered]);
  return (
    <Box role="radiogroup" aria-label="Mode" css={looks}>
      {MODES.map((one, index) => (
        <button
          key={one}
          type="button"
          role="radio"
          aria-checked={one === mode}
          aria-keyshortcuts={`Alt+${index + 1}`}
          onClick={() => onChange(one)}
        >
          {MODE_WORDS[one]}
          <Text as="small" hideBelow="md" color="fg.muted" aria-hidden="true">
            Alt {index + 1}
          </Text>
        </button>
      ))}
    </Box>
  );
}
