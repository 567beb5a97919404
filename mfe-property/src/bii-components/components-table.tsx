import type { ItemComponent } from '@hand-receipt/contracts';
import { Label, Mono, StatusBadge, VisuallyHidden } from '@hand-receipt/ui';
import type { ReactNode } from 'react';
import { PlainTable } from '../items/plain-table';

const NOTHING = '–';

interface ComponentsTableProps {
  /** Names the table for readers. */
  label: string;
  components: readonly ItemComponent[];
  /** Nested in a row of the list: no heads in sight, lower rows, and room for the NSN beside the name. */
  nested?: boolean;
  /** What can be done with one component. */
  actions?: (component: ItemComponent) => ReactNode;
}

/** The components of one item, as the annex of a hand receipt lists them. */
export function ComponentsTable({ label, components, nested = false, actions }: ComponentsTableProps) {
  const heads = (
    <tr>
      <Head>Name</Head>
      {nested && <Head>NSN</Head>}
      <Head>Serial number</Head>
      <Head number>Qty</Head>
      <Head>Need</Head>
      <Head>Status</Head>
      {actions && <Head hidden>Actions</Head>}
    </tr>
  );
  return (
    <PlainTable label={label} rowHeight={nested ? '8' : '9'}>
      {nested ? <VisuallyHidden as="thead">{heads}</VisuallyHidden> : <thead>{heads}</thead>}
      <tbody>
        {components.map((component) => (
          <tr key={component.id}>
            <th scope="row">
              {component.name}
              {!nested && component.nsn && (
                <div>
                  <Mono muted>{component.nsn}</Mono>
                </div>
              )}
            </th>
            {nested && (
              <td>
                <Mono muted>{component.nsn ?? NOTHING}</Mono>
              </td>
            )}
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

interface HeadProps {
  number?: boolean;
  hidden?: boolean;
  children: string;
}

function Head({ number, hidden, children }: HeadProps) {
  return (
    <th scope="col" data-number={number}>
      {hidden ? <VisuallyHidden>{children}</VisuallyHidden> : <Label>{children}</Label>}
    </th>
  );
}
