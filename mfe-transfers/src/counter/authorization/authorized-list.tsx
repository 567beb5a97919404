import type { CounterAuthorizationDto } from '@hand-receipt/contracts';
import { Box, Button, Flex, Mono, PlainTable, Serial, Text, useIsPhone } from '@hand-receipt/ui';

interface AuthorizedListProps {
  entries: readonly CounterAuthorizationDto[];
  /** Left out for a person who may not end one. */
  onEnd?: (itemId: string) => void;
}

/** Who is authorized for which weapon, as a list on phones. */
export function AuthorizedList(props: AuthorizedListProps) {
  const isPhone = useIsPhone();
  return isPhone ? <AuthorizedCards {...props} /> : <AuthorizedTable {...props} />;
}

interface EndButtonProps {
  entry: CounterAuthorizationDto;
  onEnd: (itemId: string) => void;
}

const EndButton = ({ entry: { person, item }, onEnd }: EndButtonProps) => (
  <Button
    size="s"
    aria-label={`End the authorization of ${person.name} for ${item.serial_number}`}
    onClick={() => onEnd(item.id)}
  >
    End
  </Button>
);

const CardNumber = ({ entry: { card_number: card } }: Pick<EndButtonProps, 'entry'>) =>
  card ? <Mono>{card}</Mono> : 'Not printed';

function AuthorizedCards({ entries, onEnd }: AuthorizedListProps) {
  return (
    <Box as="ul" aria-label="Authorized weapons">
      {entries.map((entry) => (
        <Flex
          as="li"
          key={entry.item.id}
          gap="3"
          px="4"
          py="3"
          align="center"
          borderTopWidth="1px"
          borderColor="border.subtle"
        >
          <Box flex="1" minWidth="0">
            <Text fontWeight="semibold">{entry.person.name}</Text>
            <Text>
              <Serial>{entry.item.serial_number}</Serial> {entry.item.name}
            </Text>
            <Text as="small" color="fg.muted">
              {entry.rack ? `${entry.rack} · ` : ''}Card <CardNumber entry={entry} />
            </Text>
          </Box>
          {onEnd ? <EndButton entry={entry} onEnd={onEnd} /> : null}
        </Flex>
      ))}
    </Box>
  );
}

function AuthorizedTable({ entries, onEnd }: AuthorizedListProps) {
  return (
    <PlainTable label="Authorized weapons">
      <thead>
        <tr>
          <th scope="col">Person</th>
          <th scope="col">Serial number</th>
          <th scope="col">Item</th>
          <th scope="col">Rack</th>
          <th scope="col">Card</th>
          {onEnd ? (
            <th scope="col">
              <span className="hr-hidden">End</span>
            </th>
          ) : null}
        </tr>
      </thead>
      <tbody>
        {entries.map((entry) => (
          <tr key={entry.item.id}>
            <th scope="row">{entry.person.name}</th>
            <td>
              <Serial>{entry.item.serial_number}</Serial>
            </td>
            <td>{entry.item.name}</td>
            <td>{entry.rack ?? '–'}</td>
            <td>
              <CardNumber entry={entry} />
            </td>
            {onEnd ? (
              <td data-number>
                <EndButton entry={entry} onEnd={onEnd} />
              </td>
            ) : null}
          </tr>
        ))}
      </tbody>
    </PlainTable>
  );
}
