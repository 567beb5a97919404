import { FormError } from '@hand-receipt/ui/forms';

/** Why something was not saved; what was typed stands where it stood. */
export function SaveError({ title, error }: { title: string; error: unknown }) {
  if (error === null) return null;
  return <FormError title={title}>{error instanceof Error ? error.message : String(error)}</FormError>;
}
