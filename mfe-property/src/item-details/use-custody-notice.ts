import { personName, type PropertyItem } from '@hand-receipt/contracts';
import { toast } from '@hand-receipt/ui';
import { useEffect, useRef } from 'react';
import { itemLabel } from '../items/item-label';

/** Tells when the item changes hands while it is looked at: what could be done with it changes under the reader. */
export function useCustodyNotice(item: PropertyItem): void {
  const known = useRef(item);
  useEffect(() => {
    const before = known.current;
    known.current = item;
    if (before.id !== item.id || before.assignedTo === item.assignedTo) return;
    const holder = item.holder ? personName(item.holder) : 'The property book';
    toast({ title: 'Custody changed', description: `${holder} holds ${itemLabel(item)} now.`, tone: 'info' });
  }, [item]);
}
