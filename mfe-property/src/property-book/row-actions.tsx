import type { PropertyItem } from '@hand-receipt/contracts';
import { useLocation } from '@hand-receipt/platform';
import { IconButton, IconLink, PanelRightOpenIcon, Undo2Icon } from '@hand-receipt/ui';
import { RowButtons } from '@hand-receipt/ui/table';
import type { MouseEvent } from 'react';
import { OfferedActions } from '../items/offered-actions';
import { itemLabel } from '../items/item-label';
import type { PropertyTab } from './list-state';

/** A dialog that an action opens is a child of the row to React; a click in it must not open the row. */
function keepFromRow(event: MouseEvent) {
  const outside = !event.currentTarget.contains(event.target as Node);
  if (outside) event.stopPropagation();
}

interface RowActionsProps {
  item: PropertyItem;
  tab: PropertyTab;
  onRecall: (item: PropertyItem) => void;
}

/** What I can do with an item that I hold (PROP-22), or with one that I signed down (PROP-23). */
export function RowActions({ item, tab, onRecall }: RowActionsProps) {
  const { search } = useLocation();
  const label = itemLabel(item);
  return (
    <div role="presentation" onClick={keepFromRow}>
      <RowButtons>
        {tab === 'assigned' ? <OfferedActions item={item} /> : null}
        {tab === 'signedout' ? (
          <IconButton
            size="s"
            label={`Initiate recall, ${label}`}
            tooltip="Initiate recall"
            icon={<Undo2Icon />}
            onClick={() => onRecall(item)}
          />
        ) : null}
        <IconLink
          size="s"
          label={`Details, ${label}`}
          tooltip="Details"
          icon={<PanelRightOpenIcon />}
          to={{ pathname: `/property-book/${item.id}`, search }}
        />
      </RowButtons>
    </div>
  );
}
