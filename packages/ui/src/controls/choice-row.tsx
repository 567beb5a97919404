import { useId } from 'react';
import './controls.css';
import { SelectBox, type SelectOption } from './native-select';

interface ChoiceRowProps<V extends string> {
  label: string;
  hint?: string;
  value: V;
  onChange: (value: V) => void;
  options: readonly SelectOption<V>[];
  disabled?: boolean;
}

/** A setting that is one of a few: its name left, the choice right, as `Switch` has it. */
export function ChoiceRow<V extends string>({ label, hint, onChange, options, ...rest }: ChoiceRowProps<V>) {
  const hintId = useId();
  return (
    <label className="hr-switch">
      <span>
        <b>{label}</b>
        {hint ? <small id={hintId}>{hint}</small> : null}
      </span>
      <SelectBox
        {...rest}
        aria-label={label}
        aria-describedby={hint ? hintId : undefined}
        options={options}
        onChange={(event) => {
          const chosen = options.find((option) => option.value === event.target.value);
          if (chosen) onChange(chosen.value);
        }}
      />
    </label>
  );
}
