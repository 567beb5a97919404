import { PIN_DIGITS } from '@hand-receipt/contracts';
import { PasswordField } from '@hand-receipt/ui/forms';

interface Props {
  name: string;
  label: string;
  hint?: string;
  autoFocus?: boolean;
}

/** A PIN as one types it: digits, hidden, and nothing that a browser offers to remember. */
export function PinField(props: Props) {
  return <PasswordField {...props} inputMode="numeric" autoComplete="off" maxLength={PIN_DIGITS.max} />;
}
