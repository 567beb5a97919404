import type { SuccessionDetailDto, SuccessionSectionDto } from '@hand-receipt/contracts';
import { reasonOf, statusOf } from '@hand-receipt/platform';
import { CodeBox, searchText, scanProblem, useKeptDecoder, useWedge } from '@hand-receipt/scan';
import { Alert, Box, LiveText, Panel, Text, toast } from '@hand-receipt/ui';
import { useRef } from 'react';
import { QueuedCard } from './queued-card';
import { ReadingCard } from './reading-card';
import { useAnnounced } from './use-announced';
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
 * The reader types, scans or films what the plate says. The book's serial number appears after the entry. Each result is
 * announced once, the result first, and the same field asks for the next one. Without a connection readings wait on this
 * device.
 */
export function ReaderPanel({ succession: { id }, section }: ReaderPanelProps) {
  const field = useRef<HTMLInputElement>(null);
  useWedge(field);
  useKeptDecoder();
  const again = (text = '') => {
    const input = field.current;
    if (!input) return;
    if (text && !input.value) input.value = text;
    input.focus();
  };
  const { readings, queued, isLoaded, failure, read } = useReadings({
    successionId: id,
    section: section.number,
    onFailed: (code) => again(searchText(code)),
  });
  const announced = useAnnounced({ readings, queued, isLoaded });
  const take = (code: string) => {
    const problem = scanProblem(code);
    if (problem) toast({ tone: 'danger', title: problem });
    else void read({ code }).catch(() => undefined);
  };
  const isEmpty = readings.length === 0 && queued.length === 0;
  return (
    <>
      <Panel title="Read the plate" padded>
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
        <Panel title="Just read" padded>
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
