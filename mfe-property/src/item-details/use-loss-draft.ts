import type { PropertyItem } from '@hand-receipt/contracts';
import { type KeptDraft, useDraftInFront, usePersistedDraft } from '@hand-receipt/platform';
import { useCallback, useRef } from 'react';
import { itemLabel } from '../items/item-label';
import type { StatusValues } from '../items/loss-fields';

export interface LossDraft extends KeptDraft<StatusValues> {
  /** Forgets it for good: a status was recorded. */
  end: () => Promise<void>;
}

/** What was typed of the loss of an item and not sent. It waits on this device, and its person sends it. */
export function useLossDraft(item: PropertyItem): LossDraft {
  const name = `status/${item.id}`;
  const draft = usePersistedDraft<StatusValues>({
    name,
    type: 'update',
    title: () => `Report the loss of ${itemLabel(item)}`,
    path: `/property-book/${item.id}?set-status=Lost`,
  });
  useDraftInFront(name);
  const { keep, drop } = draft;
  const ended = useRef(false);
  return {
    ...draft,
    keep: useCallback(async (values: StatusValues) => (ended.current ? undefined : keep(values)), [keep]),
    end: useCallback(() => {
      ended.current = true;
      // It is sent: a draft that stays on the device is no failure of the act.
      return drop().catch((error: unknown) => console.warn('The draft could not be dropped', error));
    }, [drop]),
  };
}
