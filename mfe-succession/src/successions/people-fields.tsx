import type { DirectoryUserDto, SuccessionKind } from '@hand-receipt/contracts';
import { peopleQueries } from '@hand-receipt/data';
import { reasonOf, useCurrentUser, useQuery } from '@hand-receipt/platform';
import { ErrorState, LoadingRows } from '@hand-receipt/ui';
import { FormGrid, ReadOnlyField, SelectField, useFormikContext } from '@hand-receipt/ui/forms';
import { OPENS } from './use-may-start';

const toOption = ({ id, rank, name, unit }: DirectoryUserDto) => ({
  value: id,
  label: `${rank} ${name}, ${unit}`,
});

/** From whom the outgoing person has their items, as far as I see it: each is a set, and all of them are one. */
function GiverField({ fromUserId }: { fromUserId: string }) {
  const me = useCurrentUser();
  const { data, error, isFetching } = useQuery({
    ...peopleQueries.holdings(fromUserId),
    enabled: fromUserId !== '',
  });
  if (fromUserId === '') return <ReadOnlyField label="Hand receipt from" value="Choose who hands over." />;
  if (!data && !error && isFetching) return <LoadingRows text="Loading hand receipts..." rows={1} />;
  const givers = data
    ? data.received.flatMap(({ giver, items }) => (giver ? [{ giver, count: items.length }] : []))
    : [];
  const options = givers.map(({ giver }) => ({ value: giver.id, label: giver.name }));
  // Who may not read the page of the person knows at least what they gave themselves.
  if (!data) options.push({ value: me.id, label: me.name });
  return (
    <SelectField
      name="giverUserId"
      label="Hand receipt from"
      options={[{ value: '', label: 'Everybody above them' }, ...options]}
      hint="The giver signs too."
    />
  );
}

/** The people of the company, as choices. Who leads no unit starts a change of command for themselves alone. */
export function PeopleFields({ kind }: { kind: SuccessionKind }) {
  const me = useCurrentUser();
  const { values } = useFormikContext<{ fromUserId: string }>();
  const { data: people, error, refetch, isFetching } = useQuery(peopleQueries.directory());
  if (!people) {
    return error ? (
      <ErrorState
        title={error.message}
        message={reasonOf(error)}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    ) : (
      <LoadingRows text="Loading people..." rows={2} />
    );
  }
  const options = people.filter(({ status }) => status === 'Active').map(toOption);
  const isForOthers = kind === 'sub' || OPENS.includes(me.role);
  return (
    <>
      <FormGrid>
        {isForOthers ? (
          <SelectField name="fromUserId" label="Outgoing" placeholder="Who hands over" options={options} />
        ) : (
          <ReadOnlyField label="Outgoing" value={me.name} />
        )}
        <SelectField name="toUserId" label="Incoming" placeholder="Who takes over" options={options} />
      </FormGrid>
      {kind === 'sub' && <GiverField fromUserId={values.fromUserId} />}
    </>
  );
}
