import { maintenanceQueries } from '@hand-receipt/data';
import { useQuery } from '@hand-receipt/platform';
import { Alert } from '@hand-receipt/ui';
import { useFormikContext } from '@hand-receipt/ui/forms';
import type { StatusValues } from '../items/loss-fields';

/** Descriptions have up to 2,000 characters: the warning has room for the beginning of one. */
const NAME_LENGTH = 80;

const nameOf = ({ description }: { description: string }): string =>
  description.length > NAME_LENGTH
    ? `${description.slice(0, NAME_LENGTH).trimEnd()}...`
    : description.replace(/\.$/, '');

/** Shown with the status Operational: the open faults that deadline the item. The form does not wait for them. */
export function OpenFaultWarning({ itemId }: { itemId: string }) {
  const { status } = useFormikContext<StatusValues>().values;
  const isOperational = status === 'Operational';
  const { data } = useQuery({ ...maintenanceQueries.openFaults(itemId), enabled: isOperational });
  const faults = data?.filter(({ symbol }) => symbol === 'X') ?? [];
  if (!isOperational || faults.length === 0) return null;
  const [subject, be] = faults.length === 1 ? ['fault', 'is'] : ['faults', 'are'];
  return (
    <Alert tone="warning" title={`Open X ${subject}: ${faults.map(nameOf).join(', ')}`}>
      <p>
        The item counts as operational while the {subject} {be} open.
      </p>
    </Alert>
  );
}
