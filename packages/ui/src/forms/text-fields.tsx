import { EyeIcon, EyeOffIcon } from 'lucide-react';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { classNames } from '../class-names';
import { FieldFrame, type FieldText } from './field-frame';
import { lengthCounter, tooLong } from './text-length';
import { useFormField } from './use-form-field';

interface TextFieldProps
  extends FieldText, Omit<ComponentProps<'input'>, 'name' | 'value' | 'onChange' | 'children'> {
  name: string;
  /** For serial numbers, NSN and LIN. */
  mono?: boolean;
  /** Upper-cases as one types. */
  uppercase?: boolean;
  /** A button inside the box, after the text. */
  after?: ReactNode;
  /** Characters that are taken. More can be entered and is kept: the field says so, and the form is not sent. */
  maxLength?: number;
}

/** One line of text. */
export function TextField({
  name,
  label,
  hint,
  optional,
  className,
  mono,
  uppercase,
  after,
  maxLength = Infinity,
  ...input
}: TextFieldProps) {
  const field = useFormField<string>(name, (text) => tooLong(text, maxLength));
  return (
    <FieldFrame
      label={label}
      hint={hint}
      optional={optional}
      className={className}
      error={tooLong(field.value, maxLength) ?? field.error}
    >
      {(ids) => (
        <div className={classNames('hr-input', mono && 'hr-input-mono')}>
          <input
            type="text"
            {...input}
            {...ids}
            name={name}
            value={field.value}
            onBlur={field.onBlur}
            onChange={(event) =>
              field.change(uppercase ? event.target.value.toUpperCase() : event.target.value)
            }
          />
          {after}
        </div>
      )}
    </FieldFrame>
  );
}

/** A password, with a button that shows and hides it. */
export function PasswordField(props: Omit<TextFieldProps, 'type' | 'after'>) {
  const [shown, setShown] = useState(false);
  const Icon = shown ? EyeOffIcon : EyeIcon;
  return (
    <TextField
      autoComplete="current-password"
      {...props}
      type={shown ? 'text' : 'password'}
      after={
        <button
          type="button"
          className="hr-clear"
          aria-label={`${shown ? 'Hide' : 'Show'} ${props.label.toLowerCase()}`}
          onClick={() => setShown(!shown)}
        >
          <Icon />
        </button>
      }
    />
  );
}

interface TextAreaFieldProps
  extends FieldText, Omit<ComponentProps<'textarea'>, 'name' | 'value' | 'onChange' | 'children'> {
  name: string;
  /** Characters that are taken. More can be entered and is kept: the field says so, and the form is not sent. */
  maxLength?: number;
}

/** Several lines of text. */
export function TextAreaField({
  name,
  label,
  hint,
  optional,
  className,
  rows = 3,
  maxLength = Infinity,
  ...input
}: TextAreaFieldProps) {
  const field = useFormField<string>(name, (text) => tooLong(text, maxLength));
  const counter = lengthCounter(field.value, maxLength);
  return (
    <FieldFrame
      label={label}
      hint={counter ?? hint}
      optional={optional}
      className={className}
      error={tooLong(field.value, maxLength) ?? field.error}
    >
      {(ids) => (
        <div className="hr-input hr-input-area">
          <textarea
            rows={rows}
            {...input}
            {...ids}
            name={name}
            value={field.value}
            onBlur={field.onBlur}
            onChange={(event) => field.change(event.target.value)}
          />
        </div>
      )}
    </FieldFrame>
  );
}
