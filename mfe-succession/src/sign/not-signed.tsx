import { ApiError, reasonOf, statusOf } from '@hand-receipt/platform';
import { FormError } from '@hand-receipt/ui/forms';

/** As many lines as a sentence names. */
const NAMED = 10;

/** Each line that changed since the other signature: 'M4A1 Carbine W123456'. */
const changedLines = (failure: Error): string[] =>
  failure instanceof ApiError ? Object.values(failure.fields) : [];

/** Why it was not signed, in the server's sentence, with the lines that changed. */
export function NotSigned({ failure }: { failure: Error }) {
  const isOffline = statusOf(failure) === 0;
  const lines = changedLines(failure);
  const more = lines.length > NAMED ? ` and ${lines.length - NAMED} more` : '';
  return (
    <FormError title={isOffline ? 'Needs a connection.' : (reasonOf(failure) ?? failure.message)}>
      {lines.length > 0 ? `${lines.slice(0, NAMED).join(', ')}${more}. ` : ''}
      Nothing was signed. What you typed is still here.
    </FormError>
  );
}
