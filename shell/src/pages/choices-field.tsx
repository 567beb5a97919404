import { Checkbox, ErrorState, LoadingRows, SearchInput, type SelectOption } from '@hand-receipt/ui';
import { useField } from '@hand-receipt/ui/forms';
import { useState } from 'react';
import './choices-field.css';

/** The values of such a field. */
export const chosen = (joined: string): string[] => joined.split(',').filter(Boolean);

/** More than so many are found by their names. */
const MANY = 10;

interface ChoicesFieldProps {
  name: string;
  label: string;
  /** Undefined while they load. */
  options: readonly SelectOption[] | undefined;
  error?: Error | null;
  onRetry?: () => void;
}

/** Several of a list. Its value is theirs, joined by commas. */
export function ChoicesField({ name, label, options, error, onRetry }: ChoicesFieldProps) {
  const [{ value }, { error: fault, touched }, { setValue }] = useField<string>(name);
  const [search, setSearch] = useState('');
  if (error)
    return <ErrorState title={`${label} could not be loaded`} message={error.message} onRetry={onRetry} />;
  if (!options) return <LoadingRows rows={3} text={`Loading ${label.toLowerCase()}...`} />;
  const current = chosen(value);
  const toggle = (id: string, on: boolean) =>
    void setValue((on ? [...current, id] : current.filter((each) => each !== id)).join(','));
  const shown = options.filter((option) => option.label.toLowerCase().includes(search.trim().toLowerCase()));
  const failed = touched && fault;
  return (
    <fieldset className="hr-field" aria-describedby={failed ? `${name}-fault` : undefined}>
      <legend>{label}</legend>
      {options.length > MANY ? (
        <SearchInput label={`Search ${label.toLowerCase()}`} value={search} onChange={setSearch} />
      ) : null}
      <div className="choices">
        {shown.map((option) => (
          <Checkbox
            key={option.value}
            checked={current.includes(option.value)}
            onChange={(on) => toggle(option.value, on)}
          >
            {option.label}
          </Checkbox>
        ))}
        {shown.length === 0 ? <p className="choices-none">Nothing matches.</p> : null}
      </div>
      {failed ? (
        <p id={`${name}-fault`} className="hr-field-error" role="alert">
          {fault}
        </p>
      ) : null}
    </fieldset>
  );
}
