import { ApiError, reasonOf, statusOf } from '@hand-receipt/platform';
import { FormError } from '@hand-receipt/ui/forms';

/** Each line that changed since the other signature: 'M4A1 Carbine W123456: ...'. */
const changedLines = (failure: Error): string[] =>
  failure instanceof ApiError ? Object.values(failure.fields) : [];

/** Why it was not signed, in the server's sentence, with the lines that changed. */
export function NotSigned({ failure }: { failure: Error }) {
  const isOffline = statusOf(failure) === 0;
  const lines = changedLines(failure);
  return (
    <FormError title={isOffline ? 'Needs a connection.' : (reasonOf(failure) ?? failure.message)}>
      {lines.length > 0 ? `${lines.join('. ')}. ` : ''}
      Nothing was signed. What you typed is still here.
    </FormError>
  );
}
