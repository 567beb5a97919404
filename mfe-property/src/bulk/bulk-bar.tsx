import { CHOSEN_ITEMS_LIMIT, type PropertyItem } from '@hand-receipt/contracts';
import { useCurrentUser, useNavigate } from '@hand-receipt/platform';
import { Button, FileDownIcon, SelectionBar, useIsPhone } from '@hand-receipt/ui';
import { whyNotHandedOver } from '../items/missing-words';
import { mayChange, mayCountChosen, mayOffer, mayPropose } from '../items/permissions';
import type { SelectAll } from './use-select-all';
import type { Selection } from './use-selection';

export type BulkAct = 'transfer' | 'recall' | 'status' | 'location' | 'classify' | 'leave' | 'export';

interface BulkBarProps {
  /** The rows that are loaded. */
  items: readonly PropertyItem[];
  selection: Selection;
  selectAll: SelectAll;
  /** The rows are items that I signed down to others. */
  signedDown: boolean;
  onAct: (act: BulkAct) => void;
}

const ONLY_SIGNERS = 'Only those who signed for an item and the supply sergeant may change it';

/** What those who keep the property book may do besides. */
const BookActs = ({ onAct }: Pick<BulkBarProps, 'onAct'>) => (
  <>
    <Button variant="ghost" onClick={() => onAct('classify')}>
      Classify
    </Button>
    <Button variant="ghost" onClick={() => onAct('leave')}>
      Leave the Book
    </Button>
  </>
);

/** Opens the form for an inventory of the chosen items, in Inventories; its address names them. */
function CountButton({ ids }: { ids: ReadonlySet<string> }) {
  const navigate = useNavigate();
  const isTooMany = ids.size > CHOSEN_ITEMS_LIMIT;
  return (
    <Button
      variant="ghost"
      disabled={isTooMany}
      data-tooltip={isTooMany ? `An inventory takes at most ${CHOSEN_ITEMS_LIMIT} chosen items` : undefined}
      onClick={() => navigate(`/inventories?new=chosen&items=${[...ids].map(encodeURIComponent).join(',')}`)}
    >
      Count
    </Button>
  );
}

/**
 * What can be done with the chosen rows (PROP-25, PROP-26): only what the person may do to each that is loaded. The
 * API decides on the others, and names those that it refuses.
 */
export function BulkBar({ items, selection, selectAll, signedDown, onAct }: BulkBarProps) {
  // A phone's list has no head to tick; elsewhere the words over the list offer it.
  const selectsAllHere = useIsPhone() && selectAll.label !== '';
  const user = useCurrentUser();
  const chosen = items.filter(({ id }) => selection.ids.has(id));
  const canOffer = chosen.every((item) => mayOffer(user, item));
  const missing = chosen.map(whyNotHandedOver).find(Boolean);
  const canUpdate = chosen.every((item) => mayChange(user, item));
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
      {signedDown && (
        <Button variant="ghost" onClick={() => onAct('recall')}>
          Recall
        </Button>
      )}
      <Button
        variant="ghost"
        disabled={!canOffer}
        data-tooltip={canOffer ? undefined : (missing ?? 'Only the holder may transfer an item')}
        onClick={() => onAct('transfer')}
      >
        Bulk Transfer
      </Button>
      <Button
        variant="ghost"
        disabled={!canUpdate}
        data-tooltip={canUpdate ? undefined : ONLY_SIGNERS}
        onClick={() => onAct('status')}
      >
        Update Status
      </Button>
      <Button
        variant="ghost"
        disabled={!canUpdate}
        data-tooltip={canUpdate ? undefined : ONLY_SIGNERS}
        onClick={() => onAct('location')}
      >
        Change Location
      </Button>
      {mayCountChosen(user) && <CountButton ids={selection.ids} />}
      {mayPropose(user) && <BookActs onAct={onAct} />}
      {selectsAllHere && (
        <Button variant="ghost" working={selectAll.working} onClick={selectAll.run}>
          {selectAll.label}
        </Button>
      )}
    </SelectionBar>
  );
}
