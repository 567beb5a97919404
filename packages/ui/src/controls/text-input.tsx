import type { ChangeEvent } from 'react';
import './controls.css';
import './text-input.css';

interface TextInputProps {
  label: string;
  value: string;
  onChange: (text: string) => void;
  placeholder?: string;
  maxLength?: number;
  disabled?: boolean;
}

/** One line of text with its label, where there is no form around it. */
export function TextInput({ label, onChange, ...input }: TextInputProps) {
  return (
    <label className="hr-text-input">
      <span>{label}</span>
      <span className="hr-input">
        <input
          type="text"
          {...input}
          onChange={(event: ChangeEvent<HTMLInputElement>) => onChange(event.target.value)}
        />
      </span>
    </label>
  );
}
