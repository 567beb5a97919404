import type { PropertyItem } from '@hand-receipt/contracts';
import { useLocation } from '@hand-receipt/platform';
import { Box, FormCell, FormStrip, Heading, Serial } from '@hand-receipt/ui';

/** What is mounted on the item, and what it is mounted on; each leads to its own details. */
export function MountedItems({ item }: { item: PropertyItem }) {
  const { search } = useLocation();
  const { attachedComponents, attachedTo } = item;
  if (attachedComponents.length === 0 && !attachedTo) return null;
  const columns = attachedComponents.length === 1 ? 1 : 2;
  return (
    <Box as="section">
      <Heading as="h3" textStyle="h2" mb="2">
        Attached components
      </Heading>
      <FormStrip numbering="none" columns={columns} phoneColumns={columns}>
        {attachedTo && (
          <FormCell
            caption={`Attached to, ${attachedTo.position}`}
            to={`/property-book/${attachedTo.id}${search}`}
            span={columns}
            phoneSpan={columns}
          >
            {attachedTo.name} <Serial>{attachedTo.serial_number}</Serial>
          </FormCell>
        )}
        {attachedComponents.map(({ position, componentProperty: { id, name } }) => (
          <FormCell key={id} caption={position} to={`/property-book/${id}${search}`}>
            {name}
          </FormCell>
        ))}
      </FormStrip>
    </Box>
  );
}
