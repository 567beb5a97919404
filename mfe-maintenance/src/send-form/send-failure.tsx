import { isNetworkError } from '@hand-receipt/platform';
import { FormError } from '@hand-receipt/ui/forms';

/** The form waits for photos that could not be uploaded. */
export class PhotosMissing extends Error {}

/** The form waits until files that are refused as photos are removed. */
export class PhotosRefused extends Error {}

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Why the form was not sent. What was typed stands where it stood. */
export function SendFailure({ error }: { error: unknown }) {
  // The photos say it themselves.
  if (error instanceof PhotosMissing || error instanceof PhotosRefused) return null;
  return (
    <FormError title={`Failed to send maintenance form: ${reasonOf(error)}`}>
      {isNetworkError(error) ? 'Nothing that you typed is lost.' : null}
    </FormError>
  );
}
