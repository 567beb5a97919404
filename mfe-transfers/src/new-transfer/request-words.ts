import type { PersonDto, PropertyItem } from '@hand-receipt/contracts';

/** What the toast says of a request; the fallbacks of RULE-12 stand in for what is empty. */
export const requestWords = (item: Partial<PropertyItem>, person: Partial<PersonDto>) => ({
  item: item.name || 'Unknown Item',
  recipient: person.name || 'Unknown Recipient',
});
