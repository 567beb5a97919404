import { type ChangeEvent, type MouseEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { classNames } from '../class-names';
import './controls.css';

interface CheckboxProps {
  checked: boolean;
  indeterminate?: boolean;
  onChange: (checked: boolean, event: ChangeEvent<HTMLInputElement>) => void;
  /** Name for readers, where there is no text beside the box. */
  label?: string;
  children?: ReactNode;
  disabled?: boolean;
  name?: string;
  onBlur?: () => void;
  onClick?: (event: MouseEvent<HTMLInputElement>) => void;
  tabIndex?: number;
  'aria-describedby'?: string;
  'aria-invalid'?: true;
}

export function Checkbox({
  checked,
  indeterminate = false,
  onChange,
  label,
  children,
  ...rest
}: CheckboxProps) {
  const input = useRef<HTMLInputElement>(null);

  useEffect(() => {
    if (input.current) input.current.indeterminate = indeterminate;
  }, [indeterminate]);

  return (
    <label className={classNames('hr-check', !children && 'hr-check-bare')}>
      <input
        ref={input}
        type="checkbox"
        checked={checked}
        aria-label={label}
        onChange={(event) => onChange(event.target.checked, event)}
        {...rest}
      />
      {children}
    </label>
  );
}

interface SwitchProps {
  label: string;
  hint?: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
  disabled?: boolean;
}

/** A setting that takes effect at once. */
export function Switch({ label, hint, checked, onChange, disabled }: SwitchProps) {
  const hintId = useId();
  return (
    <label className="hr-switch">
      <span>
        <b>{label}</b>
        {hint ? <small id={hintId}>{hint}</small> : null}
      </span>
      <input
        type="checkbox"
        role="switch"
        checked={checked}
        disabled={disabled}
        aria-label={label}
        aria-describedby={hint ? hintId : undefined}
        onChange={(event) => onChange(event.target.checked)}
      />
    </label>
  );
}
