import type { UnitDto } from '@hand-receipt/contracts';
import { AddUnitDialog } from './add-unit-dialog';
import { EditUnitDialog } from './edit-unit-dialog';
import { RemoveUnitDialog } from './remove-unit-dialog';

export type UnitAct = 'add' | 'edit' | 'remove';

interface UnitDialogsProps {
  act: UnitAct;
  /** Whom it is about; for 'add' the unit above, or none. */
  unit: UnitDto | undefined;
  units: readonly UnitDto[];
  onClose: () => void;
}

/** The one dialog about a unit that is open. */
export default function UnitDialogs({ act, unit, units, onClose }: UnitDialogsProps) {
  if (act === 'add') return <AddUnitDialog units={units} below={unit} onClose={onClose} />;
  if (!unit) return null;
  return act === 'edit' ? (
    <EditUnitDialog unit={unit} units={units} onClose={onClose} />
  ) : (
    <RemoveUnitDialog unit={unit} onClose={onClose} />
  );
}
