import type { BulkResultDto, PropertyItem } from '@hand-receipt/contracts';
import { propertyQueries } from '@hand-receipt/data';
import { useQuery } from '@hand-receipt/platform';
import { Serial } from '@hand-receipt/ui';

interface RefusedRowProps {
  result: BulkResultDto;
  /** The item, where it is loaded. */
  listed: PropertyItem | undefined;
}

/** One item of a bulk act, and why it was refused. One that may not be seen any more has no name. */
export function RefusedRow({ result, listed }: RefusedRowProps) {
  const found = useQuery({ ...propertyQueries.detail(result.id), enabled: !listed }).data;
  const item = listed ?? found;
  return (
    <tr>
      <th scope="row">
        {item ? (
          <>
            {item.name} <Serial>{item.serialNumber}</Serial>
          </>
        ) : (
          'No longer in your property book'
        )}
      </th>
      <td>{result.message}</td>
    </tr>
  );
}
