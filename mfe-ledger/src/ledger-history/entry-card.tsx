import { Flex, Mono, Text } from '@hand-receipt/ui';
import { eventLook } from '../events/event-icon';
import type { LedgerEntry } from '../events/ledger-entry';

/** One entry on a phone. */
export function EntryCard({ entry }: { entry: LedgerEntry }) {
  return (
    <Flex gap="3" paddingRight="4">
      <Flex height="24px" align="center" color="fg.muted">
        {eventLook(entry.eventType).icon}
      </Flex>
      <div>
        <Text fontWeight="600">{entry.description}</Text>
        <Text textStyle="table" color="fg.muted">
          {entry.user} · {entry.timeAgo}
        </Text>
        <Mono muted>{entry.id}</Mono>
      </div>
    </Flex>
  );
}
