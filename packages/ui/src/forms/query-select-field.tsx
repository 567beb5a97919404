import type { ReactNode } from 'react';
import type { SelectOption } from '../controls/native-select';
import { ErrorState } from '../feedback/error-state';
import { LoadingRows } from '../feedback/skeleton';
import { SelectField } from './choice-fields';
import type { FieldText } from './field-frame';

/** What a select reads its choices from: a query of the data layer, or anything shaped like one. */
interface ChoicesQuery<T> {
  data: T | undefined;
  error: { message: string } | null;
  isFetching: boolean;
  refetch: () => unknown;
}

interface QuerySelectFieldProps<T> extends FieldText {
  name: string;
  query: ChoicesQuery<T>;
  /** The choices in the query's data. */
  options: (data: T) => readonly SelectOption[];
  /** The choices in lower case and plural, such as 'people': said while they load. */
  of: string;
  /** Why they could not be loaded, in the words of the server. */
  reason?: ReactNode;
  /** Shown instead of the field if there is nothing to choose. */
  nobody: ReactNode;
  placeholder?: string;
  disabled?: boolean;
}

/** A `SelectField` with the choices of a query. It says that they load, that they failed to load, or that there are none. */
export function QuerySelectField<T>({
  query,
  options,
  of,
  reason,
  nobody,
  ...select
}: QuerySelectFieldProps<T>) {
  const { data, error, isFetching, refetch } = query;
  if (data === undefined) {
    if (!error) return <LoadingRows text={`Loading ${of}...`} rows={1} />;
    return (
      <ErrorState
        title={error.message}
        message={reason}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    );
  }
  const choices = options(data);
  if (choices.length === 0) return nobody;
  return <SelectField {...select} options={choices} />;
}
