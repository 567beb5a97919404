import type { LossCaseDto } from '@hand-receipt/contracts';
import { Box, Mono, RecordRow, Serial, StatusBadge, Text, formatDateTime } from '@hand-receipt/ui';
import { clockWords, stateOf } from './loss-words';

/** Items that a row names. */
const SHOWN = 3;

/** One case in a list: its items, its clock and its state. */
export function LossCaseRow({ lossCase }: { lossCase: LossCaseDto }) {
  const { id, items, reported_by: reporter, opened_at: openedAt } = lossCase;
  const more = items.length - SHOWN;
  const { label, status } = stateOf(lossCase);
  return (
    <RecordRow
      id={id}
      to={`/loss-cases/${id}`}
      what={
        <>
          {items.slice(0, SHOWN).map((item) => (
            <Box as="span" key={item.id} overflowWrap="anywhere">
              <b>{item.name}</b> <Serial>{item.serial_number}</Serial>
            </Box>
          ))}
          {more > 0 && (
            <Text as="span" color="fg.muted">
              and {more} more
            </Text>
          )}
          <Text as="span" color="fg.muted" overflowWrap="anywhere">
            {lossCase.circumstances}
          </Text>
        </>
      }
      when={
        <>
          {clockWords(lossCase)}. Reported by {reporter.name}, <Mono>{formatDateTime(openedAt)}</Mono>
        </>
      }
      badge={<StatusBadge status={status} label={label} />}
    />
  );
}
