import { FormCell, FormStrip } from '@hand-receipt/ui';
import type { NamedItem } from './item-words';

/** The item that a dialog is about, restated at its head. */
export function ItemCells({ item }: { item: NamedItem }) {
  return (
    <FormStrip columns={2}>
      <FormCell caption="Item">{item.name}</FormCell>
      <FormCell caption="Serial number" mono>
        {item.serialNumber}
      </FormCell>
    </FormStrip>
  );
}
