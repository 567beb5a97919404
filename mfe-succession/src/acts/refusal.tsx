import { refusalOf } from '@hand-receipt/platform';
import { FormError } from '@hand-receipt/ui/forms';

/** Why an act was not done, in the server's sentence. The form keeps what was typed. */
export function Refusal({ failure }: { failure: Error }) {
  return <FormError title={refusalOf(failure)}>What you typed is still here.</FormError>;
}
