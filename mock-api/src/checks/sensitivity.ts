import type {
  CiicClass,
  PropertyCategory,
  SecurityLevel,
  SensitiveCategory,
  SensitiveMark,
  SensitiveReason,
} from '@hand-receipt/contracts';

/** RULE-22: the property book's categories in the words of the sensitive-items screen. */
const SENSITIVE_CATEGORY: Partial<Record<PropertyCategory, SensitiveCategory>> = {
  weapons: 'weapon',
  comsec: 'crypto',
  optics: 'optics',
  electronics: 'communication',
};

/** Categories that make an item sensitive by themselves. */
const ALWAYS_SENSITIVE: readonly PropertyCategory[] = ['weapons', 'comsec'];

/** Classes of a CIIC that make an item sensitive. */
const SENSITIVE_CLASSES: readonly (CiicClass | undefined)[] = ['classified', 'sensitive'];

/** What decides whether an item is sensitive. */
export interface Sensitivity {
  category: PropertyCategory;
  securityLevel: SecurityLevel | null;
  /** Class of its CIIC by its unit's table; undefined without a code, and for one that the table does not have. */
  ciicClass: CiicClass | undefined;
  /** Its own mark. */
  mark: SensitiveMark;
  /** Mark of its NSN in the catalog; 'by-code' where the catalog does not have it. */
  catalogMark: SensitiveMark;
}

/** The sensitive category of an item of the property book; electronics that are sensitive communicate. */
export const sensitiveCategory = (category: PropertyCategory): SensitiveCategory =>
  SENSITIVE_CATEGORY[category] ?? 'other';

/**
 * RULE-21: why an item is sensitive; null where it is not. The mark of the catalog counts where the item's own mark is
 * 'by-code', and a mark 'no' switches off the CIIC.
 */
export function whySensitive(item: Sensitivity): SensitiveReason | null {
  if (ALWAYS_SENSITIVE.includes(item.category)) return 'category';
  if (item.securityLevel === 'secret' || item.securityLevel === 'top-secret') return 'security level';
  if (item.mark === 'yes') return 'mark';
  const mark = item.mark === 'by-code' ? item.catalogMark : item.mark;
  if (mark !== 'no' && SENSITIVE_CLASSES.includes(item.ciicClass)) return 'CIIC';
  return mark === 'yes' ? 'catalog' : null;
}
