import { personName } from '@hand-receipt/contracts';
import { useCurrentUser } from '@hand-receipt/platform';
import { FormCell, FormStrip } from '@hand-receipt/ui';
import { useFormikContext } from '@hand-receipt/ui/forms';
import type { LeaveValues } from './leave-values';

/** Who signs after the preparer, and when the items leave. */
export function LeaveSteps() {
  const me = useCurrentUser();
  const { kind, copy } = useFormikContext<LeaveValues>().values;
  const isOnSignature = kind === 'book-error' || copy !== null;
  return (
    <FormStrip columns="1fr 1.7fr 1fr" phoneColumns={1}>
      <FormCell caption="Prepared by" hint="You, with this form">
        {personName(me)}
      </FormCell>
      <FormCell caption="Signs next" hint="Or refuses, with a reason">
        A Commander who did not prepare it
      </FormCell>
      <FormCell caption="Leave the book">
        {isOnSignature ? 'On the signature' : 'On the signed copy'}
      </FormCell>
    </FormStrip>
  );
}
