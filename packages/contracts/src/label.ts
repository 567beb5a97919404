import type { PropertyDto } from './routes';

/** Begins every code that this product prints; the number is the version of what follows. */
const MARK = 'HR1';
/** No code of ours is longer: a serial number has at most 64 characters. */
const LENGTH_LIMIT = 1000;

/** What the QR label of an item says. */
export interface ItemLabel {
  id: string;
  serialNumber: string;
}

/** Slashes part the fields, so a field's own are escaped; QR codes hold capital letters in the least space. */
const write = (fields: readonly string[]): string => fields.map(encodeURIComponent).join('/');

/**
 * The text of an item's QR label. It names the item and has no secret. A photo of it shows only what is on the data
 * plate.
 *
 * @example labelPayload({ id: 'P-0007', serial_number: 'W900007' }) // 'HR1/I/P-0007/W900007'
 */
export const labelPayload = (item: Pick<PropertyDto, 'id' | 'serial_number'>): string =>
  write([MARK, 'I', item.id, item.serial_number]);

/** Reads a scanned text as an item's label; null where it is anything else, a plain serial number say. */
export function readLabel(text: string): ItemLabel | null {
  if (text.length > LENGTH_LIMIT) return null;
  const [mark, kind, ...fields] = text.trim().split('/');
  if (mark !== MARK || kind !== 'I') return null;
  try {
    const [id, serialNumber, ...rest] = fields.map(decodeURIComponent);
    return id && serialNumber && rest.length === 0 ? { id, serialNumber } : null;
  } catch {
    return null;
  }
}

/** The text of the code of a weapon card. It proposes a weapon; nobody signs with it. @example 'HR1/W/WC-0031' */
export const weaponCardPayload = (cardNumber: string): string => write([MARK, 'W', cardNumber]);
