import type { UnitDto } from '@hand-receipt/contracts';
import { ActionMenu, PencilIcon, PlusIcon, Trash2Icon } from '@hand-receipt/ui';
import type { UnitAct } from './unit-dialogs';

interface UnitMenuProps {
  unit: UnitDto;
  onAct: (act: UnitAct, unit: UnitDto) => void;
}

/** What an Admin may do to a unit. Nothing comes below a squad. */
export function UnitMenu({ unit, onAct }: UnitMenuProps) {
  return (
    <ActionMenu
      label={`Actions, ${unit.name}`}
      items={[
        { label: 'Edit Unit', icon: <PencilIcon />, onSelect: () => onAct('edit', unit) },
        {
          label: 'Add Unit Below',
          icon: <PlusIcon />,
          disabled: unit.kind === 'squad',
          onSelect: () => onAct('add', unit),
        },
        {
          label: 'Remove Unit',
          icon: <Trash2Icon />,
          danger: true,
          onSelect: () => onAct('remove', unit),
        },
      ]}
    />
  );
}
