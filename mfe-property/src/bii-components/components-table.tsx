import type { ItemComponent } from '@hand-receipt/contracts';
import { Label, PlainTable, useIsPhone, VisuallyHidden } from '@hand-receipt/ui';
import type { ReactNode } from 'react';
import { ComponentRow } from './component-row';

interface ComponentsTableProps {
  /** Names the table for readers. */
  label: string;
  components: readonly ItemComponent[];
  /** Nested in a row of the list: lower rows, and room for the NSN beside the name. */
  nested?: boolean;
  /** What can be done with one component. */
  actions?: (component: ItemComponent) => ReactNode;
}

/** The components of one item, as the annex of a hand receipt lists them. */
export function ComponentsTable({ label, components, nested = false, actions }: ComponentsTableProps) {
  const isPhone = useIsPhone();
  const isWide = nested && !isPhone;
  const columns = { nsn: nested, serialNumber: isWide, need: isWide };
  const hasList = components.some(({ onList }) => onList);
  const heads = (
    <tr>
      <Head>Name</Head>
      {columns.nsn && <Head>NSN</Head>}
      {columns.serialNumber && <Head>Serial number</Head>}
      <Head number>Qty</Head>
      <Head number>On hand</Head>
      {columns.need && <Head>Need</Head>}
      <Head>Status</Head>
      {actions && <Head hidden>Actions</Head>}
    </tr>
  );
  return (
    <PlainTable label={label} rowHeight={nested ? '8' : '9'}>
      <thead>{heads}</thead>
      <tbody>
        {components.map((component) => (
          <ComponentRow
            key={component.id}
            component={component}
            columns={columns}
            isOffList={hasList && !component.onList}
            action={actions?.(component)}
          />
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
