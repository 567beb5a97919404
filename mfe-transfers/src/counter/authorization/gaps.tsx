import type { AuthorizationGapsDto, CounterDto } from '@hand-receipt/contracts';
import { counterQueries } from '@hand-receipt/data';
import { refusalOf, useQuery } from '@hand-receipt/platform';
import {
  Box,
  Button,
  CountBadge,
  ErrorState,
  Flex,
  formatDateTime,
  LoadingRows,
  Mono,
  Panel,
  Serial,
  Text,
} from '@hand-receipt/ui';
import type { ReactNode } from 'react';

interface GapsProps {
  counter: CounterDto;
  /** Left out for a person who may not authorize. */
  onAuthorize?: (itemId: string) => void;
}

/** Stock without a person, people without a weapon, and weapons that left the stock. */
export function Gaps({ counter, onAuthorize }: GapsProps) {
  const { data, error, refetch, isFetching } = useQuery(counterQueries.gaps(counter.id));
  if (!data) {
    return error ? (
      <ErrorState
        title="Failed to load what is not authorized"
        message={refusalOf(error)}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    ) : (
      <LoadingRows text="Loading what is not authorized..." />
    );
  }
  return <Lists gaps={data} onAuthorize={onAuthorize} />;
}

function Lists({ gaps: data, onAuthorize }: { gaps: AuthorizationGapsDto } & Pick<GapsProps, 'onAuthorize'>) {
  return (
    <>
      <List
        title="Stock without a person"
        count={data.stock.length}
        empty="Everything in the stock is somebody's."
      >
        {data.stock.map(({ item, rack }) => (
          <Row key={item.id}>
            <Serial>{item.serial_number}</Serial>
            <Text flex="1" minWidth="0" fontWeight="semibold">
              {item.name}
              {rack ? `, ${rack}` : ''}
            </Text>
            {onAuthorize ? (
              <Button
                size="s"
                aria-label={`Authorize a person for ${item.serial_number}`}
                onClick={() => onAuthorize(item.id)}
              >
                Authorize
              </Button>
            ) : null}
          </Row>
        ))}
      </List>
      <List
        title="People without a weapon"
        count={data.people.length}
        empty="Everybody is authorized for a weapon."
      >
        {data.people.map(({ id, name, unit }) => (
          <Row key={id}>
            <Text fontWeight="semibold">{name}</Text>
            <Text flex="1" color="fg.muted">
              {unit}
            </Text>
          </Row>
        ))}
      </List>
      <List title="No longer in stock" count={data.left.length} empty="No authorized weapon left the stock.">
        {data.left.map(({ item, person, card_number: card, until }) => (
          <Row key={item.id}>
            <Serial>{item.serial_number}</Serial>
            <Text flex="1" minWidth="0">
              {item.name}, {person.name} until <Mono>{formatDateTime(until)}</Mono>
              {card ? `, card ${card} is void` : ''}
            </Text>
          </Row>
        ))}
      </List>
    </>
  );
}

interface ListProps {
  title: string;
  count: number;
  empty: string;
  children: ReactNode;
}

function List({ title, count, empty, children }: ListProps) {
  return (
    <Panel title={title} badge={<CountBadge count={count} />}>
      {count === 0 ? (
        <Text p="4" color="fg.muted">
          {empty}
        </Text>
      ) : (
        <Box as="ul" aria-label={title}>
          {children}
        </Box>
      )}
    </Panel>
  );
}

const Row = ({ children }: { children: ReactNode }) => (
  <Flex
    as="li"
    align="center"
    gap="3"
    px="4"
    py="2"
    minHeight="44px"
    wrap="wrap"
    borderTopWidth="1px"
    borderColor="border.subtle"
  >
    {children}
  </Flex>
);
