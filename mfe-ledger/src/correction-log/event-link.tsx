import { Link, Mono } from '@hand-receipt/ui';

/** An event's id, leading to that event in the ledger's history. */
export function EventLink({ eventId }: { eventId: string }) {
  return (
    <Link to={`/ledger-verification?q=${encodeURIComponent(eventId)}`}>
      <Mono>{eventId}</Mono>
    </Link>
  );
}
