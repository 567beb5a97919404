import { Flex, Link2Icon, UnlinkIcon } from '@hand-receipt/ui';
import type { RowCheck } from '../check/broken-rows';

const LOOKS = {
  intact: { bg: 'bg.panel', color: 'fg.muted', borderColor: 'border.emphasized', borderStyle: 'solid' },
  suspect: { bg: 'bg.panel', color: 'danger.fg', borderColor: 'danger.fg', borderStyle: 'dashed' },
  broken: { bg: 'danger.solid', color: 'danger.contrast', borderColor: 'danger.solid', borderStyle: 'solid' },
} as const;

/** One event's node on the spine. */
export function SpineNode({ state }: { state: RowCheck['state'] }) {
  const Icon = state === 'broken' ? UnlinkIcon : Link2Icon;
  return (
    <Flex
      position="absolute"
      top="10px"
      left="13px"
      width="22px"
      height="22px"
      align="center"
      justify="center"
      borderWidth="1px"
      borderRadius="badge"
      {...LOOKS[state]}
    >
      <Icon size={12} />
    </Flex>
  );
}
