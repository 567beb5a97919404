import {
  counted,
  Box,
  Button,
  CheckIcon,
  CircleXIcon,
  EmptyState,
  Flex,
  formatTime,
  Mono,
  Panel,
  Serial,
  Text,
} from '@hand-receipt/ui';
import { CountRow, countValuesOf, Form, SubmitButton, toCounts } from '@hand-receipt/ui/forms';
import { itemName } from './list';
import type { DeskState, PendingReturn } from './use-desk';
import type { ReturnedRow } from './use-returned';

/** Components of an item that comes back; a lower count opens a shortage of its holder. */
function CountBack({ pending, desk }: { pending: PendingReturn; desk: DeskState }) {
  const { item } = pending;
  return (
    <Box p="4" borderTopWidth="1px" borderColor="border.subtle">
      <Text fontWeight="semibold" mb="2">
        {itemName(item)}
      </Text>
      <Form
        label={`Components of ${itemName(item)}`}
        initialValues={countValuesOf(item.components)}
        onSubmit={(values) => desk.takeBack(pending, toCounts(values, item.components))}
      >
        {item.components.map((component) => (
          <CountRow key={component.id} component={component} />
        ))}
        <Flex gap="2" mt="3">
          <SubmitButton>Take Back</SubmitButton>
          <Button onClick={desk.cancelReturn}>Cancel</Button>
        </Flex>
      </Form>
    </Box>
  );
}

const STATE_WORDS: Record<ReturnedRow['state'], string> = {
  back: 'Back',
  queued: 'Queued',
  refused: 'Not accepted',
  before: 'Nothing changed',
  gone: 'Sent or discarded',
};

const STATE_COLORS: Record<ReturnedRow['state'], string> = {
  back: 'success.fg',
  queued: 'warning.fg',
  refused: 'danger.fg',
  before: 'fg.muted',
  gone: 'fg.muted',
};

/** What comes back: the item that waits for a second Enter, and what was taken back here. */
export function ReturnPanel({ desk }: { desk: DeskState }) {
  const { pending, returned } = desk;
  return (
    <Panel title="Taken back" badge={<Text as="small">{counted(returned.length, 'item')}</Text>}>
      {pending ? (
        pending.counts ? (
          <CountBack key={pending.item.id} pending={pending} desk={desk} />
        ) : (
          <Flex p="4" gap="3" align="center" wrap="wrap" background="warning.subtle">
            <Serial>{pending.item.serial_number}</Serial>
            <Text flex="1">{pending.item.name}. Press Enter again to take it back.</Text>
            <Button size="l" onClick={() => void desk.takeBack(pending)}>
              Take Back
            </Button>
            <Button size="l" variant="ghost" onClick={desk.cancelReturn}>
              Cancel
            </Button>
          </Flex>
        )
      ) : null}
      {returned.length === 0 && !pending ? (
        <Box p="4">
          <EmptyState
            title="Nothing came back yet"
            hint="Scan items in any order, of any persons. They need not be here."
            align="left"
          />
        </Box>
      ) : (
        <Box as="ul">
          {returned.map(({ key, serial, words, at, state }) => (
            <Flex
              as="li"
              key={key}
              gap="3"
              px="4"
              py="3"
              align="center"
              borderTopWidth="1px"
              borderColor="border.subtle"
            >
              <Box flex="1" minWidth="0">
                {serial === null ? null : <Serial>{serial}</Serial>}
                <Text>{words}</Text>
              </Box>
              <Flex gap="2" align="center" flex="none" color={STATE_COLORS[state]}>
                {state === 'refused' ? <CircleXIcon aria-hidden="true" /> : <CheckIcon aria-hidden="true" />}
                <span>
                  {STATE_WORDS[state]} <Mono>{formatTime(at)}</Mono>
                </span>
              </Flex>
            </Flex>
          ))}
        </Box>
      )}
    </Panel>
  );
}
