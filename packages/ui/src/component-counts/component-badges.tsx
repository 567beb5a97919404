import type { ItemComponent } from '@hand-receipt/contracts';
import { Flex } from '../layout';
import { StatusBadge } from '../status/status-badge';
import { componentStates } from './component-state';

/** What there is to say of a component's counts. */
export function ComponentBadges({
  component,
}: {
  component: Pick<ItemComponent, 'quantity' | 'required' | 'onHand' | 'damaged'>;
}) {
  return (
    <Flex columnGap="3" flexWrap="wrap">
      {componentStates(component).map(({ status, label }) => (
        <StatusBadge key={status} status={status} label={label} />
      ))}
    </Flex>
  );
}
