import type { CounterDto } from '@hand-receipt/contracts';
import { counterQueries } from '@hand-receipt/data';
import { useQuery, useUrlState } from '@hand-receipt/platform';
import { Box, Button, counted, Flex, IconButton, Panel, Serial, Text, XIcon } from '@hand-receipt/ui';
import { itemName } from './list';
import type { DeskState } from './use-desk';

/** What the person of the address has of this counter. Nothing where the address names nobody. */
export function ExpectedBack({ counter, desk }: { counter: CounterDto; desk: DeskState }) {
  const { get, set } = useUrlState();
  const personId = get('from');
  const { data } = useQuery({ ...counterQueries.out(counter.id), enabled: personId !== '' });
  const entries = data?.entries.filter(({ person }) => person.id === personId) ?? [];
  const [first] = entries;
  if (!first) return null;
  return (
    <Panel
      title={`With ${first.person.name}`}
      badge={<Text as="small">{counted(entries.length, 'item')}</Text>}
      actions={
        <IconButton
          size="l"
          label={`Hide what ${first.person.name} has`}
          icon={<XIcon />}
          onClick={() => set({ from: '' })}
        />
      }
    >
      <Box as="ul">
        {entries.map(({ item }) => (
          <Flex
            as="li"
            key={item.id}
            gap="3"
            px="4"
            py="2"
            align="center"
            borderTopWidth="1px"
            borderColor="border.subtle"
          >
            <Serial>{item.serial_number}</Serial>
            <Text flex="1">{item.name}</Text>
            <Button
              size="l"
              aria-label={`Take back ${itemName(item)}`}
              onClick={() => desk.take(item.serial_number, 'typed')}
            >
              Take Back
            </Button>
          </Flex>
        ))}
      </Box>
    </Panel>
  );
}
