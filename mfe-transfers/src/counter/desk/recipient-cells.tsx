import { Box, Flex, IconButton, Label, Text, TextInput, XIcon } from '@hand-receipt/ui';
import type { DeskState } from './use-desk';
import { leaveOnEnter } from './use-one-field';

const PURPOSE_LENGTH = 200;

/** Local day, for a date field. */
const dayOf = (date: Date): string =>
  [
    date.getFullYear(),
    String(date.getMonth() + 1).padStart(2, '0'),
    String(date.getDate()).padStart(2, '0'),
  ].join('-');

/** Who signs, and of a temporary receipt until when and what for. */
export function RecipientCells({ desk }: { desk: DeskState }) {
  const { list, change } = desk;
  const { recipient, mode } = list;
  return (
    <Box borderWidth="1px" borderColor="border" borderRadius="l2" background="bg.panel" p="4">
      <Flex align="center" gap="3" justify="space-between">
        <Box minWidth="0">
          <Label as="p">Receiver</Label>
          <Text fontSize="17px" fontWeight="semibold">
            {recipient ? recipient.name : 'Nobody yet'}
          </Text>
          <Text as="small" color="fg.muted">
            {recipient
              ? [recipient.position, recipient.unit].filter(Boolean).join(', ')
              : 'Scan a card or type a name'}
          </Text>
        </Box>
        {recipient ? (
          <IconButton
            size="l"
            label={`Remove ${recipient.name}`}
            icon={<XIcon />}
            onClick={() => change({ type: 'no-person' })}
          />
        ) : null}
      </Flex>
      {mode === 'temporary' ? (
        <Box display="grid" gap="3" mt="3" onKeyDown={leaveOnEnter}>
          <label>
            <Text fontSize="13px" fontWeight="semibold">
              Due back (30 days unless you choose)
            </Text>
            <span className="hr-input">
              <input
                type="date"
                value={list.dueOn}
                min={dayOf(new Date())}
                onChange={({ target }) => change({ type: 'due', dueOn: target.value })}
              />
            </span>
          </label>
          <TextInput
            label="Purpose"
            value={list.purpose}
            maxLength={PURPOSE_LENGTH}
            onChange={(purpose) => change({ type: 'purpose', purpose })}
          />
        </Box>
      ) : null}
    </Box>
  );
}
