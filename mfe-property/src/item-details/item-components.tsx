import type { ItemComponent, PropertyItem } from '@hand-receipt/contracts';
import { componentMutations } from '@hand-receipt/data';
import { reasonOf, useCurrentUser, useMutation } from '@hand-receipt/platform';
import {
  Box,
  Button,
  ClipboardListIcon,
  Flex,
  Heading,
  lateDialog,
  PlusIcon,
  Text,
  toast,
} from '@hand-receipt/ui';
import { useState } from 'react';
import { ComponentActions } from '../bii-components/component-actions';
import { ComponentsCount } from '../bii-components/components-count';
import { ComponentsTable } from '../bii-components/components-table';
import { holdsOrKeeps, mayChange } from '../items/permissions';

const ComponentDialog = lateDialog(
  () => import(/* webpackChunkName: "component" */ '../bii-components/component-dialog'),
);
const CountDialog = lateDialog(
  () => import(/* webpackChunkName: "component" */ '../bii-components/count-dialog'),
);
const RemoveComponentDialog = lateDialog(
  () => import(/* webpackChunkName: "component" */ '../bii-components/remove-component-dialog'),
);

type Open = { dialog: 'add' | 'count' } | { dialog: 'edit' | 'remove'; component: ItemComponent };

interface ComponentsHeadProps {
  components: readonly ItemComponent[];
  mayCount: boolean;
  mayAdd: boolean;
  onOpen: (dialog: 'add' | 'count') => void;
}

function ComponentsHead({ components, mayCount: counts, mayAdd, onOpen }: ComponentsHeadProps) {
  return (
    <Flex gap="2" align="center" flexWrap="wrap" mb="2">
      <Heading as="h3" textStyle="h2">
        Components (BII / COEI)
      </Heading>
      <ComponentsCount components={components} />
      <Flex ml="auto" gap="2" flexWrap="wrap">
        {counts && components.length > 0 && (
          <Button size="s" icon={<ClipboardListIcon />} onClick={() => onOpen('count')}>
            Count Components
          </Button>
        )}
        {mayAdd && (
          <Button size="s" icon={<PlusIcon />} onClick={() => onOpen('add')}>
            Add Component
          </Button>
        )}
      </Flex>
    </Flex>
  );
}

/** What belongs to the item: components to count, add, edit, remove, and mark present once seen (PROP-37, PROP-39). */
export function ItemComponents({ item }: { item: PropertyItem }) {
  const user = useCurrentUser();
  const mark = useMutation(componentMutations.markPresent(item.id));
  const [open, setOpen] = useState<Open | null>(null);
  const close = () => setOpen(null);
  const isMine = mayChange(user, item);
  const counts = holdsOrKeeps(user, item);

  const markPresent = ({ id }: ItemComponent) =>
    mark.mutate(id, {
      onError: (error) => toast({ title: error.message, description: reasonOf(error), tone: 'danger' }),
    });
  const actions = (component: ItemComponent) => (
    <ComponentActions
      component={component}
      mayCount={counts}
      marking={mark.isPending}
      onMarkPresent={() => markPresent(component)}
      onEdit={() => setOpen({ dialog: 'edit', component })}
      onRemove={() => setOpen({ dialog: 'remove', component })}
    />
  );

  return (
    <Box as="section">
      <ComponentsHead
        components={item.components}
        mayCount={counts}
        mayAdd={isMine}
        onOpen={(dialog) => setOpen({ dialog })}
      />
      {item.components.length > 0 ? (
        <Box bg="bg.panel" borderWidth="1px" borderColor="border" borderRadius="l2" overflowX="auto">
          <ComponentsTable
            label={`Components of ${item.name}`}
            components={item.components}
            actions={isMine ? actions : undefined}
          />
        </Box>
      ) : (
        <Text color="fg.muted">No components on record</Text>
      )}
      {open?.dialog === 'count' && <CountDialog item={item} onClose={close} />}
      {open?.dialog === 'add' && <ComponentDialog item={item} onClose={close} />}
      {open?.dialog === 'edit' && <ComponentDialog item={item} component={open.component} onClose={close} />}
      {open?.dialog === 'remove' && (
        <RemoveComponentDialog item={item} component={open.component} onClose={close} />
      )}
    </Box>
  );
}
