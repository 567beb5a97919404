import { type ReactNode, useId } from 'react';
import { Checkbox } from '../controls/checkbox';
import { SelectBox, type SelectOption } from '../controls/native-select';
import { classNames } from '../class-names';
import { FieldFrame, FieldNote, type FieldText } from './field-frame';
import { useFormField } from './use-form-field';

interface SelectFieldProps extends FieldText {
  name: string;
  options: readonly SelectOption[];
  placeholder?: string;
  disabled?: boolean;
}

/** One of a list, by a native select. */
export function SelectField({ name, label, hint, optional, className, ...select }: SelectFieldProps) {
  const field = useFormField<string>(name);
  return (
    <FieldFrame label={label} hint={hint} optional={optional} className={className} error={field.error}>
      {(ids) => (
        <SelectBox
          {...select}
          {...ids}
          name={name}
          value={field.value}
          onBlur={field.onBlur}
          onChange={(event) => field.change(event.target.value)}
        />
      )}
    </FieldFrame>
  );
}

/** Yes or no. Below it stands its error or else its hint. */
export function CheckboxField({ name, label, hint }: { name: string; label: string; hint?: ReactNode }) {
  const field = useFormField<boolean>(name);
  const noteId = useId();
  const { error } = field;
  const note = error ?? hint;
  return (
    <div className="hr-field">
      <Checkbox
        name={name}
        checked={field.value}
        onChange={(checked) => field.change(checked)}
        aria-describedby={note ? noteId : undefined}
        aria-invalid={error === undefined ? undefined : true}
      >
        {label}
      </Checkbox>
      <FieldNote id={noteId} error={error} hint={hint} />
    </div>
  );
}

interface ReadOnlyFieldProps {
  label: string;
  value: string;
  hint?: ReactNode;
  mono?: boolean;
}

/** A value that only another person may change. */
export function ReadOnlyField({ label, value, hint, mono }: ReadOnlyFieldProps) {
  const id = useId();
  const hintId = `${id}-hint`;
  return (
    <div className="hr-field">
      <label htmlFor={id}>{label}</label>
      <div className={classNames('hr-input hr-input-fixed', mono && 'hr-input-mono')}>
        <input id={id} readOnly value={value} aria-describedby={hint ? hintId : undefined} />
      </div>
      <FieldNote id={hintId} hint={hint} />
    </div>
  );
}
