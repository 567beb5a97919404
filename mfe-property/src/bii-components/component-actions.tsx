import type { ItemComponent } from '@hand-receipt/contracts';
import { ActionMenu, Flex, IconButton, PencilIcon, ScanLineIcon, Trash2Icon } from '@hand-receipt/ui';

interface ComponentActionsProps {
  component: ItemComponent;
  /** The person may say how many are there. */
  mayCount: boolean;
  /** A mark is on its way. */
  marking: boolean;
  onMarkPresent: () => void;
  onEdit: () => void;
  onRemove: () => void;
}

/** What can be done with one component; one that is present need not be marked so (PROP-39). */
export function ComponentActions({
  component,
  mayCount,
  marking,
  onMarkPresent,
  onEdit,
  onRemove,
}: ComponentActionsProps) {
  const { name, status } = component;
  return (
    <Flex justify="flex-end" align="center">
      {mayCount && status !== 'present' && (
        <IconButton
          size="s"
          label={`Mark present, ${name}`}
          tooltip="Mark present"
          icon={<ScanLineIcon />}
          disabled={marking}
          onClick={onMarkPresent}
        />
      )}
      <ActionMenu
        label={`Actions, ${name}`}
        items={[
          { label: 'Edit', icon: <PencilIcon />, onSelect: onEdit },
          { label: 'Remove', icon: <Trash2Icon />, danger: true, onSelect: onRemove },
        ]}
      />
    </Flex>
  );
}
