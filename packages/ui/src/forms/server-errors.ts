import { type FormikErrors, type FormikValues, setIn } from 'formik';

interface SortedErrors {
  /** First message for each field that the form has, nested as its values are. */
  known: FormikErrors<FormikValues>;
  /** Every message found its field, so nothing is left to say. */
  complete: boolean;
}

/** Reads the `fields` of the API's one error shape (`ApiErrorDto`). */
export function serverFieldErrors(error: unknown, names: readonly string[]): SortedErrors {
  const fields =
    error instanceof Object && 'fields' in error && error.fields instanceof Object ? error.fields : {};
  const entries = Object.entries(fields).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  // 'lines.0.to' is a field of the form's lines.
  const known = entries.filter(([name]) => names.includes(name.split('.')[0] ?? ''));
  return {
    known: known.reduce<FormikErrors<FormikValues>>(
      (errors, [name, message]) => setIn(errors, name, message) as FormikErrors<FormikValues>,
      {},
    ),
    complete: entries.length > 0 && known.length === entries.length,
  };
}
