import type { ReactNode } from 'react';
import { QuerySelectField } from './query-select-field';

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
  const error = failure && { message: failure.title };
  return (
    <QuerySelectField
      name="recipientUserId"
      label="Recipient"
      placeholder="Choose a connection"
      of="connections"
      query={{ data: people, error, isFetching: retrying, refetch: onRetry }}
      reason={failure?.message}
      options={(found) =>
        found.map(({ id, name, unit }) => ({ value: id, label: unit ? `${name}, ${unit}` : name }))
      }
      nobody={nobody}
    />
  );
}
