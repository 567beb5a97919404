import type { LedgerEventDetailsDto } from '@hand-receipt/contracts';
import { ledgerQueries } from '@hand-receipt/data';
import { useQuery } from '@hand-receipt/platform';
import { Alert, Box, formatLedgerTime, Mono, Text } from '@hand-receipt/ui';
import { useFormikContext } from '@hand-receipt/ui/forms';
import { userNameOf } from '../events/event-details';
import { describeEvent } from '../events/ledger-entry';
import { EventLink } from './event-link';
import { useSettled } from './use-settled';

/** What is to be corrected, as the ledger has it, and what corrected it before. */
function EventSummary({ event }: { event: LedgerEventDetailsDto }) {
  return (
    <Box
      as="section"
      aria-label="Original event"
      padding="3"
      bg="bg.subtle"
      borderWidth="1px"
      borderColor="border"
    >
      <Text fontWeight="600">{describeEvent(event)}</Text>
      <Text textStyle="table" color="fg.muted">
        <Mono>#{event.seq}</Mono> · <Mono>{formatLedgerTime(event.timestamp)}</Mono> · {userNameOf(event)}
      </Text>
      {event.correctedBy.map(({ eventId }) => (
        <Text key={eventId} textStyle="table">
          Corrected before by <EventLink eventId={eventId} />
        </Text>
      ))}
    </Box>
  );
}

/** Shows the event whose id is in the form, once the id is no longer being typed. */
export function OriginalEvent() {
  const { values } = useFormikContext<{ originalEventId: string }>();
  const eventId = useSettled(values.originalEventId.trim());
  const { data, error } = useQuery(ledgerQueries.event(eventId));
  if (eventId === '') return null;
  if (error) return <Alert tone="warning" title={error.message} />;
  return data ? <EventSummary event={data} /> : null;
}
