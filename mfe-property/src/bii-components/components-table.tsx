import type { ItemComponent } from '@hand-receipt/contracts';
import { Label, Mono, StatusBadge, VisuallyHidden } from '@hand-receipt/ui';
import type { ReactNode } from 'react';
import { PlainTable } from '../items/plain-table';

const NOTHING = '–';

interface ComponentsTableProps {
  /** Names the table for readers. */
  label: string;
  components: readonly ItemComponent[];
  /** Nested in a row of the list: no heads in sight, lower rows. */
  nested?: boolean;
  /** What can be done with one component. */
  actions?: (component: ItemComponent) => ReactNode;
}

const HEADS = ['Name', 'NSN', 'Serial number', 'Qty', 'Need', 'Status'];

/** The components of one item, as the annex of a hand receipt lists them. */
export function ComponentsTable({ label, components, nested = false, actions }: ComponentsTableProps) {
  const heads = actions ? [...HEADS, 'Actions'] : HEADS;
  return (
    <PlainTable label={label} rowHeight={nested ? 8 : 9}>
      <TableHeads heads={heads} hidden={nested} />
      <tbody>
        {components.map((component) => (
          <tr key={component.id}>
            <th scope="row">{component.name}</th>
            <td>
              <Mono muted>{component.nsn ?? NOTHING}</Mono>
            </td>
            <td>
              <Mono>{component.serialNumber ?? NOTHING}</Mono>
            </td>
            <td data-number>{component.quantity}</td>
            <td>{component.required ? 'Required' : 'Optional'}</td>
            <td>
              <StatusBadge status={component.status} />
            </td>
            {actions && <td data-number>{actions(component)}</td>}
          </tr>
        ))}
      </tbody>
    </PlainTable>
  );
}

function TableHeads({ heads, hidden }: { heads: readonly string[]; hidden: boolean }) {
  const row = (
    <tr>
      {heads.map((head) => (
        <th key={head} scope="col" data-number={head === 'Qty' || undefined}>
          {head === 'Actions' ? <VisuallyHidden>{head}</VisuallyHidden> : <Label>{head}</Label>}
        </th>
      ))}
    </tr>
  );
  return hidden ? <VisuallyHidden as="thead">{row}</VisuallyHidden> : <thead>{row}</thead>;
}
