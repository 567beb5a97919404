import type { PropertyItem } from '@hand-receipt/contracts';
import { Alert, Link } from '@hand-receipt/ui';

/** Says that an item that was scanned or linked to is on the books and not sensitive, and where it is. */
export function NotSensitive({ item: { id, name, serialNumber } }: { item: PropertyItem }) {
  return (
    <Alert tone="warning" title={`${name} ${serialNumber} is not a sensitive item`}>
      <p>
        It needs no scheduled check.{' '}
        <Link href={`/property-book/${encodeURIComponent(id)}`}>Open it in the Property Book</Link>
      </p>
    </Alert>
  );
}
