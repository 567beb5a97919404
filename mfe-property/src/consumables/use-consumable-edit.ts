import type { ConsumableDto } from '@hand-receipt/contracts';
import { consumableMutations } from '@hand-receipt/data';
import { statusOf, useMutation } from '@hand-receipt/platform';
import { useState } from 'react';
import { changesIn, type ConsumableValues, valuesOf } from './consumable-form';
import { tell } from './form-outcome';

/**
 * Saves what was changed of a consumable since the form opened. What was refused over another person's change is saved
 * over it only when asked again.
 *
 * @param item as it is now
 */
export function useConsumableEdit(item: ConsumableDto, onDone: () => void) {
  // As it was opened: what others change meanwhile must not wipe out what is being typed.
  const [opened] = useState(() => valuesOf(item));
  const [seen, setSeen] = useState(item.version);
  const [failure, setFailure] = useState<Error | null>(null);
  const edit = useMutation(consumableMutations.edit(item));
  // The version has moved on: the refusal was for that, and the consumable as it is now is shown.
  const isOutdated = statusOf(failure) === 409 && item.version !== seen;

  async function save(values: ConsumableValues) {
    const changes = changesIn(values, opened);
    if (Object.keys(changes).length === 0) return onDone();
    const version = isOutdated ? item.version : seen;
    setSeen(version);
    setFailure(null);
    try {
      await edit.mutateAsync({ ...changes, version });
    } catch (error) {
      setFailure(error as Error);
      throw error;
    }
    tell('Consumable Updated', `${values.name.trim()} is up to date.`, false);
    onDone();
  }

  return { opened, save, failure, isOutdated };
}
