import type { SensitiveItemDto } from '@hand-receipt/contracts';
import { useLocation } from '@hand-receipt/platform';
import { IconLink, PanelRightOpenIcon } from '@hand-receipt/ui';
import { RowButtons } from '@hand-receipt/ui/table';
import { itemName } from './item-words';
import { VerifyButton } from './verify-button';

/** What can be done from an item's row: mark it verified where the reader may, and view its details. */
export function RowActions({ item, canVerify }: { item: SensitiveItemDto; canVerify: boolean }) {
  const { search } = useLocation();
  return (
    <RowButtons>
      {canVerify ? <VerifyButton item={item} size="s" variant="secondary" /> : null}
      <IconLink
        label={`View details, ${itemName(item)}`}
        tooltip="View details"
        icon={<PanelRightOpenIcon />}
        to={{ pathname: `/sensitive-items/${encodeURIComponent(item.id)}`, search }}
      />
    </RowButtons>
  );
}
