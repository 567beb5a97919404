import type { PropertyCategory, SensitiveMark } from './vocabulary';

/** What a category of items is called where people read it. */
export const PROPERTY_CATEGORY_WORDS: Record<PropertyCategory, string> = {
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

/** What an item's own word on whether it is sensitive is called. */
export const SENSITIVE_MARK_WORDS: Record<SensitiveMark, string> = {
  'by-code': 'By code',
  yes: 'Yes',
  no: 'No',
};
