/** What to say of a number that is not one; the form and the API use the same words. */
export const STOCK_NUMBER_WORDS = {
  nsn: 'NSN must be 13 digits, 4-2-3-4, e.g. 1005-01-231-0973',
  lin: 'LIN must be 6 letters or digits, e.g. C06935',
  uii: 'UII must be at most 50 letters, digits, hyphens or slashes',
} as const;

/**
 * A national stock number as it is written: 13 digits, 4-2-3-4. Takes it with or without dashes or spaces.
 *
 * @returns null for anything else.
 */
export function formatNsn(typed: string): string | null {
  const digits = /^(\d{4})[- ]?(\d{2})[- ]?(\d{3})[- ]?(\d{4})$/.exec(typed.trim());
  return digits && digits.slice(1).join('-');
}

/**
 * A line item number as it is written: 6 letters or digits, upper case.
 *
 * @returns null for anything else.
 */
export function formatLin(typed: string): string | null {
  const lin = typed.trim();
  // Checked before it is upper-cased, which makes plain letters of some others, as SS of a sharp s.
  return /^[A-Z0-9]{6}$/i.test(lin) ? lin.toUpperCase() : null;
}

/**
 * A unique item identifier (MIL-STD-130) as it is written: at most 50 letters, digits, hyphens and slashes, upper case.
 *
 * @returns null for anything else.
 */
export function formatUii(typed: string): string | null {
  const uii = typed.trim();
  return /^[A-Z0-9/-]{1,50}$/i.test(uii) ? uii.toUpperCase() : null;
}
