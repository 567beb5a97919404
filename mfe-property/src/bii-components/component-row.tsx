import type { ItemComponent } from '@hand-receipt/contracts';
import { Mono, StatusBadge } from '@hand-receipt/ui';
import type { ReactNode } from 'react';

const NOTHING = '–';

/** Columns that a table has room for; what has none stands under the name. */
interface ComponentColumns {
  nsn: boolean;
  serialNumber: boolean;
}

interface ComponentRowProps {
  component: ItemComponent;
  columns: ComponentColumns;
  action?: ReactNode;
}

/** One component: what it is, how many, whether it is needed, and whether it is there. */
export function ComponentRow({ component, columns, action }: ComponentRowProps) {
  const { name, nsn, serialNumber, quantity, required, status } = component;
  const under = [columns.nsn ? null : nsn, columns.serialNumber ? null : serialNumber].filter(
    (id) => id !== null,
  );
  return (
    <tr>
      <th scope="row">
        {name}
        {under.map((id) => (
          <div key={id}>
            <Mono muted>{id}</Mono>
          </div>
        ))}
      </th>
      {columns.nsn && (
        <td>
          <Mono muted>{nsn ?? NOTHING}</Mono>
        </td>
      )}
      {columns.serialNumber && (
        <td>
          <Mono>{serialNumber ?? NOTHING}</Mono>
        </td>
      )}
      <td data-number>{quantity}</td>
      <td>{required ? 'Required' : 'Optional'}</td>
      <td>
        <StatusBadge status={status} />
      </td>
      {action !== undefined && <td data-number>{action}</td>}
    </tr>
  );
}
