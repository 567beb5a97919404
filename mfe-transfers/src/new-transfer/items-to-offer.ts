import { BULK_LIMIT, type PropertyItem } from '@hand-receipt/contracts';
import { FieldError } from '../pickers/field-error';
import { requiredItem } from '../pickers/required-item';
import { hasItem, type NewTransferValues } from './new-transfer-values';

/** Items without those that are named twice, in their order. */
export const withItem = (lines: readonly PropertyItem[], item: PropertyItem): PropertyItem[] =>
  lines.some(({ id }) => id === item.id) ? [...lines] : [...lines, item];

/**
 * Everything that the form offers: the items of the request, and the one in the fields.
 * @throws FieldError where I hold none of the serial number typed, or where there are too many
 */
export async function itemsToOffer(values: NewTransferValues): Promise<PropertyItem[]> {
  const { lines } = values;
  const items = hasItem(values) ? withItem(lines, await requiredItem(values)) : lines;
  if (items.length <= BULK_LIMIT) return items;
  throw new FieldError({ serialNumber: `One request takes at most ${BULK_LIMIT} items` });
}
