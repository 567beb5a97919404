import { COUNT_SCAN } from '@hand-receipt/data';
import { type QueueEntry, useQueue, useUrlState } from '@hand-receipt/platform';
import { Alert, Box, Button, counted, formatCount, Mono, useIsPhone } from '@hand-receipt/ui';
import { serialOf } from '../verify-items/scan-entry';

/** So many are named here; the queue has all of them. */
const NAMED = 3;

const isRefused = ({ state }: QueueEntry): boolean => state === 'failed';

/** What was read, as the device kept it. */
const serialIn = ({ data }: QueueEntry): string => {
  const { code = '', plateReads = code } = (data ?? {}) as { code?: string; plateReads?: string };
  return serialOf(plateReads);
};

const titleOf = (reads: number, others: number): string =>
  reads > 0
    ? `${counted(reads, 'read')} ${reads === 1 ? 'was' : 'were'} not taken`
    : `${counted(others, 'change')} could not be sent`;

/**
 * Reads of this count that waited on this device and that the server refused, with its reasons. On a phone the count lies
 * over the shell's banner, so that it tells of other refused changes too.
 */
export function RefusedReads({ inventoryId }: { inventoryId: string }) {
  const { set } = useUrlState();
  const isPhone = useIsPhone();
  const refused = useQueue().entries.filter(isRefused);
  const reads = refused.filter(({ call }) => call?.key === COUNT_SCAN && call.params?.id === inventoryId);
  const others = isPhone ? refused.length - reads.length : 0;
  if (reads.length + others === 0) return null;
  const more = reads.length - NAMED;
  return (
    <Alert
      tone="danger"
      title={titleOf(reads.length, others)}
      actions={
        <Button size="s" onClick={() => set({ queue: 'open' })}>
          Show queue
        </Button>
      }
    >
      {reads.length > 0 ? (
        <Box as="ul" aria-label="Reads that were not taken">
          {reads.slice(0, NAMED).map((entry) => (
            <li key={entry.id}>
              <Mono>{serialIn(entry)}</Mono>: {entry.reason ?? 'The server gave no reason.'}
            </li>
          ))}
        </Box>
      ) : null}
      {more > 0 ? <p>and {formatCount(more)} more</p> : null}
      {reads.length > 0 && others > 0 ? <p>{counted(others, 'other change')} could not be sent.</p> : null}
    </Alert>
  );
}
