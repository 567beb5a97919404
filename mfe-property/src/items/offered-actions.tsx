import type { PropertyItem } from '@hand-receipt/contracts';
import { Slot, useSlotSize } from '@hand-receipt/platform';
import { MoreActions } from '@hand-receipt/ui';
import { itemLabel } from './item-label';

const SLOT = 'property.rowActions';
/** As many stand beside each other; the rest opens from a button. */
const INLINE = 2;

/** Buttons beside each other, for what other sections offer. */
export function useOfferedButtons(): number {
  const size = useSlotSize(SLOT);
  return size > INLINE ? INLINE + 1 : size;
}

interface OfferedActionsProps {
  item: PropertyItem;
  /** Under the details there is room for words, and the main action leads; in a row it stands at the end. */
  withWords?: boolean;
}

/** What other sections offer to do with an item that I hold, in any number. */
export function OfferedActions({ item, withWords = false }: OfferedActionsProps) {
  const isMore = useSlotSize(SLOT) > INLINE;
  return (
    <>
      <Slot name={SLOT} with={{ item, compact: !withWords }} reversed={withWords} first={INLINE} />
      {isMore && (
        <MoreActions label={`More actions, ${itemLabel(item)}`} size={withWords ? 'm' : 's'}>
          <Slot name={SLOT} with={{ item, compact: false }} after={INLINE} />
        </MoreActions>
      )}
    </>
  );
}
