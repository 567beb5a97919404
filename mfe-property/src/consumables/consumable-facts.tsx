import type { ConsumableDto } from '@hand-receipt/contracts';
import { FormCell, FormStrip, formatDate } from '@hand-receipt/ui';
import { countText } from './quantity';
import { Expiry, LowStock } from './stock-marks';

/** What is recorded of a consumable (PROP-54). */
export function ConsumableFacts({ item }: { item: ConsumableDto }) {
  return (
    <FormStrip>
      <FormCell caption="On hand" aside={<LowStock item={item} />}>
        {countText(item.currentQuantity, item.unit)}
      </FormCell>
      <FormCell caption="Minimum">{countText(item.minimumQuantity, item.unit)}</FormCell>
      <FormCell caption="Category">{item.category}</FormCell>
      <FormCell caption="NSN" mono>
        {item.nsn ?? 'N/A'}
      </FormCell>
      <FormCell caption="Expires">{item.expirationDate ? <Expiry item={item} /> : 'Keeps'}</FormCell>
      <FormCell caption="Last restocked" mono>
        {formatDate(item.lastRestockDate)}
      </FormCell>
      <FormCell caption="Location" span={2} phoneSpan={2}>
        {item.location ?? 'N/A'}
      </FormCell>
      {item.notes && (
        <FormCell caption="Notes" span={2} phoneSpan={2}>
          {item.notes}
        </FormCell>
      )}
    </FormStrip>
  );
}
