import type { ItemComponent, PropertyItem } from '@hand-receipt/contracts';
import { useCurrentUser } from '@hand-receipt/platform';
import { Box, Flex, Heading, IconButton, ScanLineIcon, Text, toast } from '@hand-receipt/ui';
import { reasonOf } from '../api/call-error';
import { useMarkComponentPresent } from '../api/mark-component-present';
import { ComponentsCount } from '../bii-components/components-count';
import { ComponentsTable } from '../bii-components/components-table';
import { mayEditComponents } from '../items/permissions';

/** What belongs to the item; a missing or damaged component that was seen is marked present (PROP-39). */
export function ItemComponents({ item }: { item: PropertyItem }) {
  const user = useCurrentUser();
  const mark = useMarkComponentPresent(item.id);

  const markPresent = ({ id }: ItemComponent) =>
    mark.mutate(id, {
      onError: (error) => toast({ title: error.message, description: reasonOf(error), tone: 'danger' }),
    });
  const actions = (component: ItemComponent) =>
    component.status !== 'present' && (
      <IconButton
        size="s"
        label={`Mark present, ${component.name}`}
        tooltip="Mark present"
        icon={<ScanLineIcon />}
        disabled={mark.isPending}
        onClick={() => markPresent(component)}
      />
    );

  return (
    <Box as="section">
      <Flex gap="2" align="center" mb="2">
        <Heading as="h3" textStyle="h2">
          Components (BII / COEI)
        </Heading>
        <ComponentsCount components={item.components} />
      </Flex>
      {item.components.length > 0 ? (
        <Box bg="bg.panel" borderWidth="1px" borderColor="border" borderRadius="l2" overflow="hidden">
          <ComponentsTable
            label={`Components of ${item.name}`}
            components={item.components}
            actions={mayEditComponents(user, item) ? actions : undefined}
          />
        </Box>
      ) : (
        <Text color="fg.muted">No components on record</Text>
      )}
    </Box>
  );
}
