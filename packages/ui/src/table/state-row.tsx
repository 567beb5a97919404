import type { ReactNode } from 'react';
import { ErrorState } from '../feedback/error-state';
import type { TableError } from './types';

interface StateRowProps {
  width: number;
  error?: TableError | null;
  empty: ReactNode;
}

/** The error, or that there is nothing, in place of the rows; the head stays. */
export function StateRow({ width, error, empty }: StateRowProps) {
  if (!error && !empty) return null;
  return (
    <tr className="hr-state-row">
      <td colSpan={width}>{error ? <ErrorState {...error} /> : empty}</td>
    </tr>
  );
}
