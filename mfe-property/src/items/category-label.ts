import type { PropertyCategory } from '@hand-receipt/contracts';

const LABELS: Record<PropertyCategory, string> = {
  weapons: 'Weapons',
  comsec: 'COMSEC',
  optics: 'Optics',
  vehicles: 'Vehicles',
  'individual-equipment': 'Individual equipment',
  medical: 'Medical',
  'support-equipment': 'Support equipment',
  electronics: 'Electronics',
  other: 'Other',
};

/** A category as people read it; a word that is no category of ours is shown as it came. */
export const categoryLabel = (category: string): string => LABELS[category as PropertyCategory] ?? category;
