import { useUrlState } from '@hand-receipt/platform';
import type { UnitAct } from './unit-dialogs';

/** Which dialog about which unit is open, as the address holds it. */
export function useOpenUnit() {
  const { get, set } = useUrlState();
  return {
    act: get('unitAct') as UnitAct | '',
    unitId: get('unit'),
    open: (unitAct: UnitAct, unit = '') => set({ unitAct, unit }),
    close: () => set({ unitAct: '', unit: '' }),
  };
}
