import { propertyQueries, useDebouncedValue } from '@hand-receipt/data';
import { useQuery } from '@hand-receipt/platform';
import { Alert, Serial } from '@hand-receipt/ui';

const TYPING_PAUSE_MS = 300;

interface NearMissNoticeProps {
  /** As it is being typed. */
  serialNumber: string;
  /** The item that it is typed for, whose own number is no other's. */
  itemId?: string;
}

/** Warns where a serial number is easily mistaken for that of an item in the book: O and 0, I and 1, two swapped. */
export function NearMissNotice({ serialNumber, itemId }: NearMissNoticeProps) {
  const typed = serialNumber.trim();
  const serial = useDebouncedValue(typed, TYPING_PAUSE_MS);
  const { data = [] } = useQuery({ ...propertyQueries.nearMisses(serial), enabled: serial !== '' });
  const nearMisses = data.filter(({ id }) => id !== itemId);
  if (serial !== typed || nearMisses.length === 0) return null;
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
