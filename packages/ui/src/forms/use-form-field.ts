import { useField } from 'formik';

/** A field of the form by name: its value, its error once it has been visited, and a change that clears the error. */
export function useFormField<V>(name: string) {
  const [field, meta, helpers] = useField<V>(name);
  return {
    value: field.value,
    error: meta.touched ? meta.error : undefined,
    onBlur: field.onBlur,
    change(value: V) {
      void helpers.setValue(value);
      if (meta.error !== undefined) helpers.setError(undefined);
    },
  };
}
