import { componentCount, type ItemComponent } from '@hand-receipt/contracts';
import { Box, ComponentBadges, Count, Label, PlainTable, useIsPhone } from '@hand-receipt/ui';

type ListedComponent = ItemComponent & { document?: string | null };

const heading = (text: string) => (
  <th scope="col" data-number>
    <Label>{text}</Label>
  </th>
);

/** Shortages first, then the order of the list. */
const shortFirst = (components: readonly ListedComponent[]) =>
  [...components].sort((a, b) => Number(componentCount(b).short > 0) - Number(componentCount(a).short > 0));

function ComponentRow({ component, phone }: { component: ListedComponent; phone: boolean }) {
  const { authorized, onHand, short } = componentCount(component);
  const { document } = component;
  const condition = document ? <>On order, {document}</> : <ComponentBadges component={component} />;
  return (
    <Box as="tr" bg={short > 0 ? 'warning.subtle' : undefined}>
      <th scope="row" data-name>
        {component.name}
        {component.serialNumber && (
          <Box textStyle="caption" color="fg.muted">
            SN {component.serialNumber}
          </Box>
        )}
        {phone && (component.status !== 'present' || onHand === null || document) && <Box>{condition}</Box>}
      </th>
      <td data-number>{authorized}</td>
      <td data-number>{onHand ?? '–'}</td>
      <td data-number data-tone={short > 0 ? 'warning' : undefined}>
        <Count value={short} />
      </td>
      {!phone && <td>{condition}</td>}
    </Box>
  );
}

interface ComponentTableProps {
  /** The end item, for readers: 'M4A1 Carbine W123456'. */
  of: string;
  components: readonly ListedComponent[];
}

/** The components that go with an item: how many there should be, are on hand, and are short. */
export function ComponentTable({ of, components }: ComponentTableProps) {
  const phone = useIsPhone();
  return (
    <Box borderWidth="1px" borderColor="border" borderRadius="l2" overflow="hidden" mt="2" bg="bg.panel">
      <PlainTable label={`Components of ${of}`} rowHeight="8">
        <thead>
          <tr>
            <th scope="col">
              <Label>Component</Label>
            </th>
            {heading(phone ? 'Auth' : 'Authorized')}
            {heading('On hand')}
            {heading('Short')}
            {!phone && (
              <th scope="col">
                <Label>Condition</Label>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {shortFirst(components).map((component) => (
            <ComponentRow key={component.id} component={component} phone={phone} />
          ))}
        </tbody>
      </PlainTable>
    </Box>
  );
}
