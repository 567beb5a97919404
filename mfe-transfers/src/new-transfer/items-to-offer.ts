import { BULK_LIMIT, type PropertyItem } from '@hand-receipt/contracts';
import { FieldError } from '../pickers/field-error';
import { requiredItem } from '../pickers/required-item';
import { hasItem, type NewTransferValues } from './new-transfer-values';

/** Items without those that are named twice, in their order. */
export const withItem = (lines: readonly PropertyItem[], item: PropertyItem): PropertyItem[] =>
  lines.some(({ id }) => id === item.id) ? [...lines] : [...lines, item];

/** An item was typed and not picked, so that its person has not seen what is mounted on it. */
export class UnseenMounts extends FieldError {
  constructor(readonly item: PropertyItem) {
    super({ serialNumber: 'Check what goes with it, then send it' });
  }
}

/**
 * Everything that the form offers: the items of the request, and the one in the fields.
 * @throws UnseenMounts where something is mounted on an item that was not picked
 * @throws FieldError where I hold none of the serial number typed, or where there are too many
 */
export async function itemsToOffer(values: NewTransferValues): Promise<PropertyItem[]> {
  const { lines } = values;
  const item = hasItem(values) ? await requiredItem(values) : null;
  const items = item ? withItem(lines, item) : lines;
  if (item && !values.item && item.attachedComponents.length > 0) throw new UnseenMounts(item);
  if (items.length <= BULK_LIMIT) return items;
  throw new FieldError({ serialNumber: `One request takes at most ${BULK_LIMIT} items` });
}
