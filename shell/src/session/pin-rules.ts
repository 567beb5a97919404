import { PIN_DIGITS } from '@hand-receipt/contracts';
import { yup } from '@hand-receipt/ui/forms';

const WORDS = `The PIN is ${PIN_DIGITS.min} to ${PIN_DIGITS.max} digits`;

/** A PIN that the server would look at. */
export const pinRule = yup
  .string()
  .required(WORDS)
  .matches(new RegExp(`^[0-9]{${PIN_DIGITS.min},${PIN_DIGITS.max}}$`), WORDS);

export const pinSchema = yup.object({ pin: pinRule });
