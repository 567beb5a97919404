import type { ItemComponent } from '@hand-receipt/contracts';
import { badRequest } from '../../kernel';
import type { NewComponent } from './components';

/** What a list of components, as a person saved it, makes of the one that the item has. */
export interface ComponentChanges {
  /** The list to write; what is new has no id yet. */
  rows: (NewComponent & { id?: string })[];
  added: NewComponent[];
  changed: NewComponent[];
  removed: NewComponent[];
  /** Nothing differs, the order neither. */
  none: boolean;
}

const FACTS = ['name', 'nsn', 'serialNumber', 'quantity', 'required', 'status', 'notes'] as const;

const differ = (one: NewComponent, other: NewComponent): boolean =>
  FACTS.some((fact) => one[fact] !== other[fact]);

/**
 * Compares two lists of components. One whose id the item does not have, or that comes a second time, is new.
 *
 * @throws ApiError 400 for a new component without a quantity (RULE-18).
 */
export function componentChanges(
  before: readonly ItemComponent[],
  saved: readonly ItemComponent[],
): ComponentChanges {
  const unclaimed = new Map(before.map((component) => [component.id, component]));
  const added: NewComponent[] = [];
  const changed: NewComponent[] = [];

  const rows = saved.map(({ id, ...component }) => {
    const known = unclaimed.get(id);
    unclaimed.delete(id);
    if (known) {
      if (differ(known, component)) changed.push(component);
      return { ...component, id };
    }
    if (component.quantity < 1) throw badRequest('A new component needs a quantity above 0.');
    added.push(component);
    return component;
  });

  const removed = [...unclaimed.values()];
  const moved = rows.some((row, at) => 'id' in row && row.id !== before[at]?.id);
  const none = added.length + changed.length + removed.length === 0 && !moved;
  return { rows, added, changed, removed, none };
}
