import { AMENDABLE_FIELDS, type AmendableField } from '@hand-receipt/contracts';

/** Values that a form opens with. */
export type StartValues = Partial<Record<AmendableField, string>>;

/** Values that a form opens with, as the address carries them: `nsn=1005-01-231-0973&lin=C06935`. */
export const writeChanges = (values: StartValues): string => new URLSearchParams(values).toString();

/** The fields and their values; none where the address has none. */
export function readChanges(text: string): StartValues {
  const said = new URLSearchParams(text);
  const known = AMENDABLE_FIELDS.flatMap((field) => {
    const value = said.get(field);
    return value ? [[field, value] as const] : [];
  });
  return Object.fromEntries(known);
}
