import { Link, Mono } from '@hand-receipt/ui';

interface EventLinkProps {
  eventId: string;
  /** It is a line of its own, not a word in a sentence. */
  ownLine?: boolean;
}

/** An event's id, leading to that event in the ledger's history. */
export function EventLink({ eventId, ownLine }: EventLinkProps) {
  return (
    <Link ownLine={ownLine} to={`/ledger-verification?q=${encodeURIComponent(eventId)}`}>
      <Mono>{eventId}</Mono>
    </Link>
  );
}
