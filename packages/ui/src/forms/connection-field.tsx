import type { ReactNode } from 'react';
import { ErrorState } from '../feedback/error-state';
import { LoadingRows } from '../feedback/skeleton';
import { SelectField } from './choice-fields';

interface ConnectionFieldProps {
  /** Who may be chosen; undefined while they load. */
  people: readonly { id: string; name: string; unit: string | null }[] | undefined;
  /** Why they could not be loaded. */
  failure: { title: string; message: ReactNode } | null;
  onRetry: () => void;
  retrying: boolean;
  /** Shown instead of the field if there is nobody to choose. */
  nobody: ReactNode;
}

/** The field `recipientUserId` of a form: one of the user's accepted connections, as 'SFC Brandt, HQ Platoon'. */
export function ConnectionField({ people, failure, onRetry, retrying, nobody }: ConnectionFieldProps) {
  if (failure && !people) return <ErrorState {...failure} onRetry={onRetry} retrying={retrying} />;
  if (!people) return <LoadingRows text="Loading connections..." rows={1} />;
  if (people.length === 0) return nobody;
  return (
    <SelectField
      name="recipientUserId"
      label="Recipient"
      placeholder="Choose a connection"
      options={people.map(({ id, name, unit }) => ({ value: id, label: unit ? `${name}, ${unit}` : name }))}
    />
  );
}
