import { normalizeSerial } from '@hand-receipt/contracts';
import { propertyQueries } from '@hand-receipt/data';
import { statusOf, useQuery } from '@hand-receipt/platform';
import { Button, PlusIcon, Text } from '@hand-receipt/ui';
import { useFormikContext } from '@hand-receipt/ui/forms';
import type { AmendedLine, AmendmentValues } from './amendment-values';

interface OfferProps {
  line: AmendedLine;
  onAdded: () => void;
}

/** Offers to amend the item that has the new serial number too, to the number that becomes free. */
function Offer({ line, onAdded }: OfferProps) {
  const { values, setFieldValue } = useFormikContext<AmendmentValues>();
  const { data: other } = useQuery(propertyQueries.withSerial(normalizeSerial(line.to)));
  const isThere = (id: string) =>
    values.lines.some(({ itemId, field }) => itemId === id && field === 'serial_number');
  if (!other || isThere(other.id)) return null;
  const { id, name, serial_number: serial } = other;
  const add = () => {
    const to = line.from ?? '';
    const added = {
      itemId: id,
      itemName: name,
      serialNumber: serial,
      field: 'serial_number',
      from: serial,
      to,
    };
    void setFieldValue('lines', [...values.lines, added]);
    onAdded();
  };
  return (
    <div>
      <Text mb="2">
        If the two are exchanged, {name} {serial} is {line.from}.
      </Text>
      <Button icon={<PlusIcon />} onClick={add}>
        Add {serial} to this report
      </Button>
    </div>
  );
}

/** After a refusal because another item has the number: the way to amend both in one report. */
export function ExchangeOffer({ failure, onAdded }: { failure: Error | null; onAdded: () => void }) {
  const { lines } = useFormikContext<AmendmentValues>().values;
  if (statusOf(failure) !== 409) return null;
  const wanted = lines.filter(({ field, to }) => field === 'serial_number' && to.trim() !== '');
  return wanted.map((line) => <Offer key={line.itemId} line={line} onAdded={onAdded} />);
}
