import { type ChangeEvent, useId } from 'react';
import { tooLong } from '../forms/text-length';
import './controls.css';
import './text-input.css';

interface TextInputProps {
  label: string;
  /** Adds '(optional)'. */
  optional?: boolean;
  value: string;
  onChange: (text: string) => void;
  placeholder?: string;
  /** Maximum number of characters. A longer text stays and is marked. Check it with `tooLong` before sending. */
  maxLength?: number;
  disabled?: boolean;
  inputMode?: 'numeric';
  /** What is wrong with the text, beside its length. */
  problem?: string;
}

/** One line of text with its label, where there is no form around it. */
export function TextInput({
  label,
  optional,
  onChange,
  maxLength = Infinity,
  problem,
  ...input
}: TextInputProps) {
  const id = useId();
  const error = tooLong(input.value, maxLength) ?? problem;
  return (
    <div className="hr-text-input">
      <label htmlFor={id}>
        {label}
        {optional ? <span> (optional)</span> : null}
      </label>
      <span className="hr-input">
        <input
          id={id}
          type="text"
          {...input}
          aria-invalid={error === undefined ? undefined : true}
          aria-describedby={error === undefined ? undefined : `${id}-error`}
          onChange={(event: ChangeEvent<HTMLInputElement>) => onChange(event.target.value)}
        />
      </span>
      {error === undefined ? null : (
        <p id={`${id}-error`} role="alert" className="hr-field-error">
          {error}
        </p>
      )}
    </div>
  );
}
