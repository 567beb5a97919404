import { peopleQueries } from '@hand-receipt/data';
import { useQuery } from '@hand-receipt/platform';
import { Button, CountBadge, counted, UsersIcon } from '@hand-receipt/ui';
import { sortConnections } from '../connections/connection-words';

/** Leads to my connections, and counts who waits for my answer. */
export function ConnectionsButton({ onOpen }: { onOpen: () => void }) {
  const { data } = useQuery(peopleQueries.connections());
  const asking = sortConnections(data ?? []).asking.length;
  return (
    <Button icon={<UsersIcon />} onClick={onOpen}>
      Connections
      {asking > 0 ? <CountBadge count={asking} tone="demand" label={counted(asking, 'request')} /> : null}
    </Button>
  );
}
