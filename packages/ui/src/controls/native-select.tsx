import { ChevronDownIcon } from 'lucide-react';
import type { ComponentProps } from 'react';
import { classNames } from '../class-names';
import './controls.css';

export interface SelectOption<V extends string = string> {
  value: V;
  label: string;
}

interface SelectBoxProps extends ComponentProps<'select'> {
  options: readonly SelectOption[];
  /** First line while nothing is chosen; it cannot be chosen again. */
  placeholder?: string;
}

/** A real `<select>` in our clothes: phones bring their own wheel, and it costs no script. */
export function SelectBox({ options, placeholder, className, style, ...rest }: SelectBoxProps) {
  return (
    <div className={classNames('hr-input hr-select', className)} style={style}>
      <select {...rest}>
        {placeholder === undefined ? null : (
          <option value="" disabled hidden>
            {placeholder}
          </option>
        )}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <ChevronDownIcon aria-hidden="true" />
    </div>
  );
}

interface NativeSelectProps<V extends string> {
  value: V;
  onChange: (value: V) => void;
  options: readonly SelectOption<V>[];
  /** Name for readers. */
  label: string;
  placeholder?: string;
  width?: number;
  disabled?: boolean;
}

/** A choice in a filters bar. In a form use `SelectField`. */
export function NativeSelect<V extends string>({
  label,
  onChange,
  options,
  width = 180,
  ...rest
}: NativeSelectProps<V>) {
  return (
    <SelectBox
      aria-label={label}
      options={options}
      style={{ width }}
      onChange={(event) => {
        const chosen = options.find((option) => option.value === event.target.value);
        if (chosen) onChange(chosen.value);
      }}
      {...rest}
    />
  );
}
