import { localDay, unitSettingQueries } from '@hand-receipt/data';
import { useQuery } from '@hand-receipt/platform';
import { Box, Flex, IconButton, Label, Text, TextInput, XIcon } from '@hand-receipt/ui';
import type { DeskState } from './use-desk';

const PURPOSE_LENGTH = 200;

/** So many days a temporary receipt of the unit lasts; undefined until they are known. */
function useTemporaryDays(unitId: string): number | undefined {
  const { data } = useQuery(unitSettingQueries.ofUnit(unitId));
  const value = data?.find(({ key }) => key === 'counter.temporaryDays')?.value;
  return typeof value === 'number' ? value : undefined;
}

/** The last day on which what is handed over now, or was by the paper, may be due. */
function lastDue({ paperTime }: DeskState['list'], days: number): string {
  const day = paperTime ? new Date(paperTime) : new Date();
  day.setDate(day.getDate() + days);
  return localDay(day);
}

/** Until when a temporary receipt is, and what for. */
function TemporaryCells({ desk: { list, change }, unitId }: RecipientCellsProps) {
  const days = useTemporaryDays(unitId);
  return (
    <Box display="grid" gap="3" mt="3" data-leave-on-enter>
      <label>
        <Text fontSize="13px" fontWeight="semibold">
          {days === undefined ? 'Due back' : `Due back (${days} days unless you choose)`}
        </Text>
        <span className="hr-input">
          <input
            type="date"
            value={list.dueOn}
            min={localDay()}
            max={days === undefined ? undefined : lastDue(list, days)}
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
  );
}

interface RecipientCellsProps {
  desk: DeskState;
  /** Of the counter. */
  unitId: string;
}

/** Who signs, and of a temporary receipt until when and what for. */
export function RecipientCells({ desk, unitId }: RecipientCellsProps) {
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
      {mode === 'temporary' ? <TemporaryCells desk={desk} unitId={unitId} /> : null}
    </Box>
  );
}
