import { Box, Checkbox, Text } from '@hand-receipt/ui';
import { useId } from 'react';
import { earliestPaper, wrongPaperTime } from './list';
import type { DeskState } from './use-desk';

/** A time as a field for a local time has it. */
const inField = (time: Date): string =>
  new Date(time.getTime() - time.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);

/** When an act was done that is entered from the paper log. */
export function PaperTime({ desk: { list, change, verdict } }: { desk: DeskState }) {
  const { paperTime } = list;
  const id = useId();
  const refused = verdict?.isOfPaperTime ? verdict.words : null;
  const wrong = wrongPaperTime(list) ?? refused;
  const set = (next: string | null) => change({ type: 'paper', paperTime: next });
  return (
    <Box>
      <Checkbox checked={paperTime !== null} onChange={(isPaper) => set(isPaper ? '' : null)}>
        From the paper log
      </Checkbox>
      {paperTime === null ? null : (
        <Box mt="2" maxWidth="280px">
          <label>
            <Text fontSize="13px" fontWeight="semibold">
              Time on the paper
            </Text>
            <span className="hr-input">
              <input
                type="datetime-local"
                value={paperTime}
                min={inField(earliestPaper())}
                max={inField(new Date())}
                aria-invalid={wrong === null ? undefined : true}
                aria-describedby={wrong === null ? undefined : id}
                onChange={({ target }) => set(target.value)}
              />
            </span>
          </label>
          {wrong === null ? null : (
            <Text id={id} color="danger.fg" mt="1">
              {wrong}
            </Text>
          )}
        </Box>
      )}
    </Box>
  );
}
