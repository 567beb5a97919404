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

const isCharacter = ({ key, altKey, ctrlKey, metaKey }: KeyboardEvent): boolean =>
  key.length === 1 && !altKey && !ctrlKey && !metaKey;

/** Enter ends a code, and so does Tab where there is one. */
const endsCode = ({ key, shiftKey, currentTarget }: KeyboardEvent<HTMLInputElement>): boolean =>
  key === 'Enter' || (key === 'Tab' && !shiftKey && currentTarget.value !== '');

/** Ends codes, tells scanners from people, and says where a scanner sends no Enter. */
function useCodeKeys({ onCode, onNext, isFrozen }: Pick<CodeFieldProps, 'onCode' | 'onNext' | 'isFrozen'>) {
  const pace = useRef(new KeyPace());
  const quiet = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [hint, setHint] = useState<string | null>(null);
  useEffect(() => () => clearTimeout(quiet.current), []);

  /** Empties the field in the very event, and answers what was in it. */
  const empty = (input: HTMLInputElement) => {
    clearTimeout(quiet.current);
    const taken = { code: input.value, source: pace.current.isScanner ? 'scanned' : 'typed' } as const;
    input.value = '';
    pace.current.reset();
    setHint(null);
    return taken;
  };
  const end = (input: HTMLInputElement) => {
    const { code, source } = empty(input);
    if (code.trim()) onCode(code, source);
    else onNext();
  };
  const note = (input: HTMLInputElement, at: number) => {
    pace.current.note(at);
    clearTimeout(quiet.current);
    quiet.current = setTimeout(() => {
      if (pace.current.isScanner && input.value !== '') setHint(NO_ENTER);
    }, NO_ENTER_MS);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const input = event.currentTarget;
    if (isFrozen) return event.preventDefault();
    // A composition is not over yet.
    if (event.nativeEvent.isComposing) return;
    if (endsCode(event)) {
      event.preventDefault();
      end(input);
    } else if (isCharacter(event)) note(input, event.timeStamp);
    else if (event.key === 'Escape') empty(input);
  };
  return { hint, clearHint: () => setHint(null), onKeyDown };
}

/**
 * The one field of the counter: codes by hand scanner, typing or camera. Enter and Tab end a code; it is read and emptied
 * in the very event, so that no character of the next one is lost. It is no form, so that nothing else is submitted.
 */
export function CodeField({ field, placeholder, onCode, onNext, isFrozen }: CodeFieldProps) {
  const id = useId();
  const isPhone = useIsPhone();
  const [withKeyboard, setWithKeyboard] = useState(false);
  useWedge(field);
  const { hint, clearHint, onKeyDown } = useCodeKeys({ onCode, onNext, isFrozen });
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
          onChange={clearHint}
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
