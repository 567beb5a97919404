import { type ClipboardEvent, type FormEvent, type ReactNode, type RefObject, useId } from 'react';
import { Button } from '../buttons/button';
import './code-input.css';
import './controls.css';

interface CodeInputProps {
  label: string;
  /** Gets each code as soon as it is complete; the box is empty again by then. */
  onCode: (code: string) => void;
  submitLabel: string;
  placeholder?: string;
  /** So that the caller can put the focus, or a text, into the box. */
  inputRef?: RefObject<HTMLInputElement | null>;
  disabled?: boolean;
  /** In a dialog: the focus starts here. */
  first?: boolean;
  /** Buttons beside the box. */
  children?: ReactNode;
}

const LINE_ENDS = /[\r\n\t]+/;

/**
 * A box for one code after another, typed, pasted or sent by a scanner that acts as a keyboard. It is read and
 * emptied in the very event that ends the code, so that the next code's first letter cannot get lost. Pasted
 * lines are one code each.
 */
export function CodeInput(props: CodeInputProps) {
  const { label, onCode, submitLabel, placeholder, inputRef, disabled, first, children } = props;
  const id = useId();

  const give = (text: string) => {
    const code = text.trim();
    if (code) onCode(code);
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const input = event.currentTarget.elements.namedItem('code') as HTMLInputElement;
    const text = input.value;
    input.value = '';
    give(text);
  };
  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    const lines = event.clipboardData.getData('text').split(LINE_ENDS).filter(Boolean);
    if (lines.length < 2) return;
    event.preventDefault();
    lines.forEach(give);
  };

  return (
    <form className="hr-code-form" onSubmit={submit}>
      <label htmlFor={id}>{label}</label>
      <div>
        <div className="hr-input hr-code-input">
          <input
            ref={inputRef}
            id={id}
            name="code"
            type="text"
            autoComplete="off"
            autoCapitalize="characters"
            autoCorrect="off"
            spellCheck={false}
            enterKeyHint="go"
            translate="no"
            placeholder={placeholder}
            disabled={disabled}
            data-autofocus={first || undefined}
            onPaste={paste}
          />
        </div>
        <Button type="submit" variant="primary" disabled={disabled}>
          {submitLabel}
        </Button>
        {children}
      </div>
    </form>
  );
}
