import { SearchIcon, XIcon } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { useEscape } from '../overlay/use-escape';
import './controls.css';

interface SearchInputProps {
  value: string;
  onChange: (text: string) => void;
  /** Name for readers; the placeholder does for the eye. */
  label: string;
  placeholder?: string;
  /** Waits for a pause in typing before it tells. */
  delayMs?: number;
  /** Pixels, or any CSS width. */
  width?: number | string;
  /** In a dialog: the focus starts here. */
  first?: boolean;
  /** Gets the text when Enter is pressed, and answers what the box is to have then. No form is submitted. */
  onEnter?: (text: string) => string;
  /** A button inside the box, after the text. */
  after?: ReactNode;
}

/** What the box shows, and a change of it that is told after a pause in typing. */
function useTypedText({
  value,
  onChange,
  delayMs,
}: Required<Pick<SearchInputProps, 'value' | 'onChange' | 'delayMs'>>) {
  const [text, setText] = useState(value);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  // The caller may reset the search from outside. What it was told comes back late, and more may be typed by then.
  const told = useRef(value);
  useEffect(() => {
    if (value === told.current) return;
    told.current = value;
    clearTimeout(timer.current);
    setText(value);
  }, [value]);
  useEffect(() => () => clearTimeout(timer.current), []);
  // A pause in typing ends after other things may have changed: a filter, the order. The caller of now knows them.
  const latest = useRef(onChange);
  useEffect(() => {
    latest.current = onChange;
  }, [onChange]);

  const tell = (next: string) => {
    told.current = next;
    latest.current(next);
  };
  const change = (next: string, wait = delayMs) => {
    setText(next);
    clearTimeout(timer.current);
    if (wait === 0) tell(next);
    else timer.current = setTimeout(() => tell(next), wait);
  };
  return { text, change };
}

/** Search as one types. Escape and the x clear it. */
export function SearchInput({
  value,
  onChange,
  label,
  placeholder,
  delayMs = 0,
  width = 'min(320px, 100%)',
  first,
  onEnter,
  after,
}: SearchInputProps) {
  const { text, change } = useTypedText({ value, onChange, delayMs });
  const [focused, setFocused] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const clear = () => {
    change('', 0);
    input.current?.focus();
  };
  useEscape(focused && text !== '', clear);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !onEnter) return;
    event.preventDefault();
    if (text.trim()) change(onEnter(text), 0);
  };

  return (
    <div className="hr-input hr-search" style={{ width }}>
      <SearchIcon aria-hidden="true" />
      <input
        ref={input}
        type="search"
        value={text}
        aria-label={label}
        placeholder={placeholder}
        data-autofocus={first || undefined}
        onChange={(event) => change(event.target.value)}
        onKeyDown={onKeyDown}
        onFocus={() => setFocused(true)}
        onBlur={() => setFocused(false)}
      />
      {text === '' ? null : (
        <button type="button" className="hr-clear" aria-label="Clear search" onClick={clear}>
          <XIcon size={14} />
        </button>
      )}
      {after}
    </div>
  );
}
