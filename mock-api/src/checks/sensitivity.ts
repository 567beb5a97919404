import type { PropertyCategory, SecurityLevel, SensitiveCategory } from '@hand-receipt/contracts';

/** RULE-22: the property book's categories in the words of the sensitive-items screen. */
const SENSITIVE_CATEGORY: Partial<Record<PropertyCategory, SensitiveCategory>> = {
  weapons: 'weapon',
  comsec: 'crypto',
  optics: 'optics',
  electronics: 'communication',
};

/** Categories that make an item sensitive by themselves. */
const ALWAYS_SENSITIVE: readonly PropertyCategory[] = ['weapons', 'comsec'];

export interface Sensitivity {
  category: PropertyCategory;
  securityLevel: SecurityLevel | null;
  /** Marked sensitive by the unit, whatever its category. */
  marked: boolean;
}

/** The sensitive category of an item of the property book; electronics that are sensitive communicate. */
export const sensitiveCategory = (category: PropertyCategory): SensitiveCategory =>
  SENSITIVE_CATEGORY[category] ?? 'other';

/** RULE-21 and RULE-22: by category, by security level secret or above, or because the unit marked it. */
export const isSensitive = ({ category, securityLevel, marked }: Sensitivity): boolean =>
  marked ||
  ALWAYS_SENSITIVE.includes(category) ||
  securityLevel === 'secret' ||
  securityLevel === 'top-secret';
