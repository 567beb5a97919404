import type { ItemComponent } from '@hand-receipt/contracts';
import { Flex, StatusBadge, Text } from '@hand-receipt/ui';
import { tallyComponents } from './component-summary';

/** How many components are on record, and how many of them are missing, short, damaged or not counted. */
export function ComponentsCount({ components }: { components: readonly ItemComponent[] }) {
  const { total, missing, short, damaged, notCounted } = tallyComponents(components);
  return (
    <>
      <Text as="span" textStyle="caption" color="fg.muted">
        {total} on record
      </Text>
      <Flex gap="3" textStyle="caption">
        {missing > 0 && <StatusBadge status="missing" label={`${missing} missing`} />}
        {short > 0 && <StatusBadge status="missing" label={`${short} short`} />}
        {damaged > 0 && <StatusBadge status="damaged" label={`${damaged} damaged`} />}
        {notCounted > 0 && <StatusBadge status="not-verified" label={`${notCounted} not counted`} />}
      </Flex>
    </>
  );
}
