import type { EditConsumableDto } from '@hand-receipt/contracts';
import { STOCK_NUMBER_WORDS, formatNsn } from '@hand-receipt/contracts';
import { badRequest } from '../kernel';

const orNull = (text: string | null): string | null => text?.trim() || null;

function readNsn(typed: string | null): string | null {
  if (!typed?.trim()) return null;
  const nsn = formatNsn(typed);
  if (!nsn) throw badRequest(`${STOCK_NUMBER_WORDS.nsn}.`, { nsn: STOCK_NUMBER_WORDS.nsn });
  return nsn;
}

/**
 * What was typed of a consumable, in the columns of its table; what was not typed is left out.
 *
 * @throws ApiError 400 for an NSN that is none.
 */
export function readFacts(typed: Omit<EditConsumableDto, 'version'>) {
  return {
    ...(typed.name !== undefined && { name: typed.name }),
    ...(typed.nsn !== undefined && { nsn: readNsn(typed.nsn) }),
    ...(typed.category && { category: typed.category }),
    ...(typed.unit && { unit: typed.unit }),
    ...(typed.minimumQuantity !== undefined && { minimum_quantity: typed.minimumQuantity }),
    ...(typed.location !== undefined && { location: orNull(typed.location) }),
    ...(typed.notes !== undefined && { notes: orNull(typed.notes) }),
    ...(typed.expirationDate !== undefined && { expiration_date: typed.expirationDate }),
  };
}
