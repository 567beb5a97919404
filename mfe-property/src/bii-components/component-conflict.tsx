import type { ItemComponent, PropertyItem } from '@hand-receipt/contracts';
import { componentStates, formatCount, statusLook, Text } from '@hand-receipt/ui';
import { FormConflict } from '@hand-receipt/ui/forms';
import { componentSummary } from './component-summary';

/** What a component says on record, in a line. */
function inWords(component: ItemComponent): string {
  const { name, nsn, serialNumber, quantity, required, notes } = component;
  const states = componentStates(component).map(({ status, label }) =>
    (label ?? statusLook(status).label).toLowerCase(),
  );
  const need = required ? 'required' : 'optional';
  return [name, nsn, serialNumber, `quantity ${formatCount(quantity)}`, need, ...states, notes]
    .filter(Boolean)
    .join(', ');
}

function recordOf(item: PropertyItem, component: ItemComponent | undefined): string {
  if (!component) return componentSummary(item.components) || 'no components';
  const now = item.components.find(({ id }) => id === component.id);
  return now ? inWords(now) : 'this component was removed';
}

/** Notes that end it may have a period of their own. */
const asSentence = (words: string): string => (/[.!?]$/.test(words) ? words : `${words}.`);

interface ComponentConflictProps {
  /** The item as it is now. */
  item: PropertyItem;
  /** What is being edited, as it was when the form opened; nothing where one is added. */
  component: ItemComponent | undefined;
}

/** A person changed the item while the form was open: what is on record now, beside what was typed. */
export function ComponentConflict({ item, component }: ComponentConflictProps) {
  return (
    <FormConflict title="Somebody changed this item while you were typing">
      <Text>On record now: {asSentence(recordOf(item, component))}</Text>
      <Text>
        What you typed is still here. {component ? 'Save again' : 'Press Add Component again'} to put it on
        record.
      </Text>
    </FormConflict>
  );
}
