import type { PropertyItem } from '@hand-receipt/contracts';
import { yup } from '@hand-receipt/ui/forms';
import type { ItemValues } from '../pickers/item-fields';
import { isHeld, NOT_HELD } from '../pickers/required-item';
import type { RecipientValues } from '../pickers/recipient-field';
import type { SignOverValues } from '../sign-over/sign-over-field';

/** What the new-transfer form holds. */
export interface NewTransferValues extends ItemValues, RecipientValues, SignOverValues {
  /** Items taken into the request so far; the one that is in the fields comes on top. */
  lines: PropertyItem[];
  /** Ids of mounted items that stay with me. */
  staying: string[];
  notes: string;
}

/** True where something stands in the fields of the item. A form that is being checked leaves empty ones out. */
export const hasItem = ({ itemName, serialNumber }: Partial<ItemValues>): boolean =>
  Boolean(itemName?.trim() || serialNumber?.trim());

/** Nothing more need be typed once the request has items; half an item is an error all the same. */
const itemText = (message: string) =>
  yup
    .string()
    .trim()
    .test('required', message, (value, { parent }) => {
      const { lines, ...fields } = parent as Pick<NewTransferValues, 'lines'> & Partial<ItemValues>;
      return Boolean(value) || (lines.length > 0 && !hasItem(fields));
    });

/** RULE-11: without these nothing is sent. */
export const newTransferSchema = yup.object({
  itemName: itemText('Item name is required'),
  serialNumber: itemText('Serial number is required').test(
    'held',
    NOT_HELD,
    (value, { parent }) => !value || Boolean((parent as Partial<ItemValues>).item) || isHeld(value),
  ),
  recipient: yup.string().trim().required('Recipient is required'),
});

export const startingWith = (item: PropertyItem | null): NewTransferValues => ({
  itemName: item?.name ?? '',
  serialNumber: item?.serialNumber ?? '',
  item,
  lines: [],
  recipient: '',
  person: null,
  staying: [],
  signOver: false,
  notes: '',
});

/** The fields of the item, empty for the next. */
export const NO_ITEM: ItemValues = { itemName: '', serialNumber: '', item: null };
