import type { SuccessionDetailDto, SuccessionSectionDto } from '@hand-receipt/contracts';
import { reasonOf, statusOf } from '@hand-receipt/platform';
import { Alert, Box, CodeInput, LiveText, Panel, Text } from '@hand-receipt/ui';
import { useRef } from 'react';
import { ReadingCard } from './reading-card';
import { useReadings } from './use-readings';

interface ReaderPanelProps {
  succession: SuccessionDetailDto;
  section: SuccessionSectionDto;
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
 * The reader types or scans what the plate says. The book's serial number appears after the entry. Each result is
 * announced once, the result first, and the same field asks for the next one.
 */
export function ReaderPanel({ succession, section }: ReaderPanelProps) {
  const field = useRef<HTMLInputElement>(null);
  const again = (text = '') => {
    const input = field.current;
    if (!input) return;
    if (text && !input.value) input.value = text;
    input.focus();
  };
  const { readings, failure, read } = useReadings({
    successionId: succession.id,
    section: section.number,
    onFailed: again,
  });
  const [last] = readings;
  return (
    <>
      <Panel title="Read the plate" padded>
        <CodeInput
          label="Serial number"
          submitLabel="Enter Serial"
          inputRef={field}
          onCode={(code) => void read({ code: code.toUpperCase() }).catch(() => undefined)}
        />
        {!last && (
          <Text mt="2" color="fg.muted" textStyle="table">
            The book’s serial appears here after your entry.
          </Text>
        )}
        {failure && <NotRead failure={failure} />}
        <LiveText assertive>{last && <span key={last.key}>{last.message}</span>}</LiveText>
      </Panel>
      {readings.length > 0 && (
        <Panel title="Just read" padded>
          <Box as="ol" display="grid" gap="3" aria-label="Just read">
            {readings.map((reading, index) => (
              <ReadingCard
                key={reading.key}
                reading={reading}
                onRead={index === 0 ? read : undefined}
                onAgain={() => again()}
              />
            ))}
          </Box>
        </Panel>
      )}
    </>
  );
}
