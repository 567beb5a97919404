import { useCurrentUser, useQuery } from '@hand-receipt/platform';
import { counted, Flex, formatCount, ShieldCheckIcon, ShieldIcon, Text } from '@hand-receipt/ui';
import { type ShownHistory, itemCheck } from '../device/device-queries';
import { forgottenWords } from '../device/first-sight';
import type { ItemReport } from '../device/messages';

/** What the check could rest on, where that is not what this browser remembers. */
function basisOf({ firstSight, forgotten }: ItemReport): string {
  if (forgotten) return ` ${forgottenWords(forgotten)}`;
  return firstSight ? ' It sees this ledger for the first time.' : '';
}

function verifiedText(report: ItemReport, shown: number): string {
  const { all, newer } = report;
  const more = newer > 0 ? ` ${counted(newer, 'event was', 'events were')} recorded since: refresh.` : '';
  return `This browser checked ${formatCount(shown)} of ${counted(all, 'event', 'events')} of this item against the sealed ledger.${basisOf(report)}${more}`;
}

/** That all events of the item are shown, as they are: this browser's own word, under the list. `ItemFault` says the contrary. */
export function ItemCheck({ history }: { history: ShownHistory }) {
  const { id } = useCurrentUser();
  const { data: last, error, isFetching } = useQuery(itemCheck(id, history));
  // A check that could not be made takes back the verdict of the one before it.
  const data = error ? undefined : last;
  if ((error && !isFetching) || data?.verified === false) return null;
  // A list with nothing in it has nothing to be vouched for.
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
