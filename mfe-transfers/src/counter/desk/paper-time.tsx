import { Box, Checkbox, Text } from '@hand-receipt/ui';
import type { DeskState } from './use-desk';

/** Now, as a field for a local time has it. */
function nowInField(): string {
  const now = new Date();
  return new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}

/** When an act was done that is entered from the paper log. */
export function PaperTime({ desk: { list, change } }: { desk: DeskState }) {
  const { paperTime } = list;
  const set = (next: string | null) => change({ type: 'paper', paperTime: next });
  return (
    <Box>
      <Checkbox checked={paperTime !== null} onChange={(isPaper) => set(isPaper ? '' : null)}>
        From the paper log
      </Checkbox>
      {paperTime === null ? null : (
        <Box as="label" display="block" mt="2" maxWidth="280px">
          <Text fontSize="13px" fontWeight="semibold">
            Time on the paper
          </Text>
          <span className="hr-input">
            <input
              type="datetime-local"
              value={paperTime}
              max={nowInField()}
              onChange={({ target }) => set(target.value)}
            />
          </span>
        </Box>
      )}
    </Box>
  );
}
