import { CircleAlertIcon } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { classNames } from '../class-names';
import './forms.css';

export interface FieldText {
  label: string;
  hint?: ReactNode;
  /** Adds '(optional)'. Required fields carry no mark. */
  optional?: boolean;
  className?: string;
}

/** What a control needs to be tied to its label, hint and error. */
interface ControlIds {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

interface FieldFrameProps extends FieldText {
  error?: string;
  children: (ids: ControlIds) => ReactNode;
}

/** What stands under a control, its error or else its hint: the control is described by its id. */
export function FieldNote({ id, error, hint }: { id: string; error?: string; hint?: ReactNode }) {
  const note = error ?? hint;
  if (!note) return null;
  return (
    <p id={id} className={error === undefined ? 'hr-field-hint' : 'hr-field-error'}>
      {error === undefined ? null : <CircleAlertIcon strokeWidth={2} />}
      {note}
    </p>
  );
}

/** Label above, then the control, then its error or else its hint. */
export function FieldFrame({ label, hint, optional, error, className, children }: FieldFrameProps) {
  const id = useId();
  const noteId = `${id}-note`;
  const note = error ?? hint;
  return (
    <div className={classNames('hr-field', className)} data-optional={optional || undefined}>
      <label htmlFor={id}>
        {label}
        {optional ? <span> (optional)</span> : null}
      </label>
      {children({
        id,
        'aria-describedby': note ? noteId : undefined,
        'aria-invalid': error === undefined ? undefined : true,
      })}
      <FieldNote id={noteId} error={error} hint={hint} />
    </div>
  );
}
