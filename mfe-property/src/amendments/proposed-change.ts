import { AMENDABLE_FIELDS, type AmendableField } from '@hand-receipt/contracts';
import { knownValue } from '@hand-receipt/platform';

/** A value that a form opens with, as the address carries it: `nsn:1005-01-231-0973`. */
export const writeChange = (field: AmendableField, to: string): string => `${field}:${to}`;

/** The field and its value; nothing where the address has none. */
export function readChange(change: string): [] | [AmendableField, string] {
  const at = change.indexOf(':');
  const field = knownValue(AMENDABLE_FIELDS, change.slice(0, Math.max(at, 0)));
  return field ? [field, change.slice(at + 1)] : [];
}
