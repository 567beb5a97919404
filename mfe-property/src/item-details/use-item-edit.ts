import type { PropertyItem } from '@hand-receipt/contracts';
import { propertyMutations } from '@hand-receipt/data';
import { statusOf, useMutation } from '@hand-receipt/platform';
import { toast } from '@hand-receipt/ui';
import { useState } from 'react';
import { itemLabel } from '../items/item-label';
import { useQueuedEdit } from '../items/use-queued-edit';
import { changesIn, classificationIn, type EditValues, takenNumber, valuesOf } from './item-edit';

const savedToast = (item: PropertyItem, isQueued: boolean) =>
  isQueued
    ? ({
        tone: 'info',
        title: 'Saved on this device',
        description: `${itemLabel(item)} will be sent when connection is restored`,
      } as const)
    : ({
        tone: 'success',
        title: 'Item Updated',
        description: `${itemLabel(item)}. The change is in the ledger.`,
      } as const);

/**
 * Saves what was changed of an item since the form opened, which begins with what waits to be sent of it. What was refused over another person's change is saved over
 * it only when asked again.
 *
 * @param item as it is now
 */
export function useItemEdit(item: PropertyItem, onDone: () => void) {
  const queued = useQueuedEdit(item);
  const [opened] = useState(() => ({ values: { ...valuesOf(item), ...queued }, item }));
  const [seen, setSeen] = useState(item.version);
  const [refused, setRefused] = useState<{ error: Error; values: EditValues } | null>(null);
  const edit = useMutation(propertyMutations.edit(item));
  const isConflict = statusOf(refused?.error) === 409;
  // The version has moved on: the refusal was for that, and the item as it is now is shown.
  const isOutdated = isConflict && item.version !== seen;

  async function save(values: EditValues) {
    const changes = changesIn(values, opened.values);
    if (Object.keys(changes).length === 0) return onDone();
    const version = isOutdated ? item.version : seen;
    setSeen(version);
    setRefused(null);
    let saved;
    try {
      saved = await edit.mutateAsync({ ...changes, version });
    } catch (error) {
      setRefused({ error: error as Error, values });
      throw error;
    }
    toast(savedToast(item, Boolean(saved.queued)));
    onDone();
  }

  return {
    opened,
    save,
    failure: refused?.error ?? null,
    /** What was typed of what makes the item sensitive. */
    typedClassification: refused ? classificationIn(refused.values) : {},
    isOutdated,
    /** A number that was typed where another one is on record by now. */
    taken: refused && isConflict ? takenNumber(item, opened.values, refused.values) : undefined,
  };
}
