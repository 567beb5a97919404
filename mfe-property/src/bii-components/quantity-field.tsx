import { TextField, useField } from '@hand-receipt/ui/forms';
import { useEffect, useRef } from 'react';

const NUMERIC = /^\d*\.?\d*$/;

/** How many of a component there should be. RULE-18: what is no number is not taken, typed or pasted. */
export function QuantityField() {
  const [{ value }, , { setValue }] = useField<string>('quantity');
  const lastNumber = useRef(value);

  useEffect(() => {
    if (NUMERIC.test(value)) lastNumber.current = value;
    else void setValue(lastNumber.current, false);
  }, [value, setValue]);

  return (
    <TextField
      name="quantity"
      label="Quantity"
      hint="How many are authorized."
      inputMode="numeric"
      autoComplete="off"
      maxLength={8}
    />
  );
}
