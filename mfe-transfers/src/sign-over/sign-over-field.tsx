import { SIGN_OVER_HINT, SIGN_OVER_LABEL } from '@hand-receipt/contracts';
import { CheckboxField } from '@hand-receipt/ui/forms';

/** What a form of an offer holds of it. */
export interface SignOverValues {
  /** The giver leaves the chain. */
  signOver: boolean;
}

/** As the API takes it: only said where it is so. */
export const signOverTerms = ({ signOver }: SignOverValues): { signOver?: true } =>
  signOver ? { signOver: true } : {};

/** Whether the giver leaves the chain, with what that means. */
export const SignOverField = () => (
  <CheckboxField name="signOver" label={SIGN_OVER_LABEL} hint={SIGN_OVER_HINT} />
);
