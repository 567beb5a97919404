import { propertyQueries, useDebouncedValue } from '@hand-receipt/data';
import { useQuery } from '@hand-receipt/platform';
import { Alert, Serial } from '@hand-receipt/ui';
import { useFormikContext } from '@hand-receipt/ui/forms';
import type { NewItem } from './new-item';

const TYPING_PAUSE_MS = 300;

/** Warns where a serial number is easily mistaken for that of an item in the book: O and 0, I and 1, two swapped. */
export function NearMissNotice() {
  const { values } = useFormikContext<NewItem>();
  const serial = useDebouncedValue(values.serial_number.trim(), TYPING_PAUSE_MS);
  const { data: nearMisses = [] } = useQuery({
    ...propertyQueries.nearMisses(serial),
    enabled: serial !== '',
  });
  if (serial !== values.serial_number.trim() || nearMisses.length === 0) return null;
  return (
    <Alert tone="warning" title="Check the data plate: this serial number is close to one in the book">
      <ul>
        {nearMisses.map(({ id, name, serial_number }) => (
          <li key={id}>
            {name} <Serial>{serial_number}</Serial>
          </li>
        ))}
      </ul>
    </Alert>
  );
}
