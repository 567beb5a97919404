import { PIN_DIGITS } from '@hand-receipt/contracts';
import { object, string } from 'yup';
import { TextField } from './text-fields';

const WORDS = `The PIN is ${PIN_DIGITS.min} to ${PIN_DIGITS.max} digits`;

/** A PIN that the server would look at. */
export const pinRule = string()
  .required(WORDS)
  .matches(new RegExp(`^[0-9]{${PIN_DIGITS.min},${PIN_DIGITS.max}}$`), WORDS);

export const pinSchema = object({ pin: pinRule });

interface PinFieldProps {
  name: string;
  label: string;
  hint?: string;
  autoFocus?: boolean;
}

/** A PIN as one types it: digits, hidden, without a way to show it, and nothing that a browser offers to remember. */
export function PinField(props: PinFieldProps) {
  return (
    <TextField {...props} type="password" inputMode="numeric" autoComplete="off" maxLength={PIN_DIGITS.max} />
  );
}
