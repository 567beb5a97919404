import type { InventoryItemDto, InventoryMatch } from '@hand-receipt/contracts';

const WORDS: Record<Exclude<InventoryMatch, 'near-serial'>, string> = {
  name: 'Name',
  serial: 'Serial number',
  'former-serial': 'Former serial number',
  nsn: 'NSN',
  lin: 'LIN',
  uii: 'UII',
  holder: 'Holder',
  with: 'With',
};

/** True where nothing but a misreading of the serial number leads to the item. */
export const isNearMiss = ({ matched }: Pick<InventoryItemDto, 'matched'>): boolean =>
  matched.length === 1 && matched[0] === 'near-serial';

/** `Name, NSN`: what of the item the search words were found in; '' without search words. */
export const foundBy = ({ matched }: Pick<InventoryItemDto, 'matched'>): string =>
  matched.flatMap((match) => (match === 'near-serial' ? [] : WORDS[match])).join(', ');
