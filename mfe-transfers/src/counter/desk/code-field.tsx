import { CameraButton, useWedge } from '@hand-receipt/scan';
import { Box, IconButton, KeyboardIcon, ScanLineIcon, Text, useIsPhone } from '@hand-receipt/ui';
import { type KeyboardEvent, type RefObject, useEffect, useId, useRef, useState } from 'react';
import { KeyPace } from './key-pace';

/** How a code came in. */
export type CodeSource = 'scanned' | 'typed';

interface CodeFieldProps {
  field: RefObject<HTMLInputElement | null>;
  placeholder: string;
  onCode: (code: string, source: CodeSource) => void;
  /** Enter on the empty field. */
  onNext: () => void;
  /** The list is on its way to the recipient: keys are dropped, for they may be the first of a PIN. */
  isFrozen: boolean;
}

const NO_ENTER = 'The scanner sent no Enter. Press Enter, or set it to end each code with Enter or Tab.';
/** A scanner has sent its Enter by then. */
const NO_ENTER_MS = 600;

const box = {
  display: 'flex',
  alignItems: 'center',
  gap: '12px',
  minHeight: '64px',
  paddingInline: '16px 8px',
  borderWidth: '1px',
  borderColor: 'border.emphasized',
  borderRadius: 'l2',
  background: 'bg.panel',
  '&:focus-within': { outline: '2px solid', outlineColor: 'focusRing', outlineOffset: '2px' },
  '& > svg': { color: 'accent.fg', flex: 'none' },
  '& > input': {
    flex: '1 1 auto',
    minWidth: '0',
    height: '56px',
    fontSize: '20px',
    outline: 'none',
    textTransform: 'none',
    '&::placeholder': { color: 'fg.subtle' },
  },
} as const;

/**
 * The one field of the counter: codes by hand scanner, typing or camera. Enter and Tab end a code; it is read and emptied
 * in the very event, so that no character of the next one is lost. It is no form, so that nothing else is submitted.
 */
export function CodeField({ field, placeholder, onCode, onNext, isFrozen }: CodeFieldProps) {
  const id = useId();
  const isPhone = useIsPhone();
  const pace = useRef(new KeyPace());
  const quiet = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [hint, setHint] = useState<string | null>(null);
  const [withKeyboard, setWithKeyboard] = useState(false);
  useWedge(field);
  useEffect(() => () => clearTimeout(quiet.current), []);

  const end = (input: HTMLInputElement) => {
    clearTimeout(quiet.current);
    const code = input.value;
    input.value = '';
    const source = pace.current.isScanner ? 'scanned' : 'typed';
    pace.current.reset();
    setHint(null);
    if (code.trim()) onCode(code, source);
    else onNext();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const input = event.currentTarget;
    const { key, altKey, ctrlKey, metaKey } = event;
    if (isFrozen) return event.preventDefault();
    // A composition is not over yet.
    if (event.nativeEvent.isComposing) return;
    if (key === 'Enter' || (key === 'Tab' && !event.shiftKey && input.value !== '')) {
      event.preventDefault();
      end(input);
    } else if (key.length === 1 && !altKey && !ctrlKey && !metaKey) {
      pace.current.note(event.timeStamp);
      clearTimeout(quiet.current);
      quiet.current = setTimeout(() => {
        if (pace.current.isScanner && input.value !== '') setHint(NO_ENTER);
      }, NO_ENTER_MS);
    } else if (key === 'Escape' && input.value !== '') {
      input.value = '';
      pace.current.reset();
      setHint(null);
    }
  };
  return (
    <Box>
      <label className="hr-hidden" htmlFor={id}>
        Code
      </label>
      <Box css={box}>
        <ScanLineIcon size={26} aria-hidden="true" />
        <input
          ref={field}
          id={id}
          type="text"
          // A phone shows its keyboard only when it is asked for.
          inputMode={isPhone && !withKeyboard ? 'none' : 'text'}
          autoComplete="off"
          autoCorrect="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="go"
          translate="no"
          placeholder={placeholder}
          aria-describedby={hint ? `${id}-hint` : undefined}
          onKeyDown={onKeyDown}
          onChange={() => setHint(null)}
        />
        {isPhone ? (
          <IconButton
            label={withKeyboard ? 'Hide the keyboard' : 'Type a code'}
            size="l"
            icon={<KeyboardIcon />}
            onClick={() => setWithKeyboard(!withKeyboard)}
          />
        ) : null}
        <CameraButton what="a code" onCode={(code) => onCode(code, 'scanned')} />
      </Box>
      {hint ? (
        <Text id={`${id}-hint`} role="alert" color="warning.fg" mt="2">
          {hint}
        </Text>
      ) : null}
    </Box>
  );
}
