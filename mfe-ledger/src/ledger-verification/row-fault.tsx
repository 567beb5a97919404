import { Flex, UnlinkIcon } from '@hand-receipt/ui';
import type { RowCheck } from '../check/broken-rows';

/** What does not hold about an event, under its type. */
export function RowFault({ check }: { check: RowCheck }) {
  if (check.state !== 'broken' || check.reason === undefined) return null;
  return (
    <Flex align="center" gap="1.5" color="danger.fg" fontWeight="600">
      <UnlinkIcon size={14} strokeWidth={2} />
      {check.reason}
    </Flex>
  );
}
