import {
  foldSerial,
  type InventoryItemDto,
  type InventoryMatch,
  nearMissFolds,
  normalizeSerial,
} from '@hand-receipt/contracts';
import { searchWords } from './item-search';

type Searched = Pick<InventoryItemDto, 'name' | 'serial_number' | 'former_serials' | 'nsn' | 'lin'> & {
  uii: string | null;
};

/**
 * What of an item one of the search words was found in, so that the list can say why it is there.
 *
 * @param people rank and names of its holder, and of who has it or the counter; empty where there is none.
 */
export function inventoryMatches(
  item: Searched,
  people: { holder: string; with: string },
  typed: string,
): InventoryMatch[] {
  const words = searchWords(typed.toLowerCase());
  const has = (text: string | null) => words.some((word) => text?.toLowerCase().includes(word));
  const misread =
    nearMissFolds(typed).includes(foldSerial(item.serial_number)) &&
    normalizeSerial(typed) !== item.serial_number;
  const found: Record<InventoryMatch, boolean> = {
    name: has(item.name),
    serial: has(item.serial_number),
    'former-serial': item.former_serials.some(has),
    'near-serial': misread,
    nsn: has(item.nsn) || has(item.nsn?.replaceAll('-', '') ?? null),
    lin: has(item.lin),
    uii: has(item.uii),
    holder: has(people.holder),
    with: has(people.with),
  };
  return (Object.keys(found) as InventoryMatch[]).filter((match) => found[match]);
}
