import type { SuccessionDetailDto, SuccessionSectionDto } from '@hand-receipt/contracts';
import { reasonOf, statusOf, useConnection } from '@hand-receipt/platform';
import { CodeBox } from '@hand-receipt/scan';
import { Alert, Box, EyeIcon, EyeOffIcon, LiveText, Panel, Text } from '@hand-receipt/ui';
import { QueuedCard } from './queued-card';
import { ReadingCard } from './reading-card';
import type { Reader } from './use-reader';

interface ReaderPanelProps {
  succession: SuccessionDetailDto;
  section: SuccessionSectionDto;
  reader: Reader;
}

/** The list on this device has no serial number that was not read. */
const BlindBadge = () => (
  <Text
    as="span"
    data-tooltip="The serial numbers of the book are hidden until you have read them."
    display="inline-flex"
    alignItems="center"
    gap="1"
    px="2"
    borderWidth="1px"
    borderColor="border"
    borderRadius="sm"
    color="fg.muted"
    textStyle="caption"
    fontWeight="600"
  >
    <EyeOffIcon size={14} /> Blind
  </Text>
);

/** Whether the recorder sees the readings as they are made. Those that wait on this device they do not see yet. */
function SeenBy({ name, isWaiting }: { name: string; isWaiting: boolean }) {
  const isOnline = useConnection(({ online }) => online);
  return (
    <Text as="span" display="inline-flex" alignItems="center" gap="1" color="fg.muted" textStyle="caption">
      <EyeIcon size={14} />{' '}
      {isOnline && !isWaiting ? `${name} sees this live` : `${name} sees each reading once it is sent`}
    </Text>
  );
}

/** Why a reading was not taken. What was typed is in the box again. */
function NotRead({ failure }: { failure: Error }) {
  const isOffline = statusOf(failure) === 0;
  return (
    <Box mt="3">
      <Alert tone="danger" title={isOffline ? 'Needs a connection.' : (reasonOf(failure) ?? failure.message)}>
        <p>What you typed is still here.</p>
      </Alert>
    </Box>
  );
}

/**
 * The reader types, scans or films what the plate says. The book's serial number appears after the entry. Each result is
 * announced once, the result first, and the same field asks for the next one. Without a connection readings wait on this
 * device.
 */
export function ReaderPanel({ succession: { id }, section, reader }: ReaderPanelProps) {
  const { field, readings, queued, failure, read, announced, take, again } = reader;
  const isEmpty = readings.length === 0 && queued.length === 0;
  return (
    <>
      <Panel title="Read the plate" padded actions={<BlindBadge />}>
        <CodeBox label="Serial number" submitLabel="Enter Serial" inputRef={field} onCode={take} />
        {isEmpty && (
          <Text mt="2" color="fg.muted" textStyle="table">
            The book’s serial appears here after your entry.
          </Text>
        )}
        {failure && <NotRead failure={failure} />}
        <LiveText assertive>
          {announced.map(({ key, words }) => (
            <p key={key}>{words}</p>
          ))}
        </LiveText>
      </Panel>
      {!isEmpty && (
        <Panel
          title="Just read"
          padded
          actions={<SeenBy name={section.recorder.name} isWaiting={queued.length > 0} />}
        >
          <Box as="ol" display="grid" gap="3" aria-label="Just read">
            {queued.map((reading) => (
              <QueuedCard key={reading.id} reading={reading} />
            ))}
            {readings.map((reading, index) => (
              <ReadingCard
                key={reading.id}
                successionId={id}
                reading={reading}
                isNewest={index === 0}
                onRead={read}
                onAgain={() => again()}
              />
            ))}
          </Box>
        </Panel>
      )}
    </>
  );
}
