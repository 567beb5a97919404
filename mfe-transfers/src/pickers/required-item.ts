import type { PropertyItem } from '@hand-receipt/contracts';
import { findHeldItem } from '@hand-receipt/data';
import { FieldError } from './field-error';
import type { ItemValues } from './item-fields';

export const NOT_HELD = 'You hold no item with this serial number.';

/** False where I hold no item of a serial number. Where it cannot be looked up, nothing is said of it. */
export const isHeld = (serialNumber: string): Promise<boolean> =>
  findHeldItem(serialNumber).then(Boolean, () => true);

/**
 * The item chosen, or the one that I hold under the serial number typed (XFER-30).
 * @throws FieldError where I hold none of that serial number
 */
export async function requiredItem({ item, serialNumber }: ItemValues): Promise<PropertyItem> {
  const found = item ?? (await findHeldItem(serialNumber));
  if (!found) throw new FieldError({ serialNumber: NOT_HELD });
  return found;
}
