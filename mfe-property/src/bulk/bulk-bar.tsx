import { Button, FileDownIcon, SelectionBar, useIsPhone } from '@hand-receipt/ui';
import type { PropertyTab } from '../property-book/list-state';
import type { SelectAll } from './use-select-all';
import type { Selection } from './use-selection';

export type BulkAct = 'transfer' | 'status' | 'export';

interface BulkBarProps {
  tab: PropertyTab;
  selection: Selection;
  selectAll: SelectAll;
  onAct: (act: BulkAct) => void;
}

/** What can be done with the chosen rows (PROP-25, PROP-26). Only what I hold can be offered to somebody. */
export function BulkBar({ tab, selection, selectAll, onAct }: BulkBarProps) {
  // A phone's list has no head to tick; elsewhere the words over the list offer it.
  const selectsAllHere = useIsPhone() && selectAll.label !== '';
  const mayOffer = tab === 'assigned';
  return (
    <SelectionBar
      count={selection.ids.size}
      onClear={selection.clear}
      keyAction={
        <Button variant="key" icon={<FileDownIcon />} onClick={() => onAct('export')}>
          Export DA 2062
        </Button>
      }
    >
      <Button
        variant="ghost"
        disabled={!mayOffer}
        data-tooltip={mayOffer ? undefined : 'Only the holder may transfer an item'}
        onClick={() => onAct('transfer')}
      >
        Bulk Transfer
      </Button>
      <Button variant="ghost" onClick={() => onAct('status')}>
        Update Status
      </Button>
      {selectsAllHere && (
        <Button variant="ghost" working={selectAll.working} onClick={selectAll.run}>
          {selectAll.label}
        </Button>
      )}
    </SelectionBar>
  );
}
