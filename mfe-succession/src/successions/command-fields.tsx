import type { DirectoryUserDto, HoldingsDto } from '@hand-receipt/contracts';
import { peopleQueries } from '@hand-receipt/data';
import { useQuery } from '@hand-receipt/platform';
import { Alert } from '@hand-receipt/ui';
import { CheckboxField, useFormikContext } from '@hand-receipt/ui/forms';
import { hasFromBook } from './use-may-start';

/** What of the outgoing person's property a change of command is not about; null where it is about all of it. */
function leftWords({ rank, name, role }: DirectoryUserDto, holdings: HoldingsDto): string | null {
  const who = `${rank} ${name}`;
  if (role !== 'Commander' && !hasFromBook(holdings)) {
    return `${who} is not the Commander and has nothing from the property book. Change the holder instead.`;
  }
  const givers = holdings.received.flatMap(({ giver }) => giver?.name ?? []);
  if (givers.length === 0) return null;
  return `What ${who} has from ${givers.join(' and ')} is not in it. Change its holder: the giver signs too.`;
}

/** Of a change of command: what it is not about, and whether the role of Commander passes. */
export function CommandFields() {
  const { fromUserId, toUserId } = useFormikContext<{ fromUserId: string; toUserId: string }>().values;
  const { data: people } = useQuery(peopleQueries.directory());
  const { data: holdings } = useQuery({
    ...peopleQueries.holdings(fromUserId),
    enabled: fromUserId !== '',
  });
  const outgoing = people?.find(({ id }) => id === fromUserId);
  const incoming = people?.find(({ id }) => id === toUserId);
  const left = outgoing && holdings ? leftWords(outgoing, holdings) : null;
  return (
    <>
      {left && <Alert tone="info" title={left} announce={false} />}
      {outgoing?.role === 'Commander' && incoming?.role !== 'Admin' && (
        <CheckboxField
          name="rolesPass"
          label="The role of Commander passes too"
          hint="At the signing the incoming becomes Commander and the outgoing Soldier."
        />
      )}
    </>
  );
}
