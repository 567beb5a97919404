interface SortedErrors {
  /** First message for each field that the form has. */
  known: Record<string, string>;
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
  const known = entries.filter(([name]) => names.includes(name));
  return {
    known: Object.fromEntries(known),
    complete: entries.length > 0 && known.length === entries.length,
  };
}
