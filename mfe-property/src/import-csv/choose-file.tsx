import {
  Box,
  Button,
  ErrorState,
  FileTextIcon,
  Flex,
  LiveText,
  Text,
  VisuallyHidden,
} from '@hand-receipt/ui';
import { type DragEvent, useRef } from 'react';
import { FILE_RULES } from './file-choice';
import { ReadingProgress } from './reading-progress';
import { useFileReading } from './use-file-reading';

const COLUMNS =
  'Name and Serial Number; NSN, LIN, Category, Status, Location and Description where there are any';

/** Picks a CSV file, by dialog or by dropping it, and has it read. Nothing is entered by that. */
export function ChooseFile({ onRead }: { onRead: (importId: string) => void }) {
  const { take, again, stop, isReading, failure } = useFileReading(onRead);
  const input = useRef<HTMLInputElement>(null);

  function drop(event: DragEvent) {
    event.preventDefault();
    take(event.dataTransfer.files[0]);
  }

  return (
    <>
      <Box
        padding="6"
        borderWidth="1px"
        borderStyle="dashed"
        borderColor="border.emphasized"
        borderRadius="l2"
        background="bg.panel"
        onDragOver={(event: DragEvent) => event.preventDefault()}
        onDrop={drop}
      >
        <Flex gap="4" align="center" wrap="wrap">
          <Button
            variant="primary"
            icon={<FileTextIcon />}
            working={isReading}
            onClick={() => input.current?.click()}
          >
            Choose CSV file
          </Button>
          <Text>or drop it here. {FILE_RULES}.</Text>
        </Flex>
        <Text mt="3" color="fg.muted">
          The first row names the columns: {COLUMNS}. The file is read and checked first; nothing is entered
          until you confirm.
        </Text>
        <VisuallyHidden as="div">
          <input
            ref={input}
            type="file"
            accept=".csv,text/csv,text/plain"
            aria-label="CSV file"
            tabIndex={-1}
            onChange={(event) => {
              take(event.target.files?.[0]);
              // The same file, corrected, can be chosen again.
              event.target.value = '';
            }}
          />
        </VisuallyHidden>
      </Box>
      <LiveText>{isReading ? 'Reading the file...' : ''}</LiveText>
      {isReading && <ReadingProgress onStop={stop} />}
      {failure && (
        <ErrorState
          failed="action"
          title="The file was not read"
          message={failure}
          onRetry={again}
          retrying={isReading}
        />
      )}
    </>
  );
}
