import type { LedgerEventDto } from '@hand-receipt/contracts';
import { useCurrentUser, useQuery } from '@hand-receipt/platform';
import { Alert, Flex, ShieldCheckIcon, ShieldIcon, Text } from '@hand-receipt/ui';
import { itemCheck } from '../api/device-check';
import { checkErrorMessage } from '../check/ledger-check';
import type { ItemReport } from '../device/messages';

interface ItemCheckProps {
  itemId: string;
  /** Newest first, as the panel shows them. */
  events: readonly LedgerEventDto[];
  /** True where the panel has nothing older to load. */
  whole: boolean;
  /** When the panel was read, epoch milliseconds. */
  readAt: number;
}

const plural = (count: number, one: string, many: string) => (count === 1 ? `1 ${one}` : `${count} ${many}`);

function verifiedText({ all, newer, firstSight }: ItemReport, shown: number): string {
  const memory = firstSight ? ' It sees this ledger for the first time.' : '';
  const more = newer > 0 ? ` ${plural(newer, 'event was', 'events were')} recorded since: refresh.` : '';
  return `This browser checked ${shown} of ${plural(all, 'event', 'events')} of this item against the sealed ledger.${memory}${more}`;
}

/** Whether all events of the item are shown, as they are: this browser's own word, under the list. */
export function ItemCheck({ itemId, events, whole, readAt }: ItemCheckProps) {
  const { id } = useCurrentUser();
  const { data, error, isFetching } = useQuery(itemCheck(id, { itemId, shown: events, whole, readAt }));
  if (events.length === 0) return null;
  if (error && !isFetching) {
    return (
      <Alert tone="warning" title="This browser could not check these events.">
        {checkErrorMessage(error)}
      </Alert>
    );
  }
  if (data && !data.verified) {
    return (
      <Alert tone="danger" title={data.findings[0]?.message ?? 'The ledger of this item does not hold'}>
        {data.findings.slice(1).map(({ message }) => (
          <p key={message}>{message}</p>
        ))}
      </Alert>
    );
  }
  return (
    <Flex gap="2" align="baseline" color="fg.muted" role="status">
      {data ? <ShieldCheckIcon size={14} /> : <ShieldIcon size={14} />}
      <Text textStyle="caption">
        {data ? verifiedText(data, events.length) : 'This browser is checking these events...'}
      </Text>
    </Flex>
  );
}
