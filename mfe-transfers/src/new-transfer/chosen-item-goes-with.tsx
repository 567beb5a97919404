import { useFormikContext } from '@hand-receipt/ui/forms';
import { GoesWithField } from '../sheet/goes-with-field';
import type { NewTransferValues } from './new-transfer-values';

/** What goes with the item that stands in the fields, once one was chosen. */
export function ChosenItemGoesWith() {
  const { item } = useFormikContext<NewTransferValues>().values;
  return item && <GoesWithField item={item} />;
}
