import { Box, FilePenLineIcon, Flex, IconLink, Mono, Text } from '@hand-receipt/ui';
import { correctionPath } from '../events/correctors';
import { Described } from '../events/described';
import { eventLook } from '../events/event-icon';
import type { LedgerEntry } from '../events/ledger-entry';
import { NotProved } from '../proofs/not-proved';
import { EventState } from '../witnesses/event-state';

/** One entry on a phone. */
export function EntryCard({ entry, correctable }: { entry: LedgerEntry; correctable: boolean }) {
  return (
    <Flex gap="3" paddingRight="4">
      <Flex height="24px" align="center" color="fg.muted">
        {eventLook(entry.eventType).icon}
      </Flex>
      <Box flex="1" minWidth="0" overflowWrap="anywhere">
        <Text fontWeight="600">
          <Described {...entry} />
        </Text>
        <NotProved seq={entry.seq} />
        {entry.damaged ? null : (
          <>
            <Text textStyle="table" color="fg.muted">
              {entry.user} · {entry.timeAgo}
            </Text>
            <Text textStyle="table" color="fg.muted">
              <EventState event={entry} />
            </Text>
          </>
        )}
        <Mono muted>{entry.id}</Mono>
      </Box>
      {correctable && !entry.damaged ? (
        <IconLink
          label={`Write a correction of ${entry.description}`}
          icon={<FilePenLineIcon />}
          to={correctionPath(entry.id)}
        />
      ) : null}
    </Flex>
  );
}
