import { useField } from 'formik';
import { type FocusEvent, useRef } from 'react';

/**
 * A field of the form by name: its value, its error, and a change that clears the error. A field is looked over as it
 * is left once something was entered into it, and when the form is submitted: who passes by an empty field, or opens
 * the form, has done nothing wrong yet.
 *
 * @param validate what is wrong with a value, besides what the form's schema says
 */
export function useFormField<V>(name: string, validate?: (value: V) => string | undefined) {
  const [field, meta, helpers] = useField<V>({ name, validate });
  const changed = useRef(false);
  return {
    value: field.value,
    error: meta.touched ? meta.error : undefined,
    onBlur(event: FocusEvent) {
      if (changed.current) field.onBlur(event);
    },
    change(value: V) {
      changed.current = true;
      void helpers.setValue(value);
      if (meta.error !== undefined) helpers.setError(undefined);
    },
  };
}
