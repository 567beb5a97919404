import { COUNTER_PIN_DIGITS, PIN_DIGITS } from '@hand-receipt/contracts';
import { Box, Button, DeleteIcon, Flex, Text } from '@hand-receipt/ui';
import { type KeyboardEvent, type RefObject, useId } from 'react';
import { NO_PIN, type PinState, pressKey } from './pin-keys';

const KEYS = ['1', '2', '3', '4', '5', '6', '7', '8', '9'] as const;
/** The pad is pressed by fingers: none of its keys comes from a scanner. */
const PAD_GAP_MS = 1000;

const cells = {
  display: 'grid',
  gridTemplateColumns: `repeat(${PIN_DIGITS.max}, 1fr)`,
  borderWidth: '1px',
  borderColor: 'border.emphasized',
  borderRadius: 'l2',
  background: 'bg.panel',
  height: '48px',
  '& > span': { display: 'grid', placeItems: 'center' },
  '& > span + span': { borderInlineStartWidth: '1px', borderColor: 'border' },
} as const;

/** One pad: its keys share hairlines. Clear and delete are set off from the digits. */
const pad = {
  display: 'grid',
  gridTemplateColumns: 'repeat(3, 1fr)',
  borderWidth: '1px',
  borderColor: 'border.emphasized',
  borderRadius: 'l2',
  overflow: 'hidden',
  '& > button': {
    justifyContent: 'center',
    minHeight: '52px',
    fontSize: '20px',
    borderWidth: '0',
    borderColor: 'border',
    borderRadius: '0',
    outlineOffset: '-2px',
  },
  '& > button:not(:nth-of-type(3n + 1))': { borderInlineStartWidth: '1px' },
  '& > button:nth-of-type(n + 4)': { borderTopWidth: '1px' },
  '& > button:nth-of-type(10), & > button:nth-of-type(12)': { background: 'bg.subtle', fontSize: '16px' },
} as const;

interface CounterPinFieldProps {
  field: RefObject<HTMLInputElement | null>;
  label: string;
  /** Digits and their pace; the caller holds them and gives them to one call. */
  pin: PinState;
  onChange: (next: PinState) => void;
  onEnter: () => void;
  error: string | null;
  disabled: boolean;
}

/** A PIN on a device of somebody else: masked, without a way to show it, and deaf to scanners. */
export function CounterPinField({
  field,
  label,
  pin,
  onChange,
  onEnter,
  error,
  disabled,
}: CounterPinFieldProps) {
  const id = useId();
  const press = (key: string, at: number) => {
    const { state, isEntered } = pressKey(pin, key, at);
    onChange(state);
    if (isEntered) onEnter();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const { key, altKey, ctrlKey, metaKey } = event;
    if (key === 'Tab' || key === 'Escape' || altKey || ctrlKey || metaKey) return;
    // The field shows what was taken, and nothing gets into it by itself.
    event.preventDefault();
    if (!disabled && !event.repeat) press(key, event.timeStamp);
  };
  return (
    <Box>
      <PinLabel id={id} label={label} />
      <Box
        position="relative"
        borderRadius="l2"
        css={{ '&:focus-within': { outline: '2px solid', outlineColor: 'focusRing', outlineOffset: '2px' } }}
      >
        <Cells digits={pin.digits.length} />
        <input
          ref={field}
          id={id}
          type="password"
          // Its dots are drawn above; no keyboard of a phone stands before the pad.
          inputMode="none"
          autoComplete="off"
          readOnly={disabled}
          value={'•'.repeat(pin.digits.length)}
          onChange={() => undefined}
          onKeyDown={onKeyDown}
          onPaste={(event) => event.preventDefault()}
          onDrop={(event) => event.preventDefault()}
          aria-invalid={error === null ? undefined : true}
          aria-describedby={error === null ? undefined : `${id}-error`}
          style={{ position: 'absolute', inset: 0, width: '100%', opacity: 0, cursor: 'text' }}
        />
      </Box>
      {error === null ? null : (
        <Text id={`${id}-error`} role="alert" color="danger.fg" fontWeight="semibold" mt="2">
          {error}
        </Text>
      )}
      <Pad
        disabled={disabled}
        onPress={(key) => press(key, pin.lastAt + PAD_GAP_MS)}
        onClear={() => onChange(NO_PIN)}
      />
    </Box>
  );
}

function PinLabel({ id, label }: { id: string; label: string }) {
  return (
    <Flex justify="space-between" mb="1.5">
      <label htmlFor={id} style={{ fontWeight: 600 }}>
        {label}
      </label>
      <Text as="small" color="fg.muted">
        {COUNTER_PIN_DIGITS.min} to {COUNTER_PIN_DIGITS.max} digits
      </Text>
    </Flex>
  );
}

/** A square for each digit that was typed. */
function Cells({ digits }: { digits: number }) {
  const sign = (index: number): string => {
    if (index < digits) return '■';
    return index < COUNTER_PIN_DIGITS.min ? '' : '–';
  };
  return (
    <Box css={cells} aria-hidden="true">
      {Array.from({ length: PIN_DIGITS.max }, (_, index) => (
        <span key={index}>{sign(index)}</span>
      ))}
    </Box>
  );
}

interface PadProps {
  disabled: boolean;
  onPress: (key: string) => void;
  onClear: () => void;
}

/** Digits to press where there is no keyboard. */
function Pad({ disabled, onPress, onClear }: PadProps) {
  return (
    <Box css={pad} mt="3" role="group" aria-label="Digits">
      {KEYS.map((key) => (
        <Button key={key} tabIndex={-1} disabled={disabled} onClick={() => onPress(key)}>
          {key}
        </Button>
      ))}
      <Button tabIndex={-1} disabled={disabled} onClick={() => onClear()}>
        Clear
      </Button>
      <Button tabIndex={-1} disabled={disabled} onClick={() => onPress('0')}>
        0
      </Button>
      <Button
        tabIndex={-1}
        aria-label="Delete last digit"
        icon={<DeleteIcon size={20} />}
        disabled={disabled}
        onClick={() => onPress('Backspace')}
      />
    </Box>
  );
}
