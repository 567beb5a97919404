import { reasonOf, statusOf } from '@hand-receipt/platform';
import { FormError } from '@hand-receipt/ui/forms';

/** Why an act was not done, in the server's sentence. The form keeps what was typed. */
export function Refusal({ failure }: { failure: Error }) {
  return (
    <FormError
      title={statusOf(failure) === 0 ? 'Needs a connection.' : (reasonOf(failure) ?? failure.message)}
    >
      What you typed is still here.
    </FormError>
  );
}
