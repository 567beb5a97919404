import { normalizeSerial } from '@hand-receipt/contracts';
import { propertyQueries } from '@hand-receipt/data';
import { useQuery } from '@hand-receipt/platform';
import { Alert, Button, PlusIcon } from '@hand-receipt/ui';
import { useFormikContext } from '@hand-receipt/ui/forms';
import type { AmendedLine, AmendmentValues } from './amendment-values';

interface ExchangeOfferProps {
  index: number;
  /** A serial number that was refused. */
  line: AmendedLine;
}

/** Where another item in sight has the new serial number: the way to amend both in one report. */
export function ExchangeOffer({ index, line }: ExchangeOfferProps) {
  const { values, setFieldValue, setFieldError } = useFormikContext<AmendmentValues>();
  const wanted = normalizeSerial(line.to);
  const { data: other } = useQuery({ ...propertyQueries.withSerial(wanted), enabled: wanted !== '' });
  const isThere = values.lines.some(({ itemId, field }) => itemId === other?.id && field === 'serial_number');
  if (!other || isThere) return null;
  const { id, name, serial_number: serial } = other;
  const add = async () => {
    const to = line.from ?? '';
    const added = { itemId: id, itemName: name, serialNumber: serial, field: line.field, from: serial, to };
    await setFieldValue('lines', [...values.lines, added], false);
    setFieldError(`lines.${index}.to`, undefined);
  };
  return (
    <Alert
      tone="info"
      title="Are the two exchanged?"
      actions={
        <Button size="s" icon={<PlusIcon size={14} />} onClick={() => void add()}>
          Add {serial} to this report
        </Button>
      }
    >
      <p>
        Then {name} {serial} is {line.from}.
      </p>
    </Alert>
  );
}
