import {
  MAINTENANCE_STATUSES,
  type MaintenanceDetailsDto,
  type MaintenanceStatus,
} from '@hand-receipt/contracts';
import { knownValue, useUrlState } from '@hand-receipt/platform';
import { useState } from 'react';

/** What is done with an item in a dialog: a move, named by the status that it leads to, or another change. */
export type DetailsAct = MaintenanceStatus | 'edit' | 'send' | 'part';

const ACTS: readonly DetailsAct[] = [...MAINTENANCE_STATUSES, 'edit', 'send', 'part'];

const mayDo = ({ moves, mayEdit }: MaintenanceDetailsDto, act: DetailsAct): boolean =>
  act === 'edit' || act === 'send' || act === 'part' ? mayEdit : moves.includes(act);

/** The dialog over an item that `act` of the URL names, as far as the reader may do it; '' where none is open. */
export function useDetailsAct(item: MaintenanceDetailsDto) {
  const url = useUrlState();
  const named = knownValue(ACTS, url.get('act'));
  const [open, setOpen] = useState<DetailsAct | ''>('');
  // An open dialog stays when another person closes the work: what was typed in it is still the reader's.
  if (named !== open && (named === '' || mayDo(item, named))) setOpen(named);
  return {
    act: named === open ? named : '',
    start: (act: DetailsAct) => url.set({ act }),
    close: () => url.set({ act: '' }),
  };
}
