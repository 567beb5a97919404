import { useCurrentUser, useQuery } from '@hand-receipt/platform';
import { Alert, Flex, ShieldCheckIcon, ShieldIcon, Text } from '@hand-receipt/ui';
import { type ShownHistory, itemCheck } from '../api/device-check';
import { checkErrorMessage } from '../check/ledger-check';
import type { ItemReport } from '../device/messages';

const plural = (count: number, one: string, many: string) => (count === 1 ? `1 ${one}` : `${count} ${many}`);

function verifiedText({ all, newer, firstSight }: ItemReport, shown: number): string {
  const memory = firstSight ? ' It sees this ledger for the first time.' : '';
  const more = newer > 0 ? ` ${plural(newer, 'event was', 'events were')} recorded since: refresh.` : '';
  return `This browser checked ${shown} of ${plural(all, 'event', 'events')} of this item against the sealed ledger.${memory}${more}`;
}

/** Whether all events of the item are shown, as they are: this browser's own word, under the list. */
export function ItemCheck({ history }: { history: ShownHistory }) {
  const { id } = useCurrentUser();
  const { data, error, isFetching } = useQuery(itemCheck(id, history));
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
  // A list with nothing in it has nothing to be vouched for; that something is missing from it is said above.
  if (history.shown.length === 0) return null;
  return (
    <Flex gap="2" align="baseline" color="fg.muted" role="status">
      {data ? <ShieldCheckIcon size={14} /> : <ShieldIcon size={14} />}
      <Text textStyle="caption">
        {data ? verifiedText(data, history.shown.length) : 'This browser is checking these events...'}
      </Text>
    </Flex>
  );
}
