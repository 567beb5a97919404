import type { ImportHolderDto } from '@hand-receipt/contracts';
import { peopleQueries } from '@hand-receipt/data';
import { useCurrentUser, useQuery } from '@hand-receipt/platform';
import { Box, ErrorState, Flex, LoadingRows, NativeSelect, Panel, Text } from '@hand-receipt/ui';
import { BOOK, type Placed } from './placed-holders';
import { cleanRowsOf } from './import-words';

interface HoldersPanelProps {
  heading: string;
  holders: readonly ImportHolderDto[];
  placed: Placed;
  onPlace: (value: string, choice: string) => void;
}

/** Active people to whom the importer may offer items, with those who were matched. */
function usePeople(holders: readonly ImportHolderDto[]) {
  const me = useCurrentUser();
  const query = useQuery(peopleQueries.directory());
  const matched = holders.flatMap(({ person }) => (person ? [{ value: person.id, label: person.name }] : []));
  const listed = (query.data ?? [])
    .filter(({ id, status }) => id !== me.id && status === 'Active')
    .map(({ id, rank, name }) => ({ value: id, label: `${rank} ${name}` }));
  const byId = new Map([...matched, ...listed].map((option) => [option.value, option]));
  const people = [...byId.values()].sort((a, b) => a.label.localeCompare(b.label));
  return { people, query };
}

/** Why nobody but those whom the server matched is a choice yet. */
function PeopleMissing({ query }: Pick<ReturnType<typeof usePeople>, 'query'>) {
  const { error, isFetching, refetch } = query;
  if (!error) return <LoadingRows text="Loading people..." rows={1} />;
  return (
    <ErrorState
      title="Failed to load people"
      message={error.message}
      onRetry={() => void refetch()}
      retrying={isFetching}
    />
  );
}

/** Each person whom the file names, and to whom their items are offered. */
export function HoldersPanel({ heading, holders, placed, onPlace }: HoldersPanelProps) {
  const { people, query } = usePeople(holders);
  const options = [{ value: BOOK, label: 'Nobody, keep in the book' }, ...people];
  return (
    <Panel title="Holders make offers" padded>
      <Text color="fg.muted" textStyle="table">
        Nobody signs by a file. Each person named in {heading} gets an offer to accept.
      </Text>
      {query.data ? null : <PeopleMissing query={query} />}
      <Box as="ul" mt="3" display="grid" gap="3" listStyleType="none">
        {holders.map(({ value, rows, is_me }) => (
          <Flex as="li" key={value} justify="space-between" align="center" gap="3" wrap="wrap">
            <Box minWidth="0" flex="1 1 7rem">
              <Text textStyle="table" fontWeight="600" overflowWrap="anywhere" translate="no">
                {value}
              </Text>
              <Text textStyle="caption" color="fg.muted">
                {cleanRowsOf(rows)}
                {is_me ? '. This is you: nobody offers items to themselves.' : ''}
              </Text>
            </Box>
            <NativeSelect
              label={`Person for ${value}`}
              value={placed[value] ?? ''}
              options={options}
              placeholder="Choose"
              width={176}
              onChange={(choice) => onPlace(value, choice)}
            />
          </Flex>
        ))}
      </Box>
    </Panel>
  );
}
